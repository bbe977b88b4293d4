import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { reached } from '../data.ts';
import { caller } from '../words.yaml';

const [x, y] = [945, 300];
const rings = [
  { of: reached.now, r: 158, thick: 24, color: 'var(--tint)' },
  { of: reached.before, r: 127, thick: 14, color: 'var(--muted)' },
];
const band = (edge: number) => `M865 ${edge}C862 190 868 150 885 120H1005C1022 150 1028 190 1025 ${edge}Z`;

/** A watch that rings, from near: around its face a ring for a thousand calls, open where they were not answered. */
export function Dial() {
  return (
    <svg viewBox="0 0 1200 600" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} ${x} ${y})`}>
          <path d={`M858 160L${x - 78} -300H${x + 78}L1032 160Z`} fill="var(--night-soft)" />
          <path d={band(200)} fill="var(--night-line)" />
          <path d={`M${x} -40V30M${x} 60v.1`} stroke="var(--night)" strokeWidth="14" strokeLinecap="round" />
        </g>
      ))}
      <rect x={x + 178} y={y - 24} width="22" height="48" rx="9" fill="var(--night-line)" />
      <circle cx={x} cy={y} r="184" fill="#0d0516" stroke="var(--night-line)" strokeWidth="10" />
      {rings.map(({ of, r, thick, color }) => {
        const round = 2 * Math.PI * r;
        return (
          <g key={r} transform={`rotate(-90 ${x} ${y})`} strokeWidth={thick}>
            <circle cx={x} cy={y} r={r} stroke="var(--third)" opacity=".9" />
            <circle
              cx={x}
              cy={y}
              r={r}
              stroke="#0d0516"
              strokeWidth={thick + 1}
              strokeDasharray={`${tenth(of * round + 3)} ${tenth(round)}`}
            />
            <circle cx={x} cy={y} r={r} stroke={color} strokeDasharray={`${tenth(of * round)} ${tenth(round)}`} />
          </g>
        );
      })}
      <Person x={x} y={y + 6} size={92} seed="妈妈" />
      <Text x={x} y={y + 30} size={30} weight={650} anchor="middle" fill="#ffffff">
        {caller}
      </Text>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${x + side * 34} ${y + 76})`}>
          <circle r="24" fill={side < 0 ? '#e5484d' : '#17936f'} />
          <path
            d={side < 0 ? 'M-8-8L8 8M8-8L-8 8' : 'M-9 0L-2 7L10-7'}
            stroke="#ffffff"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      ))}
    </svg>
  );
}
