import definition from '../../../config/index.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makePlan } from '../../../cli/plan/plan.ts';
import type { Page, PageProps, PageRoute } from '../../../components/define-page.ts';
import { SiteProvider } from '../../../components/site-context.ts';
import { authors } from '../../../config/authors.ts';
import type { BlogArticle } from '../../../config/calls/blog.ts';
import { buildLimits } from '../../../config/limits.ts';
import { headerDefaults } from '../../../config/routes/route.ts';
import { blog as blogRoutes } from '../../../config/routes/blog.ts';
import { site } from '../../../config/site.ts';
import articlePage from '../../../pages/blog/article/page.tsx';
import listPage from '../../../pages/blog/list/page.tsx';
import { receivedLists } from '../../support/received-lists.ts';

const routeOf = (params: Record<string, string>): PageRoute => ({
  address: '/dev-blog/x',
  edition: 'zh',
  layout: 'blog',
  page: 'blog/list',
  params,
  path: '/dev-blog',
  pageName: 'dev-blog',
  header: { name: '开发者博客', ...headerDefaults },
  hide: [],
  product: null,
  breadcrumb: [],
  canonical: 'https://www.yunqiao.example/dev-blog/x',
  alternates: {},
  label: '云通信服务',
  mainLang: null,
  viewport: 'width=1024',
  status: 200,
});

const head = { id: 'a', title: '标题', summary: '摘要', type: 'im', author: '林川' };
const times = { publishTime: '2026-03-05T10:00:00+08:00', updateTime: '2026-03-06T10:00:00+08:00' };
const article: BlogArticle = { ...head, ...times, content: '<p>正文</p>', prev: null, next: null, related: [] };
const types = [{ id: 'im', name: '即时通讯', desc: '消息' }];

const list = (params: Record<string, string>, data: object = {}) => ({
  data: { types, blocks: {}, articles: { total: 45, list: [{ ...head, ...times }] }, ...data },
  route: routeOf(params),
  site,
  now: 0,
});
const one = (data: object) => ({
  data: { article, types, covers: {}, ...data },
  route: routeOf({ id: 'a' }),
  site,
  now: 0,
});

const html = (page: Page, props: object) =>
  renderToStaticMarkup(
    <SiteProvider value={{ site, edition: 'zh', now: 0 }}>
      <page.Body {...(props as PageProps<any>)} />
    </SiteProvider>,
  );

describe('a list of the blog', () => {
  it('asks for the articles of its page and category', () => {
    expect(listPage.needs!(routeOf({ type: 'im', page: '3' })).articles.request).toEqual({
      page: 3,
      pageSize: buildLimits.blogPage,
      type: 'im',
    });
    expect(listPage.needs!(routeOf({})).articles.request).toEqual({ page: 1, pageSize: buildLimits.blogPage });
  });

  it('leaves the title of the blog itself to the SEO call', () => {
    expect(listPage.head!(list({}) as never).title).toBeUndefined();
  });

  it('names category and page number in its title', () => {
    expect(listPage.head!(list({ type: 'im', page: '2' }) as never).description).toMatch(
      /^云桥通信开发者博客的“即时通讯”分类第 2 页。/,
    );
    expect(listPage.head!(list({ page: '2' }) as never).title).toBe('开发者博客 · 第 2 页 - 云桥通信');
    expect(listPage.head!(list({ type: 'im' }) as never).title).toBe('即时通讯 - 开发者博客 - 云桥通信');
    expect(listPage.head!(list({ type: 'im', page: '2' }) as never).title).toBe(
      '即时通讯 · 第 2 页 - 开发者博客 - 云桥通信',
    );
  });

  it('names no neighbours in its head: Firefox fetches the next one early, which the policy of the site forbids', () => {
    const head = listPage.head!(list({ type: 'im', page: '2' }) as never);
    expect(Object.keys(head).filter((name) => /prev|next/.test(name))).toEqual([]);
  });

  it('changed when its newest article did', () => {
    expect(listPage.head!(list({}) as never).modified).toBe('2026-03-06T10:00:00+08:00');
  });

  it('shows banners and the activity on the first page of the whole blog only', () => {
    const blocks = { banner: [{ id: 'b', title: '横幅' }], activity: [{ id: 'c', title: '活动' }] };
    expect(html(listPage, list({}, { blocks }))).toMatch(/横幅.*活动/s);
    for (const params of [{ page: '2' }, { type: 'im' }])
      expect(html(listPage, list(params, { blocks }))).not.toMatch(/横幅|活动/);
  });

  it.each([
    [0, []],
    [1, []],
    [20, []],
    [21, ['2']],
    [41, ['2', '3']],
  ])('of %i articles links to just the pages that the plan makes', (total, pages) => {
    const articles = Array.from({ length: total }, (_, index) => ({ id: `a${index}`, type: 'im' }));
    const plan = makePlan({
      definition: { ...definition, areas: { blog: blogRoutes }, redirects: [] },
      lists: receivedLists({
        articles,
        types: ['im'],
      }),
      site,
      known: { pages: new Set(blogRoutes.map(({ page }) => page)), layouts: new Set(['blog']) },
    });
    const lists = [...plan.pages()].filter(({ page }) => page === 'blog/list');
    for (const base of ['/dev-blog', '/dev-blog/category/im']) {
      const made = lists.filter(
        ({ address, params }) => address.startsWith(base) && (params['type'] === undefined) === (base === '/dev-blog'),
      );
      expect(made.map(({ address }) => address)).toEqual([base, ...pages.map((page) => `${base}/page/${page}`)]);
      for (const route of made) {
        const shown = html(listPage, { ...list(route.params, { articles: { total, list: [] } }), route });
        const linked = [...shown.matchAll(/<nav aria-label="分页".*?<\/nav>/gs)].flatMap(([nav]) =>
          [...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!),
        );
        expect(new Set(linked)).toEqual(new Set(pages.length > 0 ? made.map(({ address }) => address) : []));
      }
    }
  });

  it('is whole without any response', () => {
    const nothing = { types: [], blocks: {}, articles: { total: 0, list: [] } };
    expect(html(listPage, list({}, nothing))).toContain('文章暂时没有加载出来');
    expect(html(listPage, list({ type: 'im' }, nothing))).toContain('这个分类还没有文章');
  });
});

