import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page, PageProps, PageRoute } from '../../../components/define-page.ts';
import { SiteProvider } from '../../../components/site-context.ts';
import type { Protocol } from '../../../config/calls/protocol.ts';
import { editionNames } from '../../../config/editions.ts';
import { headerDefaults } from '../../../config/routes/route.ts';
import { site } from '../../../config/site.ts';
import clausesPage from '../../../pages/legal/clauses/page.tsx';
import detailPage from '../../../pages/legal/clause-detail/page.tsx';

const routeOf = (own: Partial<PageRoute>): PageRoute => ({
  address: own.path ?? '/clauses',
  edition: 'zh',
  layout: 'zh-white',
  page: 'legal/clauses',
  params: {},
  path: '/clauses',
  pageName: 'clauses',
  header: { name: '服务条款', ...headerDefaults },
  hide: [],
  product: null,
  breadcrumb: [],
  canonical: 'https://www.yunqiao.example/clauses',
  alternates: {},
  label: '云通信服务',
  mainLang: null,
  viewport: 'width=1024',
  status: 200,
  ...own,
});

const privacy: Protocol = {
  id: 'privacy',
  serviceType: 3,
  title: '隐私政策',
  version: '5.2',
  updateTime: '2026-04-08T10:00:00+08:00',
  effectiveTime: '2026-05-01T00:00:00+08:00',
  content: '<h2 id="s-一">一、信息</h2><p>1.1 注册</p><h2 id="s-二">二、目的</h2><p>2.1 登录</p>',
};
const third = routeOf({ address: '/clauses?serviceType=3', params: { serviceType: '3' } });

const propsOf = (route: PageRoute, text: Protocol | null = privacy) =>
  ({ data: { text }, route, site, now: 0 }) as PageProps<any>;
const html = (page: Page, props: PageProps<any>) =>
  renderToStaticMarkup(
    <SiteProvider value={{ site, edition: props.route.edition, now: 0 }}>
      <page.Body {...props} />
    </SiteProvider>,
  );

describe('the texts side by side', () => {
  it('ask for the text that the query chose, else for the first', () => {
    const request = (route: PageRoute) => clausesPage.needs!(route).text.request;
    expect(request(third)).toEqual({ serviceType: 3, lang: 'zh' });
    expect(request(routeOf({}))).toEqual({ serviceType: 0, lang: 'zh' });
    expect(request(routeOf({ edition: 'en', path: '/en/clauses' }))).toEqual({ serviceType: 0, lang: 'en' });
  });

  it('have the title of the chosen text, and leave that of the address to the SEO call', () => {
    expect(clausesPage.head!(propsOf(third))).toMatchObject({
      title: '隐私政策 - 云桥通信',
      breadcrumb: [
        { name: '首页', address: '/' },
        { name: '法律文件', address: '/clauses' },
        { name: '隐私政策', address: '/clauses?serviceType=3' },
      ],
      modified: privacy.updateTime,
    });
    expect(clausesPage.head!(propsOf(routeOf({}))).title).toBeUndefined();
  });

  it('list all texts, the one that is shown marked', () => {
    const body = html(clausesPage, propsOf(third));
    expect(body.match(/aria-current="page" [^>]*>[^<]*/g)!.map((link) => link.replace(/.*>/, ''))).toEqual([
      '隐私政策',
    ]);
    for (const name of [
      '服务条款',
      '充值协议',
      '短信服务条款',
      '数据处理协议',
      'SDK 合规说明',
      '会议服务条款',
      '数据处理说明',
    ]) {
      expect(body).toMatch(new RegExp(`<a href="/[^"]*"[^>]*>${name}</a>`));
    }
  });

  it('show version, days, sections and numbered clauses', () => {
    const body = html(clausesPage, propsOf(third));
    expect(body).toContain('<dd>5.2</dd>');
    expect(body).toContain('<time dateTime="2026-05-01">2026 年 5 月 1 日</time>');
    expect(body).toContain('href="#s-二"');
    expect(body).toContain('<p data-clause><span>2.1</span> 登录</p>');
  });
});

describe('a text alone', () => {
  it('is chosen by its id, by an address of its own, else it is the first', () => {
    const id = (route: PageRoute) => detailPage.needs!(route).text.request;
    expect(id(routeOf({ path: '/clause-detail', params: { id: 'sms' } }))).toEqual({ id: 'sms', lang: 'zh' });
    expect(id(routeOf({ path: '/meeting/clauses' }))).toEqual({ id: 'meeting', lang: 'zh' });
    expect(id(routeOf({ path: '/des' }))).toEqual({ id: 'des', lang: 'zh' });
    expect(id(routeOf({ path: '/en/clause-detail', edition: 'en' }))).toEqual({ id: 'terms', lang: 'en' });
  });

  it('has another title than the same text among the others', () => {
    const route = routeOf({ path: '/clause-detail', params: { id: 'privacy' } });
    expect(detailPage.head!(propsOf(route)).title).toBe('隐私政策（全文） - 云桥通信');
    const english = routeOf({ path: '/en/clause-detail', edition: 'en', params: { id: 'privacy' } });
    expect(detailPage.head!(propsOf(english, null)).title).toBe('Privacy Policy in full | Commbridge');
  });
});

describe('a text that could not be loaded', () => {
  it('leaves a title, an explanation and ways on, in both editions', () => {
    for (const edition of editionNames) {
      for (const page of [clausesPage, detailPage]) {
        const body = html(page, propsOf(routeOf({ edition }), null));
        expect(body.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
        expect(body).toContain(`mailto:${site.contact.email}`);
        expect(body).not.toContain('<article');
      }
    }
  });

  it('is still named by the table', () => {
    expect(clausesPage.head!(propsOf(third, null)).title).toBe('隐私政策 - 云桥通信');
  });
});
