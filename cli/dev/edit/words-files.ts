import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../lib/files-below.ts';
import type { FindFactProblem } from '../../words/facts.ts';
import { findWords } from '../../words/find-words.ts';
import { isWordsFile } from '../../words/read-words.ts';
import { checkWords } from '../../words/words-plugin.ts';
import { wordsFiles } from '../../words/write-types.ts';
import type { EditableFile } from './edit-api.ts';

type WordsOfPage = { root: string; page: string; address: string; addresses: readonly string[] };

/**
 * The words files that an address shows. A page with many addresses has a file in `words/` for each, named after the last part: that of
 * this one is first, and those of the others are left out.
 */
export function wordsOfPage({ root, page, address, addresses }: WordsOfPage): string[] {
  const folder = join(root, 'pages', page);
  if (!existsSync(folder)) return [];
  const ownerOf = (file: string) => {
    const name = /^words\/(.*)\.yaml$/.exec(file)?.[1];
    return addresses.find((one) => one.endsWith(`/${name}`));
  };
  const files = filesBelow(folder).filter((file) => isWordsFile(file) && [undefined, address].includes(ownerOf(file)));
  const isOwn = (file: string) => Number(ownerOf(file) === address);
  return files.sort((a, b) => isOwn(b) - isOwn(a) || (a < b ? -1 : 1)).map((file) => `pages/${page}/${file}`);
}

export const editableWords = ({ file, findProblem }: { file: string; findProblem: FindFactProblem }): EditableFile => ({
  file,
  schema: null,
  seen: null,
  hasPictures: false,
  problemsOf: async (source) => (await checkWords({ source, findProblem })).problems.map(({ text }) => ({ why: text })),
});

/** The words of parts that several pages share. */
export const sharedWords = (root: string): string[] =>
  wordsFiles(root)
    .filter((file) => file.startsWith('components/'))
    .sort();

type PlaceOfWordsOptions = { root: string; files: readonly string[]; seen: string; whole?: boolean };

/** Where a text that a visitor sees is written; null when it is in none of the files. With `whole`, only a text that is equal to it counts. */
export function placeOfWords({ root, files, seen, whole = false }: PlaceOfWordsOptions) {
  for (const file of files) {
    const path = findWords({ source: readFileSync(join(root, file), 'utf8'), seen, whole });
    if (path) return { file, path };
  }
  return null;
}
