import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/content-api.ts';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import { calls } from '../../config/calls/index.ts';
import { longTexts } from '../fixtures/long-texts.ts';
import { startBrowser } from '../support/browser.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { freePort, startNginx } from '../support/nginx.ts';
import { buildFolder, root, runSite } from '../support/run-site.ts';
import { smallProject } from '../support/small-project.ts';
import { readFile } from 'node:fs/promises';

const texts = longTexts();
let build: Awaited<ReturnType<typeof buildFolder>>;
let small: Awaited<ReturnType<typeof smallProject>>;
let api: RunningApi;
let proxy: FaultProxy;
let browser: Browser;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let port: number;
let pages: readonly ManifestPage[];

const callAt = (path: string) =>
  (Object.keys(calls) as (keyof typeof calls)[]).find((name) =>
    new RegExp(`${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );

beforeAll(async () => {
  [build, small, port] = await Promise.all([
    buildFolder(),
    smallProject({ also: ['sdk/app', 'promotions/talks', 'products/im'] }),
    freePort(),
  ]);
  api = await startApi({ content: join(root, 'tests/fixtures/content-small'), port: 0, articles: 0, latency: 0 });
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
      SITE_ORIGIN_ZH: `http://localhost:${port}`,
      SITE_ORIGIN_EN: `http://en.localhost:${port}`,
      SITE_LISTEN: `127.0.0.1:${port}`,
      SITE_API_UPSTREAM: '127.0.0.1:9',
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
      expect.arrayContaining(['blogDetail.title', 'blogDetail.summary', 'blogDetail.author', 'blogDetail.content']),
    );
    expect(texts.fields().length).toBeGreaterThan(40);
  });

  it.each([390, 1024])('widen no page at %d', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    const wide: string[] = [];
    for (const { edition, address } of pages) {
      await page.goto(`http://${edition === 'en' ? 'en.' : ''}localhost:${port}${encodeURI(address)}`);
      wide.push(...(await tooWide(page)).map((what) => `${edition} ${address.slice(0, 60)}: ${what}`));
    }
    await context.close();
    expect(wide).toEqual([]);
  });
});
