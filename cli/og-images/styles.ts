type Declarations = Readonly<Record<string, string>>;

/** Declarations by class, and the custom properties of the document. */
export type Styles = { classes: Readonly<Record<string, Declarations>>; root: Declarations };

/**
 * Reads what a style sheet says of single classes on a large screen under `prefers-reduced-motion`, for an image does not move. All other
 * selectors are left out.
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
      for (const selector of head.split(',').map((one) => one.trim())) {
        if (selector === ':root') Object.assign(root, declared);
        else if (/^\.[\w-]+$/.test(selector))
          classes[selector.slice(1)] = { ...classes[selector.slice(1)], ...declared };
      }
    }
  };
  read(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  return { classes, root };
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

/** The blocks of a style sheet, one level deep. */
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
