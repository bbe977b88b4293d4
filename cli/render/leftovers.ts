import { Parser } from 'htmlparser2';
import { PageError } from './page-error.ts';

/** What JavaScript writes into a text in place of a value that it does not have. */
const leftover = /(?<![\w.-])undefined(?![\w.-])|\[object Object\]/;
const everyLeftover = new RegExp(leftover, 'g');

/** Elements whose text is code. */
const codeElements = new Set(['script', 'style', 'code', 'pre', 'samp', 'kbd']);

export type Leftovers = {
  /** Markup as rendered. */
  html: string;
  /** Renders the same again, with `masked` content. Called only when the markup contains such words. */
  withMaskedContent: () => string | Promise<string>;
};

/**
 * Throws when code wrote a value that it did not have into a text or an attribute. Words of the content are no leftovers, wherever the
 * page shows them: an article may be about `undefined`. So the markup is compared with what is rendered from content without these words.
 */
export async function assertNoLeftovers({ html, withMaskedContent }: Leftovers): Promise<void> {
  if (!leftover.test(html) || leftoversOf(html).length === 0) return;
  const [own] = leftoversOf(await withMaskedContent());
  if (own === undefined) return;
  const message = `the code writes a value that it does not have: ${own}`;
  throw new PageError({ message, stack: '', components: '' });
}

/** A copy of content in which no text contains such words. */
export function masked<T>(content: T): T {
  if (typeof content === 'string') return content.replace(everyLeftover, 'value') as T;
  if (Array.isArray(content)) return content.map(masked) as T;
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, masked(value)])) as T;
}

/** Each text and attribute with such a word, shortened. */
export function leftoversOf(html: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let text = '';
  const endText = () => {
    if (leftover.test(text)) found.push(text.trim().slice(0, 80));
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      open.push(name);
      for (const [key, value] of Object.entries(attributes))
        if (leftover.test(value)) found.push(`<${name} ${key}="${value.slice(0, 80)}">`);
    },
    ontext(part) {
      if (!open.some((name) => codeElements.has(name))) text += part;
    },
    onclosetag() {
      endText();
      open.pop();
    },
    onend: endText,
  });
  parser.end(html);
  return found;
}
