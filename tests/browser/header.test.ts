import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type VisitOptions = { width?: number; reducedMotion?: 'reduce' | 'no-preference' };

async function open({ width = 1440, reducedMotion = 'no-preference' }: VisitOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion });
  onTestFinished(() => context.close());
  return context.newPage();
}

// Its colour over each page: pages.test.ts.
describe('the header', () => {
  it('turns white when the page scrolls', async () => {
    const page = await open();
    await page.goto(`${site.zh}/im`);
    const ground = () => page.locator('header').evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await ground()).toBe('rgb(7, 17, 38)');
    await page.evaluate(() => scrollTo(0, 200));
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('header')!).backgroundColor === 'rgb(255, 255, 255)',
    );
  });

  it('stays dark for visitors who want less motion', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await page.goto(`${site.zh}/im`);
    await page.evaluate(() => scrollTo(0, 200));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator('header').evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
      'rgb(7, 17, 38)',
    );
  });

  it('is white below an open menu', async () => {
    const page = await open();
    await page.goto(`${site.zh}/`);
    await page.locator('[data-menu] > summary').first().click();
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('header')!).backgroundColor === 'rgb(255, 255, 255)',
    );
  });
});

describe('a notice', () => {
  it('is one line of 36 pixels above the bar, in the header’s colours, and scrolls away', async () => {
    for (const [address, width] of [
      ['/', 1440],
      ['/im', 1024],
      ['/netcall', 390],
    ] as const) {
      const page = await open({ width });
      await page.goto(site.zh + address);
      const notice = page.locator('[data-notice]:not([hidden])');
      expect(await notice.boundingBox()).toEqual({ x: 0, y: 0, width, height: 36 });
      expect(await notice.evaluate((one) => getComputedStyle(one).color)).toBe(
        address === '/netcall' ? 'rgb(11, 27, 52)' : 'rgb(255, 255, 255)',
      );
      await page.evaluate(() => scrollTo(0, 400));
      await page.waitForFunction(() => document.querySelector('[data-notice]')!.getBoundingClientRect().bottom <= 0);
      expect(await page.locator('header').evaluate((one) => one.getBoundingClientRect().bottom)).toBe(64);
    }
  });
});
