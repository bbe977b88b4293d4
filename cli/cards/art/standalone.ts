import type { Classes } from './classes.ts';
import { type Token, tokensOf, write } from './tags.ts';

/** Properties of a style sheet that a drawing may have as attributes. */
const presentation = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'color',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
]);
/** What a drawing on a page has and a picture has no use for. */
const useless = /^(?:class|role|tabindex|aria-.*|data-.*|preserveAspectRatio|width|height|xmlns)$/;
/** What a picture may not hold: other pictures, other documents, anything that acts. */
const foreign = /<(?:image|foreignObject|script|style|iframe|a)\b|\bon\w+=|\bhref="(?!#)/i;

export type Box = { x: number; y: number; width: number; height: number };
/** A drawing that needs no style sheet: the content of a `<g>`, and the field it is drawn in. */
export type Standalone = {
  content: string;
  box: Box /** Has a ground of its own up to the edges of its field. */;
  panel: boolean;
};

type Scope = { name: string; custom: Readonly<Record<string, string>> };

/** Writes a page's drawing as a standalone SVG; null when it refers to something else on its page. */
export function standalone({ svg, classes }: { svg: string; classes: Classes }): Standalone | null {
  const tokens = [...tokensOf(svg)];
  const [root] = tokens;
  const [x, y, width, height] =
    root?.kind === 'open' ? (root.attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number) : [];
  if (!width || !height || x === undefined || y === undefined || foreign.test(svg) || borrows(svg)) return null;

  const box = { x, y, width, height };
  const scopes: Scope[] = [];
  let out = '';
  let panel = '';
  let hidden = 0;
  for (const token of tokens) {
    if (hidden > 0) {
      if (token.kind === 'open' && !token.empty) hidden++;
      else if (token.kind === 'close') hidden--;
      continue;
    }
    if (token.kind !== 'open') {
      if (token.kind === 'close') scopes.pop();
      out += scopes.length === 0 && token.kind === 'close' ? '</g>' : write(token);
      continue;
    }
    const outer = scopes.at(-1)?.custom ?? classes.root;
    const declared = Object.assign(
      {},
      ...(token.attributes['class'] ?? '').split(' ').map((name) => classes.of.get(name)),
    ) as Record<string, string>;
    const custom = {
      ...outer,
      ...Object.fromEntries(Object.entries(declared).filter(([name]) => name.startsWith('--'))),
    };
    if (declared['visibility'] === 'hidden' || declared['display'] === 'none') {
      if (!token.empty) hidden = 1;
      continue;
    }
    const drawn: Token = { ...token, attributes: attributesOf({ token, declared, custom, top: scopes.length === 0 }) };
    if (scopes.length === 0) {
      panel = panelOf({ box, background: resolve(declared['background'] ?? '', custom) });
      out += write({ ...drawn, name: 'g', empty: false }) + panel;
    } else out += write(drawn);
    if (!token.empty) scopes.push({ name: token.name, custom });
  }
  return { content: out, box, panel: panel !== '' };
}

type AttributesOfOptions = {
  token: Token & { kind: 'open' };
  declared: Readonly<Record<string, string>>;
  custom: Readonly<Record<string, string>>;
  top: boolean;
};

function attributesOf({ token, declared, custom, top }: AttributesOfOptions): Record<string, string> {
  const sized = !top && ['svg', 'rect', 'use', 'pattern', 'mask', 'filter', 'symbol'].includes(token.name);
  const own = Object.entries(token.attributes).filter(
    ([name]) => (sized && /^(?:width|height)$/.test(name)) || !(useless.test(name) || (top && name === 'viewBox')),
  );
  const styled = Object.entries(declared).filter(([name]) => presentation.has(name));
  return Object.fromEntries([...own, ...styled].map(([name, value]) => [name, resolve(value, custom)]));
}

/** A value with its custom properties put in; what is not known draws nothing. */
function resolve(value: string, custom: Readonly<Record<string, string>>, depth = 0): string {
  if (depth > 8 || !value.includes('var(')) return value;
  return resolve(
    value.replace(
      /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
      (_, name: string, fallback?: string) => custom[name] ?? fallback ?? 'none',
    ),
    custom,
    depth + 1,
  );
}

/** The ground that a style sheet gives a drawing: its colours from corner to corner. */
function panelOf({ box, background }: { box: Box; background: string }): string {
  const colours = background.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  if (colours.length === 0) return '';
  const stops = colours.map(
    (colour, index) =>
      `<stop offset="${colours.length === 1 ? 0 : index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  const { x, y, width, height } = box;
  return `<linearGradient id="card-panel" x1="0" y1="0" x2="1" y2="1">${stops.join('')}</linearGradient><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#card-panel)" stroke="none"/>`;
}

/** Whether a drawing uses something that is drawn elsewhere. */
function borrows(svg: string): boolean {
  const own = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  return [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].some(([, id]) => !own.has(id));
}
