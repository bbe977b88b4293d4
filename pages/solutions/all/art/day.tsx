import styles from '../all.module.css';
import * as words from '../words.yaml';

type Mark = { name: string; at: string; hour: number };
type Props = { rows: readonly { name: string; marks: readonly Mark[] }[] };

const FIRST = 8;
const LAST = 24;
const LEFT = 132;
const HOUR = 64;
const ROW = 92;
const colours = ['#3465f0', '#0b8f7a', '#a66b00', '#b43a67', '#6a4bd8', '#44536d'];

const x = (hour: number) => LEFT + (hour - FIRST) * HOUR;
const byHour = (a: Mark, b: Mark) => a.hour - b.hour;

/** Marks nearer than their names are long stand by turns above and below the line. */
const side = (index: number) => (index % 2 === 0 ? -1 : 1);

/** One day from eight to midnight, a line for each trade, and on it the hour at which its people call each other. */
export function Day({ rows }: Props) {
  const bottom = 40 + rows.length * ROW;
  const list = rows
    .flatMap(({ marks }, trade) => marks.map((mark) => ({ ...mark, colour: colours[trade % colours.length] })))
    .sort(byHour);
  return (
    <>
      <svg viewBox={`0 0 1200 ${bottom + 8}`} role="img" className={styles.wide}>
        <title>{words.day.text}</title>
        {Array.from({ length: (LAST - FIRST) / 2 + 1 }, (_, index) => FIRST + index * 2).map((hour) => (
          <g key={hour}>
            <path d={`M${x(hour)} 36V${bottom}`} stroke="var(--paper-line)" />
            <text x={x(hour)} y="22" textAnchor="middle" fontSize="16" fill="var(--paper-muted)">
              {hour}:00
            </text>
          </g>
        ))}
        {rows.map(({ name, marks }, trade) => {
          const y = 40 + trade * ROW + ROW / 2;
          return (
            <g key={name} fill={colours[trade % colours.length]}>
              <path
                d={`M${LEFT} ${y}H${x(LAST)}`}
                stroke={colours[trade % colours.length]}
                strokeOpacity=".35"
                strokeWidth="2"
              />
              <text x="0" y={y + 6} fontSize="18" fontWeight="650">
                {name}
              </text>
              {[...marks].sort(byHour).map((mark, index) => (
                <g key={mark.name}>
                  <circle cx={x(mark.hour)} cy={y} r="8" />
                  <text
                    x={x(mark.hour)}
                    y={y + (side(index) < 0 ? -17 : 31)}
                    textAnchor="middle"
                    fontSize="17"
                    fill="var(--ink)"
                  >
                    {mark.name}
                  </text>
                </g>
              ))}
            </g>
          );
        })}
      </svg>
      <svg viewBox={`0 0 350 ${list.length * 30 + 10}`} role="img" className={styles.narrow}>
        <title>{words.day.title}</title>
        <path d={`M76 15V${list.length * 30 - 10}`} stroke="var(--paper-line)" strokeWidth="2" />
        {list.map(({ name, at, colour }, index) => (
          <g key={name} fill="var(--ink)" fontSize="16">
            <text x="58" y={index * 30 + 21} textAnchor="end" fill="var(--paper-muted)">
              {at}
            </text>
            <circle cx="76" cy={index * 30 + 15} r="7" fill={colour} />
            <text x="96" y={index * 30 + 21}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </>
  );
}
