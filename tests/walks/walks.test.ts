import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { serveSiteWithApi, type SiteWithApi } from '../support/site-with-api.ts';

/** The whole site behind the generated nginx, with the embedded API as its API: what most visitors do, once each. */
let site: SiteWithApi;
let browser: Browser;

beforeAll(async () => void ([site, browser] = await Promise.all([serveSiteWithApi(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type Walk = {
  edition?: 'zh' | 'en';
  width?: number;
  loggedIn?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
} & BrowserContextOptions;

/** Opens a page in a context of its own. The test fails if the console reports an error, violations of the policy among them. */
async function open(
  at: string,
  { edition = 'zh', width = 1280, loggedIn = false, prepare, ...options }: Walk = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', ...options });
  const errors: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });
  if (loggedIn) await context.addCookies(['urs_t', 'urs_u'].map((name) => ({ name, value: 'x', url: site[edition] })));
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await prepare?.(page);
  await page.goto(site[edition] + at);
  return page;
}

const path = (page: Page) => page.evaluate(() => location.pathname);
const menus = (page: Page) => page.locator('[data-menu]');
const isFocused = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

it('opens a menu by the keyboard and follows a link without loading the document', async () => {
  const page = await open('/');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  const menu = menus(page).first();
  await menu.locator('> summary').press('Enter');
  const link = menu.locator('[data-panel] a[href^="/"]:visible').first();
  const to = await link.getAttribute('href');
  await link.press('Enter');
  await page.waitForURL(site.zh + to);
  await expect.poll(() => page.locator('[data-widget="announcer"]').textContent()).toBe(await page.title());
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  expect(await menu.getAttribute('open')).toBeNull();
  await page.goBack();
  await page.waitForURL(`${site.zh}/`);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

it('opens the menus without scripts, below the pointer', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  const [first, second] = [menus(page).nth(0), menus(page).nth(1)];
  await first.locator('> summary').hover();
  await first.locator('[data-panel] a').first().waitFor();
  await second.locator('> summary').hover();
  await first.locator('[data-panel]').waitFor({ state: 'hidden' });
});

it('folds the menus behind a button on a phone', async () => {
  const page = await open('/', { width: 390, hasTouch: true });
  const menu = menus(page).first();
  await menu.waitFor({ state: 'hidden' });
  await page.locator('header [aria-controls], header [popovertarget]').first().tap();
  await menu.locator('> summary').tap();
  await menu.locator('[data-panel] a').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

it('changes the edition, to the same subject', async () => {
  const page = await open('/im');
  await page.locator('a[hreflang^="en"]:visible').first().click();
  // Links within pages lead to the site that all tests share.
  await page.waitForURL('**/en/im');
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
});

it('finds a page by search, with the keyboard alone', async () => {
  const page = await open('/dev-blog');
  await page.locator('[data-search]').first().waitFor();
  const input = page.locator('[data-widget="search"] input');
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return input.count();
    })
    .toBe(1);
  await input.fill('WebRTC');
  await page.locator('[data-widget="search"] ol a').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/dev-blog');
  expect(await page.locator('h1').count()).toBe(1);
});

it('advises a product by answers, without scripts', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  const advice = () =>
    page.locator('#choose li a:visible').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(await advice()).toEqual(['/im']);
  await page.locator('#choose input[value="business"]').check();
  expect(await advice()).toEqual(['/sms', '/quicklogin']);
});

it('operates a try-out, and resets it', async () => {
  const page = await open('/edu');
  const tryOut = page.locator('[data-try="edu"]');
  await tryOut.scrollIntoViewIfNeeded();
  await expect.poll(() => tryOut.getAttribute('data-state')).toBe('live');
  const status = () => tryOut.locator('[data-status]').innerText();
  const before = await status();
  await tryOut.locator('[name="pupils"]').press('ArrowRight');
  await expect.poll(status).not.toBe(before);
  await tryOut.locator('[data-reset]').click();
  await expect.poll(status).toBe(before);
});

it('calculates a price while a number is typed', async () => {
  const page = await open('/g2-sdk-price-calculation');
  const tool = page.locator('[data-try="price-calculation"]');
  await expect.poll(() => tool.getAttribute('data-state')).toBe('live');
  const total = () => tool.locator('[data-text="total"]').first().innerText();
  const before = await total();
  await tool.locator('input[type="number"]').first().fill('3');
  await expect.poll(total).not.toBe(before);
});

it('shows the demos of a product in a dialog, which gives the focus back', async () => {
  const page = await open('/im');
  await page.locator('main a[data-demo="im"]').first().click();
  const dialog = page.locator('dialog[data-widget="demo-download"]');
  await dialog.locator('[data-demos]').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await isFocused(page, 'a[data-demo="im"]')).toBe(true);
});

it('sends a form once, and says what happens next', async () => {
  const page = await open('/promotion/technology');
  const form = page.locator('form[data-form]');
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => form.locator('[type="submit"]').isEnabled()).toBe(true);
  const person = { contactsName: 'Lin', leadsName: 'Example', mobile: '13800000000', email: 'lin@example.com' };
  for (const [name, value] of Object.entries(person))
    if (await form.locator(`[name="${name}"]`).count()) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[name="consent"]').check();
  await form.locator('[type="submit"]').press('Enter');
  await expect.poll(() => form.getAttribute('data-state')).toBe('sent');
  expect(await isFocused(page, '[data-thanks]')).toBe(true);
  expect(await readdir(join(site.data, 'leads'))).toHaveLength(1);
});

it('attributes a registration to the channel of the first page, on the next one too', async () => {
  const page = await open('/im?from=spring%7Cbanner');
  const channels = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.links]
          .filter(({ pathname }) => pathname.endsWith('/register'))
          .map(({ search }) => new URLSearchParams(search).get('from')),
      ),
    ]);
  await expect.poll(channels).toEqual(['spring']);
  await page.goto(`${site.zh}/price`);
  await expect.poll(channels).toEqual(['spring']);
});

