import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageNames } from '../code/page-builds.ts';

/** The page that was requested last, also before this start. */
export type LastPage = {
  /** Null when there is none, or when its record cannot be read. */
  read(): PageNames | null;
  /** Errors are ignored: the next start is only slower. */
  write(names: PageNames): void;
};

export function openLastPage(root: string): LastPage {
  const file = join(root, '.cache/last-dev-page.json');
  let written = '';
  return {
    read() {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as PageNames;
      } catch {
        return null;
      }
    },
    write(names) {
      const text = JSON.stringify(names);
      if (text === written) return;
      written = text;
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      } catch {
        // A project that may not be written is served all the same.
      }
    },
  };
}
