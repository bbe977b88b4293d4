import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteProvider } from '../../../components/site-context.ts';
import { platformIcon } from '../../../components/sdk/devices.ts';
import { sdkProduct } from '../../../pages/sdk/app/subjects.ts';
import type { DemoClient, Download } from '../../../config/calls/demos.ts';
import { demoProducts } from '../../../config/products.ts';
import { site } from '../../../config/site.ts';
import appPage from '../../../pages/sdk/app/page.tsx';

const download: Download = {
  id: 'im-ios',
  product: 'im',
  title: 'IM SDK（iOS）',
  version: '10.6.2',
  updateTime: '2026-03-05T10:00:00+08:00',
  size: '8 MB',
  changelog: ['修好了一处'],
  link: 'https://download.yunqiao.example/im.zip',
  platform: 'iOS',
};
const demo = (clients: DemoClient[]) => ({
  product: 'im',
  title: '即时通讯',
  demos: [{ id: 'd', title: '演示', description: '说明', products: ['im'], clients }],
});
const nothing = { downloads: [], own: null, demos: [], reading: { document: [], demo: [] } };

const props = (data: object, id = 'im') =>
  ({
    data: { ...nothing, ...data },
    route: { edition: 'zh', params: { id }, canonical: `http://x/sdk/app/${id}` },
    site,
    now: 0,
  }) as any;
const html = (data: object) =>
  renderToStaticMarkup(
    <SiteProvider value={{ site, edition: 'zh', now: 0 }}>
      <appPage.Body {...props(data)} />
    </SiteProvider>,
  );

