import { isNode, LineCounter, parseDocument } from 'yaml';

/** The JSON or YAML that records were read from, and the number of lines before it in its file. */
export type Source = { text: string; linesBefore: number };

/** Line and column (from 1) of the value at a path: `12:7`. If it is missing, that of the closest enclosing record. */
export function placeIn({ text, linesBefore }: Source, steps: readonly PropertyKey[]): string | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  for (let depth = steps.length; depth >= 0; depth--) {
    const node = depth === 0 ? document.contents : document.getIn(steps.slice(0, depth), true);
    if (!isNode(node) || !node.range) continue;
    const { line, col } = lines.linePos(node.range[0]);
    return `${line + linesBefore}:${col}`;
  }
  return null;
}
