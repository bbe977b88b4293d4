import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

type AudiogramProps = {
  works: readonly { name: string; hz: readonly [number, number]; db: readonly [number, number] }[];
};

const octaves = [125, 250, 500, 1000, 2000, 4000, 8000];
const levels = [0, 20, 40, 60, 80, 100];

/** Where the sound of each work is on an audiogram: pitch to the right, loudness downward, as audiologists draw it. */
export function Audiogram({ works }: AudiogramProps) {
  const view = (width: number, height: number, size: number) => {
    const xOf = (hz: number) => 52 + (Math.log2(hz / 62.5) / 7.3) * (width - 60);
    const yOf = (db: number) => 36 + (db / 105) * (height - 44);
    return {
      size: [width, height] as const,
      art: (
        <>
          {words.audiogram.units.map((unit, index) => (
            <Text key={unit} x={index ? 4 : 52} y={index ? yOf(10) : 14} size={size} fill="var(--muted)">
              {unit}
            </Text>
          ))}
          {octaves.map((hz) => (
            <g key={hz}>
              <path d={`M${xOf(hz)} 30V${height}`} stroke="var(--rule)" />
              <Text x={xOf(hz)} y={14} size={size} anchor="middle" fill="var(--muted)">
                {hz < 1000 ? hz : `${hz / 1000}k`}
              </Text>
            </g>
          ))}
          {levels.map((db) => (
            <g key={db}>
              <path d={`M52 ${yOf(db)}H${width}`} stroke="var(--rule)" />
              <Text x={40} y={yOf(db)} size={size} anchor="end" fill="var(--muted)">
                {db}
              </Text>
            </g>
          ))}
          {works.map(({ name, hz, db }, index) => {
            const [x, y] = [xOf(hz[0]), yOf(db[0])];
            const [w, h] = [xOf(hz[1]) - x, yOf(db[1]) - y];
            return (
              <g key={name}>
                <rect
                  x={x}
                  y={y}
                  width={w}
                  height={h}
                  rx={Math.min(h, w) / 2}
                  fill="var(--tint-soft)"
                  stroke="var(--tint)"
                  strokeWidth="2"
                  opacity={index % 2 ? 0.82 : 1}
                />
                <Text x={x + w / 2} y={y + h / 2} size={size + 2} weight={650} anchor="middle" fill="var(--ink)">
                  {name}
                </Text>
              </g>
            );
          })}
        </>
      ),
    };
  };
  return <Drawing title={words.audiogram.title} wide={view(720, 520, 18)} narrow={view(358, 420, 11.5)} />;
}
