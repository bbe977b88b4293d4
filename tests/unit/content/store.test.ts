import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../config/calls/index.ts';
import { openMemory } from '../../../cli/content/memory.ts';
import { openCallLog } from '../../../cli/content/call-log.ts';
import type { Snapshot, Snapshots } from '../../../cli/content/snapshots.ts';
import { openStore } from '../../../cli/content/store.ts';
import type { Problem } from '../../../cli/problem.ts';

const refusal: Problem = { severity: 'warning', what: 'full', where: 'disk', why: 'full', fix: 'more' };
const job = { row: calls.blogType, place: { call: 'blogType', request: {}, key: 'k' }, version: null } as const;
const types = [{ id: 'news', name: '新闻' }];
const snapshot: Snapshot = {
  raw: Buffer.from(JSON.stringify({ res: 200, data: types })),
  etag: null,
  version: null,
  hash: 'h',
  engine: 'e',
  links: [],
  names: [],
};

const idle = { commit: () => null, hold: () => new Map(), evict: () => undefined, close: () => undefined };

describe('a response that could not be written', () => {
  it('is read from disk when it is no longer in memory', async () => {
    const snapshots: Snapshots = { load: () => ({ snapshot: null, problem: null }), save: () => refusal, ...idle };
    const log = openCallLog(null);
    const store = openStore({ snapshots, memory: openMemory(1), log, engine: 'e' });
    const answer = store.keep(job, { snapshot, data: types, flawed: false, cached: null });
    expect([answer.source, answer.hash, await answer.read()]).toEqual(['fresh', 'h', types]);
    expect(log.report().warnings).toEqual([refusal]);
  });
});

describe('a response on disk', () => {
  it('keeps no data in memory', async () => {
    const snapshots: Snapshots = { load: () => ({ snapshot, problem: null }), save: () => null, ...idle };
    const store = openStore({ snapshots, memory: openMemory(1), log: openCallLog(null), engine: 'e' });
    const keep = async () => {
      const data = [{ id: 'news', name: '新闻' }];
      return { answer: store.keep(job, { snapshot, data, flawed: false, cached: null }), data: new WeakRef(data) };
    };
    const { answer, data } = await keep();
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    // A WeakRef is strong until the turn that made it has ended.
    await turn();
    collect();
    expect([data.deref(), answer.source]).toEqual([undefined, 'fresh']);
  });
});
