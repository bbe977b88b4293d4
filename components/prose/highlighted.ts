import { highlight } from '../ui/highlight.ts';

/** A block of code with its language, containing text only: markup by an editor stays unchanged. */
const block = /(<code class="language-([^"]+)">)([^<]+)(?=<\/code><\/pre>)/g;

/** Longer code is not highlighted, and of a text no more than `MOST`: content must not decide how long a build takes. */
const LONGEST = 20_000;
const MOST = 60_000;
/** Longest word: the time grows with the square of its length. */
const WORD = /[\w$\u00a0-\uffff]{500}/;

/** Colours the code blocks of sanitised HTML whose language is known. The text stays the same to the letter, and escaped. */
export function highlighted(html: string): string {
  let length = 0;
  return html.replace(block, (whole, start: string, language: string, text: string) => {
    if (text.length > LONGEST || length + text.length > MOST || WORD.test(text)) return whole;
    length += text.length;
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
