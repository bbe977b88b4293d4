import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pricedProducts } from '../../config/priced-products.ts';
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

type Opening = {
  at?: string;
  edition?: 'zh' | 'en';
  prepare?: (page: Page) => Promise<unknown>;
} & BrowserContextOptions;

/** Opens a page of its own. A test fails of any error that the browser's console tells: a mismatch while hydrating is one. */
async function open({
  at = '/price/im',
  edition = 'zh',
  prepare,
  ...options
}: Opening = {}): Promise<{ page: Page; loaded: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  const errors: string[] = [];
  const loaded: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });
  const page = await context.newPage();
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !/ERR_FAILED|status of 404/.test(message.text()) && errors.push(message.text()),
  );
  page.on('pageerror', (error) => errors.push(error.message));
  page.on(
    'request',
    (request) => request.url().includes('/assets/') && loaded.push(request.url().replace(/.*\/assets\//, '')),
  );
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  await prepare?.(page);
  await page.goto(site[edition] + at);
  return { page, loaded };
}

/** Serves another document than the published one. */
const changed = (page: Page, change: (html: string) => string) =>
  page.route(`${site.zh}/price/im`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

const island = (page: Page) => page.locator('[data-island]');
const form = (page: Page) => island(page).locator('form');
/** The field for the quantity of a meter. */
const quantity = (page: Page, meter: string) => form(page).locator(`input[id$="${meter}"]`);
const total = (page: Page) => island(page).getByRole('status');
/** Scrolls to the calculator, and waits until it lives. */
async function wake(page: Page) {
  // A visit replaces it while it is scrolled to.
  const scrolled = () =>
    island(page)
      .scrollIntoViewIfNeeded({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
  await expect.poll(scrolled, { timeout: 10_000 }).toBe(true);
  await form(page).waitFor();
}
const isIsland = (name: string) => name.startsWith('price-calculator-');
const scripts = /\/assets\/price-calculator-/;

describe('an island', () => {
  it('is hydrated shortly before it is seen, and its script is not loaded earlier', async () => {
    // The calculator opens its page, so something has to stand before it.
    const pushDown = (page: Page) => changed(page, (html) => html.replace('<h1', `${'<br>'.repeat(100)}<h1`));
    const { page, loaded } = await open({ prepare: pushDown });
    await page.waitForLoadState('networkidle');
    expect(loaded.filter(isIsland)).toEqual([]);
    expect(await island(page).locator('table tbody tr').count()).toBe(3);
    await wake(page);
    expect(loaded.filter(isIsland)).toHaveLength(1);
    expect(await island(page).locator('table').count()).toBe(0);
  });

  it('waits for an idle moment, or for its first use, if it says so', async () => {
    const told = (when: string) => (page: Page) =>
      changed(page, (html) => html.replace('data-when="visible"', `data-when="${when}"`));
    const { page: idle } = await open({ prepare: told('idle') });
    await form(idle).waitFor({ state: 'attached' });
    expect(await idle.evaluate(() => scrollY)).toBe(0);

    const { page: used, loaded } = await open({ prepare: told('use') });
    await island(used).scrollIntoViewIfNeeded();
    await used.mouse.move(0, 0);
    await used.waitForLoadState('networkidle');
    expect(loaded.filter(isIsland)).toEqual([]);
    await island(used).hover();
    await form(used).waitFor();
  });

  it("lives again on a page that takes the place of another, with that page's props", async () => {
    const { page } = await open();
    await wake(page);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.locator('main nav a[href="/price/sms"]').click();
    await page.waitForURL('**/price/sms');
    await wake(page);
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
    expect(await form(page).locator('select').inputValue()).toBe('sms');
    await page.goBack();
    await page.waitForURL('**/price/im');
    await wake(page);
    expect(await form(page).locator('select').inputValue()).toBe('im');
  });

  it('whose script is missing reloads the page once, then says so and keeps the rendered markup', async () => {
    let documents = 0;
    const { page } = await open({
      prepare: (page) => {
        page.on('request', (request) => request.isNavigationRequest() && documents++);
        return page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }));
      },
    });
    // In view from the start, it may reload the page at once.
    await island(page)
      .scrollIntoViewIfNeeded()
      .catch(() => undefined);
    await expect.poll(() => documents).toBe(2);
    await island(page).scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('[data-widget="announcer"]').textContent()).toContain('没有加载成功');
    expect(documents).toBe(2);
    expect(await island(page).locator('table tbody tr').count()).toBe(3);
  });

  it('that fails during hydration keeps the rendered markup', async () => {
    const errors: string[] = [];
    const { page } = await open({
      prepare: async (page) => {
        page.removeAllListeners('pageerror');
        page.removeAllListeners('console');
        page.on('pageerror', (error) => errors.push(error.message));
        await page.route(`${site.zh}/price/im`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            body: (await response.text()).replace(
              'data-props="{&quot;product&quot;:&quot;im&quot;}"',
              'data-props="{&quot;product&quot;:&quot;none&quot;}"',
            ),
          });
        });
      },
    });
    const before = await island(page).innerHTML();
    await island(page).scrollIntoViewIfNeeded();
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await expect.poll(() => island(page).innerHTML()).toBe(before);
  });
});

