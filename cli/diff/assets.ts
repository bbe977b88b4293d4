import { type Bounded, firstOf } from './bounded.ts';
import { limits } from './limits.ts';
import type { ComparedRelease } from './open-release.ts';
import { loadKind } from './page-weight.ts';
import { stableNames } from './stable-names.ts';

/** Styles, scripts or fonts of a name whose content changed. Uncompressed size in bytes; null when the file is missing. */
export type AssetChange = {
  kind: 'styles' | 'scripts' | 'fonts';
  name: string;
  old: number | null;
  now: number | null;
};

/** Uncompressed size of a release by kind, in bytes. */
export type Totals = Record<'styles' | 'scripts' | 'fonts' | 'pictures', number>;

/** Assets that changed, by name without hash. Assets with a new name and equal content are ignored. */
export function compareAssets(before: ComparedRelease, after: ComparedRelease): Bounded<AssetChange> {
  const [olds, nows] = [new Set(before.assets), new Set(after.assets)];
  const gone = byName(before.assets.filter((file) => !nows.has(file)));
  const come = byName(after.assets.filter((file) => !olds.has(file)));
  const changes = [...new Set([...gone.keys(), ...come.keys()])].sort().flatMap((name): AssetChange[] => {
    const kind = loadKind(name);
    const [was, is] = [gone.get(name) ?? [], come.get(name) ?? []];
    if (kind === null || sameContents({ release: before, files: was }, { release: after, files: is })) return [];
    return [{ kind, name, old: bytesOf(before, was), now: bytesOf(after, is) }];
  });
  return firstOf(changes, limits.assets);
}

export function totalsOf(release: ComparedRelease): Totals {
  const totals: Totals = { styles: 0, scripts: 0, fonts: 0, pictures: 0 };
  for (const file of release.assets) totals[loadKind(file) ?? 'pictures'] += release.sizeOf(file) ?? 0;
  return totals;
}

function byName(files: readonly string[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const file of files) {
    const name = stableNames(file);
    const found = names.get(name);
    if (found) found.push(file);
    else names.set(name, [file]);
  }
  return names;
}

type Files = { release: ComparedRelease; files: readonly string[] };

function sameContents(old: Files, now: Files): boolean {
  if (old.files.length !== now.files.length) return false;
  const hashes = ({ release, files }: Files) => files.map((file) => release.digest(`/${file}`)).sort();
  const after = hashes(now);
  return hashes(old).every((hash, at) => hash !== null && hash === after[at]);
}

const bytesOf = (release: ComparedRelease, files: readonly string[]) =>
  files.length === 0 ? null : files.reduce((sum, file) => sum + (release.sizeOf(file) ?? 0), 0);
