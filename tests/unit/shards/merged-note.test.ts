import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RecordedResponses } from '../../../cli/content/record-responses.ts';
import { sha256 } from '../../../cli/lib/sha256.mjs';
import { isMerged, openMerged, recordMerged } from '../../../cli/shards/merged-record.ts';
import type { ShardManifest } from '../../../cli/shards/manifest.ts';
import { shard } from './example-shard.ts';

const namespace = 'api';
const listsOf = ({ lists }: ShardManifest): RecordedResponses =>
  new Map(lists.map(([asked, key, hash]) => [asked, { key, hash, source: 'unchanged', flawed: false }]));
const lists = listsOf(shard(1, 1));

async function cacheWith(...manifests: ShardManifest[]): Promise<string> {
  const cache = await mkdtemp(join(tmpdir(), 'merged-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  await recordMerged({ cache, namespace, manifests });
  return cache;
}

type MergedResponsesOptions = { cache: string; namespace: string; lists: RecordedResponses };
const mergedResponses = async ({ lists, ...where }: MergedResponsesOptions) =>
  (await openMerged(where)).responsesFor(lists);

const key = 'c'.repeat(32);
const response = (of: string, isConfirmed = true): ShardManifest['responses'] => [[key, sha256(of), isConfirmed]];

describe('requests of merged shards', () => {
  it('is known to the build after them, once', async () => {
    const cache = await cacheWith(shard(1, 2), shard(2, 2));
    expect([...(await mergedResponses({ cache, namespace, lists }))]).toEqual([key]);
    await (await openMerged({ cache, namespace })).remove();
    expect((await mergedResponses({ cache, namespace, lists })).size).toBe(0);
  });

  it('excludes responses that were stale, incomplete, or different in another shard', async () => {
    for (const [one, other] of [
      [response('x', false), response('x')],
      [response('x'), response('x', false)],
      [response('x'), response('y')],
    ] as const) {
      const cache = await cacheWith(shard(1, 2, { responses: one }), shard(2, 2, { responses: other }));
      expect((await mergedResponses({ cache, namespace, lists })).size).toBe(0);
    }
  });

  it('is ignored when a list has changed, for another API, and after an hour', async () => {
    const cache = await cacheWith(shard(1, 1));
    const changed = new Map(lists).set('navigation {}', { ...lists.get('navigation {}')!, hash: sha256('new') });
    expect((await mergedResponses({ cache, namespace, lists: changed })).size).toBe(0);
    const longer = new Map(lists).set('blogList {"page":2}', lists.get('navigation {}')!);
    expect((await mergedResponses({ cache, namespace, lists: longer })).size).toBe(0);
    expect((await mergedResponses({ cache, namespace: 'other', lists })).size).toBe(0);

    const file = join(cache, 'shards/merged.json');
    const note = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...note, at: note.at - 3_700_000 }));
    expect((await mergedResponses({ cache, namespace, lists })).size).toBe(0);
    await writeFile(file, JSON.stringify(note));
    expect((await mergedResponses({ cache, namespace, lists })).size).toBe(1);
    await writeFile(file, '{');
    expect((await mergedResponses({ cache, namespace, lists })).size).toBe(0);
  });

  it('excludes lists, which the build requests again; the build that ends, however it ends, is the last one to use them', async () => {
    const list = 'd'.repeat(32);
    const responses: ShardManifest['responses'] = [...response('x'), [`${list}~`, sha256('list'), true]];
    const cache = await cacheWith(shard(1, 1, { responses }));
    const merged = await openMerged({ cache, namespace });
    expect(merged.held).toEqual([list]);
    expect([...merged.responsesFor(lists)]).toEqual([key]);
    expect((await openMerged({ cache, namespace: 'other' })).held).toEqual([]);
    await merged.close();
    const next = await openMerged({ cache, namespace });
    expect([next.held, [...next.responsesFor(lists)]]).toEqual([[], [key]]);
    await next.remove();
    await merged.close();
    expect(isMerged(cache)).toBe(false);
  });
});
