import { link, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openBlobs } from '../../cli/release/blobs.ts';
import { sha256 } from '../../cli/lib/sha256.mjs';
import { realDisk } from '../../cli/release/disk.ts';
import { openStage } from '../../cli/release/stage.ts';
import { failure, watchedDisk } from './support/disks.ts';
import { problemsOf } from './support/problems-of.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const open = (dir: string, disk = realDisk, compress = true) => openBlobs({ dir, compress, disk });
const stageIn = (folder: string, blobs: ReturnType<typeof open>, disk = realDisk) =>
  openStage({ folder: join(folder, 'stage'), blobs, disk, signal: new AbortController().signal });
const page = '<h1>即时通讯</h1>'.repeat(50);

describe('blobs', () => {
  it('keep content under its hash, once', async () => {
    const dir = await temporaryFolder();
    const operations: string[] = [];
    const blobs = open(
      dir,
      watchedDisk((operation) => void operations.push(operation)),
    );
    const [{ hash, bytes }] = await Promise.all([blobs.put(page), blobs.put(Buffer.from(page))]);
    expect({ hash, bytes }).toEqual({ hash: sha256(page), bytes: Buffer.byteLength(page!) });
    expect(await readFile(join(dir, 'blobs', hash!.slice(0, 2), hash!), 'utf8')).toBe(page);
    expect(operations.filter((operation) => operation === 'write')).toHaveLength(1);
    expect(await blobs.has(hash!)).toBe(true);
    expect(await blobs.has('a'.repeat(64))).toBe(false);
    expect(await readdir(join(dir, 'blobs/drafts'))).toEqual([]);
  });

  it('create compressed siblings that are reproducible and decompress to the content', async () => {
    const dir = await temporaryFolder();
    const blobs = open(dir);
    const { hash } = await blobs.put(page);
    expect(await blobs.siblings(hash)).toEqual({ endings: ['.gz', '.br'], linked: false });
    const gz = await readFile(`${blobs.path(hash)}.gz`);
    expect(gunzipSync(gz).toString()).toBe(page);
    expect(brotliDecompressSync(await readFile(`${blobs.path(hash)}.br`)).toString()).toBe(page);
    // RFC 1952: method 8, no flags, no time, (byte 8 depends on the level), unknown system.
    expect([...gz.subarray(0, 8), gz[9]]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 255]);
  });

  it('take compressed forms that were made elsewhere, and do not make them again', async () => {
    const [dir, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
    const made = open(elsewhere);
    const { hash } = await made.put(page);
    await made.siblings(hash);
    const operations: string[] = [];
    const blobs = open(
      dir,
      watchedDisk((operation) => void operations.push(operation)),
    );
    await blobs.put(page);
    for (const ending of ['.gz', '.br'] as const) {
      const form = await readFile(made.path(hash) + ending);
      await blobs.adopt(hash, ending, form);
      await blobs.adopt(hash, ending, form);
      expect(await readFile(blobs.path(hash) + ending)).toEqual(form);
    }
    expect((await blobs.siblings(hash)).endings).toEqual(['.gz', '.br']);
    expect(operations.filter((operation) => operation === 'write')).toHaveLength(3);
  });

  it('create compressed siblings later if compression was off before', async () => {
    const dir = await temporaryFolder();
    const { hash } = await open(dir, realDisk, false).put(page);
    expect((await open(dir, realDisk, false).siblings(hash)).endings).toEqual([]);
    expect(await readdir(join(dir, 'blobs', hash.slice(0, 2)))).toEqual([hash]);
    expect((await open(dir).siblings(hash)).endings).toHaveLength(2);
    expect(await readdir(join(dir, 'blobs', hash.slice(0, 2)))).toEqual([hash, `${hash}.br`, `${hash}.gz`]);
  });

  it('are compressed once and reused by later builds', async () => {
    const dir = await temporaryFolder();
    const first = open(dir);
    const { hash } = await first.put(page);
    const siblings = await first.siblings(hash);
    const operations: string[] = [];
    const second = open(
      dir,
      watchedDisk((operation) => void operations.push(operation)),
    );
    await second.put(page);
    expect(await second.siblings(hash)).toEqual(siblings);
    expect(operations).toEqual([]);
  });

  it('remove damaged content, and recreate damaged compressed siblings', async () => {
    const dir = await temporaryFolder();
    const { hash } = await open(dir).put(page);
    const siblings = await open(dir).siblings(hash);
    const path = open(dir).path(hash);
    await writeFile(`${path}.br`, (await readFile(`${path}.br`)).subarray(0, 20));
    expect(await open(dir).siblings(hash)).toEqual(siblings);
    expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(page);
    await writeFile(path, page.slice(0, 20));
    expect(await open(dir).has(hash)).toBe(false);
    await open(dir).put(page);
    expect(await readFile(path, 'utf8')).toBe(page);
  });

  it('recreate a file that was replaced by a folder', async () => {
    const dir = await temporaryFolder();
    const blobs = open(dir);
    const { hash } = await blobs.put(page);
    await blobs.siblings(hash);
    for (const path of ['', '.gz', '.br'].map((ending) => blobs.path(hash) + ending)) {
      await rm(path);
      await mkdir(join(path, 'folder'), { recursive: true });
    }
    const later = open(dir);
    expect(await later.has(hash)).toBe(false);
    await later.put(page);
    await later.siblings(hash);
    expect(await readFile(later.path(hash), 'utf8')).toBe(page);
    expect(gunzipSync(await readFile(`${later.path(hash)}.gz`)).toString()).toBe(page);
    expect(brotliDecompressSync(await readFile(`${later.path(hash)}.br`)).toString()).toBe(page);
  });

  it('survive a cache that was restored without its times', async () => {
    const dir = await temporaryFolder();
    const { hash } = await open(dir).put(page);
    const path = open(dir).path(hash);
    const { mtimeMs } = await stat(path);
    await open(dir).siblings(hash);
    const packed = (await stat(`${path}.gz`)).mtimeMs;
    for (const ending of ['', '.gz', '.br']) await utimes(path + ending, 1, 1);
    const operations: string[] = [];
    const next = open(
      dir,
      watchedDisk((operation) => void operations.push(operation)),
    );
    expect([await next.has(hash), (await next.siblings(hash)).endings, operations]).toEqual([
      true,
      ['.gz', '.br'],
      ['stamp', 'stamp', 'stamp'],
    ]);
    expect([(await stat(path)).mtimeMs, (await stat(`${path}.gz`)).mtimeMs]).toEqual([mtimeMs, packed]);
  });

  it('evict unused content without links, once a day', async () => {
    const dir = await temporaryFolder();
    const blobs = open(dir);
    const [old, used] = [await blobs.put(page), await blobs.put('used')];
    await blobs.siblings(old.hash);
    const { ctimeMs } = await stat(`${blobs.path(old.hash)}.br`);
    await blobs.prune({ used: new Set([used.hash]), before: ctimeMs + 1000 });
    expect([await open(dir).has(old.hash), await open(dir).has(used.hash)]).toEqual([false, true]);
    expect(await readdir(join(dir, 'blobs', old.hash.slice(0, 2)))).toEqual([]);
    await blobs.prune({ used: new Set(), before: Infinity });
    expect(await open(dir).has(used.hash)).toBe(true);
    await rm(join(dir, 'blobs/pruned'));
    await blobs.prune({ used: new Set(), before: 0 });
    expect(await open(dir).has(used.hash)).toBe(true);
  });

  it('sweep what killed builds left half-written, and nothing younger', async () => {
    const dir = await temporaryFolder();
    const blobs = open(dir);
    await blobs.put(page);
    const draft = join(dir, 'blobs/drafts/left');
    await writeFile(draft, '');
    await blobs.sweep((await stat(draft)).ctimeMs);
    expect(await readdir(join(dir, 'blobs/drafts'))).toEqual(['left']);
    await blobs.sweep((await stat(draft)).ctimeMs + 1);
    expect(await readdir(join(dir, 'blobs/drafts'))).toEqual([]);
  });
});

