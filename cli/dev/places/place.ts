import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../problem.ts';
import { sourceExcerpt } from '../../lib/source-excerpt.mjs';

/** A part of a file below the project's folder. */
export type Place = { file: string; at: number; length: number };

/** Text of a file below the project folder; null when it does not exist. */
export function textOf({ root, file }: { root: string; file: string }): string | null {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
}

type AtPlaceInput = { problem: Problem; root: string; place: Place; rest?: string };

/** Adds the source line to a problem. `rest` is appended to `where`. */
export function atPlace({ problem, root, place: { file, at, length }, rest = '' }: AtPlaceInput): Problem {
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
