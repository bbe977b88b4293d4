import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { measurements } from '../../../../config/measurements.ts';
import * as words from '../words.yaml';

const { median, most } = measurements.cloudNative.failover;
const drills = 412;
const size = 460;
const [middle, hub, perSecond] = [size / 2, 48, 4.9];
const radius = (seconds: number) => hub + seconds * perSecond;

/** Seconds of a drill by its rank, 0 to 1: half of them take the median at most. */
const secondsAt = (rank: number) =>
  rank < 0.5 ? median - 9 * (1 - rank * 2) ** 1.4 : median + (most - 1 - median) * (rank * 2 - 1) ** 2.2;
/** Rank and hour of a drill, 0 to 1, spread evenly over both. */
const rankOf = (drill: number) => (drill * 0.56984) % 1;
const spoke = (drill: number) => {
  const turn = ((drill * 0.754878) % 1) * 2 * Math.PI;
  const at = (from: number) => `${tenth(middle + from * Math.sin(turn))} ${tenth(middle - from * Math.cos(turn))}`;
  return `M${at(hub)}L${at(radius(secondsAt(rankOf(drill))))}`;
};
const isQuick = (drill: number) => rankOf(drill) < 0.5;
const all = Array.from({ length: drills }, (_, drill) => drill);
const lines = (some: readonly number[]) => some.map(spoke).join('');

/** Drills around the clock: the hour as the direction, the seconds until writes went on as the length. */
export function Drills() {
  return (
    <Drawing
      title={words.drills.title({ drills })}
      wide={{
        size: [size, size],
        art: (
          <>
            <path d={lines(all.filter((drill) => !isQuick(drill)))} stroke="var(--muted)" strokeWidth="1.5" />
            <path d={lines(all.filter(isQuick))} stroke="var(--second)" strokeWidth="1.8" />
            {[median, most].map((seconds) => (
              <circle
                key={seconds}
                cx={middle}
                cy={middle}
                r={radius(seconds)}
                stroke="currentColor"
                strokeWidth="1.5"
                strokeDasharray="4 6"
              />
            ))}
            {[0, 6, 12, 18].map((hour, quarter) => (
              <Text
                key={hour}
                x={middle + [0, 1, 0, -1][quarter]! * 30}
                y={middle + [-1, 0, 1, 0][quarter]! * 30}
                size={17}
                anchor="middle"
                fill="var(--muted)"
              >
                {hour}
              </Text>
            ))}
            <Text x={size} y={20} size={17} anchor="end" fill="currentColor">
              {words.drills.text}
            </Text>
            <Text x={size} y={size - 12} size={17} anchor="end" fill="var(--second-ink)">
              {words.drills.inner({ median })}
            </Text>
          </>
        ),
      }}
    />
  );
}
