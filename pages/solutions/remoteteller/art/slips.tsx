import { widthOf } from '../../../../components/art/kit/measure.ts';
import { Text } from '../../../../components/art/kit/text.tsx';

/** Lines of a slip: what is written, what stands for it, and whether nobody can prove it. */
type Line = readonly [name: string, value: string, lost?: true];
const [tellers, served, each, open] = [3, 17, 23, 8];
const busy = (served * each) / 60 / tellers;

/** Three slips of a branch, each with a line that nobody can fill. */
const slips: readonly { head: string; lines: readonly Line[] }[] = [
  {
    head: '北坡网点，一天',
    lines: [
      ['在岗柜员', `${tellers} 名`],
      ['办成业务', `${served} 笔`],
      ['每笔用时', `${each} 分钟`],
      ['人均在办', `${busy.toFixed(1)} 小时`],
      ['其余时间', `${(open - busy).toFixed(1)} 小时`, true],
    ],
  },
  {
    head: '提前支取，材料',
    lines: [
      ['存单', '有'],
      ['身份证', '有'],
      ['代办人身份证', '有'],
      ['亲属关系证明', '缺', true],
      ['下次来的日子', '', true],
    ],
  },
  {
    head: '自助机，流水',
    lines: [
      ['选业务', '14:02:10'],
      ['读条款', '14:02:51'],
      ['输密码', '14:03:37'],
      ['点“同意”', '14:03:40'],
      ['是谁点的', '查不到', true],
    ],
  },
];

const teeth = Array.from({ length: 15 }, () => 'l-10 10l-10-10').join('');

/** A slip as paper that was torn off: proven lines in ink, the others empty or struck through. */
export const Slips = slips.map(({ head, lines }) => (
  <svg key={head} viewBox="0 0 300 236" fill="none" role="img">
    <title>{`${head}：${lines.at(-1)![0]}，说不清`}</title>
    <path d={`M0.5 1H300V222${teeth}Z`} fill="var(--card)" stroke="var(--rule)" />
    <Text x={18} y={28} size={17} weight={650}>
      {head}
    </Text>
    <path d="M18 48H282" stroke="var(--ink)" strokeWidth="2" />
    {lines.map(([name, value, lost], index) => {
      const y = 70 + index * 32;
      return (
        <g key={name}>
          {lost ? <path d={`M1 ${y - 16}H299v32H1Z`} fill="var(--third)" opacity=".14" /> : null}
          <Text x={18} y={y} size={15.5} fill={lost ? 'var(--third-ink)' : 'currentColor'}>
            {name}
          </Text>
          <Text x={282} y={y} size={15.5} weight={600} anchor="end" fill={lost ? 'var(--third-ink)' : 'currentColor'}>
            {value}
          </Text>
          {lost ? (
            <path
              d={value ? `M${276 - widthOf(value, 15.5)} ${y}H288` : `M190 ${y + 9}H282`}
              stroke="var(--third)"
              strokeWidth="1.5"
            />
          ) : null}
          {lost ? null : <path d={`M18 ${y + 16}H282`} stroke="var(--rule)" strokeDasharray="2 5" />}
        </g>
      );
    })}
  </svg>
));
