import { existsSync } from 'node:fs';
import type { Edition } from '../../config/editions.ts';
import { type ManifestPage, readManifest } from './manifest.ts';
import { listReleases, outputFolder, readCurrent } from './output-folder.ts';

/** A page of the current release, and since when it has its inputs. */
export type PageHistory = {
  page: ManifestPage;
  /** The oldest release of the unbroken run whose page has the same inputs. */
  since: string;
  /** The release before that one; null when there is none. */
  before: string | null;
  /** Inputs that differ between the two, with the old and the new hash; null for a missing one. */
  changed: readonly { input: string; old: string | null; now: string | null }[];
  /** Whether the release before did not have the page. */
  isNew: boolean;
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
      return { page, since, before: release, changed: older ? changes(older.inputs, page.inputs) : [], isNew: !older };
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

function changes(old: ManifestPage['inputs'], now: ManifestPage['inputs']): PageHistory['changed'] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return names
    .filter((input) => old[input] !== now[input])
    .map((input) => ({ input, old: old[input] ?? null, now: now[input] ?? null }));
}
