import { existsSync } from 'node:fs';
import type { Edition } from '../define/editions.ts';
import { type ManifestPage, readManifest } from './manifest.ts';
import { listReleases, outputFolder, readCurrent, type ReleaseFolder } from './output-folder.ts';
import { changedFiles, readSources, type ReleaseSources } from './sources.ts';

/** A page of the current release, and since when it has its inputs. */
export type PageHistory = {
  page: ManifestPage;
  /** The oldest release of the unbroken run whose page has the same inputs. */
  since: string;
  /** The release before that one; null when there is none. */
  before: string | null;
  /** Inputs that differ between the two, with the old and the new hash; null for a missing one. */
  changed: readonly ChangedOptions[];
  /** Whether the release before did not have the page. */
  isNew: boolean;
};

export type ChangedOptions = {
  input: string;
  old: string | null;
  now: string | null;
  /** The sources that differ, for an input that is made of sources; null where they are not known. */
  files: readonly string[] | null;
};

type PageKey = { edition: Edition; address: string };

/** Finds a page of the current release and compares it with older releases. Null when there is no such page or release. */
export async function pageHistory({ out, edition, address }: { out: string } & PageKey): Promise<PageHistory | null> {
  const output = outputFolder(out);
  const pageIn = (release: string) => findPage({ manifest: output.of(release).manifest, edition, address });
  const current = await readCurrent(output);
  const page = current && pageIn(current);
  if (!page) return null;

  const kept = (await listReleases(output)).map(({ release }) => release);
  let since = current;
  for (const release of kept.slice(kept.indexOf(current) + 1)) {
    const older = pageIn(release);
    if (older && sameInputs(older, page)) since = release;
    else
      return {
        page,
        since,
        before: release,
        changed: older ? await withFiles({ old: older, now: page, folders: [release, since].map(output.of) }) : [],
        isNew: !older,
      };
  }
  return { page, since, before: null, changed: [], isNew: false };
}

function findPage({ manifest, edition, address }: { manifest: string } & PageKey): ManifestPage | null {
  if (!existsSync(manifest)) return null;
  for (const page of readManifest(manifest).pages())
    if (page.edition === edition && page.address === address) return page;
  return null;
}

const sameInputs = (a: ManifestPage, b: ManifestPage) => changes(a.inputs, b.inputs).length === 0;

type WithFilesOptions = { old: ManifestPage; now: ManifestPage; folders: readonly ReleaseFolder[] };

/** The inputs that differ between a page of two releases, with the sources that do. */
async function withFiles({ old, now, folders }: WithFilesOptions): Promise<ChangedOptions[]> {
  const [before, after] = await Promise.all(folders.map(({ path }) => readSources(path)));
  return changes(old.inputs, now.inputs).map((change) => {
    const entries = entriesOf[change.input];
    if (!entries || !before || !after) return { ...change, files: null };
    const of = (sources: ReleaseSources, hash: string | null) => ({ sources, names: entries(hash ?? '') });
    return { ...change, files: changedFiles(of(before, change.old), of(after, change.now)) };
  });
}

/** The entries of `sources.json` that an input is made of, by the input's hash. */
const entriesOf: Readonly<Record<string, (hash: string) => readonly string[]>> = {
  code: (hash) => [hash],
  frame: () => ['layouts'],
  assets: () => ['layouts', 'scripts'],
};

function changes(old: ManifestPage['inputs'], now: ManifestPage['inputs']): readonly Omit<ChangedOptions, 'files'>[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return names
    .filter((input) => old[input] !== now[input])
    .map((input) => ({ input, old: old[input] ?? null, now: now[input] ?? null }));
}
