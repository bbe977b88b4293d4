import type { MarkedExtension, Tokens } from 'marked';

/** Emphasis on one line, with none of its own signs in it. */
const emphasis = /^(\*\*|\*|~~)(?![\s*~])([^*~\n]*[^\s*~])\1(?![*~])/;
const kinds = { '**': 'strong', '*': 'em', '~~': 'del' } as const;
const letter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}]';
/** Punctuation of these scripts, with no space beside it. */
const wide = '[\u3001-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u2018\u2019\u201c\u201d\u2026\u2014]';
const ends = new RegExp(`(?:(?<wide>${wide})|[\\p{P}\\p{S}])$`, 'u');
const begins = new RegExp(`^(?:(?<wide>${wide})|[\\p{P}\\p{S}])`, 'u');

/** Whether CommonMark reads no emphasis because of punctuation inside its signs and a letter outside. */
const isHidden = (inside: RegExpExecArray | null, outside: string) =>
  inside !== null && new RegExp(inside.groups?.['wide'] === undefined ? letter : '[\\p{L}\\p{N}]', 'u').test(outside);

/** Two asterisks beside these scripts that stay text. */
export const leftOver = new RegExp(`(?:${letter}|${wide})\\*\\*|\\*\\*(?:${letter}|${wide})`, 'u');

/**
 * Emphasis that begins or ends with punctuation beside Chinese, Japanese or Korean script, such as `**注意：**文字`. CommonMark expects a
 * space on the other side of the signs, which these scripts do not have.
 */
export const cjkEmphasis: MarkedExtension = {
  extensions: [
    {
      name: 'cjkEmphasis',
      level: 'inline',
      start: (source) => source.search(/[*~]/),
      tokenizer(source, tokens) {
        const [raw, sign = '', text = ''] = emphasis.exec(source) ?? [];
        // One asterisk beside brackets may be a sign of a product: `a*（b）*c`.
        if (raw === undefined || (sign === '*' && /[)\]）】]$/.test(text))) return undefined;
        const [before = ''] = [...(tokens.at(-1)?.raw.slice(-2) ?? '')].slice(-1);
        const [after = ''] = source.slice(raw.length, raw.length + 2);
        if (!isHidden(ends.exec(text), after) && !isHidden(begins.exec(text), before)) return undefined;
        const type = kinds[sign as keyof typeof kinds];
        return { type, raw, text, tokens: this.lexer.inlineTokens(text) } satisfies Tokens.Generic;
      },
    },
  ],
};
