import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { groundClass } from '../../../../components/sections/ground.ts';
import { secondOf } from '../model.ts';
import * as words from '../words.yaml';

const [top, deep, phone] = [64, 300, 84];
const inks = ['var(--third-ink)', 'var(--second-ink)', 'var(--tint-strong)'];
type FlowProps = { rate: number; width: number; font: number };

function Flow({ rate, width, font }: FlowProps) {
  const { notices, gifts, merged, bullets, shown, lines } = secondOf(rate);
  const high = (messages: number) => tenth((messages / rate) * deep);
  const screen = width - phone;
  const [gift, bullet] = [top + 8, tenth(top + 14 + high(gifts))];
  const [shore, fall] = [tenth(bullet + high(shown)), high(bullets - shown)];
  const band = (y: number, height: number, left: number) => `M0 ${y}H${screen}v${left}L0 ${tenth(y + height)}z`;
  const rows = [
    words.river.notices({ count: notices }),
    words.river.gifts({ count: merged }),
    words.river.bullets({ count: shown }),
  ];
  return (
    <>
      <path
        d={`M0 ${shore}H32a${fall + 20} ${fall + 20} 0 0 1 ${fall + 20} ${fall + 20}v50h${-fall}v-50a20 20 0 0 0 -20 -20H0z`}
        fill="var(--muted)"
        fillOpacity=".2"
      />
      <path d={band(bullet, high(shown), high(shown))} fill="var(--tint)" />
      <path d={band(gift, high(gifts), high(merged))} fill="var(--second)" />
      <path d={`M0 ${top}H${screen}`} stroke="var(--third)" strokeWidth="3" />
      <rect x={screen} y={top - 22} width={phone - 2} height="154" rx="14" stroke="currentColor" strokeWidth="2.5" />
      {rows.map((row, index) => (
        <Text key={row} x={screen + 12} y={top + 12 + index * 42} size={font} weight={650} fill={inks[index]!}>
          {row}
        </Text>
      ))}
      <Text x={0} y={12} size={font} weight={650} fill="currentColor">
        {words.river.received({ rate })}
      </Text>
      <Text x={width} y={12} size={font} weight={650} anchor="end" fill="currentColor">
        {words.river.shown({ lines })}
      </Text>
      <Text x={fall / 2 + 30} y={shore + fall * 0.6} size={font * 1.3} weight={650} anchor="middle" fill="currentColor">
        {words.river.dropped({ count: bullets - shown })}
      </Text>
    </>
  );
}

/** A second of the room as a river, as deep as its messages, and what one screen gets of it; `card` for shared links. */
export function River({ rate, card = false }: { rate: number; card?: boolean }) {
  const { lines, merged, shown } = secondOf(rate);
  return (
    <Drawing
      className={card ? groundClass('plain') : undefined}
      title={words.river.title({ rate, lines, merged, shown })}
      wide={{ size: [560, 450], art: <Flow rate={rate} width={560} font={18} /> }}
      narrow={card ? undefined : { size: [358, 450], art: <Flow rate={rate} width={358} font={15} /> }}
    />
  );
}
