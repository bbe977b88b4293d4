import { mkdir, readdir, readFile, readlink, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { timeOf } from '../../cli/release/content-time.ts';
import { sha256 } from '../../cli/lib/sha256.mjs';
import { readManifest } from '../../cli/release/manifest.ts';
import { openRelease } from '../../cli/release/open-release.ts';
import { releaseProblems } from '../../cli/release/verify-release.ts';
import { watchedDisk } from './support/disks.ts';
import { problemsOf } from './support/problems-of.ts';
import { build, moment, optionsIn, stageSite } from './support/small-site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

describe('publishing', () => {
  it('publishes a release with all pages, compressed siblings, and its id in the rules', async () => {
    const options = optionsIn(await temporaryFolder());
    const { out } = options;
    const { kind, release, content } = await build(options, { text: 'one' });

    expect(kind).toBe('published');
    expect(release).toBe(`20260102T030405Z-${content.slice(0, 12)}`);
    expect(await readlink(join(out, 'current'))).toBe(`releases/${release}`);
    expect(await readFile(join(out, 'current/nginx/nginx.conf'), 'utf8')).toBe(`root releases/${release}/site;\n`);
    expect(JSON.parse(await readFile(join(out, 'current/report.json'), 'utf8'))).toEqual({ release });
    expect(await readdir(join(out, 'current/site'))).toEqual(
      expect.arrayContaining(['im.html', 'im.html.br', 'im.html.gz', 'en.html']),
    );
    const manifest = readManifest(join(out, 'current/manifest.json'));
    const pages = [...manifest.pages()];
    expect(pages.map(({ edition, address }) => `${edition} ${address}`)).toEqual([
      'zh /',
      'zh /im',
      'en /',
      'en /en/im',
    ]);
    expect(manifest).toMatchObject({ release, content, navigation: { zh: 8, en: 4 }, assets: ['assets/main-A1.js'] });
    expect(JSON.parse(await readFile(join(out, 'current/manifest.json'), 'utf8')).pages).toEqual(pages);
    expect(await releaseProblems(join(out, 'current'))).toEqual([]);
    expect((await readdir(out)).sort()).toEqual(['current', 'releases', 'run']);
    expect(await readdir(join(out, 'releases'))).toEqual([release]);
  });

  it.each([
    ['empty', ''],
    ['empty', '.gz'],
    ['empty', '.br'],
    ['cut off', ''],
    ['cut off', '.gz'],
    ['cut off', '.br'],
  ] as const)('replaces a page of the current release that became %s, its time kept: .html%s', async (how, ending) => {
    const folder = await temporaryFolder();
    const options = optionsIn(folder);
    const before = await build(options, { text: 'one' });
    const file = join(options.out, `current/site/im.html${ending}`);
    const { size, mtime } = await stat(file);
    const content = await readFile(file);
    await truncate(file, how === 'empty' ? 0 : size - 1);
    await utimes(file, mtime, mtime);
    const after = await build({ ...options, now: moment + 9000 }, { text: 'one' });
    expect(after).toMatchObject({ kind: 'published', content: before.content });
    expect(after.release).not.toBe(before.release);
    expect((await readFile(file)).equals(content)).toBe(true);
    expect(await releaseProblems(join(options.out, 'current'))).toEqual([]);
    expect((await build({ ...options, now: moment + 19_000 }, { text: 'one' })).kind).toBe('unchanged');
  });

  it('syncs what a build wrote that was killed before it published', async () => {
    const folder = await temporaryFolder();
    const options = optionsIn(folder);
    const killed = await openRelease(options);
    await stageSite(killed, { text: 'one' });
    await killed.close();
    const synced: string[] = [];
    const disk = watchedDisk((operation, [path]) => {
      if (operation === 'sync') synced.push(String(path));
    });
    await build({ ...options, disk }, { text: 'one' });
    const written = (await readdir(join(options.cache, 'blobs'), { recursive: true }))
      .filter((name) => /^..\/[0-9a-f]{64}/.test(name))
      .map((name) => join(options.cache, 'blobs', name));
    expect(written.length).toBeGreaterThan(20);
    expect(synced).toEqual(expect.arrayContaining(written));
    // A release links to them now: the next one has nothing to sync of them.
    synced.length = 0;
    await build({ ...options, disk, now: moment + 9000 }, { text: 'one', assets: ['main-B1.js'] });
    expect(synced.filter((path) => written.includes(path))).toEqual([]);
  });

  it('reads cached files back that another release links to: a damaged one is never published', async () => {
    const folder = await temporaryFolder();
    const { out, cache } = optionsIn(folder);
    await build(optionsIn(folder), { text: 'one' });
    const [page] = readManifest(join(out, 'current/manifest.json')).pages();
    const { hash } = page!;
    const blob = join(cache, 'blobs', hash.slice(0, 2), hash);
    const { size, mtime, nlink } = await stat(blob);
    expect(nlink).toBeGreaterThan(1);
    await writeFile(blob, ' '.repeat(size));
    await utimes(blob, mtime, mtime);
    const other = join(folder, 'another');
    expect(await problemsOf(build({ ...optionsIn(folder), out: other }, { text: 'one' }))).toMatchObject({
      code: 1,
      problems: [{ why: 'their bytes changed on disk or in the cache' }],
    });
    await build({ ...optionsIn(folder), out: other }, { text: 'one' });
    expect(await releaseProblems(join(other, 'current'))).toEqual([]);
  });

  it('publishes nothing when nothing changed, whatever the time', async () => {
    const options = optionsIn(await temporaryFolder());
    const first = await build(options, { text: 'one' });
    const second = await build({ ...options, now: moment + 60_000 }, { text: 'one' });
    expect(second).toEqual({
      kind: 'unchanged',
      hold: null,
      release: first.release,
      content: first.content,
      pruned: [],
      warnings: [],
    });
    expect(await readdir(join(options.out, 'releases'))).toEqual([first.release]);
  });

  it('publishes again when the same content is to be compressed', async () => {
    const options = optionsIn(await temporaryFolder());
    await build({ ...options, compress: false }, { text: 'one' });
    expect(await readdir(join(options.out, 'current/site'))).not.toContain('im.html.gz');
    expect((await build({ ...options, now: moment + 1000 }, { text: 'one' })).kind).toBe('published');
    expect(await readdir(join(options.out, 'current/site'))).toContain('im.html.gz');
  });

  it.each<[string, (current: string) => Promise<unknown>]>([
    ['a page was lost', (current) => rm(join(current, 'site/im.html'))],
    [
      'a page has other bytes, as many as before',
      async (current) => {
        const page = join(current, 'site/im.html');
        await writeFile(page, (await readFile(page, 'utf8')).replace('one', 'eno'));
      },
    ],
    ['a compressed form was lost', (current) => rm(join(current, 'site/im.html.br'))],
    ['a compressed form was emptied', (current) => writeFile(join(current, 'site/im.html.gz'), '')],
    ['its rules were lost', (current) => rm(join(current, 'nginx'), { recursive: true })],
    ['its rules were emptied', (current) => writeFile(join(current, 'nginx/nginx.conf'), '')],
  ])('publishes again where %s, under the name of the next free second', async (_, damage) => {
    const options = optionsIn(await temporaryFolder());
    const first = await build(options, { text: 'one' });
    await damage(join(options.out, 'current'));
    const second = await build(options, { text: 'one' });
    expect(second).toMatchObject({ kind: 'published', release: first.release.replace('05Z', '06Z') });
    expect(await releaseProblems(join(options.out, 'current'))).toEqual([]);
    expect(await readFile(join(options.out, 'current/nginx/nginx.conf'), 'utf8')).toBe(
      `root releases/${second.release}/site;\n`,
    );
    expect((await build(options, { text: 'one' })).kind).toBe('unchanged');
  });

  it('reuses an existing release with the same id', async () => {
    const options = optionsIn(await temporaryFolder());
    const first = await build(options, { text: 'one' });
    const second = await build(options, { text: 'two' });
    expect(second.release).not.toBe(first.release);
    expect(await build(options, { text: 'one' })).toMatchObject({ kind: 'published', release: first.release });
    expect(await readlink(join(options.out, 'current'))).toBe(`releases/${first.release}`);
    expect((await readdir(join(options.out, 'releases'))).sort()).toEqual([first.release, second.release].sort());
  });

  it('switches by one rename, after everything else is on the disk', async () => {
    const options = optionsIn(await temporaryFolder());
    await build(options, { text: 'one' });
    const done: string[] = [];
    const disk = watchedDisk((operation, [from, to]) => {
      const path = String(operation === 'write' || operation === 'sync' ? from : to);
      done.push(`${operation} ${path.replace(/[0-9a-f]{8}(-[0-9a-f]{4,12}){4}/, '*').replace(`${options.out}/`, '')}`);
    });
    const { release } = await build({ ...options, disk }, { text: 'two' });
    const switched = done.indexOf('rename current');
    expect(done.slice(switched - 3, switched + 2)).toEqual(
      [`rename releases/${release}`, 'sync releases', 'symlink .current-*', 'rename current', 'sync '].map((line) =>
        line === 'sync ' ? `sync ${options.out}` : line,
      ),
    );
  });

  it('waits for every new file and folder to be on the disk before it switches', async () => {
    const options = optionsIn(await temporaryFolder());
    const fresh = new Set<string>();
    const synced = new Set<string>();
    let unsynced: string[] | undefined;
    const disk = watchedDisk((operation, [from, to]) => {
      if (operation === 'folder' && String(from).includes('.stage-')) fresh.add(String(from));
      if (operation === 'write' && !String(from).includes('/drafts/')) fresh.add(String(from));
      if (operation === 'rename' && String(to).startsWith(options.cache)) fresh.add(String(to));
      if (operation === 'sync') synced.add(String(from));
      if (operation === 'symlink' && String(to).includes('.current-'))
        unsynced = [...fresh].filter((path) => !synced.has(path));
    });
    await build({ ...options, disk }, { text: 'one' });
    expect(fresh.size).toBeGreaterThan(40);
    expect(unsynced).toEqual([]);
  });

  it('writes nothing on a dry run, and says what it would publish', async () => {
    const folder = await temporaryFolder();
    const options = optionsIn(folder);
    const rehearsed = await build({ ...options, dryRun: true }, { text: 'one' });
    expect(await readdir(folder)).toEqual([]);
    const published = await build(options, { text: 'one' });
    expect(rehearsed).toEqual({ ...published, kind: 'rehearsed' });
    expect((await build({ ...options, dryRun: true }, { text: 'one' })).kind).toBe('unchanged');
  });

  it('removes the stage and frees the folder when a build gives up', async () => {
    const options = optionsIn(await temporaryFolder());
    const first = await build(options, { text: 'one' });
    const release = await openRelease(options);
    const publication = await stageSite(release, { text: 'two' });
    await release.close();
    await release.close();
    expect(await problemsOf(release.publish(publication))).toMatchObject({
      code: 130,
      problems: [{ what: 'the build ended early' }],
    });
    expect(await problemsOf(release.stage.write('late.txt', ''))).toMatchObject({ code: 130 });
    expect(await readdir(join(options.out, 'releases'))).toEqual([first.release]);
    expect((await readdir(options.out)).sort()).toEqual(['current', 'releases', 'run']);
  });

  it('stops a publication that is closed meanwhile, before the switch', async () => {
    const options = optionsIn(await temporaryFolder());
    const first = await build(options, { text: 'one' });
    let closed: Promise<void> | undefined;
    const disk = watchedDisk((operation, [path]) => {
      if (operation === 'sync' && String(path).endsWith('manifest.json')) closed = release.close();
    });
    const release = await openRelease({ ...options, disk });
    const publication = await stageSite(release, { text: 'two' });
    expect(await problemsOf(release.publish(publication))).toMatchObject({ code: 130 });
    await closed;
    expect(await readlink(join(options.out, 'current'))).toBe(`releases/${first.release}`);
    expect(await readdir(join(options.out, 'releases'))).toEqual([first.release]);
  });

  it('does not take a folder for the link to the current release', async () => {
    const options = optionsIn(await temporaryFolder());
    await mkdir(join(options.out, 'current'), { recursive: true });
    expect(await problemsOf(build(options, { text: 'one' }))).toEqual({
      code: 1,
      problems: [
        {
          severity: 'error',
          what: 'cannot switch the current release',
          where: join(options.out, 'current'),
          why: 'it is a file or folder instead of a link to a release; copying an output folder can cause that',
          fix: 'remove it and build again; to copy output folders use .deploy/deploy or cp -a, which keep links',
        },
      ],
    });
    expect(await readdir(options.out)).toEqual(['current']);
  });

  it('continues after the manifest of the current release was damaged, with a warning', async () => {
    const options = optionsIn(await temporaryFolder());
    await build(options, { text: 'one' });
    const manifest = join(options.out, 'current/manifest.json');
    const whole = await readFile(manifest, 'utf8');
    await writeFile(manifest, whole.slice(0, -10));
    const release = await openRelease({ ...options, now: moment + 1000 });
    expect(release.previous).toBeNull();
    expect(release.warnings).toMatchObject([
      { severity: 'warning', what: 'cannot compare this release with the current one' },
    ]);
    expect(release.warnings[0]!.why).toMatch(/^the manifest of the current release cannot be read: /);
    const outcome = await release.publish(await stageSite(release, { text: 'two' }));
    await release.close();
    expect(outcome.kind).toBe('published');
  });
});

describe('a release being staged', () => {
  it('gives equal files equal times on every machine and in every release', async () => {
    const [here, there] = [optionsIn(await temporaryFolder()), optionsIn(await temporaryFolder())];
    await build(here, { text: 'one' });
    await build({ ...there, now: moment + 5000 }, { text: 'one' });
    for (const file of ['im.html', 'im.html.gz', 'im.html.br', 'assets/main-A1.js', '404.html']) {
      const [a, b] = [join(here.out, 'current/site', file), join(there.out, 'current/site', file)];
      const content = await readFile(a);
      expect(content.equals(await readFile(b))).toBe(true);
      const [, name, ending] = /^(.*?)(\.gz|\.br)?$/.exec(file)!;
      const hash = sha256(await readFile(join(here.out, 'current/site', name!)));
      expect((await stat(a)).mtimeMs).toBe(
        timeOf({ hash, bytes: content.length, ending: (ending ?? '') as '' }) * 1000,
      );
      expect((await stat(b)).mtimeMs).toBe((await stat(a)).mtimeMs);
    }
    expect(timeOf({ hash: 'f'.repeat(64), bytes: 0 })).toBe(Date.UTC(2000, 0, 1) / 1000 + 2 ** 29 - 1);
    expect(timeOf({ hash: '0'.repeat(64), bytes: 0 })).toBe(Date.UTC(2000, 0, 1) / 1000);
  });

  it('is readable for everybody, regardless of the umask', async () => {
    const options = optionsIn(await temporaryFolder());
    const mask = process.umask(0o077);
    try {
      await build(options, { text: 'one' });
    } finally {
      process.umask(mask);
    }
    const mode = async (path: string) => ((await stat(join(options.out, path))).mode & 0o777).toString(8);
    for (const path of ['.', 'releases', 'current', 'current/site', 'current/site/en', 'current/nginx'])
      expect([path, await mode(path)]).toEqual([path, '755']);
    for (const path of [
      'current/site/im.html',
      'current/site/im.html.br',
      'current/nginx/nginx.conf',
      'current/manifest.json',
    ]) {
      expect([path, await mode(path)]).toEqual([path, '644']);
    }
  });

  it('is refused when a page was not staged as the manifest says, or a home or error page is missing', async () => {
    const options = optionsIn(await temporaryFolder());
    const release = await openRelease(options);
    const publication = await stageSite(release, { text: 'one' });
    const pages = publication.pages.map((page) => (page.address === '/im' ? { ...page, hash: 'a'.repeat(64) } : page));
    expect(await problemsOf(release.publish({ ...publication, pages }))).toMatchObject({
      code: 1,
      problems: [{ what: 'pages of the manifest are missing from the release or differ: 1', where: 'zh /im' }],
    });
    await release.close();

    const empty = await openRelease(options);
    await empty.stage.write('site/index.html', 'home');
    expect(await problemsOf(empty.publish({ ...publication, pages: [] }))).toMatchObject({
      code: 1,
      problems: [
        {
          what: 'missing home pages or error pages',
          where:
            'en.html, 400.html, m/400.html, 401.html, m/401.html, 403.html, m/403.html, 404.html, m/404.html, 405.html, m/405.html, 408.html and 69 more',
        },
      ],
    });
    await empty.close();
  });

  it('is refused when a page loads a bundled file that it does not have', async () => {
    const options = optionsIn(await temporaryFolder());
    const release = await openRelease(options);
    const publication = await stageSite(release, { text: 'one' });
    const { hash } = await release.blobs.put('<h1>extra</h1>');
    await release.stage.link('site/extra.html', hash, ['assets/main-A1.js', 'assets/gone-B2.css', 'assets/lost.js']);
    expect(await problemsOf(release.publish(publication))).toMatchObject({
      code: 1,
      problems: [
        {
          what: 'pages reference assets missing from this release',
          where: 'extra.html (/assets/gone-B2.css), extra.html (/assets/lost.js)'.replaceAll('extra', 'site/extra'),
        },
      ],
    });
    await release.close();
  });

  it.each([
    ['its bytes', ''],
    ['the bytes of its .gz', '.gz'],
    ['the bytes of its .br', '.br'],
  ])('is refused when %s changed on disk, and is recreated by the next build', async (_, ending) => {
    const options = optionsIn(await temporaryFolder());
    const release = await openRelease(options);
    const publication = await stageSite(release, { text: 'one' });
    const page = publication.pages.find(({ address }) => address === '/im')!;
    const blob = join(options.cache, 'blobs', page.hash.slice(0, 2), page.hash) + ending;
    const { mtime } = await stat(blob);
    const bytes = await readFile(blob);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(blob, bytes);
    await utimes(blob, mtime, mtime);
    expect(await problemsOf(release.publish(publication))).toMatchObject({
      code: 1,
      problems: [
        {
          what: 'staged files differ from what was written: 1',
          where: expect.stringContaining(`/im.html${ending}`),
        },
      ],
    });
    await release.close();
    expect((await build(options, { text: 'one' })).kind).toBe('published');
    expect(await releaseProblems(join(options.out, 'current'))).toEqual([]);
  });

  it('is not read when the current release has the same files', async () => {
    const options = optionsIn(await temporaryFolder());
    await build(options, { text: 'one', addresses: ['/sms'] });
    const release = await openRelease({ ...options, now: moment + 1000 });
    const publication = await stageSite(release, { text: 'one', addresses: ['/sms', '/price'] });
    // As wrong as can be, of the same length: whoever read it would refuse the release.
    const home = publication.pages.find(({ address }) => address === '/sms')!;
    const blob = join(options.cache, 'blobs', home.hash.slice(0, 2), home.hash);
    const { mtime, size } = await stat(blob);
    await writeFile(blob, 'x'.repeat(size));
    await utimes(blob, mtime, mtime);
    const outcome = await release.publish(publication);
    await release.close();
    expect(outcome.kind).toBe('published');
    expect(await releaseProblems(join(options.out, 'current'))).toMatchObject([
      { why: expect.stringContaining('sms.html') },
    ]);
  });

  it('takes pages of the current release over, also when the cache is gone', async () => {
    const options = optionsIn(await temporaryFolder());
    await build(options, { text: 'one', addresses: ['/sms'] });
    await rename(options.cache, `${options.cache}-lost`);
    const release = await openRelease({ ...options, now: moment + 1000 });
    const carried = [...release.previous!.pages()].find(({ address }) => address === '/sms')!;
    const publication = await stageSite(release, { text: 'two' });
    await release.copyPage(carried, () => []);
    const { kind } = await release.publish({
      ...publication,
      pages: [
        ...publication.pages,
        { ...carried, inputs: { common: { members: '' }, own: JSON.stringify(carried.inputs).slice(1, -1) } },
      ],
    });
    await release.close();
    expect(kind).toBe('published');
    expect(await readFile(join(options.out, 'current/site/sms.html'), 'utf8')).toContain('zh /sms one');
    expect(await readFile(join(options.out, 'current/site/im.html'), 'utf8')).toContain('zh /im two');
  });

  it('does not copy a page that was changed', async () => {
    const options = optionsIn(await temporaryFolder());
    const { release: id } = await build(options, { text: 'one' });
    const file = join(options.out, 'releases', id, 'site/im.html');
    // Not through the link that the cache has to it.
    await rm(file);
    await writeFile(file, 'changed');
    const release = await openRelease({ ...options, now: moment + 1000 });
    const page = [...release.previous!.pages()].find(({ address }) => address === '/im')!;
    expect(await problemsOf(release.copyPage(page, () => []))).toEqual({
      code: 1,
      problems: [
        {
          severity: 'error',
          what: 'cannot copy a page of the current release',
          where: file,
          why: 'it is missing, or differs from the manifest of that release',
          fix: 'build the whole site, without --only',
        },
      ],
    });
    await release.close();
  });
});
