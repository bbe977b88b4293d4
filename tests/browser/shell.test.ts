import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { words } from '../../components/layouts/shell/words.ts';
import navigation from '../../config/content/navigation/index.json' with { type: 'json' };
import { site as siteConfig } from '../../config/site.ts';
import { samplesEn } from '../../pages/english/home/code.ts';
import { words as copyWords } from '../../runtime/widgets/copy.ts';
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

type Visit = { to?: 'zh' | 'en'; path?: string; width?: number; at?: string } & Pick<
  BrowserContextOptions,
  'javaScriptEnabled' | 'hasTouch' | 'permissions'
>;

/** Opens a home page without motion, in a context that goes with the test; `at` sets the visitor's clock. */
async function visit({ to = 'zh', path = '', width = 1280, at, ...options }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  if (at) await page.clock.setFixedTime(at);
  await page.goto(`${site[to]}/${path}`);
  return page;
}

/** Menus of the bar, from its beginning; some entries between them are links. */
type Menu = 'first' | 'second' | 'third' | 'fourth' | 'fifth';
const menus: readonly Menu[] = ['first', 'second', 'third', 'fourth', 'fifth'];
const entry = (page: Page, menu: Menu) => page.locator('[data-menu]').nth(menus.indexOf(menu));
const button = (page: Page, menu: Menu) => entry(page, menu).locator('> summary');
const panel = (page: Page, menu: Menu) => entry(page, menu).locator('[data-panel]');
const toggle = (page: Page) => page.locator('[popovertarget="menu"]');
const isFocused = (locator: Locator) => locator.evaluate((one) => one === document.activeElement);
const openMenus = async (page: Page) => {
  const areOpen = await page
    .locator('[data-menu]')
    .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  return menus.filter((_, index) => areOpen[index]);
};

describe('the menus without scripts', () => {
  it('open below the pointer', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await panel(page, 'first').waitFor({ state: 'hidden' });
    await button(page, 'first').hover();
    await panel(page, 'first').locator('a[href="/im"]').waitFor();
    await button(page, 'second').hover();
    await panel(page, 'first').waitFor({ state: 'hidden' });
  });

  it('open on Enter, one at a time, with their links next in the order of the keys', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await button(page, 'first').press('Enter');
    await panel(page, 'first').getByRole('link').first().waitFor();
    await page.keyboard.press('Tab');
    expect(await isFocused(panel(page, 'first').getByRole('link').first())).toBe(true);
    await button(page, 'fourth').press('Enter');
    await panel(page, 'fourth').waitFor();
    await panel(page, 'first').waitFor({ state: 'hidden' });
  });

  it('fold behind one button where there is no room for a bar', async () => {
    const page = await visit({ javaScriptEnabled: false, width: 360 });
    await toggle(page).click();
    await panel(page, 'second').waitFor({ state: 'hidden' });
    await button(page, 'second').click();
    await panel(page, 'second').locator('a[href="/edu"]').first().waitFor();
  });
});

describe('the menus by keyboard', () => {
  it('are one Tab stop an entry, and focus opens none', async () => {
    const page = await visit({ at: '2030-01-01T00:00:00+08:00' });
    const stops: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest('main') ? null : (activeElement as HTMLElement).innerText.trim();
      });
      if (stop === null) break;
      expect(await openMenus(page)).toEqual([]);
      stops.push(stop);
    }
    expect(stops).toEqual([
      words.zh.skip,
      siteConfig.brand.zh.name,
      ...navigation.map(({ name }) => name),
      // The search is an icon.
      '',
      'EN',
      words.zh.login,
      expect.stringMatching(/./),
    ]);
  });

  it('open and close on Enter and on Space', async () => {
    const page = await visit();
    for (const key of ['Enter', 'Space']) {
      await button(page, 'first').press(key);
      expect(await openMenus(page)).toEqual(['first']);
      await button(page, 'first').press(key);
      expect(await openMenus(page)).toEqual([]);
    }
  });

  it('close on Escape and give the focus back', async () => {
    const page = await visit();
    await button(page, 'first').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await panel(page, 'first').waitFor({ state: 'hidden' });
    expect(await isFocused(button(page, 'first'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(button(page, 'second'))).toBe(true);
  });

  it('close when the focus leaves them', async () => {
    const page = await visit();
    await button(page, 'fourth').press('Enter');
    await panel(page, 'fourth').getByRole('link').last().focus();
    expect(await openMenus(page)).toEqual(['fourth']);
    await page.keyboard.press('Tab');
    expect(await isFocused(button(page, 'fifth'))).toBe(true);
    expect(await openMenus(page)).toEqual([]);
  });
});

