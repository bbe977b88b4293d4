import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import types from '../../config/content/cases/types.json' with { type: 'json' };
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type Visit = { to: string; width?: number; withoutHas?: boolean } & Pick<BrowserContextOptions, 'javaScriptEnabled'>;

/** Opens a page without motion; `withoutHas` takes from its styles what a browser without `:has` would not understand. */
async function visit({ to, width = 1280, withoutHas = false, ...options }: Visit): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  if (withoutHas) {
    // Styles that are fetched ahead may still be on their way when the test ends.
    onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
    });
  }
  await page.goto(site.zh + to);
  return page;
}

/** Anchors of the groups that are shown. */
const shown = (page: Page) =>
  page.locator('section[id]:has(> h3:visible)').evaluateAll((all) => all.map(({ id }) => id));
const filter = (page: Page) => page.locator('[data-filter] nav');
/** The link of the filter to one group; to all of them without an anchor. */
const choiceOf = (page: Page, anchor?: string) =>
  anchor === undefined ? filter(page).getByRole('link').first() : filter(page).locator(`a[href="#${anchor}"]`);

describe('the list of cases without scripts', () => {
  const cases = (to = '/case') => visit({ to, javaScriptEnabled: false });

  it('shows every group at first', async () => {
    expect(await shown(await cases())).toEqual(types.map(({ id }) => `type-${id}`));
  });

  it('shows the chosen one alone, says so in its address, and all again', async () => {
    const page = await cases();
    await choiceOf(page, 'type-finance').click();
    expect(await shown(page)).toEqual(['type-finance']);
    await expect.poll(() => new URL(page.url()).hash).toBe('#type-finance');
    const [finance, all] = await Promise.all(
      [choiceOf(page, 'type-finance'), choiceOf(page)].map((link) =>
        link.evaluate((one) => getComputedStyle(one).backgroundColor),
      ),
    );
    expect(finance).not.toBe(all);
    await choiceOf(page).click();
    expect(await shown(page)).toHaveLength(types.length);
  });

  it('shows the one that an address names, below the bar that chooses', async () => {
    const page = await cases('/case#type-hardware');
    expect(await shown(page)).toEqual(['type-hardware']);
    const bar = (await filter(page).boundingBox())!;
    const name = (await page.locator('#type-hardware-name').boundingBox())!;
    expect(name.y).toBeGreaterThan(bar.y + bar.height);
    expect(name.y).toBeLessThan(400);
  });

  it('is filtered with the keyboard', async () => {
    const page = await cases();
    await choiceOf(page, 'type-game').focus();
    await page.keyboard.press('Enter');
    expect(await shown(page)).toEqual(['type-game']);
    await page.goBack();
    expect(await shown(page)).toHaveLength(types.length);
  });

  it('shows everything where a browser cannot filter', async () => {
    const page = await visit({ to: '/case#type-finance', withoutHas: true });
    expect(await shown(page)).toHaveLength(types.length);
  });
});

describe('the list of solutions without scripts', () => {
  it('says of each industry how many solutions it has, and shows them alone', async () => {
    const page = await visit({ to: '/solution', javaScriptEnabled: false });
    const solutions = page.locator('section[id] ul:not([aria-label]) > li:visible');
    const choices = await filter(page).getByRole('link').all();
    expect(choices.length).toBeGreaterThan(2);
    for (const choice of choices) {
      await choice.click();
      const [name, count] = (await choice.innerText()).split('\n');
      expect([name, await solutions.count()]).toEqual([name, Number(count)]);
      const anchor = (await choice.getAttribute('href'))!.slice(1);
      if (choice !== choices[0]) expect(await shown(page)).toEqual([anchor]);
    }
  });
});

describe('a list that is filtered, with scripts', () => {
  const lists = [
    ['/case', 'type-finance'],
    ['/solution', 'trade-3'],
  ] as const;

  it.each(lists)('of %s stays where it is, marks the choice and announces it', async (to, anchor) => {
    const page = await visit({ to });
    const all = await choiceOf(page).getAttribute('href');
    const current = () =>
      filter(page)
        .locator('[aria-current="true"]')
        .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    await expect.poll(current).toEqual([all]);
    await filter(page).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await choiceOf(page, anchor).click();
    await expect.poll(current).toEqual([`#${anchor}`]);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await shown(page)).toEqual([anchor]);
    const name = await page.locator(`#${anchor}-name`).innerText();
    expect(await page.locator('[data-filter] [role="status"]').textContent()).toMatch(new RegExp(`^${name} \\d+$`));
    await page.goBack();
    await expect.poll(current).toEqual([all]);
  });

  it.each([
    ['/case', 'type-retail'],
    ['/solution', 'trade-5'],
  ])('of %s brings the chosen link into view on a phone', async (to, anchor) => {
    const page = await visit({ to: `${to}#${anchor}`, width: 390 });
    const isWhole = (link: Locator) =>
      link.evaluate((one) => {
        const [inner, outer] = [one, one.closest('ul')!].map((each) => each.getBoundingClientRect());
        return inner!.left >= outer!.left && inner!.right <= outer!.right;
      });
    const chosen = choiceOf(page, anchor);
    await expect.poll(() => isWhole(chosen)).toBe(true);
    const all = choiceOf(page);
    expect(await isWhole(all)).toBe(false);
    await all.click();
    await expect.poll(() => isWhole(all)).toBe(true);
    await page.goBack();
    await expect.poll(() => isWhole(chosen)).toBe(true);
  });

  it('leads below the bar where that sticks to the top', async () => {
    const page = await visit({ to: '/case' });
    await filter(page).locator('[aria-current="true"]').waitFor();
    await page.locator('#type-retail').scrollIntoViewIfNeeded();
    await choiceOf(page, 'type-finance').click();
    const bar = (await filter(page).boundingBox())!;
    const top = (await page.locator('#type-finance-name').boundingBox())!.y;
    expect(top).toBeGreaterThan(bar.y + bar.height);
    expect(top).toBeLessThan(400);
  });
});

describe('the list of lessons without scripts', () => {
  const rows = (page: Page) => page.locator('[data-level]:visible');

  it('is filtered by subject and level together', async () => {
    const page = await visit({ to: '/videoTutorial/more', javaScriptEnabled: false });
    const total = await rows(page).count();
    await page.locator('[name="level"][value="further"]').check({ force: true });
    const further = await rows(page).count();
    expect(further).toBeGreaterThan(0);
    expect(further).toBeLessThan(total);
    await choiceOf(page, 'messages').click();
    expect(await shown(page)).toEqual(['messages']);
    expect(new Set(await rows(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-level'))))).toEqual(
      new Set(['further']),
    );
  });

  it('says where a subject has no lesson of a level', async () => {
    const page = await visit({ to: '/videoTutorial/more#agents', javaScriptEnabled: false });
    const none = page.locator('#agents > div > p');
    expect(await none.isVisible()).toBe(false);
    await page.locator('[name="level"][value="further"]').check({ force: true });
    expect(await none.isVisible()).toBe(true);
  });
});

describe('the pages of cases, lessons and downloads', () => {
  const addresses = ['/case', '/case/dukou-bank-teller', '/videoTutorial', '/videoTutorial/more', '/sdk/app/im'];

  it('keep everything within the window, from 360 pixels up', async () => {
    const page = await visit({ to: '/case' });
    for (const to of addresses) {
      await page.goto(site.zh + to);
      for (const width of [360, 1024, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect({ to, wide: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({
          to,
          wide: width,
        });
      }
    }
  });
});
