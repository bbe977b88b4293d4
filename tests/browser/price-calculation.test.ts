import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(hash = '', options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${site.zh}/g2-sdk-price-calculation${hash}`);
  await expect.poll(() => tool(page).getAttribute('data-state')).toBe('live');
  return page;
}
const tool = (page: Page) => page.locator('[data-try="price-calculation"]');
const text = (page: Page, mark: string) => tool(page).locator(`[data-text="${mark}"]`).first().innerText();

it('follows what is typed and slid, and hands the bill over as text, JSON, file and link', async () => {
  const page = await open();
  expect(await text(page, 'total')).toBe('¥17,650.00');
  const sessions = tool(page).locator('[name="sessions"]');
  await sessions.fill('600');
  await sessions.press('Tab');
  expect(await tool(page).locator('[data-slider="sessions"]').inputValue()).toBe('36');
  await tool(page).locator('[name="minutes"]').fill('8');
  expect(await text(page, 'total')).toBe('¥245.20');
  expect(await tool(page).locator('[data-preset="service"]').getAttribute('aria-pressed')).toBe('true');
  await tool(page).locator('[data-slider="people"]').press('End');
  expect(await tool(page).locator('[name="people"]').inputValue()).toBe('1000');

  await tool(page).locator('[data-preset="voice"]').click();
  const copied = async (as: string) => {
    const before = await tool(page).getByRole('status').innerText();
    await tool(page).locator(`[data-copy-text="${as}"]`).click();
    await expect.poll(() => tool(page).getByRole('status').innerText()).not.toBe(before);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('text')).toContain('每月合计 ¥54,678.00');
  expect(JSON.parse(await copied('json')).month.fen).toBe(5_467_800);
  const link = await copied('link');
  expect(new URL(link).hash).toBe('#try=price-calculation.8.100000.10.hd.0.0.0.100');
  const [file] = await Promise.all([page.waitForEvent('download'), tool(page).locator('[data-save="csv"]').click()]);
  expect(file.suggestedFilename()).toBe('g2-sdk-price.csv');
  expect(await readFile((await file.path())!, 'utf8')).toContain('每月合计,,,,54678.00');
});

it('shows the month of a link, takes no value that its fields do not, and prints the result without the fields', async () => {
  const page = await open('#try=price-calculation.3.200.5.4k.40.200.-7.9e9');
  const values = await tool(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => [...new FormData(form).values()]);
  expect(values).toEqual(['3', '200', '5', 'hd', '40', '100', '0', '100']);
  expect(await text(page, 'usage')).toBe('3 人 × 200 场 × 5 分钟 = 3,000 分钟，40% 高清视频');
  await page.emulateMedia({ media: 'print' });
  expect(await tool(page).locator('form').isVisible()).toBe(false);
  expect(await tool(page).locator('[data-text="total"]').isVisible()).toBe(true);
});
