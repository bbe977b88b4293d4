import { Parser } from 'htmlparser2';
import { escapeHtml } from '../lib/escape.ts';
import type { Outlines } from './outlines.ts';
import { resolve, type Styles } from './styles.ts';

/** CSS properties that SVG elements may have as attributes. */
const presentation =
  /^(?:fill|stroke|color|opacity|text-anchor|letter-spacing|font-size|font-weight|(?:fill|stroke)-(?:opacity|rule|width|linecap|linejoin|dasharray))$/;
/** Attributes that an image has no use for; sizes count on elements that have no other. */
const useless = /^(?:class|role|tabindex|aria-.*|data-.*|preserveAspectRatio|xmlns)$/;
const sized = /^(?:svg|rect|use|pattern|mask|filter|symbol)$/;
/** Attributes of a text that its outline does not need. */
const typographic = /^(?:[xy]|d[xy]|(?:font|text|letter|dominant)-.*)$/;
/** Elements that an image must not have: other images and documents, and active content. */
const foreign = /<(?:image|foreignObject|script|style|iframe|a)\b|\bon\w+=|\bhref="(?!#)/i;

export type Box = { x: number; y: number; width: number; height: number };
/** A drawing that needs no style sheet and no font. `panel` when it has a background of its own up to its edges. */
export type Art = { content: string; box: Box; panel: boolean };

type Attributes = Readonly<Record<string, string>>;
/** What elements inherit: custom properties, and the style of text. */
type Scope = { variables: Attributes; size: number; weight: number; anchor: string; spacing: number };

/** The text of a drawing: its characters must be loaded before they are outlined. */
export const textIn = (svg: string) => svg.replace(/<[^>]*>/g, '');

type StandaloneArtOptions = {
  svg: string;
  styles: Styles;
  /** The color that the drawing inherits. */
  color: string;
  outlines: Outlines;
};

/** Writes a page's drawing with its styles as attributes and its texts as outlines; null when it refers to something else. */
export function standaloneArt({ svg, styles, color, outlines }: StandaloneArtOptions): Art | null {
  const box = boxOf(/^<svg\b[^>]*\bviewBox="([^"]*)"/.exec(svg)?.[1]);
  if (!box || foreign.test(svg) || refersOutside(svg)) return null;
  const scopes: Scope[] = [{ variables: styles.root, size: 16, weight: 400, anchor: 'start', spacing: 0 }];
  let content = '';
  let panel = '';
  let panels = 0;
  let hidden = 0;
  let text: { attributes: Attributes; scope: Scope; words: string } | null = null;

  const parser = new Parser(
    {
      onopentag(name, own) {
        const declared: Attributes = Object.assign(
          {},
          ...(own['class'] ?? '').split(' ').map((one) => styles.classes[one]),
        );
        if (hidden > 0 || declared['visibility'] === 'hidden' || declared['display'] === 'none') hidden++;
        if (hidden > 0) return;
        const outer = scopes.at(-1)!;
        const isRoot = scopes.length === 1;
        const variables = { ...outer.variables, ...only(declared, (property) => property.startsWith('--')) };
        const resolved = Object.entries({
          ...only(own, (key) => !useless.test(key) && (sized.test(name) || !/^(?:width|height)$/.test(key))),
          ...only(declared, (property) => presentation.test(property)),
        }).map(([key, value]) => [key, resolve(value, variables)] as const);
        const attributes = Object.fromEntries(resolved);
        const scope = scopeOf({ attributes, variables, outer });
        scopes.push(scope);
        const background = resolve(declared['background'] ?? '', variables);
        if (isRoot) {
          panel = panelOf({ id: 'og-panel', box, background });
          content +=
            tag(
              'g',
              only({ color, ...attributes }, (key) => !/^(?:viewBox|width|height)$/.test(key)),
            ) + panel;
        } else if (name === 'text') text = { attributes, scope, words: '' };
        else if (text === null) {
          content += tag(name, attributes);
          const inner = name === 'svg' ? boxOf(own['viewBox']) : null;
          if (inner) content += panelOf({ id: `og-panel-${++panels}`, box: inner, background, rx: inner.width / 16 });
        }
      },
      ontext(words) {
        if (hidden === 0 && text !== null) text.words += words;
      },
      onclosetag(name) {
        if (hidden > 0) {
          hidden--;
          return;
        }
        scopes.pop();
        if (name === 'text' && text !== null) {
          content += outlined({ ...text, outlines });
          text = null;
        } else if (text === null) content += scopes.length === 1 ? '</g>' : `</${name}>`;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return { content, box, panel: panel !== '' };
}

/** A `viewBox`; null for one that shows nothing. */
function boxOf(viewBox = ''): Box | null {
  const [x, y, width, height] = viewBox.split(/[\s,]+/).map(Number);
  return x !== undefined && y !== undefined && width! > 0 && height! > 0
    ? { x, y, width: width!, height: height! }
    : null;
}

const only = (attributes: Attributes, wanted: (name: string) => boolean): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => wanted(name)));

const tag = (name: string, attributes: Attributes) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`;

type ScopeOfOptions = { attributes: Attributes; variables: Attributes; outer: Scope };

function scopeOf({ attributes, variables, outer }: ScopeOfOptions): Scope {
  const number = (name: string, otherwise: number) => {
    const value = Number.parseFloat(attributes[name] ?? '');
    return Number.isFinite(value) ? value : otherwise;
  };
  return {
    variables,
    size: number('font-size', outer.size),
    weight: attributes['font-weight'] === 'bold' ? 700 : number('font-weight', outer.weight),
    anchor: attributes['text-anchor'] ?? outer.anchor,
    spacing: number('letter-spacing', outer.spacing),
  };
}

type OutlinedOptions = { attributes: Attributes; scope: Scope; words: string; outlines: Outlines };

function outlined({ attributes, scope: { size, weight, anchor, spacing }, words, outlines }: OutlinedOptions): string {
  const style = { size, weight, spacing: spacing / size };
  const width = outlines.width(words, style);
  const x = Number(attributes['x'] ?? 0) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const d = outlines.path(words, { ...style, x, y: Number(attributes['y'] ?? 0) });
  return `${tag('path', { ...only(attributes, (name) => !typographic.test(name)), stroke: 'none', d })}</path>`;
}

type PanelOptions = { id: string; box: Box; background: string; rx?: number };

/** The background that a style sheet gives a drawing: its colours from corner to corner. */
function panelOf({ id, box: { x, y, width, height }, background, rx = 0 }: PanelOptions): string {
  const colours = background.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`,
  );
  const corners = rx > 0 ? ` rx="${rx}"` : '';
  return stops.length === 0
    ? ''
    : `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops.join('')}</linearGradient><rect x="${x}" y="${y}" width="${width}" height="${height}"${corners} fill="url(#${id})" stroke="none"/>`;
}

function refersOutside(svg: string): boolean {
  const own = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  return [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].some(([, id]) => !own.has(id));
}
