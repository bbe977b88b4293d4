import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../support/content-api.ts';
import type { CallName } from '../../../config/calls/request.ts';
import { iconNames } from '../../../components/ui/icon-data.ts';
import { calls } from '../../../config/calls/index.ts';
import type { NavigationLink } from '../../../config/calls/navigation.ts';
import { editions, type Edition } from '../../../config/editions.ts';
import { buildLimits } from '../../../config/limits.ts';
import { routes } from '../../../config/routes/index.ts';
import { areas } from '../../../config/routes/index.ts';
import { dataOf, names, running } from './support/running-api.ts';
import { leadsSomewhere, starter } from './support/starter-content.ts';

const content = await readContent(starter);
const menus: Record<Edition, string> = { zh: editions.zh.navigation, en: editions.en.navigation };

const linksOf = (edition: Edition): NavigationLink[] =>
  (content.navigation[menus[edition]] ?? []).flatMap((entry) => [
    entry,
    ...(entry.children ?? []).flatMap((group) => group.children),
  ]);

const hrefs = (html: string) => [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address as string);
const given = (records: readonly { link?: string | undefined }[]) =>
  records.flatMap(({ link }) => (link === undefined ? [] : [link]));

/** Every address in the content, by where it stands and whose visitors follow it. */
const addresses: [string, Edition, string[]][] = [
  [
    'the Chinese menu',
    'zh',
    linksOf('zh')
      .map(({ url }) => url)
      .filter((url) => url !== ''),
  ],
  [
    'the English menu',
    'en',
    linksOf('en')
      .map(({ url }) => url)
      .filter((url) => url !== ''),
  ],
  ['Chinese banners', 'zh', given(content.bannerList.filter(({ site }) => site === 'zh'))],
  ['English banners', 'en', given(content.bannerList.filter(({ site }) => site === 'en'))],
  ['activities', 'zh', given(content.bannerActivity)],
  ['the blog header', 'zh', content.blogNav.map(({ url }) => url)],
  ['blog blocks', 'zh', given(Object.values(content.blogData).flat())],
  ...content.articles.map(({ head, content: html }): [string, Edition, string[]] => [
    `article ${head.id}`,
    'zh',
    hrefs(html),
  ]),
];

describe('links of the starter content', () => {
  it.each(addresses)('in %s lead somewhere', (_, edition, list) => {
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter((address) => !leadsSomewhere({ content, edition, address }))).toEqual([]);
  });

  it.each([
    '/nothing',
    '/en/im',
    '/dev-blog/nobody',
    '/dev-blog/category/nothing',
    'http://www.yunqiao.example',
    'javascript:alert(1)',
  ])('would be caught when they led nowhere: %s', (address) =>
    expect(leadsSomewhere({ content, edition: 'zh', address })).toBe(false),
  );
});

describe('menus', () => {
  it('have every product and every solution of the route table, each once, in the panel of its kind', () => {
    const panel = (component: string) =>
      (content.navigation['index'] ?? [])
        .filter((entry) => entry.component === component)
        .flatMap((entry) => (entry.children ?? []).flatMap((group) => group.children.map(({ url }) => url)));
    const all = [...panel('product'), ...panel('solution'), '/solution'];
    const { products, solutions, landing } = areas;
    const wanted = [...products, ...solutions, ...landing]
      .map(({ path }) => path)
      .filter((path) => !path.includes('{'));
    expect(all.sort()).toEqual([...wanted, '/livetool'].sort());
  });

  it('name icons that exist', () => {
    const icons = new Set(iconNames());
    const used = [...linksOf('zh'), ...linksOf('en')].flatMap(({ icon }) => (icon ? [icon] : []));
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((icon) => !icons.has(icon))).toEqual([]);
  });

  it('describe links in 8 to 16 characters, and use each tag, few of them', () => {
    const links = linksOf('zh');
    expect(links.filter(({ desc }) => desc !== undefined && (desc.length < 8 || desc.length > 16))).toEqual([]);
    const tags = links.flatMap(({ tag }) => (tag ? [tag] : []));
    expect(new Set(tags)).toEqual(new Set(['HOT', 'New', 'TwoDotZero', 'free']));
    expect(tags.length).toBeLessThan(links.length / 8);
  });
});

