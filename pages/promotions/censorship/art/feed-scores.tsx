import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { feed } from '../words.yaml';
import { thresholds, verdictOf } from '../data.ts';
import * as words from '../words.yaml';

const lines = [
  [words.feedScores.lines.review, thresholds.review, 'end'],
  [words.feedScores.lines.block, thresholds.block, 'start'],
] as const;
const colors = { pass: 'var(--on-night-accent)', review: '#ffd27d', block: '#ff8f7a' } as const;

/** Things handed in, each with its score on a scale from 0 to 1 and the two lines that decide. */
export function FeedScores() {
  return (
    <Drawing
      title={words.feedScores.title({ review: thresholds.review, block: thresholds.block })}
      wide={{ size: [520, 540], art: <Feed width={520} size={15} left={190} /> }}
      narrow={{ size: [350, 500], art: <Feed width={350} size={13} left={132} /> }}
    />
  );
}

function Feed({ width, size, left }: { width: number; size: number; left: number }) {
  const wide = width > 500;
  const right = width - (wide ? 110 : 58);
  const along = (score: number) => left + score * (right - left);
  const row = wide ? 76 : 72;
  const floor = 60 + feed.length * row;
  return (
    <>
      {lines.map(([name, score, anchor]) => (
        <g key={name}>
          <path d={`M${along(score)} 44V${floor}`} stroke="#fff" strokeOpacity=".5" strokeDasharray="4 5" />
          <Text x={along(score)} y={28} size={size - 1} anchor={wide ? anchor : 'middle'} fill="#fff">
            {`${wide ? `${name} ` : ''}${score.toFixed(2)}`}
          </Text>
        </g>
      ))}
      {feed.map(({ kind, text, label, score }, index) => {
        const y = 60 + row * (index + 0.5);
        const verdict = verdictOf(score);
        return (
          <g key={text}>
            <path d={`M0 ${y + row / 2}H${width}`} stroke="var(--night-line)" />
            <Text x={0} y={y - 12} size={size - 2} fill="var(--on-night-muted)">
              {`${kind} · ${label}`}
            </Text>
            <Text x={0} y={y + 13} size={size} fill="#fff">
              {text}
            </Text>
            <path d={`M${left} ${y}H${right}`} stroke="var(--night-line)" strokeWidth="10" strokeLinecap="round" />
            <path d={`M${left} ${y}H${along(score)}`} stroke={colors[verdict]} strokeWidth="10" strokeLinecap="round" />
            <Text x={width} y={y - 11} size={size} weight={650} anchor="end" fill={colors[verdict]}>
              {words.feedScores.verdicts[verdict]}
            </Text>
            <Text x={width} y={y + 13} size={size - 1} anchor="end" fill="var(--on-night-muted)">
              {score.toFixed(2)}
            </Text>
          </g>
        );
      })}
    </>
  );
}
