import rendering from '../../../components/rendering.tsx';
import definition from '../../../config/index.ts';
import { describe, expect, it } from 'vitest';
import { errorRoutes, pageRoutes } from '../../../cli/plan/page-route.ts';
import { headMarkup } from '../../../cli/render/head.ts';
import { withPageImage } from '../../../cli/render/page-image.ts';
import type { PageHead } from '../../../components/define-page.ts';
import { pageImage } from '../../../cli/define/page-image.ts';
import type { Seo } from '../../../config/calls/page.ts';
import type { Row } from '../../../config/routes/route.ts';
import { site as defaults } from '../../../config/site.ts';

const site = {
  ...defaults,
  origins: { zh: 'https://www.yunqiao.example', en: 'https://www.commbridge.example' },
  noindex: false,
};
const zh: Row = { path: '/', edition: 'zh', layout: 'zh', page: 'home', name: '首页', counterpart: '/' };
const en: Row = { path: '/', edition: 'en', layout: 'en', page: 'home', name: 'Home', counterpart: '/' };
const article: Row = { path: '/dev-blog/{id}', edition: 'zh', layout: 'blog', page: 'article', name: '博客文章' };
const routeOf = (row: Row, params = {}) => pageRoutes({ row, site, rows: [zh, en], definition })(params);

const head = ({
  row = zh,
  own = {},
  seo = null,
  noindex = false,
  opening = null,
}: {
  row?: Row;
  own?: PageHead;
  seo?: Seo | null;
  noindex?: boolean;
  opening?: string | null;
} = {}) =>
  headMarkup({ head: own, seo, route: routeOf(row, { id: 'a' }), site: { ...site, noindex }, rendering, opening });
const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text!) as Record<string, any>,
  );

describe('the head of a page', () => {
  it("prefers the SEO call's words, then the page's own, then the brand's", () => {
    const seo = { title: '标题', description: '描述', keywords: '词' };
    const own = { title: '自己', description: '自己的描述', keywords: '自己的词' };
    expect(head({ own, seo })).toContain(
      '<title>标题</title><meta name="description" content="描述"><meta name="keywords" content="词">',
    );
    expect(head({ own })).toContain(
      '<title>自己</title><meta name="description" content="自己的描述"><meta name="keywords" content="自己的词">',
    );
    expect(head()).toContain(
      `<title>首页 - 云桥通信</title><meta name="description" content="${site.brand.zh.description}">`,
    );
  });

  it('describes a page without a description of its own with its opening', () => {
    const seo = { title: '标题' };
    const description = (given: Parameters<typeof head>[0]) =>
      /<meta name="description" content="([^"]*)">/.exec(head(given))![1];
    expect(description({ seo, opening: '开头的一段' })).toBe('开头的一段');
    expect(description({ seo, own: { description: '自己的描述' }, opening: '开头的一段' })).toBe('自己的描述');
    expect(description({ seo })).toBe(site.brand.zh.description);
  });

  it('escapes whatever content puts into it', () => {
    const html = head({
      seo: { title: '</title><script>x</script>', description: '"><script>' },
      own: { jsonLd: [{ name: '</script><!--' }] },
    });
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;x&lt;/script&gt;</title>');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
    expect(html).not.toMatch(/<script>|<!--/);
    expect(jsonLd(html).at(-1)).toEqual({ name: '</script><!--' });
  });

  it('names its canonical address and, on both sides, its counterpart', () => {
    const pair =
      '<link rel="alternate" hreflang="zh-CN" href="https://www.yunqiao.example/"><link rel="alternate" hreflang="en" href="https://www.commbridge.example/">' +
      '<link rel="alternate" hreflang="x-default" href="https://www.commbridge.example/">';
    expect(head()).toContain(`<link rel="canonical" href="https://www.yunqiao.example/">${pair}`);
    const other = head({ row: en });
    for (const link of pair.match(/<link[^>]*>/g)!) expect(other).toContain(link);
  });

  it('describes the company on home pages and the breadcrumb on others', () => {
    expect(jsonLd(head())).toMatchObject([
      { '@type': 'Organization', address: { '@type': 'PostalAddress', streetAddress: site.contact.address.zh } },
      { '@type': 'WebSite', name: '云桥通信', url: 'https://www.yunqiao.example/', inLanguage: 'zh-CN' },
    ]);
    const [way] = jsonLd(
      head({
        row: article,
        own: {
          breadcrumb: [
            { name: '博客', address: '/dev-blog' },
            { name: '文章', address: '/dev-blog/a' },
          ],
        },
      }),
    );
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: '云桥通信', item: 'https://www.yunqiao.example/' },
        { position: 2, name: '博客', item: 'https://www.yunqiao.example/dev-blog' },
        { position: 3, name: '文章', item: 'https://www.yunqiao.example/dev-blog/a' },
      ],
    });
  });

  it('describes the page to those who share it', () => {
    const html = head({ row: article, own: { title: 'T', type: 'article', image: '/cover.png' } });
    for (const tag of [
      '<meta property="og:title" content="T">',
      '<meta property="og:type" content="article">',
      '<meta property="og:url" content="https://www.yunqiao.example/dev-blog/a">',
      '<meta property="og:site_name" content="云桥通信">',
      '<meta property="og:locale" content="zh_CN">',
      '<meta property="og:image" content="https://www.yunqiao.example/cover.png">',
    ]) {
      expect(html).toContain(tag);
    }
  });

  it('names in its JSON-LD the picture that other sites show with it', () => {
    const posting = { headline: '"image":"page-image:",', image: pageImage, author: 'A' };
    const own = head({ row: article, own: { image: '/cover$&.png', jsonLd: [posting] } });
    expect(jsonLd(own).at(-1)).toEqual({ ...posting, image: 'https://www.yunqiao.example/cover$&.png' });
    const drawn = head({ row: article, own: { jsonLd: [posting] } });
    const image = 'https://www.yunqiao.example/assets/og-image-0.png';
    expect(jsonLd(withPageImage({ head: drawn, image })).at(-1)).toEqual({ ...posting, image });
    expect(jsonLd(withPageImage({ head: drawn, image: null })).at(-1)).not.toHaveProperty('image');
  });

  it('keeps search engines away where the site is not for the public', () => {
    expect(head({ noindex: true })).toContain('<meta name="robots" content="noindex">');
    expect(head()).not.toContain('robots');
  });

  it('of an error page has no canonical address', () => {
    const route = errorRoutes({ site, definition }).find(({ status }) => status === 404);
    const html = headMarkup({ opening: null, head: {}, seo: null, route: route!, site, rendering });
    expect(html).toContain('<title>This page could not be found - 云桥通信</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|og:|ld\+json/);
  });
});
