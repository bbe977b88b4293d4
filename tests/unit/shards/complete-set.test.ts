import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../cli/lib/sha256.mjs';
import type { Stop } from '../../../cli/problem.ts';
import { completeSet } from '../../../cli/shards/complete-set.ts';
import type { ShardManifest } from '../../../cli/shards/manifest.ts';
import { identity, page, shard } from './example-shard.ts';

const join = (...manifests: ShardManifest[]) =>
  completeSet({ found: manifests.map((manifest, at) => ({ manifest, path: `/s/${at}` })), own: identity });

/** Why they are refused, and where. */
function refused(...manifests: ShardManifest[]): string {
  try {
    join(...manifests);
  } catch (failure) {
    const { code, problems } = failure as Stop;
    expect(code).toBe(1);
    return `${problems[0]!.where}: ${problems[0]!.why}`;
  }
  throw new Error('they were not refused');
}

describe('a complete set of shards', () => {
  it('has each once, in order, however they were given', () => {
    const found = join(shard(3, 3), shard(1, 3), shard(2, 3), shard(1, 3));
    expect(found.map(({ manifest, path }) => [manifest.index, path])).toEqual([
      [1, '/s/1'],
      [2, '/s/2'],
      [3, '/s/0'],
    ]);
  });

  it('is refused when one is missing, naming it', () => {
    expect(refused(shard(1, 3), shard(3, 3))).toBe('shard 2/3: it is missing');
    expect(refused(shard(2, 4))).toBe('shard 1/4, 3/4, 4/4: they are missing');
  });

  it('is refused when one was divided otherwise', () => {
    expect(refused(shard(1, 2), shard(2, 3))).toContain('shard 2/3, /s/1: /s/0 is shard 1/2');
  });

  it('is refused when one is given twice with other pages', () => {
    const { print, hash } = page('other');
    const other = shard(1, 2, { pages: [[print, hash, 5, null, 0, null, 'none', null, [], []]] });
    expect(refused(shard(1, 2), other, shard(2, 2))).toBe('shard 1/2, /s/1: /s/0 has the same shard with other pages');
  });

  it('is refused when one is of other code, another Node.js or another configuration, naming what differs', () => {
    expect(refused(shard(1, 2), shard(2, 2, { code: 'new' }))).toContain('shard 2/2, /s/1: it is of other code');
    expect(refused(shard(1, 2), shard(2, 2, { node: 'v20.19.0' }))).toContain('other Node.js: v20.19.0, not v22.0.0');
    const configuration = { origins: '1', docs: '3', more: '4' };
    expect(refused(shard(1, 2, { configuration }), shard(2, 2))).toContain('other configuration: docs, more');
  });

  it('is refused when a list changed in between, naming the call', () => {
    const lists = shard(2, 2).lists.map(([asked, key, hash]): ShardManifest['lists'][number] => [
      asked,
      key,
      asked.startsWith('navigation') ? sha256('new menu') : hash,
    ]);
    expect(refused(shard(1, 2), shard(2, 2, { lists }))).toBe(
      'shard 1/2, /s/0; shard 2/2, /s/1: their lists differ: the API answered navigation {} differently',
    );
    expect(refused(shard(1, 2), shard(2, 2, { lists: lists.slice(0, 1) }))).toContain('navigation {} differently');
  });

  it('is refused when pages are in none of them', () => {
    expect(refused(shard(1, 2, { total: 3 }), shard(2, 2, { total: 3 }))).toContain('2 pages together, of 3');
  });
});
