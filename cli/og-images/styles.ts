import { LRUCache } from 'lru-cache';

type Declarations = Readonly<Record<string, string>>;

/** Declarations by class or by attribute of the document (`[data-night=forest]`), and the custom properties of the document. */
export type Styles = { classes: Readonly<Record<string, Declarations>>; root: Declarations };

/**
 * Reads the rules of a style sheet for single classes, as they apply on a large screen under `prefers-reduced-motion`, because an image
 * does not move. Skips all other selectors.
 */
export function readStyles(css: string): Styles {
  const classes: Record<string, Declarations> = {};
  const root: Record<string, string> = {};
  const read = (text: string) => {
    for (const { head, body } of blocks(text)) {
      if (/^@layer\b/.test(head) || /^@media\s*\(prefers-reduced-motion:\s*reduce\)$/.test(head)) read(body);
      if (head.startsWith('@')) continue;
      const declared = Object.fromEntries(
        [...body.matchAll(/([\w-]+)\s*:\s*([^;{}]+)/g)].map(([, name, value]) => [name, value!.trim()]),
      );
      for (const selector of head.split(',').map((one) => one.trim().replace(/['"]/g, ''))) {
        const name = /^\.([\w-]+)$/.exec(selector)?.[1] ?? /^\[data-[\w-]+=[\w-]+\]$/.exec(selector)?.[0];
        if (selector === ':root') Object.assign(root, declared);
        else if (name !== undefined) classes[name] = { ...classes[name], ...declared };
      }
    }
  };
  read(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  return { classes, root };
}

/** Reads the styles of sheets that a page loads one after the other. Pages share most of their sheets: the `most` used last are read once. */
export function openSheets(most: number): (sheets: readonly string[]) => Styles {
  const known = new LRUCache<string, Styles>({ max: most });
  return (sheets) => joinStyles(sheets.map((css) => known.get(css) ?? read(css)));

  function read(css: string): Styles {
    const styles = readStyles(css);
    known.set(css, styles);
    return styles;
  }
}

/** The styles of sheets that a page loads one after the other. */
export function joinStyles(sheets: readonly Styles[]): Styles {
  const classes: Record<string, Declarations> = {};
  for (const sheet of sheets)
    for (const [name, declared] of Object.entries(sheet.classes)) classes[name] = { ...classes[name], ...declared };
  return { classes, root: Object.assign({}, ...sheets.map(({ root }) => root)) };
}

/** The styles of something that is in others, from the outermost: their custom properties are its own, and so is their color. */
export function stylesWithin(within: readonly string[], { classes, root }: Styles): Styles & { color: string } {
  const around = within.flatMap((one) => (Object.hasOwn(classes, one) ? [classes[one]!] : []));
  const variables = around.map((declared) =>
    Object.fromEntries(Object.entries(declared).filter(([name]) => name.startsWith('--'))),
  );
  const color = around.findLast(({ color }) => color !== undefined && color !== 'inherit')?.['color'];
  const own = Object.assign({}, root, ...variables);
  return { classes, root: own, color: resolve(color ?? 'var(--ink)', own) };
}

/** A value with its custom properties put in; an unknown one draws nothing. */
export function resolve(value: string, variables: Declarations, depth = 0): string {
  if (depth > 8 || !value.includes('var(')) return value;
  const replaced = value.replace(
    /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
    (_, name: string, fallback?: string) => variables[name] ?? fallback ?? 'none',
  );
  return resolve(replaced, variables, depth + 1);
}

/** Custom properties that a drawing uses without a fallback, and that neither its styles nor it defines: what has their colour is not drawn. */
export function unknownVariables(svg: string, styles: Styles): string[] {
  const used = stylesUsed(svg, styles);
  const text = svg + JSON.stringify(used);
  const defined = new Set([...text.matchAll(/(--[\w-]+)"?:/g)].map(([, name]) => name!));
  return [...new Set([...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name]) => name!))].filter(
    (name) => !defined.has(name),
  );
}

/** The part of the styles that a drawing uses: the name of an image changes only with it. */
export function stylesUsed(svg: string, { classes, root }: Styles): Styles {
  const used: { classes: Record<string, Declarations>; root: Record<string, string> } = { classes: {}, root: {} };
  const addVariables = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (root[name] === undefined || name in used.root) continue;
      used.root[name] = root[name];
      addVariables(root[name]);
    }
  };
  for (const [, names = ''] of svg.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(' ')) if (Object.hasOwn(classes, name)) used.classes[name] = classes[name]!;
  addVariables(svg + JSON.stringify(used.classes));
  return used;
}

function* blocks(css: string): Iterable<{ head: string; body: string }> {
  let start = 0;
  let depth = 0;
  let head = '';
  for (const { 0: sign, index } of css.matchAll(/[;{}]/g)) {
    if (sign === '{' && depth++ === 0) head = css.slice(start, index).trim();
    else if (sign === '}' && --depth === 0) yield { head, body: css.slice(start, index) };
    else if (depth > 0 || sign !== ';') continue;
    start = index + 1;
  }
}