describe('a stage', () => {
  it('links files and their compressed forms; only compressible ones have those', async () => {
    const folder = await temporaryFolder();
    const blobs = open(folder);
    const stage = stageIn(folder, blobs);
    const { hash } = await blobs.put(page);
    await stage.link('site/im.html', hash);
    await stage.link('site/logo.png', hash);
    await stage.fill();
    expect((await readdir(join(stage.folder, 'site'))).sort()).toEqual([
      'im.html',
      'im.html.br',
      'im.html.gz',
      'logo.png',
    ]);
    expect((await stat(join(stage.folder, 'site/im.html'))).ino).toBe((await stat(blobs.path(hash))).ino);
    expect(stage.totals()).toEqual({ files: 2, bytes: 2 * Buffer.byteLength(page) });
  });

  it.each(['EXDEV', 'EPERM', 'EMLINK'])('copies where linking fails with %s, with the same times', async (code) => {
    const folder = await temporaryFolder();
    const disk = watchedDisk((operation) => {
      if (operation === 'link') throw failure(code);
    });
    const blobs = open(folder);
    const stage = stageIn(folder, blobs, disk);
    const { hash } = await blobs.put(page);
    await stage.link('site/im.html', hash);
    await stage.fill();
    for (const ending of ['', '.gz', '.br']) {
      const [kept, copy] = [
        await stat(blobs.path(hash) + ending),
        await stat(join(stage.folder, 'site/im.html') + ending),
      ];
      expect(copy.ino).not.toBe(kept.ino);
      expect(copy.mtimeMs).toBe(kept.mtimeMs);
    }
    expect(await readFile(join(stage.folder, 'site/im.html'), 'utf8')).toBe(page);
  });

  it('reports which files another release links to, compressed forms included', async () => {
    const folder = await temporaryFolder();
    const { hash } = await open(folder).put(page);
    await open(folder).siblings(hash);
    const path = open(folder).path(hash);
    const held = async (disk = realDisk) => {
      const stage = stageIn(folder, open(folder), disk);
      await stage.link('site/im.html', hash);
      await stage.fill();
      const entry = stage.entries.get('site/im.html');
      await rm(stage.folder, { recursive: true });
      return entry?.linked;
    };
    expect(await held()).toBe(false);
    for (const ending of ['', '.gz']) await link(path + ending, join(folder, `released${ending}`));
    expect(await held()).toBe(false);
    await link(`${path}.br`, join(folder, 'released.br'));
    expect(await held()).toBe(true);
    const copying = watchedDisk((operation, [from]) => {
      if (operation === 'link' && String(from).endsWith('.gz')) throw failure('EMLINK');
    });
    expect(await held(copying)).toBe(false);
  });

  it('fails when linking fails for another reason', async () => {
    const folder = await temporaryFolder();
    const blobs = open(folder);
    const disk = watchedDisk((operation) => {
      if (operation === 'link') throw failure('ENOSPC');
    });
    const { hash } = await blobs.put(page);
    const stage = stageIn(folder, blobs, disk);
    await stage.link('site/im.html', hash);
    await expect(stage.fill()).rejects.toThrow('ENOSPC: made for a test');
  });

  it('names the file whose content is not in the cache', async () => {
    const folder = await temporaryFolder();
    const blobs = open(folder);
    const stage = stageIn(folder, blobs);
    const gone = (hash: string) => ({
      code: 1,
      problems: [
        {
          severity: 'error',
          what: 'site/im.html cannot be staged',
          where: 'site/im.html',
          why: `its content ${hash} is not in the cache`,
          fix: 'do not change the cache folder during a build; build again',
        },
      ],
    });
    expect(await problemsOf(stage.link('site/im.html', 'a'.repeat(64)))).toEqual(gone('a'.repeat(64)));
    const { hash } = await blobs.put(page);
    await stage.link('site/logo.png', hash);
    await rm(join(folder, 'blobs'), { recursive: true });
    expect(await problemsOf(stage.link('site/im.html', hash))).toEqual(gone(hash));
    expect(await problemsOf(stage.fill())).toMatchObject({ problems: [{ what: 'site/logo.png cannot be staged' }] });
  });

  const leaves = { why: 'it points outside the release', fix: 'use a path below the release, without ..' };
  const odd = {
    why: 'it has an empty part, a backslash or a control character',
    fix: 'use names separated by single slashes',
  };
  const hidden = { why: 'it has a part that starts with a dot', fix: 'remove the dot' };
  it.each([
    ['../outside.html', leaves],
    ['site/../../outside.html', leaves],
    ['/etc/passwd', leaves],
    ['site//im.html', odd],
    ['', odd],
    ['site/', odd],
    ['site\\im.html', odd],
    ['site/a\0b.html', odd],
    ['site/a\nb.html', odd],
    ['site/.htaccess', hidden],
    ['.hidden/im.html', hidden],
    ['./im.html', hidden],
  ])('refuses %j', async (path, reason) => {
    const folder = await temporaryFolder();
    const blobs = open(folder);
    const stage = stageIn(folder, blobs);
    const { hash } = await blobs.put(page);
    const refused = {
      code: 1,
      problems: [
        { severity: 'error', what: `${JSON.stringify(path)} is not a valid path in a release`, where: path, ...reason },
      ],
    };
    expect(await problemsOf(stage.link(path, hash))).toEqual(refused);
    expect(await problemsOf(stage.write(path, 'text'))).toEqual(refused);
    expect((await readdir(folder)).sort()).toEqual(['blobs']);
  });

  it.each([
    ['site/im.html', 'site/im.html'],
    ['site/im.html', 'site/IM.html'],
    ['site/im.html', 'site/im.html.gz'],
    ['site/im.html', 'site/IM.html.br'],
  ])('refuses %s beside %s', async (first, second) => {
    const folder = await temporaryFolder();
    const blobs = open(folder);
    const stage = stageIn(folder, blobs);
    const { hash } = await blobs.put(page);
    await stage.link(first, hash);
    expect(await problemsOf(stage.write(second, 'text'))).toMatchObject({
      code: 1,
      problems: [
        {
          where: second,
          why: 'the release has a file of that name already (on some systems names that differ only in letter case are the same)',
          fix: 'rename one of the two files',
        },
      ],
    });
  });

  it('refuses a file whose compressed form would take the place of another', async () => {
    const folder = await temporaryFolder();
    const blobs = open(folder);
    const stage = stageIn(folder, blobs);
    const { hash } = await blobs.put(page);
    await stage.write('site/im.html.br', 'text');
    expect(await problemsOf(stage.link('site/im.html', hash))).toMatchObject({
      problems: [{ what: '"site/im.html" is not a valid path in a release' }],
    });
    await stage.link('site/logo.png', hash);
    await stage.write('site/logo.png.gz', 'text');
  });
});
