import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edition, editionNames, editions } from '../../config/editions.ts';
import { proposedSearches, searchLimits, searchSections } from '../../config/search.ts';
import {
  hashOfTerm,
  searchFile,
  type SearchIndex,
  type TermFile,
  type TextFile,
} from '../../cli/define/search-index.ts';
import { otherQuery, wantedTerms } from '../../runtime/search/query.ts';
import { rank } from '../../runtime/search/rank.ts';
import { inSimplified } from '../../runtime/search/traditional.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

/** Bytes of a first search, compressed: its scripts, the index and eight results. */
const firstSearch = 60_000;

let served: ServedSite;
let site: string;
beforeAll(async () => {
  served = await serveSite();
  site = join(served.out, 'current/site');
});
afterAll(() => served.close());

const read = (path: string) => readFile(join(site, path), 'utf8');
const indexOf = async (edition: Edition) =>
  JSON.parse(await read(`${editions[edition].folder}search.json`)) as SearchIndex;

/** Searches as a browser does: what is found, and the files that are loaded for it. */
async function search(edition: Edition, query: string) {
  const { found, loaded } = await searchFor(edition, query);
  const other = found.length === 0 ? otherQuery({ query, edition }) : null;
  return other === null ? { found, loaded } : searchFor(edition, other);
}

async function searchFor(edition: Edition, query: string) {
  const index = await indexOf(edition);
  const loaded = new Set([`${editions[edition].folder}search.json`]);
  const load = async (hash: string | undefined) => {
    if (!hash) return {};
    loaded.add(searchFile(hash));
    return JSON.parse(await read(searchFile(hash)));
  };
  const lookups = [];
  for (const wanted of wantedTerms(query))
    lookups.push({
      ...wanted,
      file: (await load(hashOfTerm(wanted.term, index.terms))) as TermFile,
      alikeFile: (await load(wanted.alike && hashOfTerm(wanted.alike, index.terms))) as TermFile,
    });
  const found = [];
  for (const number of rank({ lookups, pages: index.pages }).slice(0, searchLimits.results)) {
    const file = (await load(index.texts[Math.floor(number / index.perFile)])) as TextFile;
    found.push(file[number % index.perFile]!);
  }
  return { found, loaded };
}

