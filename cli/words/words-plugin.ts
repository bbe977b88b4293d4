import { join, relative } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { contentBounds } from '../lib/content-bounds.ts';
import { readRegularFile } from '../lib/read-regular-file.ts';
import { factFile, type FindFactProblem, openFacts } from './facts.ts';
import { type Place, readWords, type WordsFile, wordsFile } from './read-words.ts';
import { factsOf, wordsModule } from './words-module.ts';

/** Lets code import the copy of a page: `import * as words from './words.yaml'`. */
export function wordsPlugin(root: string): Plugin {
  return {
    name: 'words',
    setup({ onLoad }) {
      const findProblem = openFacts(root);
      onLoad({ filter: wordsFile }, async ({ path }) => {
        const loaded = await loadWords({ root, file: relative(root, path), findProblem });
        return 'errors' in loaded ? loaded : { contents: loaded.code, loader: 'js', resolveDir: root };
      });
    },
  };
}

type LoadWordsOptions = { root: string; file: string; findProblem: FindFactProblem };

/** The module of a words file, or every error in it. */
export async function loadWords({
  root,
  file,
  findProblem,
}: LoadWordsOptions): Promise<{ code: string } | { errors: PartialMessage[] }> {
  const read = readRegularFile({ file: join(root, file), most: contentBounds.contentFile });
  if (read.bytes === null) return { errors: [{ text: `${file} cannot be read: ${read.why}` }] };
  const source = read.bytes.toString();
  const { entries, problems } = await checkWords({ source, findProblem });
  if (problems.length > 0)
    return { errors: problems.map(({ text, place }) => ({ text, location: locationOf({ file, source, place }) })) };
  return { code: wordsModule({ entries, importOf: (module) => `./${factFile(module)}` }) };
}

/** Reads a words file, and looks up its values of `config/`. */
export async function checkWords({
  source,
  findProblem,
}: {
  source: string;
  findProblem: FindFactProblem;
}): Promise<WordsFile> {
  const { entries, problems } = readWords(source);
  const missing = await Promise.all(
    factsOf(entries).map(async (fact) => {
      const text = await findProblem(fact);
      return text === null ? [] : [{ text, place: placeOfFact({ source, fact }) }];
    }),
  );
  return { entries, problems: [...problems, ...missing.flat()] };
}

type Fact = ReturnType<typeof factsOf>[number];

/** The placeholder in the source; a text may have escapes, so that offsets in it are not offsets in the file. */
function placeOfFact({ source, fact }: { source: string; fact: Fact }): Place {
  const { start, length } = fact.place;
  const placeholder = `{${[fact.module, ...fact.path].join('.')}`;
  const found = source.slice(start, start + length).indexOf(placeholder);
  return found < 0 ? fact.place : { start: start + found, length: placeholder.length + 1 };
}

/** esbuild counts columns in bytes, from 0. */
function locationOf({ file, source, place }: { file: string; source: string; place: Place }) {
  const before = source.slice(0, place.start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineText = source.slice(lineStart).split('\n', 1)[0]!;
  const marked = source.slice(place.start, place.start + place.length).split('\n', 1)[0]!;
  return {
    file,
    line: before.split('\n').length,
    column: Buffer.byteLength(source.slice(lineStart, place.start)),
    length: Buffer.byteLength(marked),
    lineText,
  };
}
