/** A term: a pair of Chinese characters as a number, which maps find sooner than a string, see `termText`; any other as it is. */
export type Term = number | string;

/**
 * Terms of a text, in its order: what the index lists pages under, and what a query is looked up by.
 *
 * Words of other scripts than Chinese are terms in lower case, without the `s` of a plural; of a name such as `sendMessage` its parts
 * too. Chinese is cut into every two neighbouring characters. A dictionary finds no words of the trade (that of ICU cuts 群聊, 丢包 and 回执
 * into single characters), its cuts differ from browser to browser, and it takes twenty times as long.
 */
export function searchTerms(text: string): string[] {
  const terms: string[] = [];
  eachTerm(text, (term) => terms.push(termText(term)));
  return terms;
}

/** Calls `take` with every term of a text. */
export function eachTerm(text: string, take: (term: Term) => void): void {
  const plain = text.normalize('NFKC');
  for (let at = 0, end = 0; at < plain.length; at = end) {
    const kind = kindAt(plain, at);
    end = at + 1;
    while (end < plain.length && kindAt(plain, end) === kind) end += 1;
    if (kind === kinds.chinese) takePairs(plain.slice(at, end), take);
    else if (kind === kinds.word) for (const term of knownWordTerms(plain.slice(at, end))) take(term);
  }
}

const kinds = { between: 1, chinese: 2, word: 3 } as const;
const chinese = /^\p{Script=Han}/u;
const wordCharacter = /^[\p{L}\p{N}]/u;

/** Kinds of characters of one UTF-16 unit, once they are known: a look-up takes a third of the time of the expressions. */
const known = new Uint8Array(0x10000);

const kindAt = (text: string, at: number) => known[text.charCodeAt(at)] || kindOf(text, at);

function kindOf(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  // A character of two units has the kind of both.
  const isSecond = unit >= 0xdc00 && unit <= 0xdfff && at > 0;
  const character = String.fromCodePoint(text.codePointAt(isSecond ? at - 1 : at)!);
  const kind = chinese.test(character) ? kinds.chinese : wordCharacter.test(character) ? kinds.word : kinds.between;
  if (unit < 0xd800 || unit > 0xdfff) known[unit] = kind;
  return kind;
}

/** No character before it is Chinese. With 15 bits for each, a pair of those that follow is an integer that needs no memory of its own. */
const first = 0x2e80;
const bits = 15;
const rest = 2 ** bits - 1;

/** The term of two neighbouring units of Chinese: a number, or a string where one of them lies after those that have one. */
export function pairTerm(text: string, at: number): Term {
  const one = text.charCodeAt(at) - first;
  const other = text.charCodeAt(at + 1) - first;
  return one <= rest && other <= rest ? (one << bits) | other : text.slice(at, at + 2);
}

/** A term as it is written. */
export const termText = (term: Term) =>
  typeof term === 'string' ? term : String.fromCharCode((term >> bits) + first, (term & rest) + first);

/** Characters of two units, which may not be cut apart. */
const long = /[\uD800-\uDBFF]/;

function takePairs(run: string, take: (term: Term) => void): void {
  if (!long.test(run)) {
    if (run.length < 2) take(run);
    for (let at = 1; at < run.length; at++) take(pairTerm(run, at - 1));
    return;
  }
  const characters = Array.from(run);
  if (characters.length < 2) take(run);
  for (let at = 1; at < characters.length; at++) {
    const pair = characters[at - 1]! + characters[at]!;
    take(pair.length === 2 ? pairTerm(pair, 0) : pair);
  }
}

/** Letters that join the words of every sentence. */
const joining = new Set([
  'a',
  'an',
  'and',
  'are',
  'as',
  'at',
  'by',
  'for',
  'in',
  'is',
  'it',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** A letter before a capital: a name of several words, or an abbreviation. */
const several = /[a-zA-Z][A-Z]/;

/** Terms of words that were met: most words of a page are on others, too. Longer words are slices, which keep the whole text in memory. */
const met = new Map<string, readonly string[]>();
const remembered = { words: 4096, length: 12 };

function knownWordTerms(word: string): readonly string[] {
  const found = met.get(word);
  if (found) return found;
  const terms = wordTerms(word);
  if (word.length > remembered.length) return terms;
  if (met.size >= remembered.words) met.clear();
  met.set(word, terms);
  return terms;
}

function wordTerms(word: string): string[] {
  if (!several.test(word)) {
    const term = singular(word.toLowerCase());
    return joining.has(term) ? [] : [term];
  }
  const parts = word.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  // A single letter is no word: `iOS`, and `sDK` by a slip.
  const isName = parts.every((part) => part.length > 1);
  const names = new Set([word, ...(isName ? parts : [])].map((name) => singular(name.toLowerCase())));
  return [...names].filter((name) => !joining.has(name));
}

const singular = (word: string) => (/^[a-z]{3,}[^sui]s$/.test(word) ? word.slice(0, -1) : word);

/** A term by what is written. */
export const termOf = (text: string): Term => (text.length === 2 && chinese.test(text) ? pairTerm(text, 0) : text);

/** The slot of a term, of which a file lists one or several: all terms with the same beginning are in one, for words that are being typed. */
export function termSlot(term: Term, slots: number): number {
  const add = (hash: number, code: number) => (hash * 31 + code) % 65521;
  if (typeof term === 'number') return add(7, (term >> bits) + first) % slots;
  let hash = 7;
  for (const character of term.slice(0, chinese.test(term) ? 1 : 2)) hash = add(hash, character.codePointAt(0)!);
  return hash % slots;
}

/** How a term is listed: `page * 32 + 16 (in the title) + weight (1 to 15)`. */
export const packed = { page: 32, title: 16, weight: 15 } as const;
