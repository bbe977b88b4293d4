import { Card } from '../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const pages = [
  'M10 44q14-38 28-10t26-22',
  'M14 46l22-34 26 34z',
  'M10 16h50M10 28h34M10 40h44',
  'M20 46V22M36 46V12M52 46V30',
  'M14 30a18 18 0 1 1 .1 1M32 30l12-10',
] as const;
const checks = ['摄像头', '麦克风', '扬声器', '网络 21 Mbps'] as const;

/** Before the first lesson: the slides turned into board pages, the devices checked, the sun coming up. */
export function Prepare() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="课前：41 页课件转好，四项设备检测通过">
      <path d="M54 20h168v132H54z" fill="#ffe3b8" />
      <circle cx="88" cy="92" r="24" fill="#ff9d5c" />
      <path d="M54 112q40-22 84 0t84-6v46H54z" fill="#8fc9b4" />
      <path d="M54 20h168v132H54zM138 20v132" stroke="#d9a066" strokeWidth="6" />
      <path d="M20 298h480" stroke="#c98a58" strokeWidth="8" strokeLinecap="round" />
      <rect x="112" y="96" width="276" height="180" rx="14" fill="#14213d" />
      <rect x="122" y="106" width="256" height="160" rx="6" fill="#f4f7fd" />
      <path d="M84 284h332l14 12H70z" fill="#c3cee0" />
      {pages.map((d, index) => (
        <g key={d} transform={`translate(${134 + (index % 3) * 80} ${120 + Math.floor(index / 3) * 70})`}>
          <rect
            width="72"
            height="58"
            rx="6"
            fill="#fff"
            stroke={index === 3 ? 'var(--primary)' : '#d5deed'}
            strokeWidth={index === 3 ? 2.5 : 1.5}
          />
          <path
            d={d}
            stroke={['var(--primary)', 'var(--warm)', '#9aa8c2', 'var(--accent)', 'var(--primary)'][index]}
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
      <g transform="translate(294 190)">
        <rect width="72" height="58" rx="6" fill="#eaf0ff" />
        <path d="M16 34h40" stroke="#c9d6f2" strokeWidth="6" strokeLinecap="round" />
        <path d="M16 34h26" stroke="var(--primary)" strokeWidth="6" strokeLinecap="round" />
        <Text x={36} y={18} size={12} anchor="middle" fill="var(--primary-strong)">
          第 41 页
        </Text>
      </g>
      <Card x={352} y={40} width={150} height={142}>
        {checks.map((name, index) => (
          <g key={name}>
            <Glyph x={374} y={62 + index * 32} r={10} name="check" ground="var(--accent-ink)" />
            <Text x={392} y={62 + index * 32} size={14}>
              {name}
            </Text>
          </g>
        ))}
      </Card>
      <path
        d="M440 254h34v36q0 6-6 6h-22q-6 0-6-6zM474 262q14 0 14 11t-14 11"
        fill="#fff"
        stroke="#c98a58"
        strokeWidth="4"
      />
    </svg>
  );
}
