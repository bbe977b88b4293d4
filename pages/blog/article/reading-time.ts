const HAN_A_MINUTE = 400;
const WORDS_A_MINUTE = 200;

const ENTITY = /&#?\w+;/y;
const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}]/u;
const JOINER = /['’_-]/;

/**
 * Minutes it takes to read a piece of HTML, rounded up and at least 1: 400 Chinese characters or 200 words of another script a
 * minute. Tags, entities and drawings do not count. Sign by sign: patterns over a whole article took longer than to lay out its page.
 */
export function readingTime(html: string): number {
  let characters = 0;
  let words = 0;
  /** What came before: something of a word, a sign that may join it to more, or neither. */
  let before: 'word' | 'joiner' | null = null;
  for (let at = 0; at < html.length; at++) {
    const skipped = lengthOfMarkup(html, at);
    const code = html.codePointAt(at)!;
    if (skipped > 0) {
      at += skipped - 1;
      before = null;
    } else if (isHan(code)) {
      characters += 1;
      before = null;
    } else if (isWord(code)) {
      if (before === null) words += 1;
      before = 'word';
    } else {
      before = before === 'word' && JOINER.test(html[at]!) ? 'joiner' : null;
    }
    if (code > 0xffff) at += 1;
  }
  return Math.max(1, Math.ceil(characters / HAN_A_MINUTE + words / WORDS_A_MINUTE));
}

/** Length of the tag, drawing or entity that begins at a place; 0 where none does. */
function lengthOfMarkup(html: string, at: number): number {
  const sign = html[at];
  if (sign === '<') {
    const end = html.startsWith('svg ', at + 1) ? html.indexOf('</svg>', at) + 5 : html.indexOf('>', at);
    return Math.max(0, end + 1 - at);
  }
  if (sign !== '&') return 0;
  ENTITY.lastIndex = at;
  return ENTITY.exec(html)?.[0].length ?? 0;
}

/** The ranges that nearly every Chinese character is in, before the rule is asked. */
function isHan(code: number): boolean {
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x2e80 && HAN.test(String.fromCodePoint(code)));
}

function isWord(code: number): boolean {
  if (code > 0x7f) return WORD.test(String.fromCodePoint(code));
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
