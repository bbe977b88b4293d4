import type { Report } from './text-problem.ts';

const tag = /^<(\/?)([a-z][a-z\d]*)/;

/** An open element: its name in the result, and whether it has no element yet. */
type Open = { as: string; isFirst: boolean };

/**
 * Makes `div`s of the `<details>` of sanitized HTML that do not begin with a `<summary>`, and of each `<summary>` that is not the first of a
 * `<details>`: browsers would invent one, and fold nothing below the other. A summary is one line, so paragraphs in it are `div`s, too.
 */
export function withFolds(html: string, report: Report): string {
  if (!/<(?:details|summary)\b/.test(html)) return html;
  const parts = html.split(/(<[^>]*>)/);
  const open: Open[] = [];
  const nextPiece = (from: number) => parts.slice(from, from + 3).find((part) => part.trim() !== '') ?? '';
  const nameOf = (name: string, at: number): string => {
    const around = open.at(-1);
    if (name === 'details') return nextPiece(at + 1).startsWith('<summary') ? name : 'div';
    if (name === 'summary') return around?.as === 'details' && around.isFirst ? name : 'div';
    return name === 'p' && open.some(({ as }) => as === 'summary') ? 'div' : name;
  };
  return parts
    .map((part, at) => {
      const [, slash, name] = tag.exec(part) ?? [];
      if (name === undefined || part.endsWith('/>')) return part;
      if (slash === '/') return `</${open.pop()?.as ?? name}>`;
      const as = nameOf(name, at);
      if (as !== name && name !== 'p') report({ kind: 'fold', value: name });
      if (open.length > 0) open.at(-1)!.isFirst = false;
      open.push({ as, isFirst: true });
      return as === name ? part : part.replace(`<${name}`, `<${as}`);
    })
    .join('');
}
