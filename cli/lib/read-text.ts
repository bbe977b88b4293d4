import { readFileSync } from 'node:fs';

/** Text of a file; null when it cannot be read. */
export function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
