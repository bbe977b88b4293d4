import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem } from '../problem.ts';
import { sha256 } from '../lib/sha256.mjs';
import { nullIfMissing, nullIfThrown } from '../lib/failure.ts';
import { endings } from './compress.ts';
import type { Disk } from './disk.ts';
import { readManifest } from './manifest.ts';
import { linkOrCopy } from './disk.ts';
import type { ReleaseFolder } from './output-folder.ts';
import type { Entry, OpenStage } from './stage.ts';

/** The assets that this build staged, as paths below `site/`. */
export function ownAssets(entries: OpenStage['entries']): string[] {
  return [...entries.keys()]
    .filter((path) => path.startsWith('site/assets/'))
    .map((path) => path.slice('site/'.length))
    .sort();
}

type LinkOlderAssetsOptions = { kept: readonly ReleaseFolder[]; stage: OpenStage };

/**
 * Links the assets of older releases into the new one, because visitors who have their pages open may still load them. Only a release's own
 * assets are linked, so an asset disappears with the last release that it belongs to.
 */
export async function linkOlderAssets({ kept, stage }: LinkOlderAssetsOptions): Promise<Problem[]> {
  const problems: Problem[] = [];
  const present = new Set([...stage.entries.keys()].map((path) => path.toLowerCase()));
  for (const { release, path: folder, manifest } of kept) {
    const assets = assetsIn(manifest);
    if (assets === null) problems.push(cannotKeepAssets(release, manifest, 'its manifest cannot be read'));
    for (const asset of assets ?? []) {
      const path = `site/${asset}`;
      if (present.has(path.toLowerCase())) continue;
      const from = join(folder, path);
      const entry = await readEntry(from);
      if (entry) {
        await stage.linkExisting(from, path, entry);
        present.add(path.toLowerCase());
      } else problems.push(cannotKeepAssets(release, from, 'the file is missing or empty'));
    }
  }
  return problems;
}

/**
 * Links the assets of newer releases into an older one that becomes current again, because visitors who have their pages open may still
 * load them. Assets are named by content hash, so a file that exists is the same.
 */
export async function linkNewerAssets({ release, newer, disk }: LinkNewerAssetsOptions): Promise<void> {
  for (const other of newer) {
    for (const asset of assetsIn(other.manifest) ?? []) {
      for (const ending of ['', ...endings]) {
        const [from, to] = [join(other.site, asset + ending), join(release.site, asset + ending)];
        if (!existsSync(from) || existsSync(to)) continue;
        await disk.folder(dirname(to));
        await linkOrCopy({ from, to, disk });
      }
    }
  }
}

export type LinkNewerAssetsOptions = { release: ReleaseFolder; newer: readonly ReleaseFolder[]; disk: Disk };

/** A release's own assets; null when its manifest cannot be read. */
const assetsIn = (manifest: string) => nullIfThrown(() => readManifest(manifest).assets);

async function readEntry(file: string): Promise<Entry | null> {
  const content = await nullIfMissing(readFile(file));
  // An empty file is one that a power cut emptied.
  if (!content || content.length === 0) return null;
  const siblings = endings.filter((ending) => (statSync(file + ending, { throwIfNoEntry: false })?.size ?? 0) > 0);
  return { hash: sha256(content), bytes: content.length, linked: true, siblings, loads: [] };
}

function cannotKeepAssets(release: string, where: string, why: string): Problem {
  return {
    severity: 'warning',
    what: `assets of release ${release} cannot be kept`,
    where,
    why,
    fix: 'do not edit releases by hand; visitors who still have that release open may miss these files',
  };
}
