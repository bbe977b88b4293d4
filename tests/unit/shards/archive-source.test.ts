import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Stop } from '../../../cli/problem.ts';
import { openReuse } from '../../../cli/render/reuse.ts';
import { sha256 } from '../../../cli/lib/sha256.mjs';
import { archivedBlobs, archiveLimits } from '../../../cli/shards/archive-format.ts';
import { archiveSource } from '../../../cli/shards/archive-source.ts';
import { mergeShards } from '../../../cli/shards/merge.ts';
import { identity, page, shard } from './example-shard.ts';

type File = { name: string; content?: string | Buffer; type?: 'symlink' | 'link' | 'directory'; linkname?: string };

const manifest = shard(1, 1);
const { text, hash } = page('page 1');
const first: File = { name: 'shard.json', content: JSON.stringify(manifest) };
const document: File = { name: `blobs/${hash}`, content: text };

let folder: string;
let cache: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  cache = join(folder, 'cache');
});

async function archive(files: readonly File[], change = (bytes: Buffer) => bytes): Promise<string> {
  const tar = pack();
  for (const { name, content = '', type, linkname } of files)
    tar.entry(type ? { name, type, ...(linkname ? { linkname } : {}) } : { name }, content);
  tar.finalize();
  const path = join(folder, 'shard.tar.gz');
  await writeFile(path, change(gzipSync(await buffer(tar as unknown as AsyncIterable<Buffer>))));
  return path;
}

const merge = (path: string) =>
  mergeShards({
    paths: [path],
    cache,
    namespace: 'api',
    own: identity,
    engine: 'e',
    signal: new AbortController().signal,
  });

/** Why it is refused; nothing of it stands outside of the cache or in there. */
async function refused(path: string): Promise<string> {
  const failure = await merge(path).then(
    () => null,
    (thrown: Stop) => thrown,
  );
  expect(failure?.code).toBe(1);
  expect(failure?.problems[0]?.where).toContain(path);
  expect((await readdir(folder)).sort()).toEqual(['cache', 'shard.tar.gz']);
  const names = await readdir(cache, { recursive: true });
  expect(names.filter((name) => name !== 'shards')).toEqual([]);
  return failure!.problems[0]!.why;
}

