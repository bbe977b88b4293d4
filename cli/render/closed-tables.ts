/** Tags that begin and end cells, or end the cell before them. */
const tags = /<(\/?)(table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)\b[^>]*>/g;
const cells: ReadonlySet<string> = new Set(['caption', 'th', 'td']);

/**
 * Ends a table where another one begins outside its cells, as browsers do: they would take the end of the outer table for that of something
 * around the text, and pages put frames around tables. `html` is sanitized: each element has its end, and no attribute has `<` or `>`.
 */
export function withClosedTables(html: string): string {
  if (!html.includes('<table')) return html;
  /** Tables whose end is yet to come; `closed` are those that ended before it. */
  const tables: { inCell: boolean; closed: boolean }[] = [];
  return html.replace(tags, (tag, slash: string, name: string) => {
    if (name === 'table' && slash === '/') return tables.pop()?.closed ? '' : tag;
    const around = tables.findLast(({ closed }) => !closed);
    if (name !== 'table') {
      if (around) around.inCell = slash === '' && cells.has(name);
      return tag;
    }
    tables.push({ inCell: false, closed: false });
    if (!around || around.inCell) return tag;
    around.closed = true;
    return `</table>${tag}`;
  });
}