describe('an article', () => {
  it('tells search engines what it is', () => {
    expect(articlePage.head!(one({ article: { ...article, cover: '/covers/a.png' } }) as never).jsonLd).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: '标题',
        image: 'page-image:',
        description: '摘要',
        datePublished: '2026-03-05T10:00:00+08:00',
        dateModified: '2026-03-06T10:00:00+08:00',
        author: { '@type': 'Person', name: '林川' },
        inLanguage: 'zh-CN',
        articleSection: '即时通讯',
        mainEntityOfPage: 'https://www.yunqiao.example/dev-blog/x',
        publisher: {
          '@type': 'Organization',
          name: '云桥通信',
          url: `${site.origins.zh}/`,
          logo: { '@type': 'ImageObject', url: `${site.origins.zh}/icon-512.png` },
        },
      },
    ]);
  });

  it('leads to no category that is not in the list', () => {
    expect(html(articlePage, one({}))).toContain('href="/dev-blog/category/im"');
    expect(html(articlePage, one({ types: [] }))).not.toContain('/dev-blog/category/');
  });

  it('lists its sections where it has several', () => {
    const long = { ...article, content: '<h2 id="s-a">甲</h2><h3 id="s-b">乙</h3><h2 id="s-c">丙</h2>' };
    expect(html(articlePage, one({ article: long }))).toMatch(
      /<nav aria-label="本文目录".*href="#s-a".*href="#s-b".*href="#s-c".*<\/nav>/,
    );
    expect(html(articlePage, one({}))).not.toContain('本文目录');
  });

  it('shows the cover of its category where it has none of its own', () => {
    const covers = { blogcover: [{ id: 'im', title: '即时通讯', image: '/covers/im.png' }] };
    expect(html(articlePage, one({ covers }))).toContain('src="/covers/im.png"');
    expect(html(articlePage, one({ covers, article: { ...article, cover: '/covers/a.png' } }))).toContain(
      'src="/covers/a.png"',
    );
  });

  it('says when it was changed, but only on a later day', () => {
    expect(html(articlePage, one({}))).toContain('更新于');
    const same = { ...article, updateTime: '2026-03-05T23:00:00+08:00' };
    expect(html(articlePage, one({ article: same }))).not.toContain('更新于');
  });

  it('links its author where they have a page', () => {
    expect(html(articlePage, one({}))).not.toContain('/dev-blog/author/');
    const [{ id, name, summary }] = authors as [(typeof authors)[number]];
    const named = one({ article: { ...article, author: name } });
    expect(html(articlePage, named).split(`href="/dev-blog/author/${id}"`)).toHaveLength(3);
    expect(html(articlePage, named)).toContain(summary);
    expect(articlePage.head!(named as unknown as PageProps<any>).jsonLd).toMatchObject([
      { author: { '@type': 'Person', name, url: `${site.origins.zh}/dev-blog/author/${id}` } },
    ]);
  });

  it('leads on to what is related and to its neighbours', () => {
    const among = {
      ...article,
      prev: { id: 'old', title: '旧文' },
      next: { id: 'new', title: '新文' },
      related: [{ id: 'near', title: '近文' }],
    };
    const shown = html(articlePage, one({ article: among }));
    for (const [id, title] of [
      ['old', '旧文'],
      ['new', '新文'],
      ['near', '近文'],
    ])
      expect(shown).toMatch(new RegExp(`href="/dev-blog/${id}".*?${title}`));
    expect(html(articlePage, one({}))).not.toMatch(/相关阅读|上一篇|下一篇/);
  });

  it('leads to no article that has no page', () => {
    const among = {
      ...article,
      prev: { id: '旧', title: '旧文' },
      next: { id: 'category', title: '新文' },
      related: [{ id: 'a?b', title: '近文' }],
    };
    expect(html(articlePage, one({ article: among }))).not.toMatch(/旧文|新文|近文/);
  });

  it('has one first heading, whether it could be loaded or not', () => {
    expect(html(articlePage, one({})).match(/<h1/g)).toHaveLength(1);
    const missing = html(articlePage, one({ article: null, types: [] }));
    expect(missing.match(/<h1/g)).toHaveLength(1);
    expect(missing).toContain('这篇文章暂时无法显示');
  });
});
