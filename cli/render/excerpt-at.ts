import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceExcerpt } from '../lib/source-excerpt.mjs';
import type { SourcePlace } from './source-frames.ts';

/** The source line with a marker below the word at a place; undefined when file or line do not exist. */
export function excerptAt({ root, place }: { root: string; place: SourcePlace }): string | undefined {
  const path = join(root, place.file);
  const text = existsSync(path) ? readFileSync(path, 'utf8').split('\n')[place.line - 1] : undefined;
  if (text === undefined) return undefined;
  const [word = ''] = /^[\w$]+/.exec(text.slice(place.column - 1)) ?? [];
  return sourceExcerpt({ line: place.line, text, column: place.column - 1, length: word.length });
}
