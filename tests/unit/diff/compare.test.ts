import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareReleases } from '../../../cli/diff/compare.ts';
import { limits } from '../../../cli/diff/limits.ts';
import { openComparedRelease } from '../../../cli/diff/open-release.ts';
import type { Stop } from '../../../cli/problem.ts';
import { type MadeRelease, makeRelease } from '../../support/made-release.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-diff-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const feeds = [{ edition: 'zh', home: '/dev-blog' }];
const open = (name: string) => openComparedRelease(join(folder, name));
async function compare(old: Omit<MadeRelease, 'folder'>, now: Omit<MadeRelease, 'folder'>) {
  await makeRelease({ folder: join(folder, 'old'), ...old });
  await makeRelease({ folder: join(folder, 'now'), second: 1, ...now });
  return compareReleases({ before: open('old'), after: open('now'), feeds });
}
const page = (address: string, main: string, head = '') => ({
  address,
  html: `<!doctype html><html><head><title>Title</title><link rel="canonical" href="${address}">${head}</head><body><main>${main}</main></body></html>`,
});
const problemOf = async (work: () => unknown) => {
  try {
    await work();
  } catch (failure) {
    return (failure as Stop).problems[0]!;
  }
  throw new Error('nothing was thrown');
};

describe('two releases', () => {
  it('are equal where only the names of files and of the release differ', async () => {
    const made = (hash: string, release: string) => ({
      pages: [
        page('/', 'same', `<link rel="stylesheet" href="/assets/a-${hash}.css"><meta name="r" content="${release}">`),
      ],
      assets: { [`assets/a-${hash}.css`]: 'same' },
    });
    const found = await compare(
      made('00000000', '20260101T000000Z-0123456789ab'),
      made('11111111', '20260101T000001Z-0123456789ab'),
    );
    expect(found).toMatchObject({ equal: true, pages: { renamed: 1, changed: 0, unchanged: 0 } });
    expect(found.assets.shown).toEqual([]);
  });

  it('are compared by the first changed pages of each group where only a sample is wanted', async () => {
    const made = (word: string) => ({ pages: ['/a/1', '/a/2', '/a/3', '/b/1', '/c/1'].map((at) => page(at, word)) });
    await makeRelease({ folder: join(folder, 'old'), ...made('one') });
    await makeRelease({ folder: join(folder, 'now'), second: 1, ...made('two') });
    const found = await compareReleases({
      before: open('old'),
      after: open('now'),
      sample: { pages: 3, ofGroup: 2 },
      feeds,
    });
    expect(found).toMatchObject({ equal: false, pages: { changed: 3, unread: 2 } });
    expect(found.groups.shown.map(({ samples }) => samples.map(({ address }) => address))).toEqual([
      ['/a/1', '/a/2', '/b/1'],
    ]);
  });

  it('differ in error pages, sitemaps and feeds, which manifests do not list', async () => {
    const made = (word: string, addresses: readonly string[]) => ({
      pages: [page('/', 'same')],
      assets: {
        '404.html': page('', word).html,
        'sitemap.xml': `<urlset>${addresses.map((at) => `<url><loc>${at}</loc></url>`).join('')}</urlset>`,
        'dev-blog/atom.xml': `<feed><updated>${word}</updated><entry><id>a</id><title>${word}</title></entry></feed>`,
        'dev-blog/feed.json': JSON.stringify({ title: word, items: [{ id: 'a', title: 'same' }] }),
      },
      rules: { editions: [{ edition: 'zh', home: 'index.html', errors: { 404: '404.html' } }] },
    });
    const found = await compare(
      made('one', ['https://a/', 'https://a/old']),
      made('two', ['https://a/', 'https://a/new']),
    );
    expect(found.equal).toBe(false);
    expect(found.pages).toMatchObject({ changed: 1, unchanged: 1 });
    expect(found.groups.shown).toMatchObject([
      { kind: 'text', old: 'one', now: 'two', samples: [{ address: '/404.html' }] },
    ]);
    expect(found.files.shown).toEqual([
      {
        path: 'sitemap.xml',
        change: 'changed',
        entries: '1 address added: https://a/new; 1 address removed: https://a/old',
      },
      { path: 'dev-blog/atom.xml', change: 'changed', entries: '1 address with another date or text: a' },
    ]);
  });

  it('differ where a picture has other widths', async () => {
    const picture = (widths: string) => ({
      pages: [
        page(
          '/',
          `<picture><source type="image/avif" srcset="${widths}"><img alt="a" src="/a.webp" srcset="/a.webp 480w"></picture>`,
        ),
      ],
    });
    const found = await compare(picture('/s.avif 480w'), picture('/s.avif 480w, /l.avif 960w'));
    expect(found.groups.shown).toMatchObject([
      {
        kind: 'picture',
        of: 'a',
        old: '/a.webp (480w), image/avif (480w)',
        now: '/a.webp (480w), image/avif (480w 960w)',
      },
    ]);
  });

  it('differ where a style has another content, and where only classes changed', async () => {
    const styled = await compare(
      { pages: [], assets: { 'assets/a-00000000.css': 'one', 'assets/b-00000000.js': '12345' } },
      { pages: [], assets: { 'assets/a-11111111.css': 'two', 'assets/c-00000000.js': '123' } },
    );
    expect(styled.equal).toBe(false);
    expect(styled.assets.shown).toEqual([
      { kind: 'styles', name: 'assets/a.css', old: 3, now: 3 },
      { kind: 'scripts', name: 'assets/b.js', old: 5, now: null },
      { kind: 'scripts', name: 'assets/c.js', old: null, now: 3 },
    ]);
    expect(styled.after.bytes).toEqual({ documents: 0, styles: 3, scripts: 3, fonts: 0, pictures: 0 });
    const classes = await compare(
      { pages: [page('/', '<p class="a">x</p>')] },
      { pages: [page('/', '<p class="b">x</p>')] },
    );
    expect(classes).toMatchObject({ equal: false, pages: { markup: 1, changed: 0 } });
  });

  it('compares static files by hash', async () => {
    const file = (path: string, digit: string) => ({ path, hash: digit.repeat(64) });
    const found = await compare(
      { pages: [], files: [file('a.pdf', '1'), file('b.pdf', '1'), file('same.pdf', '1')] },
      { pages: [], files: [file('b.pdf', '2'), file('c.pdf', '1'), file('same.pdf', '1')] },
    );
    expect(found.equal).toBe(false);
    expect(found.files.shown).toEqual([
      { path: 'a.pdf', change: 'removed' },
      { path: 'b.pdf', change: 'changed' },
      { path: 'c.pdf', change: 'added' },
    ]);
  });

  it('finds added, removed and moved pages, with redirects of old addresses', async () => {
    const found = await compare(
      { pages: [page('/', 'home'), page('/gone', 'g'), page('/old', 'moves'), page('/Led', 'l')] },
      {
        pages: [page('/', 'home'), page('/new', 'moves'), page('/other', 'o')],
        redirects: [
          { edition: 'zh', from: '/old', to: '/new' },
          { edition: 'zh', from: '/led', to: '/' },
          { edition: 'en', from: '/gone', to: '/' },
        ],
      },
    );
    expect(found.pages).toMatchObject({
      added: { shown: [{ edition: 'zh', address: '/other' }], more: 0 },
      removed: {
        shown: [
          { edition: 'zh', address: '/Led', redirect: '/' },
          { edition: 'zh', address: '/gone', redirect: null },
        ],
      },
      moved: { shown: [{ edition: 'zh', address: '/old', to: '/new', redirect: '/new' }] },
      unchanged: 1,
    });
  });

  it('have equal changes of all pages in one group, whatever the number of pages read at a time', async () => {
    const many = limits.pagesAtOnce * 2 + 3;
    const pages = (word: string) => Array.from({ length: many }, (_, at) => page(`/${at}`, `<p>${word} end</p>`));
    const found = await compare({ pages: pages('old') }, { pages: pages('new') });
    expect(found.groups.shown).toHaveLength(1);
    expect(found.groups.shown[0]).toMatchObject({
      kind: 'text',
      zone: 'main',
      old: 'old end',
      now: 'new end',
      pages: many,
    });
    expect(found.looks.shown).toHaveLength(many);
  });

  it('have the weight of pages that changed, by group, and those that grew', async () => {
    const loads = '<link rel="stylesheet" href="/assets/a-00000000.css"><script src="/assets/b-00000000.js"></script>';
    const assets = (script: string) => ({ 'assets/a-00000000.css': 'style', 'assets/b-00000000.js': script });
    const found = await compare(
      { pages: [{ ...page('/x/1', 'a', loads), family: '/x/{id}' }, page('/y', 'b')], assets: assets('1') },
      {
        pages: [{ ...page('/x/1', 'b', loads), family: '/x/{id}' }, page('/y', 'c')],
        assets: assets('1'.repeat(1001)),
      },
    );
    expect(found.weight.groups.map(({ group, pages }) => [group, pages])).toEqual([
      ['zh /x/{id}', 1],
      ['zh /…', 1],
    ]);
    const [grown, ...others] = found.weight.growths;
    expect(others).toEqual([]);
    expect(grown).toMatchObject({ address: '/x/1', old: { styles: 5, scripts: 1 }, now: { styles: 5, scripts: 1001 } });
  });

  it('are read only where the hashes differ', async () => {
    await makeRelease({ folder: join(folder, 'old'), pages: [page('/', 'same')] });
    await makeRelease({ folder: join(folder, 'now'), second: 1, pages: [page('/', 'same')] });
    await rm(join(folder, 'now/site/index.html'));
    expect((await compareReleases({ before: open('old'), after: open('now'), feeds })).equal).toBe(true);
  });
});