describe('the archive of a shard', () => {
  it('adds its content to the cache', async () => {
    expect(await merge(await archive([first, document]))).toEqual({ shards: 1, pages: 1, kept: 1, files: 1, bytes: 6 });
    expect(await readFile(join(cache, 'blobs', hash.slice(0, 2), hash), 'utf8')).toBe(text);
    expect(openReuse(cache).find(manifest.pages[0]![0])?.hash).toBe(hash);
    expect((await readdir(join(cache, 'shards'))).sort()).toEqual(['merged.json']);
  });

  it('is refused when it is cut off, anywhere', async () => {
    const whole = await readFile(await archive([first, document]));
    for (const share of [0, 0.1, 0.5, 0.9, 0.99]) {
      const bytes = Math.floor(whole.length * share);
      await refused(await archive([first, document], (made) => made.subarray(0, bytes)));
    }
    // Cut off before it was packed.
    const tar = gunzipSync(whole);
    await refused(await archive([], () => gzipSync(tar.subarray(0, tar.indexOf(text) + 2))));
  });

  it('is rejected when it is not an archive', async () => {
    expect(await refused(await archive([], () => Buffer.from('no archive')))).toContain('not an archive of a shard');
    expect(await refused(await archive([]))).toContain('it is empty');
    expect(await refused(await archive([{ ...first, content: '{"format": 1}' }]))).toContain(
      'its manifest is not valid',
    );
    expect(await refused(await archive([document, first]))).toContain('it begins with "blobs/');
  });

  it.each<[string, File]>([
    ['a path outside', { name: '../../outside', content: 'x' }],
    ['an absolute path', { name: '/tmp/outside', content: 'x' }],
    ['another file', { name: 'pages/1.pack', content: 'x' }],
    ['a path that leads back to a file', { name: `blobs/../blobs/${hash}`, content: text }],
    ['a symbolic link', { name: `blobs/${hash}`, type: 'symlink', linkname: '/etc/passwd' }],
    ['a hard link', { name: 'responses/values.pack', type: 'link', linkname: '/etc/passwd' }],
    ['a folder', { name: 'blobs', type: 'directory' }],
  ])('is refused with %s', async (_, file) => {
    expect(await refused(await archive([first, file, document]))).toMatch(/is not part of a shard|is not a file/);
  });

  it('is rejected with a duplicate, missing, larger or damaged file', async () => {
    expect(await refused(await archive([first, document, document]))).toContain('is not part of a shard');
    expect(await refused(await archive([first]))).toContain('1 of its files are missing');
    expect(await refused(await archive([first, { ...document, content: 'larger than that' }]))).toContain('16 bytes');
    expect(await refused(await archive([first, { ...document, content: 'page 2' }]))).toContain('its hash differs');
  });

  describe('with compressed forms', () => {
    const form = gzipSync(text);
    const name = `${hash}.gz`;
    const withForm = (bytes: Buffer = form) =>
      ({ ...manifest, blobs: [...manifest.blobs, [name, bytes.length, sha256(bytes)]] }) as typeof manifest;
    const files = (bytes: Buffer = form): File[] => [
      { name: 'shard.json', content: JSON.stringify(withForm(bytes)) },
      { name: `blobs/${name}`, content: bytes },
    ];

    it('contains only the siblings, and adds both files to the cache', async () => {
      expect(archivedBlobs(withForm()).map(([held]) => held)).toEqual([name]);
      expect(await merge(await archive(files()))).toMatchObject({ files: 2 });
      const kept = join(cache, 'blobs', hash.slice(0, 2));
      expect(await readFile(join(kept, hash), 'utf8')).toBe(text);
      expect(await readFile(join(kept, name))).toEqual(form);
    });

    it('is rejected when one is damaged, has other content, or is larger than in its manifest', async () => {
      const cut = form.subarray(0, form.length - 9);
      expect(await refused(await archive(files(cut)))).toContain('is damaged, or more than the 6 bytes');
      expect(await refused(await archive(files(gzipSync('page 2'))))).toContain(`${hash} is damaged: its hash differs`);
      expect(await refused(await archive(files(gzipSync(Buffer.alloc(1e6)))))).toContain('more than the 6 bytes');
    });
  });

  it('is refused when it is larger than any shard, before that is read', async () => {
    const path = await archive([first, document]);
    const limits = (change: Partial<typeof archiveLimits>) =>
      archiveSource({ path, cache, limits: { ...archiveLimits, ...change } });
    await expect(limits({ manifest: 100 })).rejects.toMatchObject({
      problems: [{ why: expect.stringContaining('100') }],
    });
    await expect(limits({ all: 5 })).rejects.toMatchObject({ problems: [{ why: expect.stringContaining('6 bytes') }] });
    const source = await limits({ blob: 5 });
    await expect(source.read(async () => undefined)).rejects.toMatchObject({
      problems: [{ why: expect.stringContaining('6 bytes; 5 are allowed') }],
    });
    await source.close();
  });
});

it('an archive with more behind its files is refused, however small that is compressed', async () => {
  const path = await archive([first, document], (bytes) => Buffer.concat([bytes, gzipSync(Buffer.alloc(50_000_000))]));
  await expect(merge(path)).rejects.toMatchObject({
    code: 1,
    problems: [{ why: expect.stringContaining('more data follows than its files have') as string }],
  });
  // The zeros that fill a block are no such thing.
  const filled = await archive([first, document], (bytes) => Buffer.concat([bytes, gzipSync(Buffer.alloc(10_240))]));
  await expect(merge(filled)).resolves.toMatchObject({ shards: 1 });
});

it('a picture of a size that no picture has makes the manifest invalid', async () => {
  const vast = { ...manifest, pictures: [['https://cdn.example.com/a.png', 1e308, 1]] };
  await expect(
    merge(await archive([{ name: 'shard.json', content: JSON.stringify(vast) }, document])),
  ).rejects.toMatchObject({
    code: 1,
  });
});
