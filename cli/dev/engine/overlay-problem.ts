import { textOf } from '../../places/place.ts';
import type { Problem } from '../../problem.ts';
import { ofServer } from '../problem-list.ts';

/** A problem as the overlay shows it. `place` is `file:line:column`, which the editor can open; null when there is none. */
export type OverlayProblem = Problem & { place: string | null };

/** Lines of the source on each side of the place. */
const around = 3;
/** Maximum number of characters of such a line. */
const longest = 120;

type OverlayProblemOptions = { problem: Problem; root: string };

/** Adds the lines around the place of a problem. */
export function overlayProblem({ problem, root }: OverlayProblemOptions): OverlayProblem {
  const [, file, line, column = '1'] = /^([^\s:,]+):(\d+)(?::(\d+))?/.exec(problem.where) ?? [];
  const text = file === undefined ? null : textOf({ root, file });
  const shown = ofServer(problem);
  if (text === null) return { ...shown, place: null };
  const place = `${file}:${line}:${column}`;
  const { excerpt } = shown;
  if (excerpt === undefined) return { ...shown, place };
  const lines = text.split('\n');
  const width = line!.length;
  // The line of the place may be shown without its beginning; the others without as much.
  const [marked = ''] = excerpt.split('\n');
  const cut = Math.max(0, (lines[Number(line) - 1] ?? '').indexOf(marked.slice(width + 3)));
  const numbered = (from: number, to: number) =>
    lines.slice(Math.max(0, from - 1), Math.max(0, to)).map((one, index) => {
      const number = String(Math.max(1, from) + index).padStart(width);
      return `${number} │ ${one.slice(cut, cut + longest)}`.trimEnd();
    });
  const at = Number(line);
  const excerptLines = [...numbered(at - around, at - 1), excerpt, ...numbered(at + 1, at + around)];
  return { ...shown, place, excerpt: excerptLines.join('\n') };
}
