import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givePictures } from './drawn-images.ts';
import type { Ended, runSite } from './run-site.ts';
import { treeOf } from './tree.ts';

export type ShardRun = Ended & { json: Record<string, any> };

/** Machines that make one site together: each has a cache and an output folder of its own, by its name. */
export type ShardRuns = {
  folder: string;
  /** A path in the folder of all of them. */
  place(name: string): string;
  cacheOf(machine: string): string;
  env(machine: string, more?: Record<string, string>): Record<string, string>;
  run(machine: string, args: readonly string[], more?: Record<string, string>): Promise<ShardRun>;
  /** All that the current release of a machine serves, its rules and its manifest. */
  releaseOf(machine: string): Promise<{ id: string; lines: string[] }>;
  remove(): Promise<void>;
};

/** Opens a folder for machines that run the second site. `api` is the address of the API at the moment, `by` runs the program. */
export async function openShardRuns({
  project,
  api,
  by,
}: {
  project: string;
  api: () => string;
  by: typeof runSite;
}): Promise<ShardRuns> {
  const folder = await mkdtemp(join(tmpdir(), 'site-shards-'));
  const place = (name: string) => join(folder, name);
  const cacheOf = (machine: string) => place(`${machine}-cache`);
  const env: ShardRuns['env'] = (machine, more = {}) => ({
    SITE_CACHE: cacheOf(machine),
    SITE_OUT: place(`${machine}-out`),
    SITE_API: api(),
    // The rules name this place, and the release this moment.
    SITE_DEPLOY_DIR: '/srv/site',
    SOURCE_DATE_EPOCH: '1795000000',
    ...more,
  });
  /** Filled caches, by machine. One may start two runs at once. */
  const filled = new Map<string, Promise<void>>();
  return {
    folder,
    place,
    cacheOf,
    env,
    async run(machine, args, more) {
      if (!filled.has(machine)) filled.set(machine, givePictures(cacheOf(machine)));
      await filled.get(machine);
      const ended = await by([...args, '--json'], { project, env: env(machine, more) });
      return { ...ended, json: JSON.parse(ended.stdout) };
    },
    async releaseOf(machine) {
      const id = (await readlink(place(`${machine}-out/current`))).split('/').at(-1)!;
      const lines = await treeOf(place(`${machine}-out/releases/${id}`));
      // Reports tell of the build, and the time of the manifest is when that was.
      const comparable = lines
        .filter((line) => !/^report\.(?:json|html) /.test(line))
        .map((line) => line.replace(/^(manifest\.json \S+).*/, '$1'));
      return { id, lines: comparable };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