it('knows a visitor who is logged in, before anything is painted and with the account afterwards', async () => {
  const page = await open('/', {
    loggedIn: true,
    prepare: (page) =>
      page.route('**/getUserInfo', (route) =>
        route.fulfill({ json: { success: true, data: { loginAccount: 'lin@example.com', realNameAuthStatus: 3 } } }),
      ),
  });
  expect(await page.locator('html').getAttribute('data-login')).toBe('in');
  await expect.poll(() => page.locator('[data-widget="user-menu"]').first().textContent()).toContain('lin@example.com');
  expect(await page.locator('header a[href*="/register"]:visible').count()).toBe(0);
});

it('shows the legal text that the query chooses, and answers other addresses with the page of the error', async () => {
  const page = await open('/clauses?serviceType=3', { javaScriptEnabled: false });
  const title = await page.locator('h1').innerText();
  await page.goto(`${site.zh}/clauses`);
  expect(await page.locator('h1').innerText()).not.toBe(title);
  const missing = await page.goto(`${site.zh}/nothing`);
  expect(missing!.status()).toBe(404);
  expect(await page.locator('#choose').count()).toBe(1);
});

it('reads an article from its list to one of its sections', async () => {
  const page = await open('/dev-blog');
  await page.locator('main a[href^="/dev-blog/"]:visible').first().click();
  await page.waitForURL((url) => url.pathname !== '/dev-blog');
  const section = page.locator('main nav a[href^="#"]:visible').first();
  const fragment = await section.getAttribute('href');
  await section.click();
  await expect.poll(() => page.evaluate(() => decodeURIComponent(location.hash))).toBe(fragment);
  await expect
    .poll(() => page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top ?? -1))
    .toBeLessThan(300);
  expect(await path(page)).toMatch(/^\/dev-blog\//);
});

it('filters a list by its links, without scripts', async () => {
  const page = await open('/case', { javaScriptEnabled: false });
  const groups = () => page.locator('section[id] > h3:visible').count();
  const before = await groups();
  await page.locator('nav a[href="#type-finance"]').first().click();
  expect(before).toBeGreaterThan(1);
  expect(await groups()).toBe(1);
});
