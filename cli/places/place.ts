import { resolve } from 'node:path';
import type { Problem } from '../problem.ts';
import { withoutCode } from '../lib/without-code.ts';
import { readText } from '../lib/read-text.ts';
import { sourceExcerpt } from '../lib/source-excerpt.mjs';

/** A part of a file, whose path is relative to the project where it is below its folder. */
export type Place = { file: string; at: number; length: number };

/** Text of a file, by its path below the project folder or from the root; null when it does not exist. */
export const textOf = ({ root, file }: { root: string; file: string }) => readText(resolve(root, file));

type AtPlaceOptions = { problem: Problem; root: string; place: Place; rest?: string };

/** Adds the source line to a problem. `rest` is appended to `where`. */
export function atPlace({ problem, root, place: { file, at, length }, rest = '' }: AtPlaceOptions): Problem {
  const text = textOf({ root, file }) ?? '';
  const before = text.slice(0, at).split('\n');
  const column = before.at(-1)!.length;
  const line = text.split('\n')[before.length - 1] ?? '';
  return {
    ...problem,
    where: `${file}:${before.length}:${column + 1}${rest}`,
    excerpt: sourceExcerpt({ line: before.length, text: line, column, length }),
  };
}

/** What is searched of a file: not the code of Markdown. Empty when the file does not exist. */
export function searched(given: { root: string; file: string }): string {
  const text = textOf(given) ?? '';
  return given.file.endsWith('.md') ? withoutCode(text) : text;
}

type FindTextOptions = { root: string; files: readonly string[]; pattern: RegExp };

/** Finds the first match of an expression in some files (its first group, if it has one), not in code of Markdown. Null when there is none. */
export function findText({ root, files, pattern }: FindTextOptions): Place | null {
  for (const file of files) {
    const found = new RegExp(pattern, `${pattern.flags.replace('d', '')}d`).exec(searched({ root, file }));
    const [start, end] = found?.indices?.[1] ?? found?.indices?.[0] ?? [];
    if (start !== undefined && end !== undefined) return { file, at: start, length: end - start };
  }
  return null;
}
