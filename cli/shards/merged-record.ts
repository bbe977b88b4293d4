import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { RecordedAnswers } from '../content/record-answers.ts';
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
  answers: z.array(z.string()),
});

const fileIn = (cache: string) => join(cache, 'shards', 'merged.json');

type RecordMergedInput = { cache: string; namespace: string; manifests: readonly ShardManifest[] };

/** Records the requests of merged shards. A request with different responses in two shards is repeated. */
export async function recordMerged({ cache, namespace, manifests }: RecordMergedInput): Promise<void> {
  const answers = new Map<string, string | null>();
  for (const manifest of manifests) {
    for (const [key, hash, isConfirmed] of manifest.answers) {
      const known = answers.get(key);
      answers.set(key, isConfirmed && (known === undefined || known === hash) ? hash : null);
    }
  }
  const record: z.infer<typeof schema> = {
    namespace,
    at: Date.now(),
    lists: manifests[0]!.lists.map(([asked, , hash]) => [asked, hash]),
    answers: [...answers].filter(([, hash]) => hash !== null).map(([key]) => key),
  };
  await writeAtomically(fileIn(cache), JSON.stringify(record));
}

type MergedAnswersInput = { cache: string; namespace: string; lists: RecordedAnswers };

/** Keys of the responses that need no request, if the lists are unchanged since the merge. */
export async function mergedAnswers({ cache, namespace, lists }: MergedAnswersInput): Promise<ReadonlySet<string>> {
  const text = await readFile(fileIn(cache), 'utf8').catch(() => null);
  const record = text === null ? null : nullIfThrown(() => schema.parse(JSON.parse(text)));
  if (!record || record.namespace !== namespace || Math.abs(Date.now() - record.at) > lease) return new Set();
  const isSame =
    record.lists.length === lists.size && record.lists.every(([asked, hash]) => lists.get(asked)?.hash === hash);
  return new Set(isSame ? record.answers : []);
}

/** Whether there are merged shards that are not published yet. */
export const isMerged = (cache: string): boolean => existsSync(fileIn(cache));

/** Removes the record after the shards are published. */
export const removeMergedRecord = (cache: string): Promise<void> => rm(fileIn(cache), { force: true });
