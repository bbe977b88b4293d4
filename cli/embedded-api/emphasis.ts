import { type MarkedExtension, Tokenizer } from 'marked';

/** Letters of scripts without capitals: those that put no space between words, or attach particles to them. */
const letter = '[\\p{Lo}\\p{Lm}\\p{M}]';
/** Punctuation of Chinese, Japanese and Korean text, with no space beside it. No property of Unicode has it. */
const wide = '[\u3001-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u2018\u2019\u201c\u201d\u2026\u2014]';
const spaceless = `(?:${letter}|${wide})`;
const punctuation = '(?:(?![*~])[\\p{P}\\p{S}])';
const outside = '[\\p{L}\\p{M}\\p{N}]';

/** Punctuation at signs of emphasis whose other side is a letter, when one of the two is of these scripts. */
const hidden = new RegExp(
  [
    `${punctuation}(?=[*~]+${letter})`,
    `${wide}(?=[*~]+${outside})`,
    `(?<=${letter}[*~]+)${punctuation}`,
    `(?<=${outside}[*~]+)${wide}`,
  ].join('|'),
  'gu',
);
/** Signs that begin emphasis there, with what stands before and behind them. */
const beginning = new RegExp(`^(?:${letter}[*~]+${punctuation}|${outside}[*~]+${wide})`, 'u');

const letters = new RegExp(`^${outside}`, 'u');

/** Two asterisks beside these scripts that stay text. */
export const leftOver = new RegExp(`${spaceless}\\*\\*|\\*\\*${spaceless}`, 'u');

/**
 * Emphasis that begins or ends with punctuation, beside text without spaces: `**注意：**文字`, `**"강조"**입니다`. CommonMark expects a space
 * or punctuation on the other side of its signs; it reads that punctuation as letters here. Underscores stay: they belong to names in
 * such text.
 */
export const spacelessEmphasis: MarkedExtension = {
  hooks: { emStrongMask: (masked) => masked.replace(hidden, (sign) => 'x'.repeat(sign.length)) },
  tokenizer: {
    emStrong(src, masked, before = '') {
      const isBeginning = begins({ src, masked });
      const token = Tokenizer.prototype.emStrong.call(this, src, masked, isBeginning ? '' : before);
      if (token?.type !== 'em' || !/[)\]）】]$/.test(token.text)) return token;
      // One asterisk beside brackets may be a sign of a product: `a*（b）*c`.
      return isBeginning || letters.test(src.slice(token.raw.length)) ? undefined : token;
    },
    del(src, masked, before = '') {
      return Tokenizer.prototype.del.call(this, src, masked, begins({ src, masked }) ? '' : before);
    },
  },
};

/** Whether signs begin emphasis because of these scripts, so that what stands before them does not count. */
function begins({ src, masked }: { src: string; masked: string }): boolean {
  const at = masked.length - src.length;
  const [last = ''] = [...masked.slice(Math.max(0, at - 2), at)].slice(-1);
  return beginning.test(last + src.slice(0, 20));
}
