import characters from 'opencc-js/dict/TSCharacters';

/** Simplified characters by traditional ones: of several, the most frequent. */
const simplified = new Map(
  characters.split('|').map((pair) => {
    const [traditional = '', simple = ''] = pair.split(' ');
    return [traditional, simple] as const;
  }),
);

/** A text in simplified characters, as the pages are written. */
export const inSimplified = (text: string): string =>
  Array.from(text, (character) => simplified.get(character) ?? character).join('');
