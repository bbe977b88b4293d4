import { Parser } from 'htmlparser2';

/** A piece of a page that is read in one go: a paragraph, a cell, a label. `code` is for machines. */
export type Passage = { text: string; code: boolean };

export type PageText = {
  passages: readonly Passage[];
  /** Headings of the first two levels within `main`. */
  headlines: readonly string[];
};

/** Inline elements. All others, including `span` and `small`, begin a new passage. */
const inline = new Set('a abbr b bdi code em i kbd mark s samp strong sub sup time u wbr'.split(' '));
const unread = new Set(['script', 'style', 'template']);
const machine = new Set(['code', 'kbd', 'samp']);
/** Attributes that people read or hear. */
const spoken = ['alt', 'aria-label', 'placeholder', 'title'];
const described = new Set(['description', 'og:description', 'og:title']);

/**
 * What a visitor reads or hears on a page, in order: texts, labels, title and description. Elements in another language than
 * the page's are left out. Code within a sentence becomes the word `code`.
 */
export function textOfPage(html: string): PageText {
  const passages: Passage[] = [];
  const headlines: string[] = [];
  let headline: string | null = null;
  let isMain = false;
  const open: { unread: boolean; block: boolean; word: boolean }[] = [];
  let text = '';
  /** Whether an inline element ended just here, or before a space: the next one is beside it, not in the same sentence. */
  let ended = false;
  let language: string | undefined;
  const within = () => open.at(-1) ?? { unread: false, block: false, word: false };
  const flush = () => {
    const whole = text.replaceAll(/\s+/g, ' ').trim();
    if (whole !== '') passages.push({ text: whole, code: within().block });
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!inline.has(name) || ended) flush();
      ended = false;
      isMain ||= name === 'main';
      if (isMain && (name === 'h1' || name === 'h2')) headline = '';
      language ??= attributes['lang'];
      const outer = within();
      const foreign = attributes['lang'] !== undefined && attributes['lang'] !== language;
      const word = !outer.block && machine.has(name);
      open.push({
        unread: outer.unread || foreign || unread.has(name),
        block: outer.block || name === 'pre',
        word: outer.word || word,
      });
      if (within().unread) return;
      if (word && !outer.word) text += 'code';
      const labels = spoken.map((attribute) => attributes[attribute] ?? '');
      const about = described.has(attributes['name'] ?? attributes['property'] ?? '') ? attributes['content'] : '';
      for (const label of [...labels, about ?? '']) if (label !== '') passages.push({ text: label, code: false });
    },
    ontext(piece) {
      const { unread: skipped, word } = within();
      if (!skipped && !word) text += piece;
      if (headline !== null) headline += piece;
      ended &&= piece.trim() === '';
    },
    onclosetag(name) {
      if (!inline.has(name)) flush();
      isMain &&= name !== 'main';
      if (headline !== null && (name === 'h1' || name === 'h2')) {
        headlines.push(headline.trim());
        headline = null;
      }
      ended = inline.has(name) && name !== 'wbr';
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return { passages, headlines };
}
