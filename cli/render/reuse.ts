import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageSources } from './page-sources.ts';

/** A page made earlier: the content it came to, and what the build says of it. */
export type MadePage = { hash: string; text: number; modified: string | null; sources: PageSources };

/** Pages by their fingerprint. Losing it costs time only. */
export type Reuse = {
  find(fingerprint: string): Promise<MadePage | null>;
  remember(fingerprint: string, page: MadePage): Promise<void>;
};

export function openReuse(cache: string): Reuse {
  const pathOf = (fingerprint: string) => join(cache, 'pages', fingerprint.slice(0, 2), `${fingerprint}.json`);
  return {
    async find(fingerprint) {
      const text = await readFile(pathOf(fingerprint), 'utf8').catch(() => null);
      return text === null ? null : parse(text);
    },
    async remember(fingerprint, page) {
      const path = pathOf(fingerprint);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, JSON.stringify(page));
      await rename(draft, path);
    },
  };
}

/** A record as we wrote it; anything else counts as none. */
function parse(text: string): MadePage | null {
  try {
    const { hash, text: length, modified, sources } = JSON.parse(text) as Record<string, unknown>;
    const fits = typeof hash === 'string' && typeof length === 'number' && (modified === null || typeof modified === 'string') && isSources(sources);
    return fits ? { hash, text: length, modified, sources } : null;
  } catch {
    return null;
  }
}

function isSources(value: unknown): value is PageSources {
  return ['scripts', 'styles', 'media'].every((kind) => Array.isArray((value as Record<string, unknown> | undefined)?.[kind]));
}
