import { median, type Sample, type Side, sides } from './samples.ts';
import { tasks } from './tasks.ts';
import type { Trial } from './trial.ts';

type Row = {
  task: string;
  side: Side;
  wall: number;
  cpu: number;
  peak: number;
  rate: number;
  api: number | null;
  rendered: number | null;
  ratio: Record<'wall' | 'cpu', number> | null;
};

/** The medians of a trial, task by task; `ratio` is ours to that row's, by the clock and in processor time. */
function rowsOf({ samples }: Trial): Row[] {
  return Object.values(tasks).flatMap((task) => {
    const ours = samples.of(task, 'ours');
    const pages = ours[0]?.pages ?? 0;
    return sides.flatMap((side) => {
      const runs = samples.of(task, side);
      if (runs.length === 0) return [];
      const middle = (read: (run: Sample) => number) => median(runs.map(read));
      const wall = middle((run) => run.wall);
      const mine = side === 'ours';
      // Of runs that followed one another: what else the machine did met both.
      const share = (read: (run: Sample) => number) => median(runs.map((run, round) => read(ours[round]!) / read(run)));
      return [
        {
          task,
          side,
          wall,
          cpu: middle((run) => run.cpu),
          peak: middle((run) => run.peak),
          rate: pages / wall,
          api: mine ? middle((run) => run.api ?? 0) : null,
          rendered: mine ? middle((run) => run.rendered ?? 0) : null,
          ratio: mine ? null : { wall: share((run) => run.wall), cpu: share((run) => run.cpu) },
        },
      ];
    });
  });
}

/** The rows as a table of Markdown, which reads as text too. */
export function tableOf(trial: Trial): string {
  const head = [
    '',
    'by',
    'seconds',
    'processor',
    'memory',
    'pages/s',
    'rendered',
    'API',
    'ours : theirs',
    'in processor time',
  ];
  const lines = rowsOf(trial).map(({ task, side, wall, cpu, peak, rate, api, rendered, ratio }) => [
    task,
    side,
    wall.toFixed(2),
    cpu.toFixed(2),
    `${Math.round(peak / 1e6)} MB`,
    String(Math.round(rate)),
    rendered === null ? 'all' : String(rendered),
    api === null ? '' : api.toFixed(2),
    ratio === null ? '' : ratio.wall.toFixed(2),
    ratio === null ? '' : ratio.cpu.toFixed(2),
  ]);
  return markdown(head, lines);
}

/** A table whose columns are padded; all but the first two stand right. */
export function markdown(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(3, name.length, ...lines.map((line) => line[column]!.length)));
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [row(head), rule, ...lines.map(row)].join('\n');
}
