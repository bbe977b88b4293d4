/**
 * Terms of a text, in its order: what the index lists pages under, and what a query is looked up by.
 *
 * Words of other scripts than Chinese are terms in lower case, without the `s` of a plural; of a name such as `sendMessage` its parts
 * too. Chinese is cut into every two neighbouring characters. A dictionary finds no words of the trade (that of ICU cuts 群聊, 丢包 and 回执
 * into single characters), its cuts differ from browser to browser, and it takes twenty times as long.
 */
export function searchTerms(text: string): string[] {
  const terms: string[] = [];
  for (const run of text.normalize('NFKC').match(runs) ?? []) {
    if (chinese.test(run)) addPairs(terms, run);
    else terms.push(...wordTerms(run));
  }
  return terms;
}

const runs = /\p{Script=Han}+|(?:[^\P{L}\p{Script=Han}]|\p{N})+/gu;
const chinese = /^\p{Script=Han}/u;

/** Characters of two units, which may not be cut apart. */
const long = /[\uD800-\uDBFF]/;

function addPairs(terms: string[], run: string): void {
  const characters = long.test(run) ? Array.from(run) : run;
  if (characters.length < 2) terms.push(run);
  for (let at = 1; at < characters.length; at++) terms.push(characters[at - 1]! + characters[at]!);
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

/** The file that lists a term: all terms with the same beginning are in one, for words that are being typed. */
export function termFile(term: string, files: number): number {
  let hash = 7;
  for (const character of term.slice(0, chinese.test(term) ? 1 : 2))
    hash = (hash * 31 + character.codePointAt(0)!) % 65521;
  return hash % files;
}

/** How a term is listed: `page * 32 + 16 (in the title) + weight (1 to 15)`. */
export const packed = { page: 32, title: 16, weight: 15 } as const;
