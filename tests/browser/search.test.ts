import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { proposedSearches } from '../../config/search.ts';
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

type VisitOptions = { to: string; width?: number; javaScriptEnabled?: boolean };

async function visit({ to, width = 1280, javaScriptEnabled = true }: VisitOptions): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(to);
  return page;
}

const dialog = '[data-widget="search"]';
const results = `${dialog} ol a`;
const status = (page: Page) => page.locator(`${dialog} [role="status"]`);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.localName);

const waiting = '[data-search-part="waiting"]';

/** Presses a key until the search takes what is typed: its script comes after the page. */
async function ask(page: Page, key: string): Promise<void> {
  await page.locator('[data-search]').first().waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press(key);
      return page.locator(`${waiting}, ${dialog} input`).count();
    })
    .toBe(1);
}

async function openWith(page: Page, key: string): Promise<void> {
  await ask(page, key);
  await page.locator(`${dialog} input`).waitFor();
}

describe('the search', () => {
  it.each([
    ['en', 'log in', '/account/login'],
    ['zh', '註冊', '/account/register'],
    ['zh', 'Demo', '/sdk/app/im'],
    ['en', 'demo', '/en/calls'],
  ] as const)('of %s answers “%s” with the way there, before pages', async (edition, query, path) => {
    const page = await visit({ to: site[edition] });
    await openWith(page, '/');
    await page.keyboard.type(query);
    const first = page.locator(results).first();
    await expect
      .poll(async () => {
        const href = await first
          .evaluate((link) => (link as HTMLAnchorElement).href, undefined, { timeout: 500 })
          .catch(() => 'about:blank');
        return new URL(href).pathname;
      })
      .toBe(path);
    const addresses = await page.locator(results).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('opens by key, finds pages with marks, and goes on by arrows and Enter', async () => {
    const page = await visit({ to: `${site.zh}/dev-blog` });
    await openWith(page, '/');
    await page.keyboard.type('丢包');
    await page.locator(results).first().waitFor();
    expect(await page.locator(`${dialog} input`).inputValue()).toBe('丢包');
    expect(await page.locator(`${results} >> nth=0`).locator('b').innerText()).toContain('丢包');
    expect(await page.locator(`${results} mark`).first().innerText()).toBe('丢包');
    expect(await status(page).innerText()).toMatch(/^找到 \d+ 页$/);
    const [first, second] = await page
      .locator(results)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(second);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('input');
    await page.keyboard.press('Enter');
    await page.waitForURL(site.zh + first);
    expect(await page.locator(dialog).count()).toBe(0);
  });

  it('opens once, with all that is typed while its script is on its way', async () => {
    const page = await visit({ to: `${site.en}/nothing-here` });
    let letGo = () => {};
    const held = new Promise<void>((done) => (letGo = done));
    await page.route(/search-dialog-.*\.js$/, async (route) => (await held, route.continue()));
    const asked = page.waitForRequest(/search-dialog-.*\.js$/);
    await ask(page, '/');
    await asked;
    await page.keyboard.type('pric');
    await page.keyboard.press('Control+k');
    await page.locator('[data-search]').first().click();
    letGo();
    await page.locator(results).first().waitFor();
    expect(await page.locator(`${dialog} input`).inputValue()).toBe('pric');
    expect(await page.locator(dialog).count()).toBe(1);
    await page.keyboard.type('e');
    expect(await page.locator(`${dialog} input`).inputValue()).toBe('price');
  });

  it('keeps what an input method composes before its script is loaded, and waits for its end', async () => {
    const page = await visit({ to: `${site.zh}/dev-blog` });
    let letGo = () => {};
    const held = new Promise<void>((done) => (letGo = done));
    await page.route(/search-dialog-.*\.js$/, async (route) => (await held, route.continue()));
    const asked = page.waitForRequest(/search-dialog-.*\.js$/);
    await page.locator('[data-search]').focus();
    await ask(page, '/');
    await asked;
    const field = page.locator(waiting);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-label')).toBe('搜索产品、文档与博客');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'diu', selectionStart: 3, selectionEnd: 3 });
    const loaded = page.waitForResponse(/search-dialog-.*\.js$/);
    letGo();
    await (await loaded).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator(dialog).count()).toBe(0);
    await session.send('Input.insertText', { text: '丢包' });
    await page.locator(results).first().waitFor();
    expect(await page.locator(`${dialog} input`).inputValue()).toBe('丢包');
    expect(await field.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator(dialog).waitFor({ state: 'detached' });
    expect(await page.locator('[data-search]').evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('opens again with its query when a visitor comes back from a result, once', async () => {
    const page = await visit({ to: `${site.zh}/dev-blog` });
    await openWith(page, '/');
    await page.keyboard.type('短信价格');
    const title = await page.title();
    await page.locator(results).first().click();
    // The address changes before the page does; the visitor goes back from the page.
    await page.waitForURL((url) => url.pathname !== '/dev-blog');
    await expect.poll(() => page.title()).not.toBe(title);
    await page.goBack();
    await expect.poll(() => page.title()).toBe(title);
    await page.locator(results).first().waitFor();
    expect(await page.locator(`${dialog} input`).inputValue()).toBe('短信价格');
    await page.keyboard.press('Escape');
    await page.reload();
    await openWith(page, '/');
    expect(await page.locator(`${dialog} input`).inputValue()).toBe('');
  });

  it('says that it is loading on a slow network', async () => {
    const page = await visit({ to: `${site.en}/nothing-here` });
    let letGo = () => {};
    const held = new Promise<void>((done) => (letGo = done));
    await page.route(/\/search\.json$/, async (route) => (await held, route.continue()));
    await openWith(page, '/');
    await page.keyboard.type('latency');
    await expect.poll(() => status(page).innerText()).toBe('Loading…');
    letGo();
    await expect.poll(() => status(page).innerText()).toMatch(/^\d+ pages? found$/);
  });

  it.each(['header', 'main'])('returns the focus to its button in the %s when Escape closes it', async (place) => {
    const page = await visit({ to: `${site.zh}/nothing-here` });
    const button = page.locator(`${place} [data-search]`);
    await button.focus();
    await openWith(page, 'Enter');
    expect(await focused(page)).toBe('input');
    await page.keyboard.press('Escape');
    await page.locator(dialog).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('opens with Ctrl-K from the SDK pages, and leaves `/` to fields', async () => {
    const page = await visit({ to: `${site.zh}/sdk/app/im` });
    await openWith(page, 'Control+k');
    await page.keyboard.type('a/b');
    expect(await page.locator(`${dialog} input`).inputValue()).toBe('a/b');
    expect(await page.locator(dialog).count()).toBe(1);
  });

  it('finds pages for traditional characters, and proposes searches for words that say nothing', async () => {
    const page = await visit({ to: `${site.zh}/im` });
    await openWith(page, '/');
    for (const [query, address] of [
      ['短信價格', '/price/sms'],
      ['群聊人數上限', '/im'],
    ] as const) {
      await page.locator(`${dialog} input`).fill(query);
      await expect.poll(() => page.locator(results).first().getAttribute('href')).toContain(address);
    }
    await page.locator(`${dialog} input`).fill('the');
    await page.locator(`${dialog} [data-search-part="proposals"]`).waitFor();
    expect(await status(page).innerText()).toBe('');
  });

  it('says what it searched for where no page has the word', async () => {
    const page = await visit({ to: `${site.en}/nothing-here` });
    await openWith(page, '/');
    await page.keyboard.type('Flutter');
    await expect.poll(() => status(page).innerText()).toBe('No page says “Flutter”. These are about “SDK”');
    expect(await page.locator(results).first().getAttribute('href')).toMatch(/^\/en\//);
  });

  it('finds pages of its own edition', async () => {
    const page = await visit({ to: `${site.en}/nothing-here` });
    await openWith(page, '/');
    await page.keyboard.type('pric');
    await page.locator(results).first().waitFor();
    expect(await page.locator(results).first().getAttribute('href')).toBe('/en/price');
    expect(await page.locator(`${results} mark`).first().innerText()).toMatch(/^pric$/i);
  });

  it('proposes searches where nothing was found, and the nearest word', async () => {
    const page = await visit({ to: `${site.en}/nothing-here` });
    await openWith(page, '/');
    await page.keyboard.type('altensy ');
    const nearest = page.locator(`${dialog} p button`).first();
    const proposed = await nearest.innerText();
    await nearest.click();
    await page.locator(results).first().waitFor();
    expect(await page.locator(`${dialog} input`).inputValue()).toBe(proposed);
    await page.locator(`${dialog} input`).fill('qqqqqq');
    await expect.poll(() => status(page).innerText()).toBe('Nothing found for “qqqqqq”');
    for (const name of proposedSearches.en)
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(1);
  });

  it('says that it could not be loaded, and loads on request', async () => {
    const page = await visit({ to: `${site.zh}/dev-blog` });
    await page.route(/\/(?:assets\/search-\w+|search)\.json$/, (route) => route.abort());
    await openWith(page, '/');
    await page.keyboard.type('价格');
    await expect.poll(() => status(page).innerText()).toBe('搜索没有加载出来，请检查网络后重试。');
    await page.unroute(/\/(?:assets\/search-\w+|search)\.json$/);
    await page.locator(`${dialog} [data-dialog="body"] button`).click();
    await page.locator(results).first().waitFor();
  });

  it('reads the index again when its release was replaced', async () => {
    const page = await visit({ to: `${site.zh}/dev-blog` });
    let stale = true;
    await page.route('**/search.json', async (route) => {
      const response = await route.fetch();
      const index = await response.json();
      const gone = index.terms.map((hash: string) => hash && '00000000');
      await route.fulfill({ json: stale ? { ...index, terms: gone } : index });
      stale = false;
    });
    await openWith(page, '/');
    await page.keyboard.type('价格');
    await page.locator(results).first().waitFor();
  });

  it('has no problems for axe, and fits a phone', async () => {
    const page = await visit({ to: `${site.zh}/dev-blog`, width: 390 });
    await page.locator('[data-search]').focus();
    await openWith(page, 'Enter');
    expect(await axeFindings(page, dialog)).toEqual([]);
    await page.locator(`${dialog} input`).fill('消息');
    await page.locator(results).first().waitFor();
    expect(await axeFindings(page, dialog)).toEqual([]);
    const { left, right, bottom } = (await page
      .locator(dialog)
      .evaluate((element) => element.getBoundingClientRect().toJSON())) as DOMRect;
    expect([left >= 0, right <= 390, bottom <= 800]).toEqual([true, true, true]);
    expect(
      await page
        .locator(results)
        .last()
        .evaluate((link) => link.getBoundingClientRect().height),
    ).toBeGreaterThanOrEqual(44);
  });

  it('loads neither its dialog nor its index before it is used, and is a link to the columns of links without a script', async () => {
    const page = await visit({ to: `${site.zh}/dev-blog` });
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => /search-dialog|search.*\.json/.test(name))).toEqual([]);
    const without = await visit({ to: `${site.zh}/dev-blog`, javaScriptEnabled: false });
    expect(await without.locator('[data-search]').isVisible()).toBe(false);
    expect(await page.locator('[data-search-instead]').isVisible()).toBe(false);
    await without.locator('[data-search-instead]').click();
    await without.waitForURL(`${site.zh}/#directory`);
    expect(await without.locator('#directory a').count()).toBeGreaterThan(30);
    expect(await without.locator('#directory').evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(
      800,
    );
  });
});
