import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { priceListOf } from '../../../../config/prices.ts';
import { estimate, roundYuan } from '../../../../config/rules/price.ts';
import { minutes } from '../data.ts';
import { volumesDrawing } from '../words.yaml';

/** Sales a month: where the bill is worked out, and from where to where a way to deploy is usual. */
const sizes = [
  {
    at: 2e3,
    from: 200,
    to: 2e3,
    ...volumesDrawing.ways.publicCloud,
  },
  {
    at: 2e4,
    from: 6e3,
    to: 6e4,
    ...volumesDrawing.ways.dedicated,
  },
  {
    at: 2e5,
    from: 2e5,
    to: 2e6,
    ...volumesDrawing.ways.ownRooms,
  },
] as const;

const billOf = (sales: number) =>
  estimate({
    tariff: priceListOf('netcall'),
    quantities: { hd: sales * minutes.hd, record: sales * minutes.record },
  }).fen;
const radiusOf = (sales: number, largest: number) => Math.round(largest * Math.sqrt(billOf(sales) / billOf(2e5)));

function Ruler() {
  const x = (sales: number) => Math.round(Math.log10(sales / 200) * 300);
  return (
    <>
      <path d="M0 220H1200" stroke="var(--muted)" strokeWidth="1.5" />
      {volumesDrawing.ticks.map((tick, at) => (
        <Text
          key={tick}
          x={at * 300}
          y={244}
          size={16}
          anchor={(['start', 'middle', 'middle', 'middle', 'end'] as const)[at]!}
          fill="var(--muted)"
        >
          {tick}
        </Text>
      ))}
      {sizes.map(({ at, from, to, name, who, how }) => (
        <g key={name}>
          <circle cx={x(at)} cy={220 - radiusOf(at, 92)} r={radiusOf(at, 92)} fill="var(--tint)" />
          <Text x={x(at) + radiusOf(at, 92) + 12} y={200} size={16} weight={650}>
            {roundYuan(billOf(at))}
          </Text>
          <path
            d={`M${x(from) + 1} 270H${x(to) - 1}v44H${x(from) + 1}z`}
            fill="var(--tint-soft)"
            stroke="var(--tint)"
            strokeWidth="1.5"
          />
          <Text x={x(from) + 14} y={292} size={18} weight={650}>
            {name}
          </Text>
          {[who, how].map((line, row) => (
            <Text key={line} x={x(from)} y={338 + row * 26} size={16} fill="var(--muted)">
              {line}
            </Text>
          ))}
        </g>
      ))}
    </>
  );
}

function List() {
  return sizes.map(({ at, when, name, who, how }, row) => (
    <g key={name} transform={`translate(0 ${row * 116})`}>
      <path d="M0 .5H358" stroke="var(--rule)" />
      <circle cx="310" cy="56" r={radiusOf(at, 46)} fill="var(--tint)" />
      {[`${when}：${name}`, who, how, volumesDrawing.metered({ bill: roundYuan(billOf(at)) })].map((line, index) => (
        <Text key={line} x={0} y={20 + index * 24} size={13} weight={index % 3 ? 500 : 650}>
          {line}
        </Text>
      ))}
    </g>
  ));
}

/** Ways to deploy on a scale of sales a month, with what paying by use would cost there. */
export function Volumes() {
  return (
    <Drawing
      title={volumesDrawing.title({
        few: roundYuan(billOf(2e3)),
        many: roundYuan(billOf(2e4)),
        most: roundYuan(billOf(2e5)),
      })}
      wide={{ size: [1200, 380], art: <Ruler /> }}
      narrow={{ size: [358, 346], art: <List /> }}
    />
  );
}
