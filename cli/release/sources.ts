import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const schema = z.object({
  /** Source files of the site, below the project's folder, each with a hash. */
  files: z.array(z.tuple([z.string(), z.string()])),
  /** The places of the sources in `files`: those of a page by the hash of its code, and those that all pages share by name. */
  entries: z.record(z.string(), z.array(z.int().nonnegative())),
});

/** The sources that a release was rendered from: `sources.json`, which is not part of the content hash. */
export type ReleaseSources = z.infer<typeof schema>;

export const sourcesFile = 'sources.json';

/** Reads the sources of a release; null where they are missing or damaged, as in releases of earlier versions. */
export async function readSources(folder: string): Promise<ReleaseSources | null> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, sourcesFile), 'utf8')));
  } catch {
    return null;
  }
}

type Entries = { sources: ReleaseSources; names: readonly string[] };

type JoinSourcesOptions = ReleaseSources & { more: Readonly<Record<string, readonly (readonly [string, string])[]>> };

/** Adds entries of other sources. */
export function joinSources({ files, entries, more }: JoinSourcesOptions): ReleaseSources {
  const joined: ReleaseSources = { files: [...files], entries: { ...entries } };
  for (const [name, rows] of Object.entries(more)) {
    joined.entries[name] = rows.map((_, place) => joined.files.length + place);
    joined.files.push(...rows.map(([path, hash]): [string, string] => [path, hash]));
  }
  return joined;
}

/** The files that differ between entries of two releases, were added or removed, sorted. */
export function changedFiles(old: Entries, now: Entries): string[] {
  const [before, after] = [hashesOf(old), hashesOf(now)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

function hashesOf({ sources: { files, entries }, names }: Entries): Map<string, string> {
  return new Map(names.flatMap((name) => entries[name] ?? []).flatMap((place) => (files[place] ? [files[place]] : [])));
}
