import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem } from '../problem.ts';
import { sha256 } from '../sha256.mjs';
import { orAbsent } from './absent.ts';
import { endings } from './compress.ts';
import type { Disk } from './disk.ts';
import { readManifest } from './manifest.ts';
import { place } from './place.ts';
import { outputPaths } from './output-paths.ts';
import type { Entry, OpenStage } from './stage.ts';

/** The stage's own assets, as a manifest lists them: paths below `site/`. */
export function ownAssets(entries: OpenStage['entries']): string[] {
  return [...entries.keys()]
    .filter((path) => path.startsWith('site/assets/'))
    .map((path) => path.slice('site/'.length))
    .sort();
}

/**
 * Links the assets of releases that are kept into the new one: visitors who have their pages open still load parts of them. Only what a kept
 * release lists as its own is carried, so an asset goes with the last release it belongs to.
 */
export async function carryAssets({
  out,
  kept,
  stage,
}: {
  out: string;
  kept: readonly string[];
  stage: OpenStage;
}): Promise<Problem[]> {
  const problems: Problem[] = [];
  const present = new Set([...stage.entries.keys()].map((path) => path.toLowerCase()));
  for (const release of kept) {
    const assets = assetsIn(outputPaths.manifest(out, release));
    if (assets === null)
      problems.push(lost(release, outputPaths.manifest(out, release), 'its manifest cannot be read'));
    for (const asset of assets ?? []) {
      const path = `site/${asset}`;
      if (present.has(path.toLowerCase())) continue;
      const from = join(outputPaths.release(out, release), path);
      const entry = await readEntry(from);
      if (entry) {
        await stage.carry(from, path, entry);
        present.add(path.toLowerCase());
      } else problems.push(lost(release, from, 'the file is not there any more'));
    }
  }
  return problems;
}

/**
 * Links the assets of newer kept releases into an older one that becomes current again: visitors who have their pages
 * open still load parts of them. An asset is named by its content, so a file that is there already is the same.
 */
export async function linkNewerAssets({ out, release, newer, disk }: LinkNewerAssetsOptions): Promise<void> {
  for (const other of newer) {
    for (const asset of assetsIn(outputPaths.manifest(out, other)) ?? []) {
      for (const ending of ['', ...endings]) {
        const path = join('site', asset + ending);
        const [from, to] = [join(outputPaths.release(out, other), path), join(outputPaths.release(out, release), path)];
        if (!existsSync(from) || existsSync(to)) continue;
        await disk.folder(dirname(to));
        await place({ from, to, disk });
      }
    }
  }
}

export type LinkNewerAssetsOptions = { out: string; release: string; newer: readonly string[]; disk: Disk };

/** The assets of its own that a manifest lists; null where it cannot be read. */
function assetsIn(manifest: string): readonly string[] | null {
  try {
    return readManifest(manifest).assets;
  } catch {
    return null;
  }
}

async function readEntry(file: string): Promise<Entry | null> {
  const content = await orAbsent(readFile(file));
  if (!content) return null;
  const siblings = endings.filter((ending) => existsSync(file + ending));
  return { hash: sha256(content), bytes: content.length, held: true, siblings, loads: [] };
}

function lost(release: string, where: string, why: string): Problem {
  return {
    severity: 'warning',
    what: `assets of release ${release} could not be carried over`,
    where,
    why,
    fix: 'nothing, unless visitors who have that release open complain; releases are not to be changed by hand',
  };
}
