import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { RecordedResponses } from '../content/record-responses.ts';
import { keyOfHeld } from '../content/request-key.ts';
import { writeAtomically } from '../lib/write-atomically.ts';
import type { ShardManifest } from './manifest.ts';
import { nullIfThrown } from '../lib/failure.ts';

/** For this time after a merge, `generate` does not repeat the requests of the shards. Milliseconds. */
const lease = 3_600_000;

const schema = z.strictObject({
  namespace: z.string(),
  /** When the shards were merged, milliseconds since the epoch. */
  at: z.number(),
  /** Responses that determined the plan: request and hash. */
  lists: z.array(z.tuple([z.string(), z.string()])),
  /** Keys of responses that the API sent or confirmed while the shards were built. */
  responses: z.array(z.string()),
  /** Keys of the lists that the shards received: a build commits them when it publishes. */
  held: z.array(z.string()),
});

const fileIn = (cache: string) => join(cache, 'shards', 'merged.json');

type RecordMergedOptions = { cache: string; namespace: string; manifests: readonly ShardManifest[] };

/** Records the requests of merged shards. A request with different responses in two shards is repeated. */
export async function recordMerged({ cache, namespace, manifests }: RecordMergedOptions): Promise<void> {
  const responses = new Map<string, string | null>();
  for (const manifest of manifests) {
    for (const [key, hash, isConfirmed] of manifest.responses) {
      const known = responses.get(key);
      responses.set(key, isConfirmed && (known === undefined || known === hash) ? hash : null);
    }
  }
  const record: z.infer<typeof schema> = {
    namespace,
    at: Date.now(),
    lists: manifests[0]!.lists.map(([callKey, , hash]) => [callKey, hash]),
    responses: [...responses].filter(([key, hash]) => hash !== null && keyOfHeld(key) === null).map(([key]) => key),
    held: [...responses.keys()].map(keyOfHeld).filter((key) => key !== null),
  };
  await writeAtomically(fileIn(cache), JSON.stringify(record));
}

/** What merged shards leave to the build that publishes them. */
export type MergedShards = {
  /** Keys of the lists that the shards received. */
  held: readonly string[];
  /** Keys of the responses that need no request, if the lists are those of the shards. */
  responsesFor(lists: RecordedResponses): ReadonlySet<string>;
  /** The shards are published. */
  remove(): Promise<void>;
  /** Forgets the lists of the shards: the build has committed them, or was refused and they may be broken. */
  close(): Promise<void>;
};

/** Reads what was merged into a cache within the last hour. */
export async function openMerged({ cache, namespace }: { cache: string; namespace: string }): Promise<MergedShards> {
  const file = fileIn(cache);
  const text = await readFile(file, 'utf8').catch(() => null);
  const known = text === null ? null : nullIfThrown(() => schema.parse(JSON.parse(text)));
  const record = known?.namespace === namespace && Math.abs(Date.now() - known.at) <= lease ? known : null;
  return {
    held: record?.held ?? [],
    responsesFor(lists) {
      const isSame =
        record?.lists.length === lists.size &&
        record.lists.every(([callKey, hash]) => lists.get(callKey)?.hash === hash);
      return new Set(isSame ? record.responses : []);
    },
    remove: () => rm(file, { force: true }),
    async close() {
      if (record && record.held.length > 0 && isMerged(cache))
        await writeAtomically(file, JSON.stringify({ ...record, held: [] }));
    },
  };
}

/** Whether there are merged shards that are not published yet. */
export const isMerged = (cache: string): boolean => existsSync(fileIn(cache));
