import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDraw } from '../../cli/og-images/draw.ts';
import type { OgImage } from '../../cli/og-images/image.ts';
import { blogDetail } from '../../config/calls/blog.ts';
import { errorPages } from '../../config/routes/errors.ts';
import { buildLimits } from '../../config/limits.ts';
import { routes } from '../../config/routes/index.ts';
import { errorFile } from '../../config/rules/page-file.ts';
import { plannedLinks } from '../../cli/define/planned-links.ts';
import { openLogoOnly } from '../support/logo-only.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

type ManifestPage = {
  address: string;
  edition: 'zh' | 'en';
  file: string;
  hash: string;
  inputs: Record<string, string>;
};
let served: ServedSite;
let site: string;
let manifest: { release: string; pages: ManifestPage[] };
let documents: { page: ManifestPage; html: string }[];
const errorFiles = errorPages.map(errorFile);

const read = (path: string) => readFile(join(site, path), 'utf8');
const of = (address: string, edition = 'zh') =>
  documents.find(({ page }) => page.address === address && page.edition === edition)!.html;
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);
const canonicalOf = (html: string) => all(html, /<link rel="canonical" href="([^"]+)">/g)[0]!;

beforeAll(async () => {
  served = await serveSite();
  const release = join(served.out, 'current');
  site = join(release, 'site');
  manifest = JSON.parse(await readFile(join(release, 'manifest.json'), 'utf8'));
  documents = await Promise.all(manifest.pages.map(async (page) => ({ page, html: await read(page.file) })));
});
afterAll(() => served.close());

