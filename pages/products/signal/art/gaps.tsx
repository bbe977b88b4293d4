import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

/** Calls of a thousand that fail. */
const rows = [
  [words.gaps.before, 105, 'var(--third)'],
  [words.gaps.now, 13, 'var(--second)'],
] as const;

/** Two lines of 154 calls, which break where one fails. */
export const Gaps = () => (
  <svg viewBox="0 0 440 132" role="img" aria-label={words.gaps.label}>
    {rows.map(([name, failed, color], row) => (
      <g key={name} transform={`translate(0 ${row * 78 + 10})`}>
        <Text x={0} y={0} size={16} weight={600} fill="currentColor">
          {words.gaps.text({ name, round: Math.round(1000 / failed) })}
        </Text>
        <path d="M0 32H440" stroke={color} strokeWidth="14" strokeDasharray={`${tenth(2857 / failed - 5)} 5`} />
      </g>
    ))}
  </svg>
);
