import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { NotedAnswers } from '../content/note-answers.ts';
import { writeBeside } from '../content/write-beside.ts';
import type { ShardManifest } from './manifest.ts';

/** The shards just asked the API: for so long the build after them need not ask again what they asked. Milliseconds. */
const lease = 3_600_000;

const schema = z.strictObject({
  namespace: z.string(),
  /** When the shards were merged, milliseconds since the epoch. */
  at: z.number(),
  /** What the plan grew from. */
  lists: z.array(z.tuple([z.string(), z.string()])),
  /** Keys of answers that the API gave or confirmed while the shards were made. */
  answers: z.array(z.string()),
});

const fileIn = (cache: string) => join(cache, 'shards', 'merged.json');

type Write = { cache: string; namespace: string; manifests: readonly ShardManifest[] };

/** Notes what merged shards asked. An answer that two of them got differently is requested again. */
export async function noteMerged({ cache, namespace, manifests }: Write): Promise<void> {
  const answers = new Map<string, string | null>();
  for (const manifest of manifests) {
    for (const [key, hash, isConfirmed] of manifest.answers) {
      const known = answers.get(key);
      answers.set(key, isConfirmed && (known === undefined || known === hash) ? hash : null);
    }
  }
  const note: z.infer<typeof schema> = {
    namespace,
    at: Date.now(),
    lists: manifests[0]!.lists.map(([asked, , hash]) => [asked, hash]),
    answers: [...answers].filter(([, hash]) => hash !== null).map(([key]) => key),
  };
  await writeBeside(fileIn(cache), JSON.stringify(note));
}

type Read = { cache: string; namespace: string; lists: NotedAnswers };

/** Keys of the answers that a build can take as the merged shards got them: while the lists are still the same. */
export async function mergedAnswers({ cache, namespace, lists }: Read): Promise<ReadonlySet<string>> {
  const text = await readFile(fileIn(cache), 'utf8').catch(() => null);
  const note = text === null ? null : parse(text);
  if (!note || note.namespace !== namespace || Math.abs(Date.now() - note.at) > lease) return new Set();
  const isSame =
    note.lists.length === lists.size && note.lists.every(([asked, hash]) => lists.get(asked)?.hash === hash);
  return new Set(isSame ? note.answers : []);
}

/** Whether shards were merged that are not published yet. */
export const isMerged = (cache: string): boolean => existsSync(fileIn(cache));

/** Forgets the shards: they were published. */
export const forgetMerged = (cache: string): Promise<void> => rm(fileIn(cache), { force: true });

function parse(text: string): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