describe('the manifest', () => {
  it('has every built address of the route table, and the hash of its file', async () => {
    const built = routes
      .filter(({ page, each }) => page !== 'planned' && !each)
      .map(({ edition, path }) => `${edition} ${path}`);
    const made = manifest.pages.map(({ edition, address }) => `${edition} ${address}`);
    expect(built.filter((address) => !made.includes(address))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
    for (const { page, html } of documents) expect(createHash('sha256').update(html).digest('hex')).toBe(page.hash);
  });

  it('says what each page was made from', () => {
    const article = manifest.pages.find(({ inputs }) =>
      Object.keys(inputs).some((name) => name.startsWith('blogDetail ')),
    )!;
    expect(Object.keys(article.inputs)).toEqual(
      expect.arrayContaining([
        'engine',
        'site',
        'code',
        'frame',
        'assets',
        'og-images',
        'clock',
        'route',
        'seo',
        'blogType',
      ]),
    );
  });
});

describe('a page', () => {
  it('is a whole document with one <main>, one <h1>, and its own title', () => {
    for (const { page, html } of documents) {
      expect(
        html.startsWith(`<!doctype html><html lang="${page.edition === 'zh' ? 'zh-CN' : 'en'}"`),
        page.address,
      ).toBe(true);
      expect(all(html, /(<main[ >])/g), page.address).toHaveLength(1);
      expect(all(html, /(<h1[ >])/g), page.address).toHaveLength(1);
      expect(html.endsWith('</body></html>'), page.address).toBe(true);
    }
    const titles = documents.map(({ html }) => all(html, /<title>(.*?)<\/title>/g)[0]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('carries title, description and canonical; nothing is left of React or of build-time marks', () => {
    for (const { page, html } of documents) {
      expect(all(html, /<meta name="description" content="([^"]+)">/g), page.address).toHaveLength(1);
      expect(
        all(html, /<link rel="canonical" href="(http:\/\/(?:en\.)?localhost:\d+\/[^"]*)">/g),
        page.address,
      ).toHaveLength(1);
      expect(html, page.address).not.toMatch(/<!-- -->|data-body|undefined|\[object Object\]/);
    }
  });

  it('names its counterpart, which names it back', () => {
    // A page that is canonical elsewhere has no counterpart of its own.
    const canonical = documents.filter(({ page, html }) => new URL(canonicalOf(html)).pathname === page.address);
    const pairs = new Map(
      canonical.map(({ html }) => [canonicalOf(html), all(html, /hreflang="(?:zh-CN|en)" href="([^"]+)"/g)]),
    );
    expect(pairs.get(`${served.zh}/`)).toEqual([`${served.zh}/`, `${served.en}/`]);
    for (const [own, alternates] of pairs)
      for (const other of alternates) expect(pairs.get(other), other).toContain(own);
  });

  it('has JSON-LD that parses: the company at home, the way home elsewhere, the posting on an article', () => {
    const types = (html: string) =>
      all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map(
        (text) => (JSON.parse(text) as { '@type': string })['@type'],
      );
    expect(types(of('/'))).toEqual(['Organization', 'WebSite']);
    expect(types(of('/dev-blog'))).toEqual(['BreadcrumbList']);
    const article = documents.find(({ html }) => html.includes('BlogPosting'))!;
    expect(types(article.html)).toEqual(['BreadcrumbList', 'BlogPosting']);
  });

  it('loads only files that are there', async () => {
    const files = new Map<string, Promise<string>>();
    const once = (path: string) => files.get(path) ?? files.set(path, read(path)).get(path)!;
    for (const { page, html } of documents) {
      for (const path of all(html, /(?:src|href)="(\/assets\/[^"#]+|\/favicon[^"]+|\/icon[^"]+|\/manifest[^"]+)"/g)) {
        await expect(once(path), `${page.address}: ${path}`).resolves.toBeTruthy();
      }
      for (const [, path, id] of html.matchAll(/<use href="(\/assets\/[^"#]+)#([^"]+)"/g))
        expect(await once(path!), page.address).toContain(` id="${id}"`);
    }
    const styles = (await readdir(join(site, 'assets'))).filter((name) => name.endsWith('.css'));
    for (const name of styles) {
      for (const path of all(await read(`assets/${name}`), /url\(["']?([^)"']+)/g)) {
        if (!path.startsWith('data:')) await expect(read(path), `${name}: ${path}`).resolves.toBeTruthy();
      }
    }
  });

  it('is small over the wire: 31 KB of HTML and 18 KiB of styles', async () => {
    const sizes = new Map<string, number>();
    const sent = async (path: string) =>
      sizes.get(path) ?? sizes.set(path, (await readFile(join(site, `${path}.gz`))).length).get(path)!;
    for (const { page, html } of documents) {
      expect(await sent(page.file), page.address).toBeLessThanOrEqual(buildLimits.pageWeight.html);
      const styles = await Promise.all(all(html, /<link rel="stylesheet" href="\/([^"]+)"/g).map(sent));
      expect(
        styles.reduce((sum, size) => sum + size, 0),
        page.address,
      ).toBeLessThanOrEqual(buildLimits.pageWeight.styles);
    }
  });

  it('marks links to addresses that are still planned, and only those', () => {
    for (const { page, html } of documents) {
      const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)].map(([link, href]) => ({
        href,
        marked: link.includes(' data-planned'),
      }));
      expect(links, page.address).toEqual(
        links.map(({ href }) => ({ href, marked: plannedLinks(routes)(page.edition, href!) })),
      );
    }
  });

  it('of an article shows the body that its record has, in order, with its code', async () => {
    const article = documents.find(({ html }) => html.includes('BlogPosting'))!;
    expect(blogDetail.html).toEqual(['content']);
    expect(all(article.html, /<pre[^>]*><code class="(language-[a-z]+)"/g).length).toBeGreaterThan(0);
    expect(all(article.html, /<h2[^>]*>(.*?)<\/h2>/g).length).toBeGreaterThan(2);
  });
});

describe('an article', () => {
  it('is small: 20 kB of HTML and 15 kB of styles over the wire', async () => {
    const articles = documents.filter(({ html }) => html.includes('BlogPosting'));
    expect(articles.length).toBeGreaterThan(5);
    const styles = new Map<string, number>();
    for (const { page, html } of articles) {
      expect(gzipSync(html).length, page.address).toBeLessThan(20_000);
      const linked = all(html, /<link rel="stylesheet" href="\/([^"]+)"/g);
      for (const path of linked) if (!styles.has(path)) styles.set(path, gzipSync(await read(path)).length);
      expect(
        linked.reduce((sum, path) => sum + styles.get(path)!, 0),
        page.address,
      ).toBeLessThan(15_000);
    }
  });

  it('has a list of its sections whose links all lead somewhere', () => {
    for (const { page, html } of documents.filter((document) => document.html.includes('BlogPosting'))) {
      const ids = new Set(all(html, / id="([^"]+)"/g));
      const contents = /<nav aria-label="本文目录".*?<\/nav>/.exec(html)?.[0] ?? '';
      expect(all(contents, /href="#([^"]+)"/g).length, page.address).toBeGreaterThan(1);
      expect(
        all(html, /href="#([^"]+)"/g).filter((id) => !ids.has(id)),
        page.address,
      ).toEqual([]);
    }
  });
});

describe('the picture that other sites show with a link', () => {
  /** Pages that may have the logo only: add one only where nothing of it can be drawn. */
  const logoOnly: readonly string[] = [];
  const og: OgImage = {
    edition: 'zh',
    lang: 'zh-CN',
    brand: '云桥通信',
    label: null,
    title: '',
    text: null,
    art: null,
    theme: 'light',
  };
  const pictureOf = (html: string) => all(html, /<meta property="og:image" content="([^"]+)">/g);

  it('is named by every page, and is a PNG of 1200 by 630 under 300 kB where it is ours', async () => {
    for (const { page, html } of documents) {
      const [picture, ...more] = pictureOf(html);
      expect(more, page.address).toEqual([]);
      expect(html, page.address).toContain('<meta name="twitter:card" content="summary_large_image">');
      const [, origin, path] =
        /^(http:\/\/(?:en\.)?localhost:\d+)\/(assets\/og-image-[0-9a-f]{16}\.png)$/.exec(picture ?? '') ?? [];
      expect(origin, `${page.address}: ${picture}`).toBe(served[page.edition]);
      const bytes = await readFile(join(site, path!));
      expect(bytes.length, page.address).toBeLessThan(300_000);
      expect(imageSize(bytes), page.address).toEqual({ width: 1200, height: 630, type: 'png' });
      expect(all(html, /<meta property="og:image:(?:width|height)" content="(\d+)">/g), page.address).toEqual([
        '1200',
        '630',
      ]);
      expect(all(html, /<meta property="og:image:alt" content="([^"]+)">/g), page.address).toHaveLength(1);
    }
  });

  it('shows what the page is about beside its title, not only the logo', async () => {
    const isLogoOnly = await openLogoOnly();
    const bare = await openDraw()({ ...og, label: '产品', title: '没有图的页', text: '只有标题与标志' });
    expect(await isLogoOnly('png' in bare ? bare.png : Buffer.alloc(0))).toBe(true);
    const wrong: string[] = [];
    const known = new Map<string, boolean>();
    for (const { page, html } of documents) {
      const path = new URL(pictureOf(html)[0]!).pathname;
      if (!known.has(path)) known.set(path, await isLogoOnly(await readFile(join(site, path))));
      if (known.get(path)) wrong.push(`${page.edition} ${page.address}`);
    }
    expect(wrong, 'pages without art: give them `ogImage: { art }` in `head`').toEqual(logoOnly);
  });

  it("is the category's on articles and lists, and the page's own elsewhere", () => {
    const pictures = new Map<string, string[]>();
    for (const { page, html } of documents)
      pictures.set(pictureOf(html)[0]!, [...(pictures.get(pictureOf(html)[0]!) ?? []), page.address]);
    const articles = documents.filter(({ html }) => html.includes('BlogPosting'));
    const categories = documents.filter(({ page }) => /^\/dev-blog\/category\/[^/]+$/.test(page.address));
    expect(new Set(articles.map(({ html }) => pictureOf(html)[0])).size).toBeLessThanOrEqual(categories.length);
    for (const { html } of articles)
      expect(categories.map((category) => pictureOf(category.html)[0])).toContain(pictureOf(html)[0]);
    const shared = [...pictures.values()].filter(
      (addresses) => addresses.length > 1 && !addresses[0]!.startsWith('/dev-blog'),
    );
    expect(shared).toEqual([]);
  });
});

describe('the fixed viewport', () => {
  it('is 1024 wide on every page that is not made for phones', () => {
    for (const { page, html } of documents) {
      const expected = page.address.includes('/m/') ? 'width=device-width, initial-scale=1' : 'width=1024';
      expect(all(html, /<meta name="viewport" content="([^"]+)">/g), page.address).toEqual([expected]);
    }
  });
});

describe('beside the pages', () => {
  it('every compressible file has .gz and .br that hold its bytes', async () => {
    const entries = await readdir(site, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const plain = paths.filter((path) => /\.(html|css|js|svg|xml|txt|webmanifest)$/.test(path));
    expect(plain.length).toBeGreaterThan(manifest.pages.length);
    for (const path of plain) {
      const bytes = await readFile(path);
      expect(gunzipSync(await readFile(`${path}.gz`)).equals(bytes), path).toBe(true);
      expect(brotliDecompressSync(await readFile(`${path}.br`)).equals(bytes), path).toBe(true);
    }
  });

  it('are the error pages of both editions, which say nothing to search engines', async () => {
    for (const file of errorFiles) {
      const html = await read(file);
      const viewport = /\bm\//.test(file) ? 'width=device-width, initial-scale=1' : 'width=1024';
      expect(html, file).toContain(`<meta name="viewport" content="${viewport}">`);
      expect(html, file).toContain('<meta name="robots" content="noindex">');
      expect(html, file).not.toContain('canonical');
    }
    expect(await read('404.html')).toContain('This page could not be found');
    expect(await read('502.html')).toContain('502');
    expect(await read('en/502.html')).toMatch(/<h1[^>]*>Error/);
  });

  it('are sitemaps that list each canonical page once and no copies, and a feed of the articles', async () => {
    for (const [edition, origin, file] of [
      ['zh', served.zh, 'sitemap.xml'],
      ['en', served.en, 'en/sitemap.xml'],
    ]) {
      const own = documents
        .filter(
          ({ page, html }) =>
            page.edition === edition && html.includes(`<link rel="canonical" href="${origin}${page.address}">`),
        )
        .map(({ page }) => origin + page.address);
      expect(own).toContain(`${origin}/`);
      expect(all(await read(file!), /<loc>(.*?)<\/loc>/g)).toEqual(own.sort());
      // The galleries of components are made for authors.
      expect(own.filter((url) => url.includes('/components/'))).toEqual([]);
    }
    expect(await read('dev-blog/atom.xml')).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  });

  it('are robots that keep everybody away from a build for this machine', async () => {
    expect(await read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    for (const { page, html } of documents)
      expect(html, page.address).toContain('<meta name="robots" content="noindex">');
  });
});
