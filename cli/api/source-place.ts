import { isNode, LineCounter, parseDocument } from 'yaml';

/** Text that records were read from, JSON or YAML, and the lines of its file before it. */
export type Source = { text: string; linesBefore: number };

/** Where the value at some steps stands: `12:7`, line and column from 1. That of the nearest record around it where it is missing. */
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
