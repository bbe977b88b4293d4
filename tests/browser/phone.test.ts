import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

/** What a page made for phones may weigh before anybody touches it, in bytes, and how long it may be on a screen of 390. */
const MOST_BYTES = 60_000;
const MOST_PIXELS = 3_000;

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(at: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    ...options,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(site.zh + at);
  return page;
}

/** Waits until the runtime has started: it gives each sample its button. */
const copyButtons = (page: Page) => page.locator('[data-copy] > button');

describe.each(['/m/', '/m/sms', '/promotion/m/mctalk4'])('%s', (at) => {
  it('is light, short, accessible and no wider than phones', async () => {
    const page = await open(at);
    await page.waitForLoadState('networkidle');
    expect(await axeFindings(page)).toEqual([]);
    const loaded = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming;
        return { name, bytes: encodedBodySize };
      }),
    );
    expect(loaded.filter(({ name }) => name.endsWith('.woff2'))).toEqual([]);
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_PIXELS);
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    }
  });
});

describe('/m/', () => {
  it('has a menu that opens and closes without a script', async () => {
    const page = await open('/m/', { javaScriptEnabled: false });
    const link = page.locator('nav#menu a[href="/m/sms"]');
    expect(await link.isVisible()).toBe(false);
    await page.locator('[popovertarget="menu"]').tap();
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
  });

  it('copies the number of the hotline', async () => {
    const page = await open('/m/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await copyButtons(page).first().tap();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('400-000-0000');
  });

  it('leads to pages for wider windows by a real load', async () => {
    const page = await open('/m/');
    await copyButtons(page).first().waitFor();
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.locator('main a[href="/im"]').tap();
    await page.waitForURL('**/im');
    expect(await page.evaluate(() => 'marked' in window)).toBe(false);
  });
});

describe('/m/sms', () => {
  it('keeps what is ticked until the next visit', async () => {
    const page = await open('/m/sms');
    const guide = page.locator('[data-try="sms-guide"]');
    const live = () => expect.poll(() => guide.getAttribute('data-state')).toBe('live');
    await live();
    await guide.locator('[value="company"]').check();
    await guide.locator('h3 [for="step-sign"]').tap();
    expect(await guide.locator('[data-status]').innerText()).toMatch(/\b2\/8\b/);
    await page.reload();
    await live();
    expect(await guide.locator('[data-status]').innerText()).toMatch(/\b2\/8\b/);
    expect(await guide.locator('[value="sign"]').isChecked()).toBe(true);
    await guide.locator('[data-reset]').tap();
    expect(await guide.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });
});
