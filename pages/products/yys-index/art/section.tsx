import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { layers } from '../words.yaml';
import { minutes } from '../data.ts';
import * as words from '../words.yaml';

const colors = ['var(--tint)', 'var(--second)', 'var(--third-ink)', 'var(--muted)'];
/** From the middle of one part to the next: gray release, routing by version, database, cluster. */
const way = [1258, 1038, 1038, 598] as const;
const frames = {
  wide: { size: [1392, 542], row: 140, card: 118, left: 36, name: [44, 30], trace: [86, 19], part: [196, 56, 20] },
  narrow: { size: [358, 760], row: 190, card: 172, left: 18, name: [28, 20], trace: [54, 13], part: [156, 38, 14] },
} as const;

function view(which: 'wide' | 'narrow'): View {
  const { size, row, card, left, name, trace, part } = frames[which];
  const isWide = which === 'wide';
  const place = (at: number) =>
    (isWide ? [500 + at * 220, 32] : [18 + (at % 2) * 166, 74 + Math.floor(at / 2) * 46]) as [number, number];
  const art = layers.map((layer, index) => {
    const y = index * row;
    return (
      <g key={layer.name}>
        <rect
          x="1"
          y={y + 1}
          width={size[0] - 2}
          height={card}
          rx="12"
          fill="var(--card)"
          stroke="var(--rule)"
          strokeWidth="2"
        />
        {isWide ? <path d={`M2 ${y + 16}v88`} stroke={colors[index]} strokeWidth="6" /> : null}
        <Text x={left} y={y + name[0]} size={name[1]} weight={650} fill="currentColor">
          {layer.name}
        </Text>
        <Text x={left} y={y + trace[0]} size={trace[1]} fill="var(--muted)">
          {layer.trace}
        </Text>
        {layer.parts.map((one, at) => {
          const [px, py] = place(at);
          const [width, height, font] = part;
          return (
            <g key={one}>
              <rect
                x={px}
                y={y + py}
                width={width}
                height={height}
                rx="8"
                stroke={colors[index]}
                strokeWidth="2"
                fill="var(--ground)"
              />
              <Text
                x={px + width / 2}
                y={y + py + height / 2}
                size={font}
                weight={600}
                anchor="middle"
                fill="currentColor"
              >
                {one}
              </Text>
            </g>
          );
        })}
        {!isWide && index < 3 ? <path d={`M180 ${y + card + 1}v18`} stroke="var(--third-ink)" strokeWidth="4" /> : null}
      </g>
    );
  });
  return { size, art: isWide ? [...art, <Way key="way" />] : art };
}

function Way() {
  return way.slice(1).map((to, index) => {
    const [from, y] = [way[index]!, index * 140];
    const path = `M${from} ${y + 88}C${from} ${y + 150} ${to} ${y + 110} ${to} ${y + 172}`;
    return (
      <g key={y}>
        <path d={path} stroke="var(--third-ink)" strokeWidth="4" />
        <path
          d={`M${from} ${y + 88}h.1M${to} ${y + 172}h.1`}
          stroke="var(--third-ink)"
          strokeWidth="12"
          strokeLinecap="round"
        />
      </g>
    );
  });
}

/** Four layers cut open from the top down, and the way of one release through all of them. */
export function CrossSection() {
  return <Drawing title={words.section.title({ minutes })} wide={view('wide')} narrow={view('narrow')} />;
}
