import { widthOf } from '../../../../components/art/kit/measure.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { filled } from '../../../../components/ui/filled.ts';
import * as words from '../words.yaml';

type Line = readonly [name: string, value: string];
type Slip = { head: string; lines: readonly Line[]; unproven: readonly Line[] };
const [tellers, served, each, open] = [3, 17, 23, 8];
const busy = (served * each) / 60 / tellers;

/** Three slips of a branch, each with a line that nobody can fill. */
const slips: readonly Slip[] = filled(words.slips, {
  tellers,
  served,
  each,
  busy: busy.toFixed(1),
  rest: (open - busy).toFixed(1),
});

const teeth = Array.from({ length: 15 }, () => 'l-10 10l-10-10').join('');

/** A slip as paper that was torn off: proven lines in ink, the others empty or struck through. */
export const Slips = slips.map(({ head, lines, unproven }) => (
  <svg key={head} viewBox="0 0 300 236" fill="none" role="img">
    <title>{words.slipTitle({ head, name: unproven.at(-1)![0] })}</title>
    <path d={`M0.5 1H300V222${teeth}Z`} fill="var(--card)" stroke="var(--rule)" />
    <Text x={18} y={28} size={17} weight={650}>
      {head}
    </Text>
    <path d="M18 48H282" stroke="var(--ink)" strokeWidth="2" />
    {[...lines, ...unproven].map(([name, value], index) => {
      const lost = index >= lines.length;
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
