import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { holders, secrets } from '../words.yaml';
import * as words from '../words.yaml';

type Shape = { width: number; marks: number; step: number; row: number; size: number; sent?: number };

/** A secret a row, and who holds it: a full, half or empty circle in the column of each. */
function Table({ width, marks, step, row, size, sent }: Shape) {
  const x = (column: number) => marks + column * step;
  const bottom = 44 + secrets.length * row;
  const r = row * 0.18;
  const word = { size, fill: 'currentColor' };
  return (
    <>
      <rect x={x(0) - step / 2 + 2} width={step - 4} height={bottom} rx="10" fill="var(--tint-soft)" />
      {holders.map((name, column) => (
        <Text key={name} x={x(column)} y={22} weight={600} anchor="middle" {...word}>
          {name}
        </Text>
      ))}
      <Text x={sent ?? 0} y={22} weight={600} {...word}>
        {sent ? words.secretsDrawing.sent : words.secretsDrawing.secret}
      </Text>
      {secrets.map(({ secret, games, has, ...entry }, index) => {
        const y = 44 + (index + 0.5) * row;
        return (
          <g key={secret}>
            <path d={`M0 ${y - row / 2}H${width}`} stroke="var(--rule)" />
            <Text x={0} y={y - 13} {...word} size={size + 3} weight={650}>
              {secret}
            </Text>
            <Text x={0} y={y + 14} size={size - 1} fill="var(--muted)">
              {games}
            </Text>
            {sent ? (
              <Text x={sent} y={y} {...word}>
                {entry.sent}
              </Text>
            ) : null}
            {has.map((part, column) => (
              <g key={column} fill={part === 'all' ? 'var(--tint)' : 'none'}>
                <circle cx={x(column)} cy={y} r={r} stroke={`var(${part ? '--tint' : '--rule'})`} strokeWidth="2.5" />
                {part === 'own' ? (
                  <path d={`M${x(column)} ${y - r}a${r} ${r} 0 0 0 0 ${2 * r}Z`} fill="var(--tint)" />
                ) : null}
              </g>
            ))}
          </g>
        );
      })}
      <Text x={0} y={bottom + 24} size={size - 1} fill="var(--muted)">
        {words.secretsDrawing.key}
      </Text>
    </>
  );
}

/** Which device has the secret of a game: one that has not got it cannot leak it. */
export function Secrets() {
  return (
    <Drawing
      title={words.secretsDrawing.title}
      wide={{ size: [1200, 400], art: <Table width={1200} marks={430} step={136} row={80} size={16} sent={950} /> }}
      narrow={{ size: [358, 370], art: <Table width={358} marks={182} step={50} row={72} size={13} /> }}
    />
  );
}
