import { Card } from '../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const pages = [
  ['M10 44q14-38 28-10t26-22', 'var(--primary)'],
  ['M14 46l22-34 26 34z', 'var(--warm)'],
  ['M10 16h50M10 28h34M10 40h44', '#9aa8c2'],
  ['M20 46V22M36 46V12M52 46V30', 'var(--accent)'],
  ['M14 30a18 18 0 1 1 .1 1M32 30l12-10', 'var(--primary)'],
] as const;
const at = (index: number) => `translate(${46 + (index % 3) * 90} ${66 + Math.floor(index / 3) * 90}) scale(1.12)`;

/** Before the first lesson: the slides turned into board pages, the devices checked. */
export function Prepare() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="课前：41 页课件转好，四项设备检测通过">
      <path d="M8 300h504" stroke="#c98a58" strokeWidth="8" strokeLinecap="round" />
      <rect x="22" y="40" width="316" height="232" rx="14" fill="#14213d" />
      <rect x="32" y="50" width="296" height="210" rx="6" fill="#f4f7fd" />
      <path d="M0 280h360l12 14H-12z" fill="#c3cee0" />
      {pages.map(([d, color], index) => (
        <g key={d} transform={at(index)} strokeLinecap="round" strokeLinejoin="round">
          <rect width="72" height="70" rx="6" fill="#fff" stroke="#d5deed" strokeWidth="1.5" />
          <path d={d} stroke={color} strokeWidth="3" />
        </g>
      ))}
      <g transform={at(5)} strokeWidth="6" strokeLinecap="round">
        <rect width="72" height="70" rx="6" fill="#eaf0ff" />
        <path d="M14 46h44" stroke="#c9d6f2" />
        <path d="M14 46h28" stroke="var(--primary)" />
        <Text x={36} y={24} size={15.5} anchor="middle" fill="var(--primary-strong)">
          第 41 页
        </Text>
      </g>
      <Card x={318} y={16} width={192} height={170}>
        {['摄像头', '麦克风', '扬声器', '网络 21 Mbps'].map((name, index) => (
          <g key={name}>
            <Glyph x={342} y={44 + index * 38} r={11} name="check" ground="var(--accent-ink)" />
            <Text x={362} y={44 + index * 38} size={18}>
              {name}
            </Text>
          </g>
        ))}
      </Card>
    </svg>
  );
}
