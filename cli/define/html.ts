import { escapeHtml } from '../lib/escape.ts';

/** Escaped markup, created only by `html`. */
export type Markup = { markup: string };
type Part = Markup | string | number | false | null | undefined | readonly Part[];

/** A template tag that escapes values, except markup. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: texts.map((text, index) => text + written(parts[index])).join('') };
}

function written(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(written).join('');
}