describe('the menus by pointer', () => {
  it('open on hover and close when the pointer has left', async () => {
    const page = await visit();
    await button(page, 'first').hover();
    await panel(page, 'first').waitFor();
    await button(page, 'second').hover();
    await panel(page, 'second').waitFor();
    expect(await openMenus(page)).toEqual(['second']);
    await page.mouse.move(4, 700);
    await panel(page, 'second').waitFor({ state: 'hidden' });
  });

  it('close on Escape while the pointer rests on them', async () => {
    const page = await visit();
    await button(page, 'first').hover();
    await panel(page, 'first').waitFor();
    await page.keyboard.press('Escape');
    await panel(page, 'first').waitFor({ state: 'hidden' });
  });

  it('stay open after a click until there is one elsewhere', async () => {
    const page = await visit();
    await button(page, 'third').hover();
    await panel(page, 'third').waitFor();
    await button(page, 'third').click();
    await page.mouse.move(4, 500);
    await button(page, 'fourth').hover();
    await panel(page, 'fourth').waitFor();
    await button(page, 'fourth').click();
    await page.mouse.click(4, 500);
    await panel(page, 'fourth').waitFor({ state: 'hidden' });
  });

  it('open and close at a touch, one at a time', async () => {
    const page = await visit({ hasTouch: true, width: 1024 });
    await button(page, 'first').tap();
    await panel(page, 'first').waitFor();
    await button(page, 'second').tap();
    await panel(page, 'second').waitFor();
    expect(await openMenus(page)).toEqual(['second']);
    await button(page, 'second').tap();
    await panel(page, 'second').waitFor({ state: 'hidden' });
  });

  it('fold to their entries where there is no room for a bar', async () => {
    const page = await visit({ to: 'en', width: 360 });
    await toggle(page).click();
    await panel(page, 'first').waitFor({ state: 'hidden' });
    await button(page, 'first').click();
    await panel(page, 'first').locator('a[href="/en/im"]').waitFor();
  });
});

