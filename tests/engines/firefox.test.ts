import { createServer } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Edition } from '../../config/editions.ts';
import { startFirefox, type WatchedTab, watchedTab } from '../support/firefox.ts';
import { listen } from '../support/listen.ts';
import { noReader } from '../support/programs.mjs';
import { samplePages } from '../support/sample-pages.ts';
import { serveSiteWithApi, type SiteWithApi } from '../support/site-with-api.ts';

describe.skipIf(noReader('firefox-esr'))('Firefox', () => {
  let site: SiteWithApi;
  let browser: Browser;

  beforeAll(async () => void ([site, browser] = await Promise.all([serveSiteWithApi(), startFirefox()])));
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  /** A tab; at the end of the test it must have reported nothing. */
  async function tab(): Promise<WatchedTab> {
    const opened = await watchedTab(browser);
    onTestFinished(() => opened.page.close());
    return opened;
  }

  async function walk(address: string, width = 1280): Promise<Page> {
    const { page, errors } = await tab();
    onTestFinished(() => expect(errors()).toEqual([]));
    await page.setViewport({ width, height: 900 });
    await page.goto(site.zh + address);
    return page;
  }

  it('reports a hint that a policy forbids', async () => {
    const policy = (await fetch(site.zh)).headers.get('content-security-policy')!;
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
      response.end('<!doctype html><title>a</title><link rel="next" href="/b"><p>a');
    });
    const port = await listen(server);
    onTestFinished(() => void server.close());
    const { page, errors } = await tab();
    await page.goto(`http://localhost:${port}/`);
    const found: string[] = [];
    await expect.poll(() => found.push(...errors())).toBeGreaterThan(0);
    expect(found.join()).toContain(`http://localhost:${port}/b`);
  });

  it('opens every page at three widths without an error, a blocked request or sideways scrolling', async () => {
    const { page, errors } = await tab();
    const wrong: string[] = [];
    const pages = samplePages(site.pages);
    for (const { edition, address } of pages) {
      const name = `${edition} ${address}`;
      await page.goto(site[edition as Edition] + address);
      for (const width of [1440, 1024, 390]) {
        await page.setViewport({ width, height: 900 });
        const pixels = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (pixels > 0) wrong.push(`${name}: ${pixels} px too wide at ${width}`);
      }
      // A hint is followed when the page is idle.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      wrong.push(...errors().map((error) => `${name}: ${error}`));
    }
    expect(pages.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });

  it('follows a link of a menu without loading the document, and goes back to where the page was', async () => {
    const page = await walk('/');
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.focus('[data-menu] > summary');
    await page.keyboard.press('Enter');
    const link = await page.waitForSelector('[data-menu][open] [data-panel] a[href^="/"]', { visible: true });
    const to = await link!.evaluate((one) => one.getAttribute('href')!);
    await page.evaluate(() => scrollTo(0, 600));
    await link!.press('Enter');
    await page.waitForFunction((to) => location.pathname === to && scrollY === 0, {}, to);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.pathname === '/' && scrollY === 600);
    await page.evaluate(() => history.forward());
    await page.waitForFunction((to) => location.pathname === to, {}, to);
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  });

  it('folds the menus behind a button on a phone', async () => {
    const page = await walk('/', 390);
    await page.waitForSelector('[data-menu]', { hidden: true });
    await page.click('header [aria-controls], header [popovertarget]');
    await (await page.waitForSelector('[data-menu] > summary', { visible: true }))!.click();
    await page.waitForSelector('[data-menu][open] [data-panel] a', { visible: true });
  });

  it('finds a page by search, with the keyboard alone', async () => {
    const page = await walk('/dev-blog');
    await page.waitForSelector('[data-search]');
    await expect
      .poll(async () => {
        await page.keyboard.press('/');
        return page.evaluate(() => document.activeElement?.matches('[data-widget="search"] input'));
      })
      .toBe(true);
    await page.keyboard.type('WebRTC');
    await page.waitForSelector('[data-widget="search"] ol a');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname !== '/dev-blog');
    expect(await page.$$('h1')).toHaveLength(1);
  });

  it('shows what is missing in a form at the first field, and sends what is complete once', async () => {
    const page = await walk('/promotion/technology');
    await page.waitForSelector('form[data-form] [type="submit"]:enabled');
    await page.$eval('form[data-form]', (form) => form.scrollIntoView());
    await page.click('form[data-form] [type="submit"]');
    await page.waitForFunction(
      () => document.activeElement === document.querySelector('form[data-form] [aria-invalid="true"]'),
    );
    const person = { contactsName: 'Lin', leadsName: 'Example', mobile: '13800000000', email: 'lin@example.com' };
    for (const [name, value] of Object.entries(person))
      await (await page.$(`form[data-form] [name="${name}"]`))?.type(value);
    await page.click('form[data-form] [name="consent"]');
    await page.click('form[data-form] [type="submit"]');
    await page.waitForSelector('form[data-form][data-state="sent"]');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-thanks]'))).toBe(true);
    expect(await readdir(join(site.data, 'leads'))).toHaveLength(1);
  });
});