describe('the calculator', () => {
  it('recalculates as values are typed, and announces the new total', async () => {
    const { page } = await open();
    await wake(page);
    expect(await total(page).textContent()).toContain('¥4,272.00');
    await page.keyboard.press('Tab');
    await quantity(page, 'mau').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('10100');
    expect(await total(page).textContent()).toContain('¥3,702.00');
    await page.keyboard.type('0');
    expect(await total(page).textContent()).toContain(
      `¥${((10_000 * 36 + 90_000 * 30 + 900 * 24) / 100 + 102).toLocaleString('en')}.00`,
    );
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    expect(await total(page).textContent()).toContain('¥102.00');
  });

  it('works from the keyboard alone, from product to plan to quantities', async () => {
    const { page } = await open();
    await wake(page);
    await form(page).locator('select').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('带直播间的社交应用');
    await page.keyboard.press('Space');
    expect(await form(page).getByRole('radio').nth(1).isChecked()).toBe(true);
    expect(await quantity(page, 'chatroom').inputValue()).toBe('20000');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    expect(await form(page).getByRole('radio').first().isChecked()).toBe(true);
    await form(page).locator('select').focus();
    await page.keyboard.press('End');
    await expect.poll(() => form(page).locator('select').inputValue()).toBe('cloudcall');
    expect(await quantity(page, 'seat').count()).toBe(1);
    expect(await total(page).textContent()).toContain('¥');
  });

  it('takes a quantity from its slider, which follows the field', async () => {
    const { page } = await open();
    await wake(page);
    const users = quantity(page, 'mau');
    const slider = users.locator('xpath=following-sibling::input[@type="range"]');
    await users.fill('0');
    expect(await slider.inputValue()).toBe('0');
    await slider.press('End');
    expect(await users.inputValue()).toBe('10000000');
    await users.fill('100000');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^100,000\S/);
    expect(await slider.inputValue()).toBe('60');
  });

  it('counts nothing that is not a number of units', async () => {
    const { page } = await open({ at: '/price/sms' });
    await wake(page);
    for (const meter of ['notice', 'marketing', 'voice']) await quantity(page, meter).fill('-5');
    expect(await total(page).textContent()).toContain('¥0.00');
    await quantity(page, 'marketing').fill('1000.9');
    expect(await total(page).textContent()).toContain('¥56.00');
  });
});

describe('the price pages', () => {
  it.each(['', ...pricedProducts.map((product) => `/${product}`)])(
    '/price%s has nothing that axe finds wrong while its island lives',
    async (path) => {
      const { page } = await open({ at: `/price${path}` });
      await wake(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page
          .locator('a[aria-current="page"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toContain(`/price${path}`);
    },
  );

  it.each([360, 1024, 1920])('keep to a window of %i', async (width) => {
    for (const at of ['/price', '/price/im', '/price/sms']) {
      const { page } = await open({ at, viewport: { width, height: 900 } });
      await wake(page);
      expect([at, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([at, 0]);
    }
  });

  it("say what they have to say without scripts: worked examples stand in the calculator's place", async () => {
    for (const [at, fen] of [
      ['/price/im', '¥4,272.00'],
      ['/price/sms', '¥9,140.00'],
    ] as const) {
      const { page } = await open({ at, javaScriptEnabled: false });
      expect(await island(page).locator('table').innerText()).toContain(fen);
      expect(await form(page).count()).toBe(0);
    }
  });
});

describe('the calculator in dollars', () => {
  const english = { edition: 'en', at: '/en/price' } as const;
  const tryOut = (page: Page) => page.locator('[data-try="pricing"]');
  const status = (page: Page) => tryOut(page).locator('[data-status]').innerText();
  const live = (page: Page) => expect.poll(() => tryOut(page).getAttribute('data-state')).toBe('live');

  it('follows its dials by the keyboard and its examples, keeps them in the address, and is reset', async () => {
    const { page } = await open(english);
    await live(page);
    const began = await status(page);
    await tryOut(page).locator('[data-month]').first().focus();
    await page.keyboard.press('Enter');
    expect(await status(page)).toContain('$1,224.00 a month before tax');
    await tryOut(page).locator('[name="texts"]').focus();
    await page.keyboard.press('Home');
    expect(await status(page)).toContain('$1,095.00 a month before tax');
    await expect.poll(() => new URL(page.url()).hash).toBe('#try=pricing.20000.0.0.0.0');
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    await live(page);
    expect(await status(page)).toContain('$1,095.00 a month before tax');
    await tryOut(page).locator('[data-reset]').click();
    expect(await status(page)).toBe(began);
  });

  it('is a bill of an example without scripts, and keeps to any window', async () => {
    const { page } = await open({ ...english, javaScriptEnabled: false });
    expect(await tryOut(page).locator('button:visible, input:visible').count()).toBe(0);
    expect(await tryOut(page).innerText()).toContain('$2,698.05');
    for (const width of [360, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    }
  });
});

describe('a printed price page', () => {
  it('shows its folded tables whole, within the width of the paper', async () => {
    const { page } = await open();
    const table = page.locator('details table').first();
    expect(await table.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect.poll(() => table.isVisible()).toBe(true);
    const { x, width } = (await table.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(794);
  });
});

describe('the room kept for the calculator', () => {
  it.each(pricedProducts)(
    'is enough at the width that phones show, so that nothing below it moves: %s',
    async (product) => {
      const { page } = await open({ at: `/price/${product}`, viewport: { width: 1024, height: 800 } });
      const calculator = page.locator('#calculator');
      await calculator.scrollIntoViewIfNeeded();
      await calculator.locator('input').first().waitFor();
      const [height, kept] = await calculator.evaluate((one) => [
        one.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(one).minHeight),
      ]);
      expect(height).toBe(kept);
    },
  );
});
