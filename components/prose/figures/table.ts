import type { FigureData } from '../../../config/rules/figure-data.ts';
import { measured } from './bars.ts';
import { escaped, written } from './svg.ts';

/** A figure as a table with its caption. */
export function tableOf(figure: FigureData): string {
  const rows = cellsOf(figure).map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`);
  return `<table><caption>${escaped(figure.caption)}</caption><tbody>${rows.join('')}</tbody></table>`;
}

function cellsOf(figure: FigureData): readonly (readonly string[])[] {
  switch (figure.kind) {
    case 'bars':
      return figure.rows.map(({ name, value, note }) => [name, measured(value, figure.unit), note]);
    case 'timeline':
      return figure.rows.map(({ name, from, to, note }) => [
        name,
        from === to ? measured(from, figure.unit) : `${written(from)}–${measured(to, figure.unit)}`,
        note,
      ]);
    case 'steps':
      return figure.rows.map(({ name, text, next }) => [name, text, next]);
    case 'line':
      return figure.series.flatMap(({ name, points }) => points.map(([x, y]) => [name, written(x), written(y)]));
  }
}
