import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { dollarMeters } from '../../../../config/dollar-prices.ts';
import { dollarLineOf, dollars } from '../../../../config/rules/dollars.ts';
import { grouped } from '../../../../config/rules/price.ts';

const video = dollarMeters.find(({ id }) => id === 'video')!;
const { tiers, per, free } = video;
/** Two powers of ten and a half on each side of the first bound, in cents from none to above the first price. */
const from = 5_000;
const to = 50_000_000;
const most = 450;
const meanOf = (quantity: number) => (dollarLineOf(video, quantity).cents / quantity) * per;
const points = Array.from({ length: 81 }, (_, index) => from * (to / from) ** (index / 80));
const bounds = [from, ...tiers.flatMap(({ upTo }) => (upTo === null ? [] : [upTo + free])), to];
const scale = [10_000, 100_000, 1_000_000, 10_000_000];

const inShort = (quantity: number) => (quantity < 1_000_000 ? `${quantity / 1_000}k` : `${quantity / 1_000_000}M`);

type Frame = { left: number; right: number; size: number; short: boolean };

function Curve({ left, right, size, short }: Frame) {
  const x = (quantity: number) => Math.round(left + (Math.log(quantity / from) / Math.log(to / from)) * (right - left));
  const y = (cents: number) => tenth(280 - (cents / most) * 250);
  const curve = points.map((quantity) => `${x(quantity)} ${y(meanOf(quantity))}`).join('L');
  return (
    <>
      {scale.map((quantity) => (
        <g key={quantity}>
          <path d={`M${x(quantity)} 30V280`} stroke="var(--rule)" />
          <Text x={x(quantity)} y={308} size={size} anchor="middle" fill="var(--muted)">
            {`${short ? inShort(quantity) : grouped(quantity)} min`}
          </Text>
        </g>
      ))}
      <path d={`M${left} 280H${right}`} stroke="currentColor" strokeWidth="1.5" />
      {tiers.map(({ cents }, index) => (
        <g key={cents}>
          <path
            d={`M${x(bounds[index]!)} ${y(cents)}H${x(bounds[index + 1]!)}`}
            stroke="var(--second)"
            strokeWidth="3"
            strokeDasharray="2 6"
          />
          <Text
            x={(x(bounds[index]!) + x(bounds[index + 1]!)) / 2}
            y={y(cents) + (index === 0 ? -20 : 22)}
            size={size + 2}
            weight={650}
            anchor="middle"
            fill="currentColor"
          >
            {dollars(cents)}
          </Text>
        </g>
      ))}
      <path d={`M${curve}`} stroke="var(--tint)" strokeWidth="4" strokeLinejoin="round" />
      <Text x={x(20_000)} y={220} size={size} weight={600} fill="currentColor">
        {`Average, ${grouped(free)} free`}
      </Text>
    </>
  );
}

/** What a thousand minutes of HD video cost on average, and the price of each tier: more use never makes a minute dearer than the first tier. */
export function Average() {
  return (
    <Drawing
      title="Average and tier prices of HD video by volume"
      wide={{ size: [1200, 336], art: <Curve left={60} right={1160} size={16} short={false} /> }}
      narrow={{ size: [358, 322], art: <Curve left={2} right={356} size={12} short /> }}
    />
  );
}