describe('the menu of a phone', () => {
  it('ends in demo, documents and hotline at the foot of the window', async () => {
    const page = await visit({ width: 390 });
    await toggle(page).click();
    const menu = page.locator('nav#menu');
    for (const [name, href] of [
      [words.zh.demo, '/sdk/app/im'],
      [words.zh.docs, /^http/],
      [words.zh.phone, /^tel:/],
    ] as const) {
      const link = menu.getByRole('link', { name, exact: true });
      expect(await link.getAttribute('href')).toMatch(href);
      expect((await link.boundingBox())!.y).toBeGreaterThan(700);
    }
  });

  it('closes by the button that opened it', async () => {
    const page = await visit({ width: 390 });
    const open = toggle(page);
    const menu = page.locator('nav#menu');
    const icons = () => open.locator('svg').evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
    expect(await icons()).toEqual(['block', 'none']);
    await open.click();
    await menu.waitFor();
    expect(await icons()).toEqual(['none', 'block']);
    await open.click();
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('the white layout', () => {
  it('has the columns, contact lines and help of the Chinese one', async () => {
    const partsOf = async (path: string) => {
      const page = await visit({ path });
      const footer = page.locator('body > footer, body > div > footer');
      return {
        columns: await footer.locator('h2').allTextContents(),
        hotline: await footer.locator('a[href^="tel:"]').count(),
        help: await page.locator('[data-widget="help"] a').count(),
        menus: await page.locator('header [data-menu]').count(),
      };
    };
    const usual = await partsOf('sms');
    expect(await partsOf('clauses')).toEqual(usual);
    expect(usual.columns.length).toBeGreaterThan(3);
    expect(usual.hotline).toBe(1);
  });

  it('gives telephone numbers the height of a finger on a phone', async () => {
    const height = async (userAgent?: string) =>
      (await (
        await visit({ path: 'clauses', ...(userAgent && { userAgent }) })
      )
        .locator('footer a[href^="tel:"]')
        .boundingBox())!.height;
    expect(await height('Mozilla/5.0 (Linux; Android 14) Mobile Safari')).toBeGreaterThanOrEqual(64);
    expect(await height()).toBeLessThan(40);
  });
});

describe('the talk programme', () => {
  it('has a look of its own, which ends where its pages end', async () => {
    const page = await visit({ path: 'promotion/mctalk4' });
    const look = async () => ({
      button: await page
        .locator('header a[href*="register"]')
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor),
      current: await page
        .locator('nav:has(> a[href="/promotion/mctalk3"]) [aria-current]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    });
    expect(await look()).toEqual({ button: 'rgb(173, 51, 152)', current: ['/promotion/mctalk4'] });
    await page.locator('main nav a[href="/promotion/mctalkDetail3"]').click();
    await page.waitForURL('**/promotion/mctalkDetail3');
    expect(await look()).toEqual({ button: 'rgb(173, 51, 152)', current: ['/promotion/mctalkDetail3'] });
    await page.locator('header a[href="/price"]').first().click();
    await page.waitForURL('**/price');
    expect(await look()).toEqual({ button: 'rgb(47, 91, 255)', current: [] });
  });
});

describe('what the calendar decides', () => {
  it('is right on the day of the visit: the years', async () => {
    const counter = async (at: string) => (await visit({ at })).locator('[data-years]');
    const jubilee = await counter('2031-10-13T00:00:00+08:00');
    await expect.poll(() => jubilee.textContent()).toBe('34');
    const dayBefore = await counter('2031-10-12T23:59:59+08:00');
    await expect.poll(() => dayBefore.textContent()).toBe('33');
  });

  it('is right on the day of the visit: the festival logo', async () => {
    const hangs = async (at: string) => (await visit({ at })).locator('header [data-festival]').isVisible();
    expect(await hangs('2023-11-11T23:58:59+08:00')).toBe(true);
    expect(await hangs('2023-11-11T23:59:00+08:00')).toBe(false);
  });

  it('is one flag, which every festival part follows', async () => {
    const page = await visit({ at: '2030-01-01T00:00:00+08:00' });
    const lantern = page.locator('header [data-festival]');
    expect(await lantern.isVisible()).toBe(false);
    await page.evaluate(() => document.documentElement.toggleAttribute('data-promotion', true));
    expect(await lantern.isVisible()).toBe(true);
  });

  it('is right on the day of the visit: whether a campaign has ended, and its next talk', async () => {
    const expectShown = async (at: string, shown: readonly [ended: boolean, numeral: string]) => {
      const page = await visit({ at, path: 'promotion/mctalk4' });
      const numerals = page.locator('[data-opening] [data-dated] p:first-child:visible');
      await expect
        .poll(async () => [
          await page
            .locator('[data-dated]')
            .filter({ has: page.locator('a[data-event-zone="ended"]') })
            .isVisible(),
          (await numerals.allTextContents())[0],
        ])
        .toEqual(shown);
    };
    await expectShown('2026-10-01T00:00:00+08:00', [false, '10.08']);
    await expectShown('2026-10-08T20:30:00+08:00', [false, '10.15']);
    await expectShown('2026-12-25T00:00:00+08:00', [true, '12.24']);
  });
});

describe('the help bar', () => {
  const help = (page: Page) => page.locator('[data-widget="help"]');
  const helpButton = (page: Page) => page.locator('[popovertarget="help-menu"]');
  const scroll = async (page: Page, top: number) => {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };

  it('links to the top beyond 540 pixels, and leads the keyboard to the start', async () => {
    const page = await visit({ at: '2030-01-01T00:00:00+08:00' });
    const link = page.locator('[data-widget="back-to-top"]');
    await link.waitFor({ state: 'hidden' });
    await scroll(page, 540);
    expect(await link.isVisible()).toBe(false);
    await scroll(page, 541);
    await link.waitFor();
    await link.click();
    await page.waitForFunction(() => scrollY === 0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/');
  });

  it('stands beside the content on wide windows', async () => {
    for (const width of [1280, 1340, 1440, 1600, 1920]) {
      const page = await visit({ width });
      const content = await page.locator('header > div').last().boundingBox();
      const bar = await help(page).boundingBox();
      expect(bar!.x, `at ${width}`).toBeGreaterThanOrEqual(content!.x + content!.width);
    }
  });

  it('is one button in the margin of narrower windows, which covers nothing and opens upwards', async () => {
    for (const [width, margin] of [
      [390, 20],
      [1024, 24],
      [1279, 24],
    ] as const) {
      const page = await visit({ width });
      const button = helpButton(page);
      expect((await button.boundingBox())!.x, `at ${width}`).toBe(width - margin);
      expect(await help(page).getByRole('link').last().isVisible()).toBe(false);
      await button.click();
      const entries = (await page.locator('#help-menu').boundingBox())!;
      const open = (await button.boundingBox())!;
      expect(open).toMatchObject({ width: 44, height: 44 });
      expect(open.x + open.width).toBeLessThanOrEqual(width);
      expect(entries.y + entries.height).toBeLessThanOrEqual(open.y);
      await page.keyboard.press('Escape');
      await page.locator('#help-menu').waitFor({ state: 'hidden' });
    }
  });

  it('is out of the window while a narrower one scrolls down, and comes back', async () => {
    const page = await visit({ width: 1024 });
    const left = async () => (await helpButton(page).boundingBox())!.x;
    await scroll(page, 300);
    expect(await left()).toBe(1024);
    await scroll(page, 200);
    expect(await left()).toBe(1000);
    await scroll(page, 400);
    await helpButton(page).focus();
    expect(await left()).toBeLessThan(1000);
  });

  it('opens without scripts', async () => {
    const page = await visit({ width: 1024, javaScriptEnabled: false });
    await helpButton(page).click();
    await help(page).getByRole('link').last().waitFor();
  });
});

describe('a code sample', () => {
  const copyButton = (page: Page) => page.locator('[data-copy] > button');
  /** Copies, and waits until the button says so. */
  const confirmCopy = async (page: Page, edition: 'zh' | 'en') => {
    await copyButton(page).click();
    await expect.poll(() => copyButton(page).innerText()).toBe(copyWords[edition].copied);
  };

  it('shows one language at a time, without scripts too', async () => {
    const page = await visit({ to: 'en', javaScriptEnabled: false });
    const shown = page.locator('pre:visible');
    expect(await shown.getAttribute('aria-label')).toMatch(new RegExp(` · ${samplesEn[0]!.label}$`));
    await page.getByLabel(samplesEn[1]!.label, { exact: true }).check({ force: true });
    expect(await shown.getAttribute('aria-label')).toMatch(new RegExp(` · ${samplesEn[1]!.label}$`));
  });

  it('is copied as it stands', async () => {
    const page = await visit({ to: 'en', permissions: ['clipboard-read', 'clipboard-write'] });
    await confirmCopy(page, 'en');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(samplesEn[0]!.code);
  });

  it('that is a change is copied as the code after it', async () => {
    const page = await visit({ path: 'svod', permissions: ['clipboard-read', 'clipboard-write'] });
    await confirmCopy(page, 'zh');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^const player = .*\n {2}protect: /);
  });

  it('is selected where copying is not allowed', async () => {
    const page = await visit({ to: 'en' });
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copyButton(page).click();
    await page.waitForFunction(() => getSelection()?.toString().startsWith('import { Bridge }'));
  });
});

describe('the two home pages', () => {
  it('keep everything within the window, from 360 pixels up', async () => {
    for (const to of ['zh', 'en'] as const) {
      const page = await visit({ to });
      for (const width of [360, 390, 768, 1024, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          outside: Array.from(document.querySelectorAll('header a, header button'))
            .filter(
              (one) =>
                one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().right > innerWidth,
            )
            .map((one) => one.textContent),
        }));
        expect({ to, ...found }).toEqual({ to, wide: width, outside: [] });
      }
    }
  });

  it('have no accessibility findings with an open menu', async () => {
    for (const [to, menu] of [
      ['zh', 'first'],
      ['en', 'first'],
    ] as const) {
      const page = await visit({ to });
      await button(page, menu).click();
      await panel(page, menu).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }
  });

  it('carry no inline style and no inline event handler', async () => {
    for (const file of ['index.html', 'en.html']) {
      const html = await readFile(`${site.out}/current/site/${file}`, 'utf8');
      expect(html.match(/<[^>]*\s(style|on[a-z]+)=/g) ?? []).toEqual([]);
    }
  });
});
