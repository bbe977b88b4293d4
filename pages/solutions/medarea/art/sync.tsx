import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const tracks = [
  { name: words.syncDrawing.scan, color: 'var(--tint)', arrive: [0, 2, 9, 5, 1, 3] },
  { name: words.syncDrawing.pose, color: 'var(--second)', arrive: [14, 6, 18, 11, 16, 8] },
];

/** Frames of both pictures as they arrive, early and late, and as they are shown: in pairs, by the time at which they were taken. */
function frames(width: number, narrow: boolean) {
  const [left, count, shown, edge, font] = narrow ? [8, 4, 250, 8, 14] : [110, 6, 226, 0, 20];
  const pitch = (width - left) / count;
  return (
    <>
      {tracks.map(({ name, color, arrive }, track) => {
        const y = 34 + track * (narrow ? 86 : 76);
        return (
          <g key={name}>
            <Text x={edge} y={narrow ? y - 20 : y + 22} size={font} weight={600} fill={color}>
              {words.syncDrawing.arrives({ name })}
            </Text>
            {arrive.slice(0, count).map((late, index) => {
              const from = left + index * pitch + pitch * 0.1 + (late / 18) * pitch * 0.38;
              const to = left + index * pitch + pitch * 0.3;
              return (
                <g key={index}>
                  <path
                    d={`M${from + pitch * 0.2} ${y + 44}L${to + pitch * 0.2} ${shown}`}
                    stroke={color}
                    opacity=".5"
                  />
                  <rect x={from} y={y} width={pitch * 0.4} height="44" rx="4" fill={color} opacity=".9" />
                </g>
              );
            })}
          </g>
        );
      })}
      <Text x={edge} y={shown + (narrow ? 78 : 34)} size={font} weight={600} fill="currentColor">
        {narrow ? words.syncDrawing.pairs : words.syncDrawing.pairsShort}
      </Text>
      {[0, 1].map((row) => (
        <path
          key={row}
          d={`M${left + 0.3 * pitch} ${shown + 16 + row * 34}H${width}`}
          strokeDasharray={`${pitch * 0.4} ${pitch * 0.6}`}
          stroke={tracks[row]!.color}
          strokeWidth="32"
        />
      ))}
    </>
  );
}

export function Sync() {
  return (
    <Drawing
      title={words.syncDrawing.title}
      wide={{ size: [1152, 300], art: frames(1152, false) }}
      narrow={{ size: [358, 340], art: frames(358, true) }}
    />
  );
}
