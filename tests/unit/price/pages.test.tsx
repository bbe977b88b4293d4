import rendering from '../../../components/rendering.tsx';
import { describe, expect, it } from 'vitest';
import { mainMarkup } from '../../../cli/render/markup.tsx';
import type { PageProps, PageRoute } from '../../../components/define-page.ts';
import { priceExamples } from '../../../config/price-examples.ts';
import { pricedProducts } from '../../../config/priced-products.ts';
import { priceListOf } from '../../../config/prices.ts';
import { headerDefaults } from '../../../config/routes/route.ts';
import { estimate, yuan } from '../../../config/rules/price.ts';
import { site } from '../../../config/site.ts';
import pricePage from '../../../pages/price/price/page.tsx';

const addresses = ['/price', ...pricedProducts.map((product) => `/price/${product}`)];

function propsOf(address: string): PageProps<any> {
  const route: PageRoute = {
    address,
    path: address,
    edition: 'zh',
    layout: 'zh',
    page: 'price/price',
    params: {},
    pageName: 'price',
    header: { name: '价格', ...headerDefaults },
    hide: [],
    product: null,
    breadcrumb: [],
    canonical: `https://www.yunqiao.example${address}`,
    alternates: {},
    label: '云通信服务',
    mainLang: null,
    viewport: 'width=1024',
    status: 200,
  };
  return { data: {}, route, site: { ...site, netcallName: '通话云' }, now: 0 };
}
const html = (address: string) =>
  mainMarkup({
    rendering,
    page: pricePage,
    props: propsOf(address),
    rows: {},
    placeScripts: { 'price-calculator': '/assets/price-calculator-A1.js' },
  }).main;
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '');
const all = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, text]) => textOf(text!));
const pages = new Map(addresses.map((address) => [address, html(address)]));

describe('the price page', () => {
  it.each(addresses)('at %s marks its own tab among eleven', (address) => {
    const [nav = ''] = /<nav aria-label="按产品看价格".*?<\/nav>/s.exec(pages.get(address)!) ?? [];
    expect([...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(addresses);
    expect(
      [...nav.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => /href="([^"]+)"/.exec(tag)![1]),
    ).toEqual([address]);
  });

  it.each(addresses)('at %s skips no level of headings', (address) => {
    const levels = [...pages.get(address)!.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => expect(level - levels[index]!).toBeLessThanOrEqual(1));
  });

  it('says something of its own at each address', () => {
    const titles = addresses.map((address) => all(pages.get(address)!, 'h1').join());
    expect(new Set(titles).size).toBe(addresses.length);
    const questions = addresses.flatMap((address) => all(pages.get(address)!, 'summary'));
    expect(questions.length).toBeGreaterThanOrEqual(4 * addresses.length);
    const repeated = questions.filter((question, index) => questions.indexOf(question) !== index);
    expect(repeated).toEqual([]);
  });

  it.each(pricedProducts)(
    'of %s shows a bill, every meter and package, and three examples that are reckoned, before any script',
    (product) => {
      const text = textOf(pages.get(`/price/${product}`)!);
      const list = priceListOf(product);
      for (const { name } of [...list.meters, ...list.rates]) expect(text).toContain(name);
      for (const { name, quantities, plan } of priceExamples[product]) {
        expect(text).toContain(name);
        expect(text).toContain(yuan(estimate({ tariff: list, quantities, ...(plan && { plan }) }).fen));
      }
      expect(pages.get(`/price/${product}`)).toContain(`data-props="{&quot;product&quot;:&quot;${product}&quot;}"`);
    },
  );

  it('calls the call product by its configured name', () => {
    expect(textOf(pages.get('/price/netcall')!)).toContain('通话云的套餐');
    expect(pricePage.head!(propsOf('/price/netcall')).breadcrumb).toEqual([
      { name: '价格', address: '/price' },
      { name: '通话云', address: '/price/netcall' },
    ]);
  });

  it('shows the old SMS table on the SMS page alone, as examples', () => {
    expect(addresses.filter((address) => pages.get(address)!.includes('活动前每条'))).toEqual(['/price/sms']);
    expect(textOf(pages.get('/price/sms')!)).toContain('示例值');
  });

  it('of messaging has enough to read', () => {
    expect(textOf(pages.get('/price/im')!).match(/\p{Script=Han}/gu)!.length).toBeGreaterThan(900);
  });
});
