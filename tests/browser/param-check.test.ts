import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sourceLimits } from '../../config/param-checks/source.ts';
import { linterWords } from '../../pages/tools/param-check/words.yaml';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens a check, waits until it works, and counts what it asks the network for afterwards. */
async function open(at: string): Promise<{ page: Page; requests: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(site.zh + at);
  await expect.poll(() => page.locator('[data-try="param-check"]').getAttribute('data-state')).toBe('live');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // The browser itself may fetch the icon again when the address changes.
  page.on('request', (request) => /favicon/.test(request.url()) || requests.push(request.url()));
  return { page, requests };
}

const area = (page: Page) => page.locator('[data-area]');
const status = (page: Page) => page.locator('[data-try="param-check"] [data-status]').innerText();
const found = (page: Page) =>
  page
    .locator('[data-findings] > li')
    .evaluateAll((items) =>
      items.map((item) => `${item.dataset['verdict']} ${item.querySelector('code')!.textContent}`),
    );
/** Copies the result in one of its forms, and waits until the page says so. */
async function copy(page: Page, as: string): Promise<void> {
  await page.locator(`[data-copy-as="${as}"]`).click();
  await expect.poll(() => status(page)).toBe(linterWords.copies.find((one) => one.as === as)!.said);
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('the parameter check', () => {
  it('marks what is typed, fixes it by the keyboard and by buttons, and lets the browser undo that', async () => {
    const { page, requests } = await open('/paramCheck');
    await area(page).focus();
    await page.keyboard.press('Control+a');
    const written = 'video.bitrate';
    await page.keyboard.insertText('{\n  ringSeconds: 150,\n  video: { bitrate: 800000 },\n  push: { body: "hi" }\n}');
    expect(await found(page)).toEqual([
      'error appKey',
      'error token',
      'error to',
      'error ringSeconds',
      'error video.bitrate',
      'warning push.title',
    ]);
    expect(
      await page.locator('[data-lines] > li').evaluateAll((all) => all.map((li) => li.dataset['verdict'])),
    ).toEqual(['error', 'error', 'error', 'warning', '']);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('150');
    await page.keyboard.press('Alt+Enter');
    expect(await area(page).inputValue()).toContain('ringSeconds: 120,');
    await page.keyboard.press('Control+z');
    expect(await area(page).inputValue()).toContain('ringSeconds: 150,');
    const fix = page.locator('[data-findings] > li', { hasText: written }).locator('[data-fix]');
    await fix.press('Enter');
    expect(await area(page).inputValue()).toContain('bitrate: 800 ');
    await page.locator('[data-fix-all]').press('Enter');
    expect(await found(page)).toEqual([
      'error appKey',
      'error token',
      'error to',
      'warning push.title',
      'fine ringSeconds',
    ]);
    expect(await page.locator('[data-fix-all]').isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('copies its result without tokens, as text, as JSON and as a link that gives the same findings', async () => {
    const { page, requests } = await open('/paramCheckG2');
    await area(page).fill('{ "join": { "id": "room-1", "token": "very secret" }, "publish": { "frameRate": 60 } }');
    expect(await status(page)).toBe('错误 1 处，提醒 1 处，合格 0 项');
    await copy(page, 'text');
    expect(await copied(page)).toMatch(/^错误\s+第 1 行\s+join\.token\n+不足 32 个字符。/);
    await copy(page, 'json');
    expect(JSON.parse(await copied(page))).toEqual({
      join: { id: 'room-1', token: '***********' },
      publish: { frameRate: 60 },
    });
    expect(new URL(page.url()).hash).toBe('');
    await copy(page, 'link');
    expect(requests).toEqual([]);
    const { pathname, hash } = new URL(await copied(page));
    const { page: other } = await open(pathname + hash);
    expect(await found(other)).toEqual(['error join.token', 'warning publish.frameRate']);
    expect(await area(other).inputValue()).not.toContain('secret');
  });

  it('reads a log, and shows hostile text as text, cut where it is too long', async () => {
    const { page } = await open('/paramCheckG2');
    const log = page.locator('[data-load]').last();
    await log.press('Enter');
    expect(await found(page)).toContain('error publish.bFrames');
    expect(await log.getAttribute('aria-pressed')).toBe('true');
    const markup = '{ "<img src=x onerror=alert(1)>": 1, "__proto__": { "a": "</textarea><script>" } }';
    await area(page).fill(markup);
    expect(await page.locator('[data-lines]').innerText()).toContain(markup);
    expect(await page.locator('[data-stage] :is(img, script)').count()).toBe(0);
    await area(page).fill('{"a":'.repeat(10_000));
    expect(await status(page)).toBe(linterWords.tooLong);
    expect(await area(page).inputValue()).toHaveLength(sourceLimits.characters);
    await area(page).fill('说些别的');
    expect(await status(page)).toBe('没有认出参数');
    expect(await page.locator('[data-findings]:empty + p').isVisible()).toBe(true);
    await page.locator('[data-reset]').click();
    await expect.poll(() => status(page)).toBe('错误 4 处，提醒 7 处，合格 0 项');
  });

  it('prints what it found, without what is pressed, and leads to its rules without a script', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(`${site.zh}/paramCheck`);
    const links = await page.locator('[data-findings] a').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(await page.locator(link).count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-findings] a').first().isVisible()).toBe(false);
    const list = page.locator('[data-findings]');
    expect(await list.evaluate((one) => one.parentElement!.scrollHeight <= one.parentElement!.clientHeight)).toBe(true);
  });
});
