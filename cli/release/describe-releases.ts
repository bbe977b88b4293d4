import { type BuiltFrom, readBuiltFrom } from './built-from.ts';
import { readManifest } from './manifest.ts';
import { listReleases, outputFolder, readCurrent, readServed } from './output-folder.ts';
import { nullIfThrown } from '../lib/failure.ts';

/** A release, as `site releases` shows it. */
export type ReleaseDescription = {
  release: string;
  /** When it was published, ISO 8601. */
  made: string;
  /** Null when its manifest cannot be read. */
  pages: number | null;
  current: boolean;
  /** Whether nginx serves it, as of the last `site reload`. */
  served: boolean;
  /** Null when its report cannot be read, or is of an earlier version. */
  builtFrom: BuiltFrom | null;
};

/** Describes every release of an output folder, newest first. */
export async function describeReleases(out: string): Promise<ReleaseDescription[]> {
  const output = outputFolder(out);
  const current = await readCurrent(output);
  const served = await readServed(output);
  const releases: ReleaseDescription[] = [];
  for (const { release, made } of await listReleases(output)) {
    const { path, manifest } = output.of(release);
    releases.push({
      release,
      made: new Date(made).toISOString(),
      pages: nullIfThrown(() => countPages(manifest)),
      current: release === current,
      served: release === served.release,
      builtFrom: await readBuiltFrom(path),
    });
  }
  return releases;
}

function countPages(manifest: string): number {
  let count = 0;
  for (const _ of readManifest(manifest).pages()) count += 1;
  return count;
}
