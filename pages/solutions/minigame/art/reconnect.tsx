import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

/** Moves of both by second; between two of them one side is gone, which a game allows for a minute. */
const moves = [3, 8, 13, 19, 66, 71, 77];
const gone = [21, 58] as const;
const deadline = gone[0] + 60;
const whole = 84;

function Lanes({ left, width, font }: Record<'left' | 'width' | 'font', number>) {
  const x = (second: number) => Math.round((left + (second / whole) * width) * 10) / 10;
  const { lanes } = words.reconnectDrawing;
  return (
    <>
      {lanes.map((name, row) => {
        const y = 36 + row * 62;
        const cut = row === 1;
        return (
          <g key={name}>
            <Text x={0} y={y} size={font} weight={600} fill="currentColor">
              {name}
            </Text>
            <path
              d={cut ? `M${x(0)} ${y}H${x(gone[0])}M${x(gone[1])} ${y}H${x(whole)}` : `M${x(0)} ${y}H${x(whole)}`}
              stroke={row === 0 ? 'var(--second)' : 'var(--rule)'}
              strokeWidth={row === 0 ? 10 : 4}
              strokeLinecap="round"
            />
            {cut ? (
              <path
                d={`M${x(gone[0])} ${y}H${x(gone[1])}`}
                stroke="var(--third)"
                strokeWidth="4"
                strokeDasharray="3 8"
              />
            ) : null}
            {moves.map((at, move) => {
              const shown = row === 3 || (row === 1 && move % 2 === 0) || (row === 2 && move % 2 === 1);
              return shown ? (
                <circle key={at} cx={x(at)} cy={y} r="8" fill={row === 3 ? 'var(--ink)' : 'var(--tint)'} />
              ) : null;
            })}
          </g>
        );
      })}
      <Text x={x((gone[0] + gone[1]) / 2)} y={72} size={font} anchor="middle" fill="var(--third-ink)">
        {words.reconnectDrawing.gone}
      </Text>
      <Text x={x((gone[0] + gone[1]) / 2)} y={252} size={font} anchor="middle" fill="var(--muted)">
        {words.reconnectDrawing.waits}
      </Text>
      <path d={`M${x(deadline)} 66V270`} stroke="var(--third)" strokeWidth="2" strokeDasharray="4 5" />
      <Text x={x(deadline)} y={286} size={font} weight={600} anchor="middle" fill="var(--third-ink)">
        {words.reconnectDrawing.deadline}
      </Text>
      {[0, 20, 40].map((second) => (
        <Text key={second} x={x(second)} y={286} size={font - 1} anchor="middle" fill="var(--muted)">
          {words.reconnectDrawing.second({ second })}
        </Text>
      ))}
    </>
  );
}

/** A game that one player leaves for 37 seconds and takes up where it was. */
export function Reconnect() {
  return (
    <Drawing
      title={words.reconnectDrawing.title}
      wide={{ size: [1200, 300], art: <Lanes left={90} width={1100} font={17} /> }}
      narrow={{ size: [358, 300], art: <Lanes left={52} width={282} font={13} /> }}
    />
  );
}
