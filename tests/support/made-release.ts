import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Edition } from '../../config/editions.ts';
import { pageFile } from '../../config/rules/page-file.ts';
import { comparePages, manifestText } from '../../cli/release/manifest.ts';
import { sha256 } from '../../cli/lib/sha256.mjs';

export type MadePage = { edition?: Edition; address: string; html: string; family?: string };
export type MadeRelease = {
  folder: string;
  /** The second of the minute that is in its name. */
  second?: number;
  pages: readonly MadePage[];
  /** Bundled files by path below the document root. */
  assets?: Readonly<Record<string, string>>;
  /** Files that are served as they are, with their hashes. */
  files?: readonly { path: string; hash: string }[];
  redirects?: readonly Record<string, unknown>[];
  headers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  rules?: Readonly<Record<string, unknown>>;
};

/** Writes a release of given pages, as far as a comparison reads it. Returns its name. */
export async function makeRelease({
  folder,
  second = 0,
  pages,
  assets = {},
  files: plain = [],
  redirects = [],
  headers = {},
  rules = {},
}: MadeRelease): Promise<string> {
  const release = `20260101T0000${String(second).padStart(2, '0')}Z-0123456789ab`;
  const files = new Map<string, string>(Object.entries(assets));
  const staged = pages.map(({ edition = 'zh', address, html, family = null }) => {
    const file = pageFile({ edition, address });
    files.set(file, html);
    const inputs = { common: { members: '' }, own: '' };
    return {
      edition,
      address,
      file,
      hash: sha256(html),
      inputs,
      family,
      text: html.length,
      modified: null,
      listed: true,
    };
  });
  await mkdir(folder, { recursive: true });
  for (const [file, content] of files) {
    await mkdir(dirname(join(folder, 'site', file)), { recursive: true });
    await writeFile(join(folder, 'site', file), content);
  }
  const head = {
    release,
    content: sha256(release),
    navigation: { zh: 0, en: 0 },
    assets: Object.keys(assets),
    files: plain,
  };
  let manifest = '';
  for await (const piece of manifestText({ head, pages: staged.sort(comparePages) })) manifest += piece;
  await writeFile(join(folder, 'manifest.json'), manifest);
  await writeFile(join(folder, 'redirects.json'), JSON.stringify({ release, redirects, headers, ...rules }));
  return release;
}
