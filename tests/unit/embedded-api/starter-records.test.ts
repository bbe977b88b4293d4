import { describe, expect, it } from 'vitest';
import { readContent } from '../../support/content-api.ts';
import { clientType } from '../../../config/calls/demos.ts';
import { pageData } from '../../../config/calls/page-data.ts';
import { buildLimits } from '../../../config/limits.ts';
import { demoProducts, productCodes } from '../../../config/products.ts';
import { leadsSomewhere, starter } from './support/starter-content.ts';

const content = await readContent(starter);
const caseIds = content.cases.map(({ id }) => id);
const pages = productCodes.map((code) => [code, pageData.data.parse(content.pages.get(code))] as const);

/** Site paths of cases are checked against the cases, all others against the route table. */
function lost(addresses: readonly (string | undefined)[]): string[] {
  return addresses.filter((address) => {
    if (address === undefined) return false;
    const id = /^\/case\/([\w-]+)$/.exec(address)?.[1];
    const product = /^\/sdk\/app\/([\w-]+)$/.exec(address)?.[1];
    if (id !== undefined) return !caseIds.includes(id);
    if (product !== undefined) return !(demoProducts as readonly string[]).includes(product);
    return !leadsSomewhere({ content, edition: 'zh', address });
  }) as string[];
}

const hrefs = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, address]) => address as string);
const headings = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text as string);

describe('customer cases', () => {
  it.each(content.cases.map((one) => [one.id, one] as const))(
    '%s tells a story with figures, and links that lead somewhere',
    (_, one) => {
      const words = one.content.match(/[\u4e00-\u9fff]/g) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(500);
      expect(words.length).toBeLessThanOrEqual(900);
      expect(headings(one.content).length).toBeGreaterThanOrEqual(3);
      expect(one.metrics.every(({ value }) => /\d/.test(value))).toBe(true);
      expect(lost([one.desc_link, ...hrefs(one.content)])).toEqual([]);
      expect(one.content.replace(/<code>.*?<\/code>/g, '')).not.toMatch(/\*\*|~~|\]\(/);
    },
  );

  it('share no heading: each is told in its own way', () => {
    const all = content.cases.flatMap(({ content: html }) => headings(html));
    expect(all.filter((heading, index) => all.indexOf(heading) !== index)).toEqual([]);
  });

  it('are there for every type, most of which are industries', () => {
    expect(new Set(content.cases.map(({ type }) => type))).toEqual(new Set(content.caseType.map(({ id }) => id)));
    const across = content.caseType.filter(({ is_industry_case }) => is_industry_case === 0);
    expect(across.length).toBeGreaterThan(0);
    expect(across.length).toBeLessThan(content.caseType.length / 2);
  });

  it('are reached from the names of their customers', () => {
    expect(lost(content.caseLogo.map(({ link }) => link))).toEqual([]);
  });
});

describe('lessons and talks', () => {
  it('are given by lecturers that the programme knows', () => {
    const names = content.lecturerList.map(({ name }) => name);
    expect(content.videoList.filter(({ lecturer }) => !names.includes(lecturer))).toEqual([]);
  });

  it('introduce each lecturer in 40 to 80 characters, the newest season first, more than the site keeps', () => {
    const misfits = content.lecturerList.filter(({ bio }) => bio.length < 40 || bio.length > 80);
    expect(misfits.map(({ name, bio }) => `${name}: ${bio.length}`)).toEqual([]);
    expect([...new Set(content.lecturerList.map(({ season }) => season))]).toEqual([
      'mctalk4',
      'mctalk3',
      'mctalk2021',
    ]);
    expect(content.lecturerList.length).toBeGreaterThan(buildLimits.list.lecturers);
  });

  it('have banners and lessons that lead somewhere', () => {
    expect(lost([...content.videoList, ...content.mctalkBanner].map(({ link }) => link))).toEqual([]);
  });
});

describe('demos and downloads', () => {
  it.each(demoProducts)('are there for %s', (product) => {
    expect(content.demoList.filter(({ products }) => products.includes(product)).length).toBeGreaterThan(0);
    const platforms = content.demoDownloadList.filter((one) => one.product === product).map(({ platform }) => platform);
    expect(platforms.length).toBeGreaterThan(2);
    expect(new Set(platforms).size).toBe(platforms.length);
  });

  it('are there for every kind of client, each button leading somewhere or asking', () => {
    const clients = content.demoList.flatMap((demo) => demo.clients);
    expect(new Set(clients.map(({ type }) => type))).toEqual(new Set(clientType.options));
    const dead = clients.filter(
      ({ link, qr, request, children = [] }) => !link && !qr && !request && children.length === 0,
    );
    expect(dead).toEqual([]);
    const addresses = clients.flatMap(({ link, qr, children = [] }) => [
      link,
      qr,
      ...children.map((child) => child.link),
    ]);
    expect(lost([...addresses, ...content.demoDownloadList.map(({ link }) => link)])).toEqual([]);
  });
});

describe('page data', () => {
  it.each(pages)('of %s has documents and demos that lead somewhere', (_, { document, demo }) => {
    expect(document.length).toBeGreaterThanOrEqual(2);
    expect(document.length).toBeLessThanOrEqual(4);
    for (const { children } of document) expect(children.length).toBeGreaterThanOrEqual(2);
    expect(demo.length).toBeGreaterThanOrEqual(1);
    expect(demo.length).toBeLessThanOrEqual(3);
    const documents = document.flatMap(({ children }) => children.map(({ link }) => link));
    expect(new Set(documents).size).toBe(documents.length);
    expect(lost([...documents, ...demo.map(({ link }) => link)])).toEqual([]);
    expect(
      demo.map(({ type }) => type).filter((type) => !(clientType.options as readonly string[]).includes(type)),
    ).toEqual([]);
  });
});

describe('notices of changes', () => {
  it('begin before they end, never two at a time, and lead somewhere', () => {
    const spans = content.changePost.map(
      ({ startTime, endTime }) => [Date.parse(startTime), Date.parse(endTime)] as const,
    );
    const ordered = spans.toSorted(([a], [b]) => a - b).flat();
    expect(ordered).toEqual([...ordered].sort((a, b) => a - b));
    expect(lost(content.changePost.map(({ link }) => link))).toEqual([]);
  });
});
