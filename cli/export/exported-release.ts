import glob from 'fast-glob';
import { readManifest } from '../release/manifest.ts';
import { outputFolder } from '../release/output-folder.ts';
import type { Edition } from '../define/editions.ts';
import { readServerRules } from '../server-model/read-server-rules.ts';
import type { ServerRules } from '../server-model/server-rules.ts';

/** The parts of a release that static hosts need. */
export type ExportedRelease = {
  release: string;
  site: string;
  rules: ServerRules;
  /** The edition of each page, by file. */
  pages: ReadonlyMap<string, Edition>;
  files: readonly string[];
};

type ReadExportedReleaseOptions = { out: string; release: string };

export async function readExportedRelease({ out, release }: ReadExportedReleaseOptions): Promise<ExportedRelease> {
  const { path: folder, site, manifest } = outputFolder(out).of(release);
  const rules = await readServerRules(folder);
  const pages = new Map<string, Edition>();
  for (const { file, edition } of readManifest(manifest).pages()) pages.set(file, edition);
  const files = (await glob('**', { cwd: site, dot: true })).sort();
  return { release, site, rules, pages, files };
}
