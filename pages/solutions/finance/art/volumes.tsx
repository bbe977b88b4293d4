import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { priceListOf } from '../../../../config/prices.ts';
import { estimate, roundYuan } from '../../../../config/rules/price.ts';
import { minutes } from '../data.ts';

/** Sales a month: where the bill is worked out, and from where to where a way to deploy is usual. */
const sizes = [
  {
    at: 2e3,
    from: 200,
    to: 2e3,
    when: '2 千笔以内',
    name: '公有云',
    who: '保险代理、小贷、担保公司',
    how: '录像写进您的对象存储，两周上线',
  },
  {
    at: 2e4,
    from: 6e3,
    to: 6e4,
    when: '2 万笔上下',
    name: '专有云',
    who: '城商行、券商、寿险分公司',
    how: '密钥自持，两周交付，加一轮演练',
  },
  {
    at: 2e5,
    from: 2e5,
    to: 2e6,
    when: '20 万笔以上',
    name: '私有化',
    who: '全国性机构',
    how: '两座同城机房互备，八周分三批',
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
      {(['200', '2 千', '2 万', '20 万', '200 万'] as const).map((tick, at) => (
        <Text
          key={tick}
          x={at * 300}
          y={244}
          size={16}
          anchor={(['start', 'middle', 'middle', 'middle', 'end'] as const)[at]!}
          fill="var(--muted)"
        >
          {at === 4 ? `${tick}笔` : tick}
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
      {[`${when}：${name}`, who, how, `按量 ${roundYuan(billOf(at))}`].map((line, index) => (
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
      title={`按量付费一个月：2 千笔 ${roundYuan(billOf(2e3))}，2 万笔 ${roundYuan(billOf(2e4))}，20 万笔 ${roundYuan(billOf(2e5))}；三种部署各在哪一段`}
      wide={{ size: [1200, 380], art: <Ruler /> }}
      narrow={{ size: [358, 346], art: <List /> }}
    />
  );
}
