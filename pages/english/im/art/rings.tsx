import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { messages, pushesOf } from '../../../../config/push-merging.ts';
import type { PushArt } from '../push-facts.tsx';

/** Seconds between two messages of the group. */
export const every = 3;
/** Messages that a ring tells of, to have their number above it. */
const labelled = 8;
export const pushes = pushesOf(every);

/** Messages of five minutes above, and below them the moments when the phone rings, as high as the messages they tell of are many. */
export function Rings({ width, size }: PushArt) {
  const last = pushes.at(-1)!.at;
  const at = (second: number) => tenth(1.5 + (second / last) * (width - 3));
  const [top, base] = [size * 1.6, size * 10.2];
  const most = Math.max(...pushes.map(({ merged }) => merged.length));
  const ticks = Array.from({ length: messages }, (_, index) => `M${at(index * every)} ${top}v${size}`).join('');
  return (
    <>
      <path d={ticks} stroke="var(--tint)" strokeWidth="1.5" opacity="0.6" />
      <path d={`M0 ${base}H${width}`} stroke="var(--rule)" strokeWidth="2" />
      {pushes.map(({ at: second, merged }) => {
        const height = tenth(size * (0.5 + (merged.length / most) * 4.2));
        return (
          <g key={second}>
            <path
              d={`M${tenth(at(second) - size * 0.25)} ${base}v-${height}`}
              stroke="var(--second)"
              strokeWidth={size * 0.5}
            />
            {merged.length >= labelled ? (
              <Text
                x={at(second) - size * 0.25}
                y={base - height - size * 0.8}
                size={size * 0.9}
                anchor="middle"
                fill="var(--second-ink)"
              >
                {String(merged.length)}
              </Text>
            ) : null}
          </g>
        );
      })}
      <Text x={0} y={size * 0.6} size={size} fill="var(--muted)">
        {`${messages} messages in five minutes`}
      </Text>
      <Text x={0} y={base + size * 1.2} size={size} weight={650} fill="var(--second-ink)">
        {`${pushes.length} rings`}
      </Text>
      <Text x={width} y={base + size * 1.2} size={size} anchor="end" fill="var(--muted)">
        {`the longest wait ${Math.max(...pushes.map(({ at: second, merged }) => second - merged[0]!))} s`}
      </Text>
    </>
  );
}
