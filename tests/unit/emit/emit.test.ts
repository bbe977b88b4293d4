import { describe, expect, it } from 'vitest';
import type { Listed, Remember } from '../../../cli/emit/emitted.ts';
import { blogFeed } from '../../../cli/emit/feed.ts';
import { icons } from '../../../cli/emit/icons.ts';
import { robots } from '../../../cli/emit/robots.ts';
import { sitemaps } from '../../../cli/emit/sitemap.ts';
import { webManifests } from '../../../cli/emit/web-manifest.ts';
import { site as defaults } from '../../../config/site.ts';

const site = {
  ...defaults,
  origins: { zh: 'https://www.yunqiao.example', en: 'https://www.commbridge.example' },
  noindex: false,
};
const origin = site.origins.zh;
/** Remembers nothing. */
const remember: Remember = async (_, make) => Buffer.from((await make()) as string);
const listed = (address: string, own: Partial<Listed> = {}): Listed => ({
  address,
  alternates: {},
  modified: null,
  ...own,
});

describe('the sitemap', () => {
  it('lists every page in order, its counterparts, and dates that the content gave', async () => {
    const pages = [
      listed('/im'),
      listed('/dev-blog/a', { modified: '2026-03-05T10:00:00+08:00' }),
      listed('/', { alternates: { en: 'https://www.commbridge.example/' } }),
    ];
    const [file, ...more] = await sitemaps({ pages, origin, folder: '', remember });
    expect(more).toEqual([]);
    expect(file!.path).toBe('sitemap.xml');
    expect(String(file!.content)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
        '<url><loc>https://www.yunqiao.example/</loc><xhtml:link rel="alternate" hreflang="en" href="https://www.commbridge.example/"/></url>' +
        '<url><loc>https://www.yunqiao.example/dev-blog/a</loc><lastmod>2026-03-05T02:00:00.000Z</lastmod></url>' +
        '<url><loc>https://www.yunqiao.example/im</loc></url></urlset>',
    );
  });

  it('becomes an index of several beyond the limit', async () => {
    const pages = Array.from({ length: 5 }, (_, index) => listed(`/p${index}`));
    const files = await sitemaps({ pages, origin, folder: 'en/', most: 2, remember });
    expect(files.map(({ path }) => path)).toEqual([
      'en/sitemap.xml',
      'en/sitemap-1.xml',
      'en/sitemap-2.xml',
      'en/sitemap-3.xml',
    ]);
    expect(String(files[0]!.content)).toContain('<loc>https://www.yunqiao.example/sitemap-3.xml</loc>');
    expect(files.slice(1).map(({ content }) => String(content).match(/<loc>/g)!.length)).toEqual([2, 2, 1]);
  });

  it('is a valid empty one without pages', async () => {
    const [file] = await sitemaps({ pages: [], origin, folder: '', remember });
    expect(String(file!.content)).toContain('</urlset>');
  });
});

describe('the feed', () => {
  const article = {
    id: 'a',
    title: 'A & <b>',
    summary: '摘要 <b>',
    type: 'im',
    author: '作者',
    publishTime: '2026-03-05T10:00:00+08:00',
    updateTime: '2026-03-06T10:00:00+08:00',
  };

  it('takes its time from the newest change, so that nothing new means the same bytes', async () => {
    const { path, content: bytes } = await blogFeed({
      articles: [article, { ...article, id: 'b', updateTime: '2026-03-01T00:00:00Z' }],
      site,
      remember,
    });
    const content = String(bytes);
    expect(path).toBe('dev-blog/atom.xml');
    expect(content).toContain('<updated>2026-03-06T02:00:00.000Z</updated>');
    expect(content).toContain('<id>https://www.yunqiao.example/dev-blog/a</id>');
    expect(content).toContain('<link rel="self" href="https://www.yunqiao.example/dev-blog/atom.xml"/>');
    expect(content).not.toContain('<b>');
  });

  it('is there without articles', async () => {
    expect(String((await blogFeed({ articles: [], site, remember })).content)).toContain(
      '<updated>1970-01-01T00:00:00.000Z</updated>',
    );
  });
});

describe('robots', () => {
  it('are led to the sitemap of their edition, or kept away', () => {
    expect(robots(site).map(({ path, content }) => `${path}: ${content}`)).toEqual([
      'robots.txt: User-agent: *\nDisallow: /api/\n\nSitemap: https://www.yunqiao.example/sitemap.xml\n',
      'en/robots.txt: User-agent: *\nDisallow: /api/\n\nSitemap: https://www.commbridge.example/sitemap.xml\n',
    ]);
    expect(robots({ ...site, noindex: true }).map(({ content }) => content)).toEqual(
      Array(2).fill('User-agent: *\nDisallow: /\n'),
    );
  });
});

describe('icons and web manifests', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2f5bff" d="M0 0h8v8H0z"/></svg>';

  it('are drawn from the mark: SVG as it is, PNG by size, an ICO that holds a PNG', async () => {
    const files = new Map((await icons({ svg, remember })).map(({ path, content }) => [path, Buffer.from(content)]));
    expect([...files.keys()]).toEqual(['favicon.svg', 'favicon.ico', 'icon-192.png', 'icon-512.png']);
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    expect(files.get('icon-192.png')!.subarray(0, 4)).toEqual(png);
    expect(files.get('icon-512.png')!.readUInt32BE(16)).toBe(512);
    const ico = files.get('favicon.ico')!;
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
    expect(ico.subarray(ico.readUInt32LE(18)).subarray(0, 4)).toEqual(png);
    expect(ico.length).toBe(ico.readUInt32LE(18) + ico.readUInt32LE(14));
  });

  it('name the edition in its own language', () => {
    expect(webManifests(site).map(({ path, content }) => [path, JSON.parse(String(content)).name])).toEqual([
      ['manifest.webmanifest', '云桥通信'],
      ['en/manifest.webmanifest', 'Commbridge'],
    ]);
  });
});
