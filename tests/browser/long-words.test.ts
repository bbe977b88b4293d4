import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/content-api.ts';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import { calls } from '../../config/calls/index.ts';
import { parts } from '../../config/local/parts.ts';
import { longTexts } from '../fixtures/long-texts.ts';
import { startBrowser } from '../support/browser.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { freePort, startNginx } from '../support/nginx.ts';
import { buildFolder, root, runSite } from '../support/run-site.ts';
import { servedAt } from '../support/served-at.mjs';
import { smallProject } from '../support/small-project.ts';
import { cp, readFile, writeFile } from 'node:fs/promises';

const texts = longTexts();
let build: Awaited<ReturnType<typeof buildFolder>>;
let small: Awaited<ReturnType<typeof smallProject>>;
let api: RunningApi;
let proxy: FaultProxy;
let browser: Browser;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let port: number;
let pages: readonly ManifestPage[];

/** Pages that show records, in both editions, beside those of the small project. */
const shown = [
  'sdk/app',
  'promotions/talks',
  'products/im',
  'english/im',
  'legal/clause-detail',
  'certification/certificate',
  'english/security',
  'company/about',
  'english/about',
  'price/price',
  'english/pricing',
  'promotions/anniversary',
];
const filesOfCode = (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => 'code' in parts[name]);

type Menu = { children?: unknown[] }[];
/** A part of a menu, with panels: all of it takes a browser four times as long. */
const someOf = (menu: Menu) =>
  menu.slice(0, 3).map(({ children, ...entry }) => ({ ...entry, ...(children && { children: children.slice(0, 2) }) }));

/** One legal text by query for each page: the others are the same page without a text. */
const isWorth = ({ address }: ManifestPage) => !address.includes('?') || /=(?:3|privacy)$/.test(address);

const callAt = (path: string) =>
  (Object.keys(calls) as (keyof typeof calls)[]).find((name) =>
    new RegExp(`${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );

beforeAll(async () => {
  [build, small, port] = await Promise.all([buildFolder(), smallProject({ also: shown }), freePort()]);
  const content = join(small.project, 'config/content');
  for (const name of filesOfCode) {
    const file = join(content, parts[name].path);
    const long = texts.lengthenFile(name, JSON.parse(await readFile(file, 'utf8')));
    await writeFile(file, JSON.stringify(long));
  }
  const answers = join(small.folder, 'content');
  await cp(join(root, 'tests/fixtures/content-small'), answers, { recursive: true });
  await cp(join(root, 'config/content/pages'), join(answers, 'pages'), { recursive: true });
  for (const name of ['index', 'en']) {
    const menu = JSON.parse(await readFile(join(root, `config/content/navigation/${name}.json`), 'utf8')) as Menu;
    await writeFile(join(answers, `navigation/${name}.json`), JSON.stringify(someOf(menu)));
  }
  api = await startApi({ content: answers, port: 0, articles: 0, latency: 0 });
  proxy = await startFaultProxy(api.url);
  proxy.fault('', async ({ request, response }) => {
    const body = texts.shorten(Buffer.concat(await request.toArray()).toString());
    const url = texts.shorten(decodeURI(request.url!));
    const answer = await fetch(api.url + url, {
      method: request.method!,
      headers: { 'content-type': 'application/json' },
      ...(request.method !== 'GET' && { body }),
    });
    const { data, ...wrapper } = (await answer.json()) as { data: unknown };
    const call = callAt(url.replace(/\?.*/, ''));
    const long = call === undefined ? data : texts.lengthen(call, data);
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ...wrapper, data: long }));
  });
  const ended = await runSite(['generate', '--quiet', '--no-compress', '--api', proxy.url], {
    project: small.project,
    env: {
      ...build.env,
      ...servedAt(port),
    },
  });
  if (ended.code !== 0) throw new Error(ended.stderr);
  pages = (JSON.parse(await readFile(join(build.out, 'current/manifest.json'), 'utf8')) as { pages: ManifestPage[] })
    .pages;
  [nginx, browser] = await Promise.all([startNginx({ out: build.out, port }), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await nginx?.close();
  await proxy?.close();
  await api?.close();
  await Promise.all([build?.remove(), small?.remove()]);
});

/** What is wider than the window: the page itself, and texts that leave it, unless a part of the page scrolls or clips them. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html } = document;
    const found = html.scrollWidth > html.clientWidth + 1 ? [`page: ${html.scrollWidth} of ${html.clientWidth}`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isContained = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      ((getComputedStyle(element).overflowX !== 'visible' &&
        element.getBoundingClientRect().right <= html.clientWidth + 1) ||
        isContained(element.parentElement));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/W{50}/.test(node.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, width } = range.getBoundingClientRect();
      const parent = node.parentElement!;
      if (width > 0 && right > html.clientWidth + 1 && !isContained(parent))
        found.push(
          `${parent.tagName} .${parent.className} in .${parent.parentElement?.className}: ${Math.round(right)}`,
        );
    }
    return [...new Set(found)];
  });

describe('words of 200 letters in every text of every record', () => {
  it('reach the fields of each kind of record', () => {
    expect(texts.fields()).toEqual(
      expect.arrayContaining([
        ...['title', 'summary', 'author', 'content'].map((field) => `blogDetail.${field}`),
        ...['navigation.index', 'navigation.en'].flatMap((menu) => [`${menu}.name`, `${menu}.children.children.name`]),
        ...['protocolDetail.content', 'pageData.document.children.desc', 'bannerList.subtitle'],
        ...['offices.offices.does.zh', 'offices.offices.does.en', 'certificates.certificates.level3.subject'],
        'prices.products.im.rates.qchat.name',
      ]),
    );
    const shownPages = pages.map(({ edition, address }) => `${edition} ${address}`);
    expect(shownPages).toEqual(
      expect.arrayContaining(['zh /clause-detail?id=privacy', 'en /en/clause-detail?id=privacy', 'en /en/price']),
    );
    expect(texts.fields().length).toBeGreaterThan(40);
  });

  it.each([390, 1024])('widen no page at %d', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    const wide: string[] = [];
    for (const { edition, address } of pages.filter(isWorth)) {
      await page.goto(`http://${edition === 'en' ? 'en.' : ''}localhost:${port}${encodeURI(address)}`);
      wide.push(...(await tooWide(page)).map((what) => `${edition} ${address.slice(0, 60)}: ${what}`));
    }
    await context.close();
    expect(wide).toEqual([]);
  });
});
