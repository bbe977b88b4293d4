import { Drawing, type View } from '../art/kit/drawing.tsx';
import { wrap } from '../art/kit/measure.ts';
import { tenth } from '../art/kit/tenth.ts';
import { Text } from '../art/kit/text.tsx';

/** In whose hands it was: the number of the desk, and for how long; the text is written instead of the number. */
type Hand = { desk: number; for: number; text?: string };

export type RelayProps = {
  /** What the drawing proves, in one sentence. */
  title: string;
  /** Two to four; a case begins and ends at the first one. */
  desks: readonly string[];
  /** Up to six cases, each with its way from hand to hand, how long it took in all, and how it ended. */
  cases: readonly { when: string; what: string; hands: readonly Hand[]; total: string; end: string }[];
};

const colors = ['var(--third)', 'var(--tint)', 'var(--second)', 'var(--muted)'];

/** Hands with their place on the way, 0 to 1; long waits are drawn shorter than they were. */
function placed(hands: readonly Hand[]) {
  const weights = hands.map((hand) => 4 + Math.min(10, Math.sqrt(hand.for)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let at = 0;
  return hands.map((hand, index) => {
    const from = at / whole;
    at += weights[index]!;
    return { ...hand, from, to: at / whole };
  });
}

function wide({ desks, cases }: RelayProps): View {
  const [left, top, lane] = [116, 128, 66];
  const pitch = (1200 - left) / cases.length;
  const foot = top + desks.length * lane;
  const y = (desk: number) => top + desk * lane;
  const art = (
    <>
      {desks.map((desk, index) => (
        <g key={desk}>
          <path d={`M${left} ${y(index)}H1200`} stroke="var(--rule)" />
          <Text x={0} y={y(index)} size={17} weight={650}>
            {desk}
          </Text>
        </g>
      ))}
      {cases.map(({ when, what, hands, total, end }, column) => {
        const x = tenth(left + column * pitch);
        const along = (share: number) => tenth(x + 8 + share * (pitch - 40));
        const lines = (text: string, from: number) =>
          wrap(text, { width: pitch - 22, size: 16 }).map((line, index) => (
            <Text key={line} x={x} y={from + index * 24} size={16} fill="var(--muted)">
              {line}
            </Text>
          ));
        const legs = placed(hands);
        const way = legs.map(({ desk, to }) => `V${y(desk)}H${along(to)}`).join('');
        return (
          <g key={when}>
            <Text x={x} y={12} size={17} weight={650}>
              {when}
            </Text>
            {lines(what, 40)}
            <path d={`M${along(0)} ${y(0)}${way}V${y(0)}`} stroke="var(--muted)" strokeWidth="2" />
            {legs.map(({ desk, from, to, text, for: minutes }) => (
              <g key={from}>
                <path
                  d={`M${along(from)} ${y(desk)}H${along(to)}`}
                  stroke={colors[desk]}
                  strokeWidth="10"
                  strokeDasharray={text ? '5 4' : undefined}
                />
                <Text x={tenth((along(from) + along(to)) / 2)} y={y(desk) + 21} size={16} weight={600} anchor="middle">
                  {text ?? minutes}
                </Text>
              </g>
            ))}
            <circle cx={along(0)} cy={y(0)} r="6" fill="var(--ground)" stroke={colors[0]} strokeWidth="3" />
            <circle cx={along(1)} cy={y(0)} r="7" fill={colors[0]} />
            <Text x={x} y={foot} size={20} weight={650}>
              {total}
            </Text>
            {lines(end, foot + 28)}
          </g>
        );
      })}
    </>
  );
  return { size: [1200, foot + 64], art };
}

/** The same from the top down, case after case. */
function narrow({ desks, cases }: RelayProps): View {
  const [head, leg, foot] = [56, 32, 50];
  const heights = cases.map(({ hands }) => head + hands.length * leg + foot);
  const before = (index: number) => heights.slice(0, index).reduce((sum, height) => sum + height, 30);
  const pitch = 340 / desks.length;
  const x = (desk: number) => tenth(8 + desk * pitch);
  const art = (
    <>
      {desks.map((desk, index) => (
        <Text key={desk} x={x(index) - 8} y={10} size={13} weight={650}>
          {desk}
        </Text>
      ))}
      {cases.map(({ when, what, hands, total, end }, row) => {
        const top = before(row);
        const y = (hand: number) => top + head + hand * leg;
        const way = hands.map(({ desk }, index) => `H${x(desk)}V${y(index + 1)}`).join('');
        return (
          <g key={when}>
            <path d={`M0 ${top}H358`} stroke="var(--rule)" />
            <Text x={0} y={top + 18} size={13.5} weight={650}>
              {when}
            </Text>
            <Text x={0} y={top + 38} size={13} fill="var(--muted)">
              {what}
            </Text>
            <path d={`M${x(0)} ${y(0)}${way}H${x(0)}`} stroke="var(--muted)" strokeWidth="1.5" />
            {hands.map(({ desk, text, for: minutes }, index) => (
              <g key={index}>
                <path
                  d={`M${x(desk)} ${y(index)}v${leg}`}
                  stroke={colors[desk]}
                  strokeWidth="8"
                  strokeDasharray={text ? '5 4' : undefined}
                />
                <Text x={x(desk) + 11} y={y(index) + leg / 2} size={13} weight={600}>
                  {text ?? minutes}
                </Text>
              </g>
            ))}
            <circle cx={x(0)} cy={y(0)} r="4" fill="var(--ground)" stroke={colors[0]} strokeWidth="3" />
            <circle cx={x(0)} cy={y(hands.length)} r="5" fill={colors[0]} />
            <Text x={0} y={y(hands.length) + 26} size={13} weight={650}>
              {`${total} · ${end}`}
            </Text>
          </g>
        );
      })}
    </>
  );
  return { size: [358, before(cases.length)], art };
}

/** From whose hand to whose each case went until it came back, and how long each had it. */
export function Relay(props: RelayProps) {
  return <Drawing title={props.title} wide={wide(props)} narrow={narrow(props)} />;
}
