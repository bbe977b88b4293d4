import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page, PageProps, PageRoute } from '../../../components/define-page.ts';
import { SiteProvider } from '../../../components/site-context.ts';
import type { Case } from '../../../config/calls/cases.ts';
import { headerDefaults } from '../../../config/routes/route.ts';
import { routes } from '../../../config/routes/index.ts';
import { rowFacts } from '../../../cli/define/row-facts.ts';
import { site } from '../../../config/site.ts';
import listPage from '../../../pages/cases/list/page.tsx';
import storyPage from '../../../pages/cases/story/page.tsx';

const route: PageRoute = {
  address: '/case/a',
  edition: 'zh',
  layout: 'zh',
  page: 'cases/story',
  params: { id: 'a' },
  path: '/case/{id}',
  pageName: 'case',
  header: { name: '客户案例', ...headerDefaults },
  hide: [],
  product: null,
  breadcrumb: [],
  canonical: 'https://www.yunqiao.example/case/a',
  alternates: {},
  label: '云通信服务',
  mainLang: null,
  viewport: 'width=1024',
  status: 200,
};

const times = { publishTime: '2026-03-05T10:00:00+08:00', updateTime: '2026-03-06T10:00:00+08:00' };
const story: Case = {
  id: 'a',
  title: '标题',
  customer: '青禾云校',
  summary: '摘要',
  type: 'education',
  products: ['im', 'ai'],
  metrics: [
    { value: '9 分钟', label: '用时' },
    { value: '78%', label: '占比' },
  ],
  content: '<p>正文</p>',
  ...times,
};
const other: Case = {
  ...story,
  id: 'b',
  title: '另一个',
  customer: '渡口银行',
  type: 'finance',
  publishTime: '2026-01-05T10:00:00+08:00',
};
const types = [
  { id: 'education', name: '教育', is_industry_case: 1 },
  { id: 'finance', name: '金融', is_industry_case: 1 },
];

const list = (data: object = {}) => ({
  data: {
    cases: { total: 2, list: [story, other] },
    top: [other],
    types,
    logos: [{ id: 'l', name: '禾也保险' }],
    ...data,
  },
  route,
  site,
  now: 0,
});
const one = (current: object | null, data: object = {}) => ({
  data: {
    story: current && { current, prev: other, next: null },
    cases: { total: 2, list: [story, other] },
    types,
    ...data,
  },
  route,
  site,
  now: 0,
});

const html = (page: Page, props: object) =>
  renderToStaticMarkup(
    <SiteProvider
      value={{ site, edition: 'zh', now: 0, rows: rowFacts({ rows: routes, facts: page.rows?.(null as never) ?? [] }) }}
    >
      <page.Body {...(props as PageProps<any>)} />
    </SiteProvider>,
  );
const headings = (markup: string) => [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

describe('the list of cases', () => {
  it('leaves its title to the SEO call, and changed when its newest case did', () => {
    const head = listPage.head!(list() as never);
    expect(head.title).toBeUndefined();
    expect(head.modified).toBe('2026-03-06T10:00:00+08:00');
  });

  it('asks for every page of the list that the plan knows of, and shows what all of them hold', () => {
    const needs = listPage.needs!({ ...route, params: { pages: '3' } });
    expect(
      Object.values(needs)
        .filter(({ call }) => call === 'caseList')
        .map(({ request }) => request),
    ).toEqual([1, 2, 3].map((page) => ({ page, pageSize: 100 })));
    const props = list({ cases2: { total: 3, list: [{ ...other, id: 'c', title: '第三个' }] } });
    const markup = html(listPage, props);
    expect(markup).toContain('<strong>3</strong> 个案例');
    expect(markup).toContain('href="/case/c"');
    expect(listPage.head!(props as PageProps<any>).modified).toBe(other.updateTime);
  });

  it('has a link to each group of cases that it shows', () => {
    const markup = html(listPage, list());
    expect([...markup.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor)).toEqual([
      'cases',
      'type-education',
      'type-finance',
    ]);
    for (const anchor of ['cases', 'type-education', 'type-finance']) expect(markup).toContain(`id="${anchor}"`);
  });

  it('skips no level of headings', () => {
    const levels = headings(html(listPage, list()));
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, index) => expect(level - levels[index]!).toBeLessThanOrEqual(1));
  });

  it('is whole without any response', () => {
    const nothing = html(listPage, list({ cases: { total: 0, list: [] }, top: [], types: [], logos: [] }));
    expect(nothing).toContain('案例暂时没有加载出来');
    expect(nothing).not.toContain('先读这几个');
    expect(nothing.match(/<h1/g)).toHaveLength(1);
  });
});

describe('a case', () => {
  it('tells search engines what it is', () => {
    expect(storyPage.head!(one(story) as never)).toMatchObject({
      title: '青禾云校：标题 - 云桥通信',
      description: '摘要',
      modified: times.updateTime,
      breadcrumb: [{ address: '/' }, { address: '/case' }, { name: '标题', address: '/case/a' }],
      jsonLd: [
        {
          '@type': 'Article',
          headline: '标题',
          datePublished: times.publishTime,
          articleSection: '教育',
          about: { '@type': 'Organization', name: '青禾云校' },
          mainEntityOfPage: 'https://www.yunqiao.example/case/a',
        },
      ],
    });
  });

  it('leads to the pages of its products, its type on the list, its neighbour and its technical story', () => {
    const markup = html(storyPage, one({ ...story, desc_link: '/edu' }));
    for (const address of ['/im', '/rtc-ai', '/case#type-education', '/case/b', '/edu'])
      expect(markup).toContain(`href="${address}"`);
    expect(markup).toContain('读技术侧的经过');
    expect(html(storyPage, one(story))).not.toContain('读技术侧的经过');
  });

  it('shows what the customer says where the customer says something', () => {
    expect(html(storyPage, one({ ...story, quote: { text: '好用', by: '陆行舟' } }))).toMatch(
      /<blockquote><p>“好用”<\/p><\/blockquote><figcaption>陆行舟/,
    );
    expect(html(storyPage, one(story))).not.toContain('<blockquote');
  });

  it('is whole without a response, with a title of its own', () => {
    const props = one(null, { cases: { total: 0, list: [] }, types: [] });
    expect(storyPage.head!(props as never).title).toBe('这个案例暂时无法显示（a）- 云桥通信');
    expect(html(storyPage, props).match(/<h1/g)).toHaveLength(1);
  });
});