describe('the search index of the site', () => {
  it.each(editionNames)(
    'has the canonical pages of the %s edition, and no list, gallery, error or planned page',
    async (edition) => {
      const index = await indexOf(edition);
      const files = await Promise.all(
        index.texts.filter(Boolean).map(async (hash) => JSON.parse(await read(searchFile(hash))) as TextFile),
      );
      const pages = files.flat();
      expect(pages).toHaveLength(index.pages);
      const made = new Map(
        served.pages.filter((page) => page.edition === edition).map((page) => [page.address, page.file]),
      );
      for (const { address, title, area } of pages) {
        expect(made.has(address), address).toBe(true);
        expect(await read(made.get(address)!), address).toContain(
          `<link rel="canonical" href="${served[edition]}${address}">`,
        );
        expect(title, address).not.toBe('');
        expect(searchSections[edition], address).toHaveProperty(area);
      }
      const addresses = pages.map(({ address }) => address);
      expect(
        addresses.filter((address) => /\/components|^\/dev-blog(?:\/(?:page|type)|$)|\/40\d/.test(address)),
      ).toEqual([]);
      expect(addresses).toContain('/');
    },
  );

  it.each([
    ['zh', '群聊人数上限', '/im'],
    ['zh', '丢包', '/dev-blog'],
    ['zh', '短信价格', '/price/sms'],
    ['zh', '短信', '/sms'],
    ['zh', 'sdk', '/sdk/'],
    ['zh', 'IM消息', '/im'],
    ['zh', 'ＩＭ', '/im'],
    ['zh', '多少钱', '/price'],
    ['zh', '短信多少钱', '/price/sms'],
    ['zh', 'Flutter', '/sdk/app/'],
    ['zh', 'iOS SDK', '/sdk/app/'],
    ['zh', 'ISO', '/certification/iso'],
    ['zh', '27001', '/certification/iso27001'],
    ['zh', 'iso27001', '/certification/iso27001'],
    ['zh', '等保', '/certification/level3'],
    ['zh', '鸿蒙', '/sdk/app/'],
    ['zh', '鸿蒙系统', '/sdk/app/'],
    ['zh', '安卓', '/sdk/app/'],
    ['zh', '苹果手机', '/sdk/app/'],
    ['zh', '资质', '/certification/'],
    ['zh', '證書', '/certification/'],
    ['zh', '簡訊', '/sms'],
    ['zh', '视频教程', '/videoTutorial'],
    ['zh', '怎样接入', '/videoTutorial'],
    ['zh', '联系我们', '/about'],
    ['zh', 'uniapp', '/sdk/app/im'],
    ['zh', 'Unity', '/sdk/app/'],
    ['zh', 'HIPAA', '/certification/'],
    ['en', 'ISO', '/en/security'],
    ['en', 'Flutter', '/en/calls'],
    ['en', 'React Native', '/en/calls'],
    ['en', 'iOS', '/en/live-streaming'],
    ['en', 'Android', '/en/live-streaming'],
    ['en', 'how much', '/price'],
    ['en', 'OTP', '/en/text-messages'],
    ['en', 'MAU', '/en/price'],
    ['en', 'DPA', '/en/clauses?serviceType=4'],
    ['en', 'WhatsApp', '/en/about'],
    ['en', 'contact us', '/en/about'],
    ['en', 'iso27001', '/en/security'],
    ['en', 'support', '/en/about'],
    ['en', 'Technical support', '/en/about'],
    ['en', 'help center', '/en/about'],
    ['en', 'talk to sales', '/en/about'],
    ['en', 'contact support', '/en/about'],
    ['en', 'support tickets', '/en/about'],
    ['zh', 'support', '/service'],
    ['en', 'HIPAA', '/en/security'],
    ['en', 'GDPR', '/en/security'],
    ['en', 'SOC 2', '/en/security'],
    ['en', 'certificates', '/en/security'],
    ['en', 'how much does chat cost', '/price'],
    ['en', 'what is the price of it', '/price'],
    ['en', 'prices', '/price'],
    ['en', 'pricing', '/price'],
  ] as const)('answers %s “%s” with %s first', async (edition, query, address) => {
    const { found } = await search(edition, query);
    expect(found[0]?.address).toContain(address);
  });

  it.each(['documentation', 'docs', 'API documentation', 'api reference', 'support', 'help', 'sales', 'email'])(
    'answers “%s” of the English edition without legal pages before others',
    async (query) => {
      const { found } = await search('en', query);
      expect(found.length).toBeGreaterThan(0);
      const areLegal = found.map(({ area }) => area === 'legal');
      expect(areLegal).toEqual(areLegal.toSorted());
    },
  );

  it.each([
    [
      'en',
      'flutter sdk|web sdk|download|price|cost|free trial|video call|phone|SMS|verification code|push notification|webhook|live streaming|RTMP|latency|voice agent|chatbot|chat api|documentation|status|SLA|careers|Singapore|GDPR|encryption|refund|invoice|recording|white paper|1v1|report abuse|rate limit',
    ],
    [
      'zh',
      '小程序|React Native|Windows|Electron|免费试用|視頻|直播|連麥|即時通訊|离线推送|消息撤回|已读回执|聊天室|语聊房|白板|美颜|低延迟|降噪|智能体|私有化部署|国际短信|发票|退款|错误码|SLA|招聘|隐私政策|鉴黄|白皮书|代理商|demo|WebRTC|1v1|国密',
    ],
  ] as const)('finds something for what people type in the %s edition', async (edition, queries) => {
    const without = [];
    for (const query of queries.split('|'))
      if ((await search(edition, inSimplified(query))).found.length === 0) without.push(query);
    expect(without).toEqual([]);
  });

  it('has results for every proposed search', async () => {
    for (const edition of editionNames)
      for (const query of proposedSearches[edition])
        expect((await search(edition, query)).found.length, query).toBeGreaterThan(0);
  });

  it('costs a first search no more than its budget', async () => {
    const names = await readdir(join(site, 'assets'));
    const scripts = names.filter((name) => /^search-dialog-\w+\.js$/.test(name)).map((name) => `assets/${name}`);
    expect(scripts).toHaveLength(1);
    for (const query of ['音视频通话价格', '消息回执', 'SDK', 'im']) {
      const { loaded } = await search('zh', query);
      let bytes = 0;
      for (const path of [...scripts, ...loaded]) bytes += brotliCompressSync(await readFile(join(site, path))).length;
      expect(bytes, query).toBeLessThan(firstSearch);
    }
  });
});
