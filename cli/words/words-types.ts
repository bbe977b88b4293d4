import type { Word, WordEntry } from './read-words.ts';

/** A single word, such as a colour, an address or a name that code looks up. */
const single = /^\S{1,24}$/;

/** The TypeScript declarations of a words file. A single word has itself as type. */
export function wordsTypes(entries: readonly WordEntry[]): string {
  return entries.map(({ name, value }) => `export declare const ${name}: ${typeOf(value)};\n`).join('');
}

function typeOf(word: Word): string {
  if (word.kind === 'constant') return String(word.value);
  if (word.kind === 'list') return `readonly [${word.items.map((item) => itemType(item, word.items)).join(', ')}]`;
  if (word.kind === 'map') return `{ ${word.entries.map(memberOf).join(' ')} }`;
  const parameters = word.parts.flatMap((part) => (part.kind === 'parameter' ? [part.name] : []));
  if (parameters.length > 0) {
    const members = [...new Set(parameters)].map((name) => `readonly ${name}: string | number;`);
    return `(values: { ${members.join(' ')} }) => string`;
  }
  const letters = word.parts.map((part) => (part.kind === 'letters' ? part.text : ' ')).join('');
  return single.test(letters) ? JSON.stringify(letters) : 'string';
}

const memberOf = ({ name, value }: WordEntry) => `readonly ${JSON.stringify(name)}: ${typeOf(value)};`;

/** An item lists the names that only its neighbours have, so that code may read them of every item. */
function itemType(item: Word, items: readonly Word[]): string {
  if (item.kind !== 'map') return typeOf(item);
  const own = new Set(item.entries.map(({ name }) => name));
  const others = items.flatMap((other) => (other.kind === 'map' ? other.entries.map(({ name }) => name) : []));
  const missing = [...new Set(others)].filter((name) => !own.has(name));
  return `{ ${[...item.entries.map(memberOf), ...missing.map((name) => `readonly ${JSON.stringify(name)}?: never;`)].join(' ')} }`;
}
