import { tenth } from '../art/kit/tenth.ts';
import { Drawing } from '../art/kit/drawing.tsx';
import { Text } from '../art/kit/text.tsx';
import styles from './takedown-ruler.module.css';
import * as words from './words.yaml';

export type Deadline = {
  name: string;
  law: string;
  about: string /** Null where the law names no time. */;
  hours?: number | undefined;
};

type TakedownRulerProps = {
  deadlines: readonly Deadline[];
  /** Seconds until the automatic action, and the action. */
  ours: { seconds: number; name: string };
};

const hour = 3_600;
const ticks = [
  [1, words.takedownRuler.ticks[0]],
  [60, words.takedownRuler.ticks[1]],
  [hour, words.takedownRuler.ticks[2]],
  [24 * hour, words.takedownRuler.ticks[3]],
  [30 * 24 * hour, words.takedownRuler.ticks[4]],
] as const;
const last = Math.log10(30 * 24 * hour);

const spoken = (hours: number) =>
  hours >= 72 ? words.takedownRuler.days({ days: hours / 24 }) : words.takedownRuler.hours({ hours });

/** A share of the ruler, whose seconds are spread by their logarithm. */
export const rulerShare = (seconds: number) => Math.log10(seconds) / last;

/** How soon laws want a violation gone, on a ruler from a second to a month; below it the laws that name no time. */
export function TakedownRuler({ deadlines, ours }: TakedownRulerProps) {
  const timed = deadlines
    .flatMap(({ hours, ...law }) => (hours === undefined ? [] : [{ ...law, hours }]))
    .sort((one, other) => one.hours - other.hours);
  const untimed = deadlines.filter(({ hours }) => hours === undefined);
  const line = Math.max(timed.length * 32 + 28, 72);
  const x = (seconds: number) => tenth(30 + rulerShare(seconds) * 1120);
  const y = (seconds: number) => tenth(20 + rulerShare(seconds) * 440);
  return (
    <>
      <Drawing
        title={words.takedownRuler.title({
          name: ours.name,
          seconds: ours.seconds,
          laws: timed.map(({ name, law, hours }) => `${name}，${law}：${spoken(hours)}`).join('；'),
        })}
        wide={{
          size: [1200, line + 46],
          art: (
            <>
              <path d={`M30 ${line}H1170`} stroke="currentColor" strokeWidth="3" />
              {ticks.map(([seconds, name]) => (
                <g key={name}>
                  <path d={`M${x(seconds)} ${line}v14`} stroke="currentColor" strokeWidth="2" />
                  <Text x={x(seconds)} y={line + 32} size={16} anchor="middle" fill="var(--muted)">
                    {name}
                  </Text>
                </g>
              ))}
              <path d={`M30 ${line}H${x(ours.seconds)}`} stroke="var(--second)" strokeWidth="9" />
              <path d={`M${x(ours.seconds)} ${line}v-46`} stroke="var(--second)" strokeWidth="3" />
              <circle cx={x(ours.seconds)} cy={line} r="9" fill="var(--second)" />
              <Text x={x(ours.seconds) + 10} y={line - 40} size={17} weight={650} fill="var(--second-ink)">
                {words.takedownRuler.ours({ seconds: ours.seconds, name: ours.name })}
              </Text>
              {timed.map(({ name, law, hours }, index) => {
                const [at, top] = [x(hours * hour), 16 + (timed.length - 1 - index) * 32];
                return (
                  <g key={law + hours}>
                    <path d={`M${at} ${line}V${top}h-8`} stroke="var(--tint)" strokeWidth="2" />
                    <circle cx={at} cy={line} r="7" fill="var(--tint)" />
                    <Text x={at - 16} y={top} size={17} weight={600} anchor="end" fill="currentColor">
                      {`${name}，${law}：${spoken(hours)}`}
                    </Text>
                  </g>
                );
              })}
            </>
          ),
        }}
        narrow={{
          size: [358, 480],
          art: (
            <>
              <path d="M60 20V460" stroke="currentColor" strokeWidth="3" />
              {ticks.map(([seconds, name]) => (
                <Text key={name} x={48} y={y(seconds)} size={13} anchor="end" fill="var(--muted)">
                  {name}
                </Text>
              ))}
              <path d={`M60 20V${y(ours.seconds)}`} stroke="var(--second)" strokeWidth="8" />
              <Text x={78} y={y(ours.seconds)} size={15} weight={650} fill="var(--second-ink)">
                {words.takedownRuler.ours({ seconds: ours.seconds, name: ours.name })}
              </Text>
              {timed.map(({ name, law, hours }) => (
                <g key={law + hours}>
                  <circle cx="60" cy={y(hours * hour)} r="6" fill="var(--tint)" />
                  <Text x={78} y={y(hours * hour)} size={15} weight={650} fill="currentColor">
                    {`${spoken(hours)} ${name}`}
                  </Text>
                </g>
              ))}
            </>
          ),
        }}
      />
      {untimed.length > 0 ? (
        <dl className={styles.untimed}>
          {untimed.map(({ name, law, about }) => (
            <div key={law}>
              <dt>{name}</dt>
              <dd>
                <b>{law}</b> {about}。
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
