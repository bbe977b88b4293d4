import type { Tokens } from 'marked';

/** Cells of a row of a table that have no column: Markdown drops them. */
export type LostCells = { row: string; text: string };

/** The cells of a table that its head has no column for. A bar behind a backslash is text. */
export function lostCells({ raw, header }: Pick<Tokens.Table, 'raw' | 'header'>): LostCells[] {
  return raw
    .trimEnd()
    .split('\n')
    .slice(2)
    .flatMap((row) => {
      const cells = (row.trim().match(/(?:\\.|[^\\|])+|\|/g) ?? []).filter((part, at) => !(at === 0 && part === '|'));
      let bars = 0;
      const beyond = cells.filter((part) => (part === '|' ? ((bars += 1), false) : bars >= header.length));
      const text = beyond
        .map((cell) => cell.trim())
        .join(' ')
        .trim();
      return text === '' ? [] : [{ row, text }];
    });
}
