import type { TermFile } from '#generator';
import { isChinese } from './query.ts';
import { type Lookup, words } from './rank.ts';

/** Shortest word that another is proposed for. */
const shortest = 4;

/** Slips by which a proposed word may differ. A short word is near to too many others. */
const slips = (word: string) => (word.length <= 5 ? 1 : 2);

/** Letters side by side on a keyboard. */
const keys = 'qwertyuiop asdfghjkl zxcvbnm';
const beside = (letter: string) => {
  const at = keys.indexOf(letter);
  return at < 0 ? [] : [keys[at - 1], keys[at + 1]].filter((key) => key && key !== ' ');
};

/** Words as they may begin where the slip is in their first two letters, by which files list them. */
function otherBeginnings([first = '', second = '', ...rest]: string): string[] {
  const others = [
    [second, first],
    [second, ...rest],
    [first, ...rest],
    ...beside(first).map((key) => [key, second]),
    ...beside(second).map((key) => [first, key]),
  ];
  return others.map((letters) => letters.join(''));
}

type NearestOptions = {
  query: string;
  lookups: readonly Lookup[];
  /** Returns the file that lists a word. */
  listed: (word: string) => Promise<TermFile>;
};

/** The query with the nearest words of the index in place of those it does not have; null where none is near. */
export async function nearestQuery({ query, lookups, listed }: NearestOptions): Promise<string | null> {
  const plain = query.normalize('NFKC');
  let better = plain;
  for (const lookup of lookups) {
    const { term, file } = lookup;
    if (isChinese(term) || term.length < shortest || words(lookup).length > 0) continue;
    const near =
      nearestWord({ term, files: [file] }) ??
      nearestWord({ term, files: await Promise.all(otherBeginnings(term).map(listed)) });
    if (near) better = better.replace(new RegExp(term, 'i'), near);
  }
  return better === plain ? null : better.trim();
}

/** The word with the fewest slips, and of these the one on the most pages. */
function nearestWord({ term, files }: { term: string; files: readonly TermFile[] }): string | null {
  const found = files
    .flatMap((file) => Object.entries(file))
    .filter(([word]) => !isChinese(word) && Math.abs(word.length - term.length) <= slips(term))
    .map(([word, [pages]]) => ({ word, pages, distance: distance(term, word) }))
    .filter((one) => one.distance <= slips(term))
    .sort((a, b) => a.distance - b.distance || b.pages - a.pages)[0];
  return found?.word ?? null;
}

/** Letters that are missing, added, wrong, or exchanged with the next one (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let from = 1; from <= one.length; from++) {
    const [above, twoAbove, row] = [rows[from - 1]!, rows[from - 2], [from]];
    for (let to = 1; to <= other.length; to++) {
      const wrong = one[from - 1] === other[to - 1] ? 0 : 1;
      const exchanged = twoAbove && one[from - 1] === other[to - 2] && one[from - 2] === other[to - 1];
      row.push(
        Math.min(
          row[to - 1]! + 1,
          above[to]! + 1,
          above[to - 1]! + wrong,
          exchanged ? twoAbove[to - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
