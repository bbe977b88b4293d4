import type { MarkedExtension, Tokens } from 'marked';
import { type Emphasis, emphasisIn } from './delimiters.ts';

const types = { '**': 'strong', __: 'strong', '*': 'em', _: 'em', '~~': 'del', '~': 'del' } as const;

/**
 * Reads emphasis and strikethrough as CommonMark and GFM do, and beside the punctuation of scripts without spaces. The parser's own rules
 * leave signs around nested emphasis as text: `**a *b*c**`. One for each text, as it remembers what it found in its parts.
 */
export function emphasis(): MarkedExtension {
  const known = new Map<string, ReadonlyMap<number, Emphasis>>();
  const at = (src: string, masked: string): (Omit<Tokens.Strong, 'type' | 'tokens'> & { signs: string }) | null => {
    const all = known.get(masked) ?? emphasisIn(masked);
    known.set(masked, all);
    const found = all.get(masked.length - src.length);
    if (found === undefined) return null;
    const raw = src.slice(0, found.end - (masked.length - src.length));
    return { raw, signs: raw.slice(0, found.size), text: raw.slice(found.size, -found.size) };
  };
  return {
    tokenizer: {
      emStrong(src, masked) {
        const found = /^[*_]/.test(src) ? at(src, masked) : null;
        if (found === null) return undefined;
        const { raw, text, signs } = found;
        const type = types[signs as '**' | '*'];
        return { type, raw, text, tokens: this.lexer.inlineTokens(text) } as Tokens.Strong | Tokens.Em;
      },
      del(src, masked) {
        const found = src.startsWith('~') ? at(src, masked) : null;
        if (found === null) return undefined;
        const { raw, text } = found;
        return { type: 'del', raw, text, tokens: this.lexer.inlineTokens(text) };
      },
    },
  };
}
