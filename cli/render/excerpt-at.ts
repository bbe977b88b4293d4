import { join } from 'node:path';
import { readText } from '../lib/read-text.ts';
import { sourceExcerpt } from '../lib/source-excerpt.mjs';
import type { SourcePlace } from './source-frames.ts';

/** The source line with a marker below the word at a place; undefined when file or line do not exist. */
export function excerptAt({ root, place }: { root: string; place: SourcePlace }): string | undefined {
  const text = readText(join(root, place.file))?.split('\n')[place.line - 1];
  if (text === undefined) return undefined;
  const [word = ''] = /^[\w$]+/.exec(text.slice(place.column - 1)) ?? [];
  return sourceExcerpt({ line: place.line, text, column: place.column - 1, length: word.length });
}
