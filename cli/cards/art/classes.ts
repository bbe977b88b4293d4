/** Declarations by class, and the custom properties of the document. */
export type Classes = {
  of: ReadonlyMap<string, Readonly<Record<string, string>>>;
  root: Readonly<Record<string, string>>;
};

/**
 * Reads what a style sheet says of single classes, under `prefers-reduced-motion`: a picture does not move. Selectors
 * of any other kind are left out.
 */
export function readClasses(css: string): Classes {
  const of = new Map<string, Record<string, string>>();
  const root: Record<string, string> = {};
  const note = (selector: string, declarations: Record<string, string>) => {
    if (selector === ':root') Object.assign(root, declarations);
    const [, name] = /^\.([\w-]+)$/.exec(selector) ?? [];
    if (name !== undefined) of.set(name, { ...of.get(name), ...declarations });
  };
  const visit = (text: string) => {
    for (const { head, body } of blocks(text)) {
      if (/^@layer\b/.test(head) || /^@media\s*\(prefers-reduced-motion:\s*reduce\)$/.test(head)) visit(body);
      else if (!head.startsWith('@'))
        for (const selector of head.split(',')) note(selector.trim(), declarationsOf(body));
    }
  };
  visit(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  return { of, root };
}

/** The blocks of a style sheet, one level deep. */
function* blocks(css: string): Iterable<{ head: string; body: string }> {
  let start = 0;
  let depth = 0;
  let head = '';
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === ';' && depth === 0) start = at + 1;
    else if (character === '{' && depth++ === 0) {
      head = css.slice(start, at).trim();
      start = at + 1;
    } else if (character === '}' && --depth === 0) {
      yield { head, body: css.slice(start, at) };
      start = at + 1;
    }
  }
}

function declarationsOf(body: string): Record<string, string> {
  return Object.fromEntries(
    [...body.matchAll(/([\w-]+)\s*:\s*([^;{}]+)/g)].map(([, name, value]) => [name, value!.trim()]),
  );
}
