import { editions } from '../../../config/editions.ts';
import { describe, expect, it } from 'vitest';
import type { SitemapEntry, GetOrCreate } from '../../../cli/emit/emitted.ts';
import { xmlError } from '../../../cli/lib/xml.ts';
import { feedFiles } from '../../../cli/emit/feed.ts';
import { icons } from '../../../cli/emit/icons.ts';
import { robots } from '../../../cli/emit/robots.ts';
import { sitemaps } from '../../../cli/emit/sitemap.ts';
import { sanitize } from '../../../cli/render/sanitize.ts';
import { webManifests } from '../../../cli/emit/web-manifest.ts';
import { feeds as allFeeds } from '../../../config/feeds.ts';
import { site as defaults } from '../../../config/site.ts';

const site = {
  ...defaults,
  origins: { zh: 'https://www.yunqiao.example', en: 'https://www.commbridge.example' },
  noindex: false,
};
const origin = site.origins.zh;
/** Remembers nothing. */
const remember: GetOrCreate = async (_, make) => Buffer.from((await make()) as string);
const listed = (address: string, own: Partial<SitemapEntry> = {}): SitemapEntry => ({
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
    const [file, ...more] = await sitemaps({ editions, pages, origin, folder: '', remember });
    expect(more).toEqual([]);
    expect(file!.path).toBe('sitemap.xml');
    expect(String(file!.content)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
        '<url><loc>https://www.yunqiao.example/</loc><xhtml:link rel="alternate" hreflang="en" href="https://www.commbridge.example/"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.commbridge.example/"/></url>' +
        '<url><loc>https://www.yunqiao.example/dev-blog/a</loc><lastmod>2026-03-05T02:00:00.000Z</lastmod></url>' +
        '<url><loc>https://www.yunqiao.example/im</loc></url></urlset>',
    );
  });

  it('becomes an index of several beyond the limit', async () => {
    const pages = Array.from({ length: 5 }, (_, index) => listed(`/p${index}`));
    const files = await sitemaps({ editions, pages, origin, folder: 'en/', most: 2, remember });
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
    const [file] = await sitemaps({ editions, pages: [], origin, folder: '', remember });
    expect(String(file!.content)).toContain('</urlset>');
  });
});

const openSanitizer = async () => (html: string) => sanitize({ html, mediaHosts: site.mediaHosts, sizes: {} });

describe('the feeds', () => {
  const [blog] = allFeeds;
  const article = {
    id: 'a',
    title: 'A & <b>',
    summary: '摘要 <b>',
    type: 'im',
    author: '作者',
    publishTime: '2026-03-05T10:00:00+08:00',
    updateTime: '2026-03-06T10:00:00+08:00',
    content: '',
  };
  const feeds = async (...articles: (typeof article)[]) =>
    (await feedFiles({ feed: blog!, entries: articles, site, remember, openSanitizer })).map(({ content }) =>
      String(content),
    ) as [string, string];

  it('are well-formed, whatever characters an article has', async () => {
    const [atom] = await feeds({ ...article, title: 'a\u0008b', content: '<p>c\ufffed\ud800</p>' });
    expect(xmlError(atom!)).toBe(null);
    expect(atom).toContain('ab');
  });

  it('take their time from the newest change, so that nothing new means the same bytes', async () => {
    const [content] = await feeds(article, { ...article, id: 'b', updateTime: '2026-03-01T00:00:00Z' });
    expect(content).toContain('<updated>2026-03-06T02:00:00.000Z</updated>');
    expect(content).toContain('<id>https://www.yunqiao.example/dev-blog/a</id>');
    expect(content).toContain('<link rel="self" href="https://www.yunqiao.example/dev-blog/atom.xml"/>');
    expect(content).not.toContain('<b>');
  });

  it('contain whole articles, sanitized, with absolute addresses', async () => {
    const content =
      '<h2>节</h2><p><a href="/im">站内</a><a href="#a">节</a><img src="/a.png" alt=""><script>x()</script>' +
      '<img src="https://elsewhere.example/b.png">href="/text"</p>';
    const whole =
      '<h2>节</h2><p><a href="https://www.yunqiao.example/im">站内</a>' +
      '<a href="https://www.yunqiao.example/dev-blog/a#a">节</a>' +
      '<img src="https://www.yunqiao.example/a.png" alt="" loading="lazy" decoding="async" />href="/text"</p>';
    const [atom, json] = await feeds({ ...article, content });
    expect(atom).toContain(`<content type="html"><![CDATA[${whole}]]></content>`);
    expect(JSON.parse(json)).toMatchObject({
      feed_url: 'https://www.yunqiao.example/dev-blog/feed.json',
      items: [
        { title: 'A & <b>', summary: '摘要 <b>', content_html: whole, url: 'https://www.yunqiao.example/dev-blog/a' },
      ],
    });
  });

  it('follow JSON Feed 1.1: language, authors as a list', async () => {
    const [, json] = await feeds(article);
    expect(JSON.parse(json)).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: `${site.brand.zh.name}开发者博客`,
      description: site.brand.zh.description,
      home_page_url: 'https://www.yunqiao.example/dev-blog',
      feed_url: 'https://www.yunqiao.example/dev-blog/feed.json',
      language: 'zh-CN',
      items: [
        {
          id: 'https://www.yunqiao.example/dev-blog/a',
          url: 'https://www.yunqiao.example/dev-blog/a',
          title: 'A & <b>',
          summary: '摘要 <b>',
          content_html: '摘要 &lt;b&gt;',
          date_modified: '2026-03-06T02:00:00.000Z',
          date_published: '2026-03-05T02:00:00.000Z',
          authors: [{ name: '作者' }],
        },
      ],
    });
  });

  it('show the summary of an article whose text is not known', async () => {
    const [, json] = await feeds(article);
    expect(JSON.parse(json).items[0].content_html).toBe('摘要 &lt;b&gt;');
  });

  it('are valid without articles', async () => {
    const [atom, json] = await feeds();
    expect(atom).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
    expect(JSON.parse(json).items).toEqual([]);
  });
});

describe('robots', () => {
  it('are referred to the sitemap of their edition, or excluded', () => {
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
