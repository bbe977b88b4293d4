import { highlight } from '../ui/highlight.ts';

/** A block of code with its language, and nothing but text in it: what an editor marked up by hand stays as it is. */
const block = /(<code class="language-([^"]+)">)([^<]+)(?=<\/code><\/pre>)/g;

/** Longer code stays plain: nobody reads it in colours, and the time to find them is the content's to choose. */
const LONGEST = 40_000;
/** A word that nobody wrote by hand: the time grows with the square of its length. */
const WORD = /[\w$\u00a0-\uffff]{500}/;

/** Colours the code blocks of sanitised HTML whose language is known. The text stays the same to the letter, and escaped. */
export function highlighted(html: string): string {
  return html.replace(block, (whole, start: string, language: string, text: string) => {
    if (text.length > LONGEST || WORD.test(text)) return whole;
    const tokens = highlight({ code: unescaped(text), language });
    return (
      start +
      tokens
        .map(({ kind, text: code }) =>
          kind === 'plain' ? escaped(code) : `<span class="code-${kind}">${escaped(code)}</span>`,
        )
        .join('')
    );
  });
}

const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as const;
const entities = Object.fromEntries(Object.entries(characters).map(([entity, character]) => [character, entity]));

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity as keyof typeof characters]);
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character]!);
}
