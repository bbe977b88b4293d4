import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Edition } from '../../config/editions.ts';
import { textsOf } from '../../config/protocols.ts';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const titleOf = (edition: Edition, slug: string) => textsOf(edition).find((text) => text.slug === slug)!.name;
const titles = {
  terms: titleOf('zh', 'terms'),
  sms: titleOf('zh', 'sms'),
  privacy: titleOf('zh', 'privacy'),
  meeting: titleOf('zh', 'meeting'),
  describedData: titleOf('zh', 'des'),
  termsEn: titleOf('en', 'terms'),
  smsEn: titleOf('en', 'sms'),
  agreement: titleOf('en', 'data-processing'),
};
/** The list of all texts, beside the one that is shown. */
const list = (page: Page) => page.locator('main nav:has(> p)');
const contents = (page: Page) => page.locator('nav:has(> details)');

async function visit({ to, width = 1280, ...options }: { to: string; width?: number } & BrowserContextOptions) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(to);
  return page;
}

describe('a legal text', () => {
  it('is the one that the query chooses, without scripts; any other value shows the first', async () => {
    const shown = async (to: string) => (await visit({ to, javaScriptEnabled: false })).locator('h1').innerText();
    expect(await shown(`${site.zh}/clauses?serviceType=3`)).toBe(titles.privacy);
    expect(await shown(`${site.zh}/clauses?serviceType=9`)).toBe(titles.terms);
    expect(await shown(`${site.zh}/clauses?serviceType=0`)).toBe(titles.terms);
    expect(await shown(`${site.zh}/clause-detail?id=meeting`)).toBe(titles.meeting);
    expect(await shown(`${site.en}/en/clauses?serviceType=4`)).toBe(titles.agreement);
    expect(await shown(`${site.en}/en/clause-detail?id=meeting`)).toBe(titles.termsEn);
    expect(await shown(`${site.zh}/des`)).toBe(titles.describedData);
  });

  it('is the one that the query chooses on a server without rules too, by a script', async () => {
    const folder = join(site.out, 'current/site');
    const asked: string[] = [];
    const plain = createServer(async ({ url }, response) => {
      const { pathname } = new URL(url!, 'http://localhost');
      asked.push(pathname);
      const file = extname(pathname) ? pathname : `${pathname}.html`;
      const types: Record<string, string> = {
        '.html': 'text/html; charset=utf-8',
        '.css': 'text/css',
        '.js': 'text/javascript',
      };
      const body = await readFile(join(folder, file)).catch(() => null);
      response
        .writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(body);
    });
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done));
    onTestFinished(() => (plain.closeAllConnections(), void plain.close()));
    const origin = `http://localhost:${(plain.address() as AddressInfo).port}`;

    for (const [address, text] of [
      ['/clauses?serviceType=3', titles.privacy],
      ['/clauses.html?serviceType=2', titles.sms],
      ['/en/clauses?serviceType=4', titles.agreement],
      ['/clause-detail?id=meeting', titles.meeting],
    ] as const) {
      const page = await visit({ to: origin + address });
      await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
      expect(page.url()).toBe(origin + address);
      expect(await page.title()).toContain(text);
      // As the page that our rules choose, in whole.
      const twin = await visit({ to: site[address.startsWith('/en') ? 'en' : 'zh'] + address.replace('.html', '') });
      const whole = () =>
        document.querySelector('main')!.innerText +
        document.documentElement.dataset['value'] +
        document.querySelector<HTMLLinkElement>('link[rel="canonical"]')!.href;
      expect(await page.evaluate(whole)).toBe(await twin.evaluate(whole));
    }
    expect(asked.filter((path) => path.includes('@'))).toEqual([
      '/clauses@3.html',
      '/clauses@2.html',
      '/en/clauses@4.html',
      '/clause-detail@meeting.html',
    ]);
    const first = await visit({ to: `${origin}/clauses?serviceType=9` });
    expect(await first.locator('h1').innerText()).toBe(titles.terms);
  });

  it('is never fetched again where the server chose it', async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const address of ['/clauses', '/clauses?serviceType=3', '/clauses?serviceType=9', '/clause-detail?id=meeting'])
      await page.goto(site.zh + address, { waitUntil: 'networkidle' });
    expect(asked.filter((path) => /@|chosen-text/.test(path))).toEqual([]);
  });

  it('is the one that an encoded query chooses too, which the server does not read; nothing is asked for that is not there', async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const missing: string[] = [];
    page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
    for (const [to, text] of [
      [`${site.zh}/clauses?serviceType=%33`, titles.privacy],
      [`${site.zh}/clause-detail?id=%6deeting`, titles.meeting],
      [`${site.en}/en/clauses?serviceType=%34`, titles.agreement],
    ] as const) {
      await page.goto(to);
      await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
      expect(page.url()).toBe(to);
      await page.waitForLoadState('networkidle');
    }
    expect(missing).toEqual([]);
  });

  it('stays the first where the server has no other for the query, and no file is asked for', async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
    await page.route(`${site.zh}/clauses?serviceType=3`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${site.zh}/clauses` }) }),
    );
    await page.goto(`${site.zh}/clauses?serviceType=%33`, { waitUntil: 'networkidle' });
    expect(asked).toContain('/clauses?serviceType=3');
    expect(asked.filter((path) => path.includes('@'))).toEqual([]);
    expect(await page.locator('h1').innerText()).toBe(titles.terms);
  });

  it('leads from the list beside it to the others', async () => {
    const page = await visit({ to: `${site.en}/en/clauses` });
    await list(page).locator('a[href="/en/clauses?serviceType=2"]').click();
    await page.getByRole('heading', { level: 1, name: titles.smsEn }).waitFor();
    expect(await list(page).locator('[aria-current="page"]').innerText()).toBe(titles.smsEn);
  });

  it('keeps both lists in sight while it is read, and brings a section below the header', async () => {
    for (const width of [1024, 1440]) {
      const page = await visit({ to: `${site.zh}/clauses?serviceType=4`, width });
      const link = contents(page).locator('details > ol > li > a').nth(7);
      await link.click();
      const top = (await page.locator((await link.getAttribute('href'))!).boundingBox())!.y;
      expect(top).toBeGreaterThanOrEqual(64);
      expect(top).toBeLessThan(160);
      expect((await list(page).boundingBox())!.y).toBeGreaterThanOrEqual(64);
    }
  });

  it('hangs the numbers of its clauses in the margin where there is one', async () => {
    const number = async (width: number) => {
      const page = await visit({ to: `${site.zh}/clauses`, width });
      const clause = page.locator('[data-clause]').first();
      return { number: (await clause.locator('span').boundingBox())!, words: (await clause.boundingBox())! };
    };
    const wide = await number(1024);
    expect(wide.number.x + wide.number.width).toBeLessThan(wide.words.x);
    const narrow = await number(390);
    expect(narrow.number.x).toBe(narrow.words.x);
  });

  it('has its title before the lists on a narrow window', async () => {
    const page = await visit({ to: `${site.en}/en/clauses?serviceType=5`, width: 390 });
    const parts = [page.locator('h1'), list(page), contents(page), page.locator('article h2').first()];
    const order = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('is printed without what surrounds it', async () => {
    for (const to of [`${site.zh}/clauses?serviceType=5`, `${site.en}/en/clause-detail`]) {
      const page = await visit({ to });
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('nav:visible').count()).toBe(0);
      expect(await page.locator('h1:visible, article h2:visible').count()).toBeGreaterThan(7);
    }
  });

  it('is accessible and within the window at every width', async () => {
    const addresses = ['/clauses?serviceType=5', '/clause-detail?id=privacy', '/meeting/clauses', '/des'].map(
      (path) => site.zh + path,
    );
    for (const to of [
      ...addresses,
      `${site.en}/en/clauses?serviceType=3`,
      `${site.en}/en/clause-detail?id=sdk-compliance`,
    ]) {
      const page = await visit({ to, bypassCSP: true });
      for (const width of [360, 430, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ to, wide: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({
          to,
          wide: width,
        });
        // Wide windows are those of `pages.test.ts`.
        if (width !== 430) continue;
        await page.addScriptTag({ path: axe });
        const found = await page.evaluate(async () => {
          const { violations } = await (
            window as unknown as {
              axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
            }
          ).axe.run();
          return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        });
        expect({ to, width, found }).toEqual({ to, width, found: [] });
      }
    }
  });
});
