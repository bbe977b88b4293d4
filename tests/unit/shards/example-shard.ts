import type { Identity } from '../../../cli/shards/identity.ts';
import type { ShardManifest } from '../../../cli/shards/manifest.ts';
import { sha256 } from '../../../cli/lib/sha256.mjs';

export const identity: Identity = { node: 'v22.0.0', code: 'abc', configuration: { origins: '1', docs: '2' } };

/** A document, and what a shard says of it. */
export const page = (text: string) => ({ text, hash: sha256(text), print: sha256(`print of ${text}`) });

/** A shard with a page of its own, which asked for one list. */
export function shard(index: number, of: number, change: Partial<ShardManifest> = {}): ShardManifest {
  const { hash, print, text } = page(`page ${index}`);
  return {
    format: 1,
    index,
    of,
    ...identity,
    total: of,
    made: 1,
    lists: [
      ['blogList {"page":1}', 'a'.repeat(32), sha256('list')],
      ['navigation {}', 'b'.repeat(32), sha256('menu')],
    ],
    responses: [['c'.repeat(32), sha256('article'), true]],
    sources: [{ scripts: [], styles: [], media: [], files: [] }],
    pages: [[print, hash, 6, null, 0, null, 'none', null, [], []]],
    ogImages: [],
    pictures: [],
    encoded: [],
    parts: [],
    blobs: [[hash, text.length, hash]],
    ...change,
  };
}
