import { readRegularFile } from './read-regular-file.ts';

/** More than any text of a project has. */
const most = 64 * 1024 * 1024;

/** Text of a regular file; null when it cannot be read. A problem may be about a pipe, which is not opened to show its lines. */
export function readText(file: string): string | null {
  return readRegularFile({ file, most }).bytes?.toString('utf8') ?? null;
}