describe('titles and descriptions', () => {
  const plain = routes.filter(({ path }) => !path.includes('{'));
  const keyed = plain.map((row) => ({ row, key: row.edition === 'en' && row.path === '/' ? '/en' : row.path }));

  it('exist for every address of the route table, and for no other', () => {
    expect(Object.keys(content.seoInfo).sort()).toEqual(keyed.map(({ key }) => key).sort());
  });

  it('have the length that search results show, and name the brand', () => {
    const misfits = keyed.flatMap(({ row, key }) => {
      const { title = '', description = '', keywords = '' } = content.seoInfo[key] ?? {};
      const english = row.edition === 'en' || row.mainLang === 'en';
      const [longest, from, to, brand] = english ? [60, 120, 155, 'Commbridge'] : [30, 60, 90, '云桥通信'];
      const fits =
        title.length <= longest &&
        title.includes(brand) &&
        description.length >= from &&
        description.length <= to &&
        keywords !== '';
      return fits ? [] : [{ key, title: title.length, description: description.length }];
    });
    expect(misfits).toEqual([]);
  });

  it('are unique', () => {
    const all = Object.values(content.seoInfo);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });
});

describe('the blog', () => {
  it('has an article in every category, and shows all that its lists hold', () => {
    expect(new Set(content.articles.map(({ head }) => head.type))).toEqual(
      new Set(content.blogType.map(({ id }) => id)),
    );
    expect(content.blogData.banner.length).toBeLessThanOrEqual(buildLimits.list.blogBanner);
    expect(content.blogData.activity.length).toBeLessThanOrEqual(buildLimits.list.blogActivity);
    expect(content.blogNav.length).toBeLessThanOrEqual(buildLimits.list.blogNav);
    expect(content.blogType.length).toBeLessThanOrEqual(buildLimits.list.blogType);
  });

  it.each(content.articles.map((article) => [article.head.id, article] as const))(
    'has prose in %s, with what an engineer looks for',
    (_, { content: html }) => {
      const words = html.match(/[\u4e00-\u9fff]/g) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(1_000);
      expect(words.length).toBeLessThanOrEqual(1_800);
      expect(html).toContain('<h2>');
      expect(html).toMatch(/<table>|<pre><code class="language-/);
      expect(html).toContain('<a href="/');
      const prose = html.replace(/<pre>[^]*?<\/pre>|<code>[^]*?<\/code>/g, '');
      expect(prose).not.toMatch(/\*\*|\$|\\|~~|\]\(/);
    },
  );

  it('uses every kind of text somewhere, and a quotation in one article of three at most', () => {
    const bodies = content.articles.map(({ content: html }) => html);
    for (const tag of ['<h3>', '<table>', '<ul>', '<ol>', '<blockquote>', '<pre><code class="language-'])
      expect(bodies.filter((html) => html.includes(tag)).length, tag).toBeGreaterThan(0);
    expect(bodies.filter((html) => html.includes('<blockquote>')).length).toBeLessThanOrEqual(bodies.length / 3);
  });
});

describe('the files', () => {
  it('are UTF-8 without a byte-order mark, JSON where they say so, and end with a line break', () => {
    const files = readdirSync(starter, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(json|md)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(join(starter, file)));
      expect(text.startsWith('\ufeff'), file).toBe(false);
      expect(text.endsWith('\n') && !text.includes('\r'), file).toBe(true);
      if (file.endsWith('.json')) expect(() => JSON.parse(text), file).not.toThrow();
    }
  });
});

describe('the API on the starter content', () => {
  it('answers every call with something that fits', async () => {
    const api = await running({ content: starter });
    const requests: Partial<Record<CallName, object>> = {
      blogList: { page: 1, pageSize: buildLimits.blogPage },
      blogDetail: { id: content.articles[0]?.head.id },
      caseList: { page: 1, pageSize: 20 },
      casePrevOrNext: { id: content.cases[0]?.id },
      demoInfo: { product: 'im' },
      demoDetail: { id: content.demoDocuments[0]?.id },
      pageData: { product: 'im' },
      protocolDetail: { serviceType: 3, lang: 'zh' },
    };
    for (const name of names) {
      const data = await dataOf(api, name, requests[name]);
      const parsed = calls[name].data.parse(data);
      if (name !== 'pageData') expect(parsed, name).toEqual(data);
      expect(parsed, name).not.toEqual(calls[name].empty);
    }
  });
});
