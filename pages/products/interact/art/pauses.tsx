import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

type Slots = { shares: readonly number[]; pauses: readonly number[] };
/** Pauses of recorded switches: hundredths of all, and milliseconds without a new picture. */
const before: Slots = { shares: [19.4, 10.3, 5.3, 3], pauses: [620, 900, 130, 340] };
const after: Slots = { shares: [1.9], pauses: [300] };
const sum = ({ shares }: Slots) => shares.reduce((all, share) => all + share, 0);
const [top, tall, scale] = [40, 340, 1_200];

/** All switches as a block, one above the other; what is cut out was black. */
function block(slots: Slots, { left, width }: { left: number; width: number }): string {
  let y = top + ((100 - sum(slots)) / 200) * tall;
  const cuts = slots.shares.map((share, at) => {
    const high = tenth((share / 100) * tall);
    y += high;
    return `M${left} ${tenth(y)}v${-high}h${tenth((slots.pauses[at]! / scale) * width)}v${high}z`;
  });
  return `M${left} ${top}h${width}v${tall}h${-width}z${cuts.join('')}`;
}

/** All switches before and after: as high as the share of those with a pause, as wide as the pause. */
export function Pauses() {
  const pair = (width: number, font: number) =>
    [before, after].map((slots, index) => {
      const left = index * (width + 24);
      return (
        <g key={index}>
          <path d={block(slots, { left, width })} fill="var(--tint)" fillRule="evenodd" />
          <Text x={left} y={14} size={font} weight={650} fill="currentColor">
            {index
              ? words.pauses.after({ share: sum(after) })
              : words.pauses.before({ share: Math.round(sum(before)) })}
          </Text>
          <Text x={left} y={top + tall + 20} size={font} fill="var(--muted)">
            {index ? words.pauses.axis : words.pauses.dark}
          </Text>
        </g>
      );
    });
  return (
    <Drawing
      title={words.pauses.title}
      wide={{ size: [564, 412], art: pair(270, 17) }}
      narrow={{ size: [358, 412], art: pair(167, 14) }}
    />
  );
}
