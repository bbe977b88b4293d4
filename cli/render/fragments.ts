import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fit } from '../../components/prose/fit.ts';
import type { Edition } from '../../config/editions.ts';
import { sha256 } from '../bundle/remember.mjs';
import { minifyHtml } from './minify.ts';
import { type PictureSizes, sanitize } from './sanitize.ts';

/** HTML from content, made safe, fit for a page and small once, and remembered by what it was made from. */
export type Fragments = (piece: { html: string; edition: Edition; sizes: PictureSizes }) => Promise<string>;

type Given = {
  /** Folder of what is kept between builds. */
  cache: string;
  engine: string;
  mediaHosts: readonly string[];
};

export function openFragments({ cache, engine, mediaHosts }: Given): Fragments {
  return async ({ html, edition, sizes }) => {
    const key = sha256(engine, '\0', edition, '\0', mediaHosts.join(' '), '\0', JSON.stringify(sizes), '\0', html);
    const path = join(cache, 'fragments', key.slice(0, 2), key);
    const kept = await readFile(path, 'utf8').catch(() => null);
    if (kept !== null) return kept;
    const made = await minifyHtml(fit({ html: sanitize({ html, edition, mediaHosts, sizes }), edition }));
    await keep(path, made).catch(() => undefined); // only speed is lost
    return made;
  };
}

async function keep(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, path);
}
