import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../../lib/sha256.mjs';
import { writeAtomically } from '../../lib/write-atomically.ts';
import { filesBelow } from '../../lib/files-below.ts';
import {
  fieldsOf,
  removeItem,
  repeatItem,
  setText,
  textAt,
  type WordField,
  type WordPath,
} from '../../words/edit-words.ts';
import type { FindFactProblem } from '../../words/facts.ts';
import { findWords } from '../../words/find-words.ts';
import { isWordsFile } from '../../words/read-words.ts';
import { checkWords } from '../../words/words-plugin.ts';

/** A words file as a form. `fields` is null while the file is not valid, which `problems` says; `version` is a hash of the file. */
export type EditedFile = { file: string; version: string; fields: WordField | null; problems: readonly string[] };

export type WordsChange =
  /** `before` is the text that the form showed. */
  | { kind: 'set'; before: string; text: string }
  /** Items are counted, so `version` is that of the file that the form showed. */
  | { kind: 'repeat' | 'remove'; index: number; version: string };

export type ChangeRequest = { file: string; path: WordPath; change: WordsChange };

export type ChangeResult =
  | { outcome: 'saved'; file: EditedFile }
  /** Somebody else changed the text, or the file of a list, meanwhile. */
  | { outcome: 'conflict'; now: string | null; file: EditedFile }
  | { outcome: 'refused'; why: string };

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

type FileOptions = { root: string; file: string; findProblem: FindFactProblem };

export async function editedFile({ root, file, findProblem }: FileOptions): Promise<EditedFile> {
  const source = readFileSync(join(root, file), 'utf8');
  const { problems } = await checkWords({ source, findProblem });
  return { file, version: shortHash(source), fields: fieldsOf(source), problems: problems.map(({ text }) => text) };
}

/** Where a text that a visitor sees is written; null when it is in none of the files. */
export function placeOf({ root, files, seen }: { root: string; files: readonly string[]; seen: string }) {
  for (const file of files) {
    const path = findWords({ source: readFileSync(join(root, file), 'utf8'), seen });
    if (path) return { file, path };
  }
  return null;
}

type ChangeOptions = Omit<FileOptions, 'file'> & { request: ChangeRequest };

/** Changes a words file. What would not build is refused, and the file stays as it is. */
export async function changeWords({ root, request, findProblem }: ChangeOptions): Promise<ChangeResult> {
  const { file, path, change } = request;
  const source = readFileSync(join(root, file), 'utf8');
  const now = textAt({ source, path });
  const isSame = change.kind === 'set' ? now === change.before : shortHash(source) === change.version;
  if (!isSame) return { outcome: 'conflict', now, file: await editedFile({ root, file, findProblem }) };
  const changed = changedSource({ source, path, change });
  if (changed === null) return { outcome: 'refused', why: 'this value cannot be changed here; edit the file' };
  const before = await checkWords({ source, findProblem });
  const { problems } = await checkWords({ source: changed, findProblem });
  const known = new Set(before.problems.map(({ text }) => text));
  const added = problems.filter(({ text }) => !known.has(text));
  if (added.length > 0) return { outcome: 'refused', why: added.map(({ text }) => text).join('; ') };
  await writeAtomically(join(root, file), changed);
  return { outcome: 'saved', file: await editedFile({ root, file, findProblem }) };
}

function changedSource({
  source,
  path,
  change,
}: {
  source: string;
  path: WordPath;
  change: WordsChange;
}): string | null {
  if (change.kind === 'set') return setText({ source, path, text: change.text });
  const edit = change.kind === 'repeat' ? repeatItem : removeItem;
  return edit({ source, path, index: change.index });
}
