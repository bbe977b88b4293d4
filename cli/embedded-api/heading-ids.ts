import type { MarkedExtension, Token, Tokens } from 'marked';

/** The id at the end of a heading, as other generators have it: `## Words {#id}`. */
export const headingId = /[ \t]\{#([^\s{}]+)\}(?=[ \t]*#*[ \t]*$)/gm;
const atEnd = /(?:^|[ \t]+)\{#([^\s{}]+)\}$/;

/** Gives headings the ids that are written behind their words, and leaves out those without words. */
export const headingIds: MarkedExtension = {
  renderer: {
    heading({ tokens, depth }) {
      const id = idOf(tokens);
      const words = this.parser.parseInline(id === null ? tokens : withoutId(tokens));
      if (isEmpty(tokens)) return '';
      return `<h${depth}${id === null ? '' : ` id="${escaped(id)}"`}>${words}</h${depth}>\n`;
    },
  },
};

/** Whether a heading has nothing to show. */
export const isEmpty = (tokens: readonly Token[]) => tokens.every(({ raw }) => raw.trim() === '');

/** The last token of a heading, when it is text that ends with an id. */
function idOf(tokens: readonly Token[]): string | null {
  const last = tokens.at(-1);
  return last?.type === 'text' ? (atEnd.exec((last as Tokens.Text).text)?.[1] ?? null) : null;
}

const withoutId = (tokens: readonly Token[]): Token[] =>
  tokens.with(-1, { ...(tokens.at(-1) as Tokens.Text), text: (tokens.at(-1) as Tokens.Text).text.replace(atEnd, '') });

const escaped = (id: string) => id.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
