import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorPages } from '../../config/routes/error.ts';
import { errorFile } from '../../config/rules/page-file.ts';
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

/** One address of each kind of page. */
function samples(): string[] {
  const ofFamily = (path: string) => site.pages.find(({ family }) => family === path)!.address;
  return [
    `${site.zh}/`,
    `${site.en}/`,
    `${site.zh}/netcall`,
    `${site.zh}/rtc-ai`,
    `${site.zh}/dev-blog`,
    site.zh + ofFamily('/dev-blog/category/{type}'),
    site.zh + ofFamily('/dev-blog/{id}'),
    `${site.zh}/im`,
    `${site.zh}/sms`,
    `${site.zh}/whiteboard`,
    `${site.zh}/edu`,
    `${site.zh}/global`,
    `${site.zh}/price/im`,
    `${site.zh}/no-such-page`,
    `${site.en}/no-such-page`,
  ];
}

type Findings = { errors: string[]; axe: string[]; overflow: number; headings: number };

async function inspect(page: Page, open: () => Promise<unknown>): Promise<Findings> {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser tells the status of a 404 page as an error of its own.
    if (message.type() === 'error' && !/status of (404|5\d\d)/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await open();
  // Not as a script of the page: its content-security policy would refuse that.
  await page.evaluate(await readFile(axe, 'utf8'));
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
  return {
    errors,
    axe: found,
    overflow: await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    headings: await page.locator('h1:visible').count(),
  };
}

describe.each([1024, 1440])('at a width of %i', (width) => {
  it('every kind of page is free of errors, accessible and no wider than the window', async () => {
    for (const address of samples()) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const found = await inspect(page, () => page.goto(address));
      expect({ address, ...found }).toEqual({ address, errors: [], axe: [], overflow: 0, headings: 1 });
      await context.close();
    }
  });

  it('so is every error page, of each status and edition', async () => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    // They have no address: each is shown in place of a page, as the server shows it.
    let shown = '';
    await context.route('**/shown-as-error', (route) => route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: shown }));
    for (const { edition, status } of errorPages) {
      shown = await readFile(join(site.out, 'current/site', errorFile({ edition, status })), 'utf8');
      const page = await context.newPage();
      const found = await inspect(page, () => page.goto(`${site[edition]}/shown-as-error`));
      expect({ edition, status, ...found }).toEqual({ edition, status, errors: [], axe: [], overflow: 0, headings: 1 });
      await page.close();
    }
    await context.close();
  });
});

it('an error at an address made for phones is as wide as the phone, at any other as wide as its pages', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const widthAt = async (address: string) => {
    expect((await page.goto(site.zh + address))!.status()).toBe(404);
    return page.evaluate(() => document.documentElement.clientWidth);
  };
  expect([await widthAt('/m/none'), await widthAt('/none'), await widthAt('/promotion/m/none')]).toEqual([390, 1024, 390]);
  await context.close();
});

describe('without JavaScript', () => {
  it('every kind of page reads the same', async () => {
    for (const address of samples()) {
      const texts = await Promise.all(
        [true, false].map(async (javaScriptEnabled) => {
          const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });
          const page = await context.newPage();
          await page.goto(address);
          const text = await page.locator('main').innerText();
          await context.close();
          return text.replace(/\s+/g, ' ');
        }),
      );
      expect(texts[1]!.length, address).toBeGreaterThan(20);
      // Buttons that only work with the runtime show with it alone; nothing else differs.
      expect(Math.abs(texts[0]!.length - texts[1]!.length), address).toBeLessThan(20);
    }
  });
});
