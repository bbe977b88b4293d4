import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import type { Rules } from '../emit/rules/rules.ts';
import { readManifest, type ManifestPage } from '../release/manifest.ts';
import { shelf } from '../release/shelf.ts';
import { type Document, readDocument } from './document.ts';

/** A release, read for checking. */
export type Subject = {
  release: string;
  out: string;
  /** Document root. */
  site: string;
  rules: Rules;
  pages: readonly ManifestPage[];
  /** Pages and error pages by file. */
  documents: ReadonlyMap<string, Document>;
  /** Every file below the document root. */
  files: ReadonlySet<string>;
  read: (file: string) => Promise<string>;
};

export async function readSubject({ out, release }: { out: string; release: string }): Promise<Subject> {
  const folder = shelf.release(out, release);
  const site = join(folder, 'site');
  const read = (file: string) => readFile(join(site, file), 'utf8');
  const rules = JSON.parse(await readFile(join(folder, 'redirects.json'), 'utf8')) as Rules;
  const pages: ManifestPage[] = [];
  for (const page of readManifest(shelf.manifest(out, release)).pages()) pages.push(page);
  const files = new Set(await glob('**', { cwd: site, dot: true }));
  const documents = new Map<string, Document>();
  for (const file of files) if (file.endsWith('.html')) documents.set(file, readDocument({ file, html: await read(file) }));
  return { release, out, site, rules, pages, documents, files, read };
}