describe('the demos of a product', () => {
  const one = (id: string, title: string, products: string[]) => ({
    id,
    title,
    description: '',
    products,
    clients: [],
  });

  it('are those of the list of all, in its order, then those that only the product has', () => {
    const markup = html({
      demos: [one('b', '乙', ['im']), one('x', '别的', ['live']), one('a', '甲', ['live', 'im'])],
      own: { product: 'im', title: '即时通讯', demos: [one('c', '丙', ['im']), one('b', '乙旧', ['im'])] },
    });
    const titles = [...markup.matchAll(/<h3[^>]*>(甲|乙|丙|乙旧|别的)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual(['乙', '甲', '丙']);
  });
});

describe('the document of a demo', () => {
  const demo = { id: 'd', title: '演示', description: '', products: ['im'], clients: [], document: 'first' };
  const document = { id: 'first', title: '十分钟', updateTime: '2026-03-05T10:00:00+08:00', content: '<p>先登录</p>' };
  const planned = (documents: string) => ({ ...props({}).route, params: { id: 'im', documents } });

  it('is requested where a demo of the product has one', () => {
    expect(appPage.needs!(planned('first other'))).toMatchObject({
      'document first': { call: 'demoDetail', request: { id: 'first' } },
      'document other': { call: 'demoDetail', request: { id: 'other' } },
    });
    expect(Object.keys(appPage.needs!(planned('')))).toEqual(['downloads', 'own', 'demos', 'reading']);
  });

  it('is folded in its card, and absent when the call has no answer', () => {
    const markup = (answer: typeof document | null) => {
      const given = { ...props({ demos: [demo], 'document first': answer }), route: planned('first') };
      return renderToStaticMarkup(
        <SiteProvider value={{ site, edition: 'zh', now: 0 }}>
          <appPage.Body {...given} />
        </SiteProvider>,
      );
    };
    expect(markup(document)).toMatch(
      /data-demo-document="first"><details[^>]*><summary>怎么试：十分钟.*<\/summary>.*<p>先登录<\/p>/s,
    );
    expect(markup(null)).not.toContain('data-demo-document');
  });
});

describe('the downloads of a product', () => {
  it('are its own, with version, size, date and what changed', () => {
    const markup = html({
      downloads: [download, { ...download, id: 'live-ios', product: 'live', title: '直播 SDK（iOS）' }],
    });
    expect(markup).toMatch(
      /10\.6\.2.*8 MB.*<time dateTime="2026-03-05">.*<details.*修好了一处.*href="https:\/\/download\.yunqiao\.example\/im\.zip"/s,
    );
    expect(markup).not.toContain('直播 SDK（iOS）');
  });

  it('have a title for each product', () => {
    const titles = demoProducts.map((product) => appPage.head!(props({}, product)).title);
    expect(titles[0]).toBe('即时通讯 SDK 与示例下载 - 云桥通信');
    expect(new Set(titles).size).toBe(7);
  });

  it('go by the configured name where they are for calls', () => {
    const named = { ...props({}, 'netcall'), site: { ...site, netcallName: '通话云' } };
    expect(appPage.head!(named).title).toBe('通话云 SDK 与示例下载 - 云桥通信');
  });

  it('are made for supported products only', () => {
    expect([sdkProduct('im'), sdkProduct('sms'), sdkProduct('toString'), sdkProduct(undefined)]).toEqual([
      'im',
      null,
      null,
      null,
    ]);
    expect(() => appPage.needs!({ params: { id: 'sms' } } as never)).toThrow(
      'sdk/app: "sms" is no product with downloads',
    );
  });

  it('are whole without any response', () => {
    const markup = html({});
    expect(markup).toContain('下载列表暂时没有加载出来');
    expect(markup).not.toMatch(/先装个示例试试|接入时会用到的文档/);
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });
});

describe('a demo', () => {
  it('opens by a link, by several, or by a code', () => {
    const markup = html({
      own: demo([
        { type: 'web', title: 'Web', link: 'https://demo.yunqiao.example/im' },
        { type: 'pc', title: 'PC', children: [{ title: '教师端', link: 'https://demo.yunqiao.example/t' }] },
        { type: 'h5', title: 'H5', qr: '/m/sms' },
      ]),
    });
    expect(markup).toMatch(/href="https:\/\/demo\.yunqiao\.example\/im"[^>]*data-event-client="web"/);
    expect(markup).toMatch(/href="https:\/\/demo\.yunqiao\.example\/t"[^>]*aria-label="教师端，演示"/);
    expect(markup).toMatch(/<svg [^>]*aria-label="二维码：在手机上打开 演示 H5"/);
  });

  it('whose code is a picture of the site or its hosts shows it', () => {
    const code = (qr: string) => html({ own: demo([{ type: 'h5', title: 'H5', qr }]) });
    const [host] = site.mediaHosts;
    for (const picture of ['/files/im.png', `https://${host}/im.webp`]) {
      expect(code(picture)).toContain(`<img src="${picture}" alt="二维码：在手机上打开 演示 H5"`);
      expect(code(picture)).not.toMatch(/<svg [^>]*aria-label="二维码/);
    }
    for (const link of ['/m/sms', 'https://elsewhere.example/im.png']) {
      expect(code(link)).toMatch(/<svg [^>]*aria-label="二维码：在手机上打开 演示 H5"/);
      expect(code(link)).not.toContain('<img');
    }
  });

  it('that must be asked for is asked for', () => {
    const markup = html({ own: demo([{ type: 'ios', title: 'iOS', request: true }]) });
    expect(markup).toContain(
      `href="mailto:${site.contact.email}?subject=${encodeURIComponent('申请体验：演示（iOS）')}"`,
    );
  });

  it('of the page data that leads to this page is left out', () => {
    const link = (address: string) => ({ title: `去 ${address}`, desc: '', link: address, type: 'web' });
    const markup = html({
      reading: { document: [], demo: [link('/sdk/app/im'), link('https://opensource.yunqiao.example/kit')] },
    });
    expect(markup).toContain('去 https://opensource.yunqiao.example/kit');
    expect(markup).not.toContain('去 /sdk/app/im');
  });
});

describe('the icon of a platform', () => {
  it('is found by its name', () => {
    expect(['iOS', 'Windows', 'macOS', 'Web', '小程序', '服务端', 'RTOS'].map(platformIcon)).toEqual([
      'smartphone',
      'monitor',
      'laptop',
      'globe',
      'app-window',
      'server',
      'package',
    ]);
  });
});
