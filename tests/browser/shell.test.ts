import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Preview, startPreview } from '../../cli/preview/preview.ts';
import { samplesEn } from '../../pages/home/code-en.ts';
import { startBrowser } from '../support/browser.ts';
import { buildFolder, runSite } from '../support/run-site.ts';

let build: Awaited<ReturnType<typeof buildFolder>>;
let preview: Preview;
let browser: Browser;
const home = { zh: '', en: '' };

beforeAll(async () => {
  [build, browser] = await Promise.all([buildFolder(), startBrowser()]);
  const ended = await runSite(['generate', '--no-compress', '--quiet'], { env: build.env });
  expect(ended.code, ended.stderr).toBe(0);
  preview = await startPreview({ out: build.out, port: 0, host: '127.0.0.1', apiUpstream: '127.0.0.1:9' });
  const { port } = new URL(preview.url);
  home.zh = `http://localhost:${port}/`;
  home.en = `http://en.localhost:${port}/`;
});
afterAll(async () => {
  await browser?.close();
  await preview?.close();
  await build?.remove();
});

type Visit = { to?: keyof typeof home; width?: number; at?: string } & Pick<BrowserContextOptions, 'javaScriptEnabled' | 'hasTouch' | 'permissions'>;

/** Opens a home page without motion, in a context that goes with the test; `at` sets the visitor's clock. */
async function visit({ to = 'zh', width = 1280, at, ...options }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  if (at) await page.clock.setFixedTime(at);
  await page.goto(home[to]);
  return page;
}

const entry = (page: Page, name: string) => page.locator('[data-menu]').filter({ has: page.locator(`button:text-is("${name}")`) });
const button = (page: Page, name: string) => entry(page, name).locator('> button');
const panel = (page: Page, name: string) => entry(page, name).locator('[data-panel]');

describe('the menus without scripts', () => {
  it('open below the pointer', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await panel(page, '产品').waitFor({ state: 'hidden' });
    await button(page, '产品').hover();
    await panel(page, '产品').getByRole('link', { name: '即时通讯 IM' }).waitFor();
    await button(page, '解决方案').hover();
    await panel(page, '产品').waitFor({ state: 'hidden' });
  });

  it('open where the focus is, with every link in the order of the keys', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await button(page, '产品').focus();
    const first = panel(page, '产品').getByRole('link').first();
    await first.waitFor();
    await page.keyboard.press('Tab');
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('lie open behind one button where there is no room for a bar', async () => {
    const page = await visit({ javaScriptEnabled: false, width: 360 });
    await panel(page, '产品').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '菜单' }).click();
    const links = page.getByRole('navigation', { name: '主导航' }).getByRole('link');
    expect(await links.count()).toBeGreaterThan(60);
    for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
  });
});

describe('the menus with the runtime', () => {
  it('tell whether they are open', async () => {
    const page = await visit();
    const states = () => page.locator('[data-menu] > button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
    expect(new Set(await states())).toEqual(new Set(['false']));
    await button(page, '解决方案').hover();
    expect((await states()).slice(0, 3)).toEqual(['false', 'true', 'false']);
  });

  it('close on Escape, give the focus back, and let it pass on', async () => {
    const page = await visit();
    await button(page, '产品').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await panel(page, '产品').waitFor({ state: 'hidden' });
    expect(await button(page, '产品').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await button(page, '解决方案').evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('stay open after a click until there is one elsewhere', async () => {
    const page = await visit();
    await button(page, '开发者中心').click();
    await page.mouse.move(4, 500);
    await panel(page, '开发者中心').waitFor();
    await page.mouse.click(4, 500);
    await panel(page, '开发者中心').waitFor({ state: 'hidden' });
  });

  it('open and close at a touch, one at a time', async () => {
    const page = await visit({ hasTouch: true, width: 1024 });
    await button(page, '产品').tap();
    await panel(page, '产品').waitFor();
    await button(page, '解决方案').tap();
    await panel(page, '产品').waitFor({ state: 'hidden' });
    await panel(page, '解决方案').waitFor();
    await button(page, '解决方案').tap();
    await panel(page, '解决方案').waitFor({ state: 'hidden' });
  });

  it('fold to their entries where there is no room for a bar', async () => {
    const page = await visit({ to: 'en', width: 360 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await panel(page, 'Products').waitFor({ state: 'hidden' });
    await button(page, 'Products').click();
    await panel(page, 'Products').getByRole('link', { name: 'In-app chat' }).waitFor();
    expect(await button(page, 'Products').getAttribute('aria-expanded')).toBe('true');
  });
});

describe('what the calendar decides', () => {
  it('is right on the day of the visit: the years', async () => {
    const counter = async (at: string) => (await visit({ at })).locator('[data-years]').textContent();
    expect(await counter('2031-10-13T00:00:00+08:00')).toBe('34');
    expect(await counter('2031-10-12T23:59:59+08:00')).toBe('33');
  });

  it('is right on the day of the visit: the festival logo', async () => {
    const hangs = async (at: string) => (await visit({ at })).locator('header [data-festival]').isVisible();
    expect(await hangs('2023-11-11T23:58:59+08:00')).toBe(true);
    expect(await hangs('2023-11-11T23:59:00+08:00')).toBe(false);
  });
});

describe('the way back to the top', () => {
  it('shows beyond 540 pixels, and leads the keyboard to the start', async () => {
    const page = await visit();
    const link = page.locator('[data-widget="back-to-top"]');
    await link.waitFor({ state: 'hidden' });
    await page.evaluate(() => scrollTo(0, 540));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await link.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 541));
    await link.waitFor();
    await link.click();
    await page.waitForFunction(() => scrollY === 0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/');
  });
});

describe('a code sample', () => {
  it('shows one language at a time, without scripts too', async () => {
    const page = await visit({ to: 'en', javaScriptEnabled: false });
    const shown = page.locator('pre:visible');
    expect(await shown.getAttribute('aria-label')).toBe('Send and receive a first message · JavaScript');
    await page.getByLabel('Swift', { exact: true }).check({ force: true });
    expect(await shown.getAttribute('aria-label')).toBe('Send and receive a first message · Swift');
  });

  it('is copied as it stands', async () => {
    const page = await visit({ to: 'en', permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(samplesEn[0]!.code);
  });

  it('is selected where copying is not allowed', async () => {
    const page = await visit({ to: 'en' });
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy' }).click();
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
            .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().right > innerWidth)
            .map((one) => one.textContent),
        }));
        expect({ to, ...found }).toEqual({ to, wide: width, outside: [] });
      }
    }
  });

  it('have no accessibility findings, menus open or not', async () => {
    const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    const findings = async (page: Page) => {
      await page.evaluate(axe);
      const run = (): Promise<string[]> => (window as any).axe.run().then(({ violations }: any) => violations.flatMap((one: any) => one.nodes.map((node: any) => `${one.id}: ${node.html}`)));
      return page.evaluate(run);
    };
    for (const [to, menu] of [['zh', '产品'], ['en', 'Products']] as const) {
      const page = await visit({ to });
      expect(await findings(page)).toEqual([]);
      await button(page, menu).hover();
      await panel(page, menu).waitFor();
      expect(await findings(page)).toEqual([]);
    }
  });

  it('carry no inline style and no inline event handler', async () => {
    for (const file of ['index.html', 'en.html']) {
      const html = await readFile(`${build.out}/current/site/${file}`, 'utf8');
      expect(html.match(/<[^>]*\s(style|on[a-z]+)=/g) ?? []).toEqual([]);
    }
  });
});
