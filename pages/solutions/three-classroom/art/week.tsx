import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { days, shared, week } from '../words.yaml';
import { begins, missed } from '../data.ts';
import * as words from '../words.yaml';

const looks = {
  local: { fill: 'var(--card)', ink: 'var(--muted)', stroke: 'var(--rule)' },
  shared: { fill: 'var(--tint)', ink: 'var(--ground)', stroke: 'none' },
  missed: { fill: 'none', ink: 'var(--third-ink)', stroke: 'var(--third-ink)' },
  makeup: { fill: 'var(--third-ink)', ink: 'var(--ground)', stroke: 'none' },
} as const;

/** What stands in a cell: a lesson from the county town with the school that listens too, where there is room for it. */
function cellOf(lesson: string, [day, period]: readonly [number, number], isWide: boolean) {
  const is = ([d, p]: readonly [number, number]) => d === day && p === period;
  if (is(missed.from))
    return { look: looks.missed, text: isWide ? words.weekDrawing.missed : words.weekDrawing.missedShort };
  if (is(missed.to))
    return { look: looks.makeup, text: isWide ? words.weekDrawing.makeup : words.weekDrawing.makeupShort };
  const partner = (shared as Readonly<Record<string, string>>)[lesson];
  return {
    look: partner ? looks.shared : looks.local,
    text: partner && isWide ? words.weekDrawing.shared({ lesson, partner }) : lesson,
  };
}

/** The week of one class, and the line from the lesson without electricity to the one that makes up for it. */
function view(isWide: boolean): View {
  const [width, left, top] = isWide ? [1152, 116, 34] : [358, 44, 28];
  const [row, gap, font] = isWide ? [50, 8, 17] : [38, 5, 12];
  const pitch = (width - 1 - left + gap) / days.length;
  const x = (day: number) => tenth(left + day * pitch);
  const y = (period: number) => top + period * row;
  const half = tenth((pitch - gap) / 2);
  const { from, to } = missed;
  /** It runs between the cells: aside, down, across, and into the cell from above. */
  const way = `M${tenth(x(from[0] + 1) - gap)} ${y(from[1]) + (row - gap) / 2}h${gap / 2}V${y(to[1]) - gap / 2}H${tenth(x(to[0]) + half)}v${gap / 2}`;
  const art = (
    <>
      {days.map((day, index) => (
        <Text key={day} x={tenth(x(index) + half)} y={10} size={font} anchor="middle" fill="var(--muted)">
          {day}
        </Text>
      ))}
      {week.flatMap((lessons, period) =>
        [begins[period]!, ...lessons.split(' ')].map((lesson, index) => {
          const middle = y(period) + (row - gap) / 2;
          if (index === 0)
            return (
              <Text key={lesson} x={0} y={middle} size={font} fill="var(--muted)">
                {isWide ? `${period + 1}　${lesson}` : lesson}
              </Text>
            );
          const { look, text } = cellOf(lesson, [index - 1, period], isWide);
          return (
            <g key={`${index} ${period}`}>
              <rect
                x={x(index - 1)}
                y={y(period)}
                width={half * 2}
                height={row - gap}
                rx="5"
                fill={look.fill}
                stroke={look.stroke}
              />
              <Text x={tenth(x(index - 1) + half)} y={middle} size={font} weight={600} anchor="middle" fill={look.ink}>
                {text}
              </Text>
            </g>
          );
        }),
      )}
      <path d={way} stroke="var(--third-ink)" strokeWidth={isWide ? 3 : 2} strokeLinejoin="round" />
    </>
  );
  return { size: [width, y(week.length)], art };
}

export const Week = () => <Drawing title={words.weekDrawing.title} wide={view(true)} narrow={view(false)} />;
