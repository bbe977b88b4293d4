import { readFileSync } from 'node:fs';
import { nullIfThrown } from './failure.ts';

/** Text of a file; null when it cannot be read. */
export function readText(file: string): string | null {
  return nullIfThrown(() => readFileSync(file, 'utf8'));
}
