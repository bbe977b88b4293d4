import { type Place, textOf } from './place.ts';

type FindTextInput = { root: string; files: readonly string[]; pattern: RegExp };

/** Finds the first match of an expression in some files (its first group, if it has one). Null when there is none. */
export function findText({ root, files, pattern }: FindTextInput): Place | null {
  for (const file of files) {
    const text = textOf({ root, file });
    const found = text === null ? null : new RegExp(pattern, `${pattern.flags.replace('d', '')}d`).exec(text);
    const [start, end] = found?.indices?.[1] ?? found?.indices?.[0] ?? [];
    if (start !== undefined && end !== undefined) return { file, at: start, length: end - start };
  }
  return null;
}