describe('a damaged release', () => {
  beforeEach(async () => {
    await makeRelease({ folder: join(folder, 'old'), pages: [page('/', 'a'), page('/x', 'a')] });
    await makeRelease({ folder: join(folder, 'now'), second: 1, pages: [page('/', 'b'), page('/x', 'a')] });
  });
  const manifest = () => join(folder, 'now/manifest.json');

  it('is reported when a page differs from its manifest', async () => {
    await writeFile(join(folder, 'now/site/index.html'), 'other');
    expect(await problemOf(() => compareReleases({ before: open('old'), after: open('now'), feeds }))).toMatchObject({
      what: 'cannot compare a damaged release',
      where: join(folder, 'now/site/index.html'),
      why: 'the page is missing, or differs from the manifest',
    });
  });

  it('is reported when a page is missing, although its manifest has no change of it', async () => {
    await rm(join(folder, 'now/site/x.html'));
    const after = openComparedRelease(join(folder, 'now'), { isComplete: true });
    expect(await problemOf(() => compareReleases({ before: open('old'), after, feeds }))).toMatchObject({
      what: 'cannot compare a damaged release',
      where: join(folder, 'now/site/x.html'),
      why: 'the page is missing',
    });
  });

  it('is reported where its manifest breaks off, is not in order, or its rules cannot be read', async () => {
    const text = await readFile(manifest(), 'utf8');
    const lines = text.split('\n');
    const first = lines.findIndex((line) => line.startsWith('{"address"'));
    const second = lines[first + 1]!;
    const swapped = [
      ...lines.slice(0, first),
      `${second},`,
      lines[first]!.replace(/,$/, ''),
      ...lines.slice(first + 2),
    ];
    await writeFile(manifest(), swapped.join('\n'));
    expect((await problemOf(() => compareReleases({ before: open('old'), after: open('now'), feeds }))).why).toBe(
      'its pages are not in order at /',
    );
    await writeFile(manifest(), text.slice(0, -4));
    expect((await problemOf(() => open('now'))).why).toContain('is truncated');
    await writeFile(join(folder, 'old/redirects.json'), '{}');
    expect(await problemOf(() => open('old'))).toMatchObject({ where: join(folder, 'old/redirects.json') });
  });

  it('leads to no file outside of it', async () => {
    const text = await readFile(manifest(), 'utf8');
    await writeFile(join(folder, 'now/secret.html'), 'secret');
    await writeFile(manifest(), text.replace('"file":"index.html"', '"file":"../secret.html"'));
    expect((await problemOf(() => compareReleases({ before: open('old'), after: open('now'), feeds }))).why).toBe(
      'the page is missing, or differs from the manifest',
    );
    expect(open('old').digest('/../manifest.json')).toBe(null);
    expect(open('old').digest('/%2e%2e%2fmanifest.json')).toBe(null);
    expect(open('old').digest('/index.html')).toMatch(/^[0-9a-f]{64}$/);
    expect(open('old').sizeOf('../manifest.json')).toBe(null);
  });
});
