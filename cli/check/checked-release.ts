import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import type { Editions } from '../define/editions.ts';
import type { Row } from '../define/route.ts';
import { routesOf, type SiteDefinition } from '../define/site.ts';
import { type Manifest, readManifest, type ManifestPage } from '../release/manifest.ts';
import { outputFolder } from '../release/output-folder.ts';
import { readServerRules } from '../server-model/read-server-rules.ts';
import type { ServerRules } from '../server-model/server-rules.ts';
import { type Document, readDocument } from './document.ts';

export type CheckedRelease = {
  release: string;
  out: string;
  site: string;
  rules: ServerRules;
  editions: Editions;
  routes: readonly Row[];
  limits: SiteDefinition['limits'];
  pages: readonly ManifestPage[];
  /** Files that are served as they are. */
  served: Manifest['files'];
  /** Pages and error pages by file. */
  documents: ReadonlyMap<string, Document>;
  /** Every file below the document root. */
  files: ReadonlySet<string>;
  read: (file: string) => Promise<string>;
};

type ReadCheckedReleaseOptions = { out: string; release: string; definition: SiteDefinition };

/** Reads a release: its manifest, its rules, and every HTML document. */
export async function readCheckedRelease({
  out,
  release,
  definition,
}: ReadCheckedReleaseOptions): Promise<CheckedRelease> {
  const { path: folder, site, manifest: manifestFile } = outputFolder(out).of(release);
  const read = (file: string) => readFile(join(site, file), 'utf8');
  const rules = await readServerRules(folder);
  const pages: ManifestPage[] = [];
  const manifest = readManifest(manifestFile);
  for (const page of manifest.pages()) pages.push(page);
  const served = new Set(manifest.files.map(({ path }) => path));
  const files = new Set(await glob('**', { cwd: site, dot: true }));
  const documents = new Map<string, Document>();
  for (const file of files)
    if (file.endsWith('.html') && !served.has(file))
      documents.set(file, readDocument({ file, html: await read(file) }));
  return {
    release,
    out,
    site,
    rules,
    editions: definition.config.editions,
    routes: routesOf(definition),
    limits: definition.limits,
    pages,
    served: manifest.files,
    documents,
    files,
    read,
  };
}
