import { Drawing, type View } from './drawing.tsx';

/** Shape of a mark. */
type Mark = 'dot' | 'square' | 'person';

type Group = {
  count: number;
  /** Colour of its marks; the default is that of hairlines. */
  color?: string;
};

type TallyProps = {
  /** What the drawing proves, in one sentence. */
  title: string;
  /** Groups of marks, drawn one after the other, row by row. */
  groups: readonly Group[];
  /** Marks in a row, in the wide drawing and below 820 px. */
  columns: number;
  narrowColumns?: number;
  mark?: Mark;
};

/** Width of the drawing, in units of its view box, in both versions. */
const widths = { wide: 560, narrow: 340 } as const;

/** A field of marks: one mark for each thing that the sentence counts. */
export function Tally({ title, groups, columns, narrowColumns = columns, mark = 'dot' }: TallyProps) {
  const view = (width: number, perRow: number): View => {
    const pitch = width / perRow;
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    let from = 0;
    const art = groups.map(({ count, color = 'var(--rule)' }, index) => {
      const runs = runsOf({ from, count, perRow });
      from += count;
      return mark === 'person' ? (
        <path key={index} d={runs.map((run) => people(run, pitch)).join('')} fill={color} />
      ) : (
        <path
          key={index}
          d={runs.map((run) => line(run, pitch)).join('')}
          stroke={color}
          strokeWidth={round(pitch * (mark === 'dot' ? 0.62 : 0.74))}
          strokeLinecap={mark === 'dot' ? 'round' : 'square'}
          strokeDasharray={mark === 'dot' ? `0 ${round(pitch)}` : `0.01 ${round(pitch - 0.01)}`}
        />
      );
    });
    return { size: [width, round(Math.ceil(total / perRow) * pitch)], art };
  };
  return <Drawing title={title} wide={view(widths.wide, columns)} narrow={view(widths.narrow, narrowColumns)} />;
}

/** Neighbours in one row. */
type Run = { row: number; column: number; count: number };

/** The marks of a group, a run for each row that they lie in. */
function runsOf({ from, count, perRow }: { from: number; count: number; perRow: number }): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < from + count; ) {
    const column = at % perRow;
    const length = Math.min(perRow - column, from + count - at);
    runs.push({ row: Math.floor(at / perRow), column, count: length });
    at += length;
  }
  return runs;
}

/** A dashed line draws the marks of a run: thousands of them cost one path. Its last dash needs some length to lie on. */
const line = ({ row, column, count }: Run, pitch: number) =>
  `M${round((column + 0.5) * pitch)} ${round((row + 0.5) * pitch)}h${round((count - 1) * pitch + 0.1)}`;

/** Head and shoulders of each person of a run. */
function people({ row, column, count }: Run, pitch: number): string {
  const head = round(pitch * 0.17);
  const body = round(pitch * 0.32);
  return Array.from({ length: count }, (_, at) => {
    const x = (column + at + 0.5) * pitch;
    const y = row * pitch;
    return (
      `M${round(x - head)} ${round(y + pitch * 0.3)}a${head} ${head} 0 1 0 ${2 * head} 0a${head} ${head} 0 1 0 ${-2 * head} 0` +
      `M${round(x - body)} ${round(y + pitch * 0.88)}a${body} ${body} 0 0 1 ${2 * body} 0z`
    );
  }).join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
