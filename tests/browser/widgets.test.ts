import jsqr from 'jsqr';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { productNames } from '../../config/products.ts';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { loadPart } from '../support/load-part.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type Visit = { to?: string; width?: number; height?: number } & Pick<
  BrowserContextOptions,
  'javaScriptEnabled' | 'reducedMotion' | 'userAgent'
>;

/** Opens a page in a context that goes with the test; any error it tells fails the test. */
async function visit({
  to = `${site.zh}/`,
  width = 1280,
  height = 800,
  reducedMotion = 'reduce',
  ...options
}: Visit = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    // What was on its way when a test takes the network away is told by the browser, not by a page.
    if (message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED'))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  onTestFinished(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });
  await page.goto(to);
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('a dialog', () => {
  type Options = {
    title?: string;
    label?: string;
    width: number;
    height?: number;
    closable?: boolean;
    backdrop?: boolean;
  };

  async function open({ lines = 1, ...options }: Options & { lines?: number }, visiting: Visit = {}) {
    const page = await visit(visiting);
    await loadPart({ page, source: 'runtime/widgets/dialog.ts' });
    await page.locator('main a').first().focus();
    const before = { focus: await focused(page), left: (await page.locator('h1').boundingBox())!.x };
    await page.evaluate(
      ({ lines, options }) => {
        const { openDialog } = (window as unknown as { part: { openDialog: (given: object) => void } }).part;
        const content = Array.from({ length: lines }, (_, line) =>
          Object.assign(document.createElement('p'), { textContent: `第 ${line} 行` }),
        );
        openDialog({
          ...options,
          content: [...content, Object.assign(document.createElement('button'), { textContent: '好' })],
        });
      },
      { lines, options },
    );
    const dialog = page.locator('dialog[data-widget="dialog"]');
    await dialog.waitFor();
    return { page, dialog, before };
  }
  const sizeOf = async (dialog: Awaited<ReturnType<typeof open>>['dialog']) => {
    const { width, height } = (await dialog.boundingBox())!;
    return { width, height };
  };

  it('is as large as asked for, and 20 pixels lower than a window that is too low', async () => {
    const { page, dialog } = await open({ title: '大小', width: 600, height: 500 });
    expect(await sizeOf(dialog)).toEqual({ width: 600, height: 500 });
    await page.setViewportSize({ width: 1280, height: 420 });
    expect(await sizeOf(dialog)).toEqual({ width: 600, height: 400 });
    await page.setViewportSize({ width: 500, height: 420 });
    expect(await sizeOf(dialog)).toEqual({ width: 480, height: 400 });
  });

  it('without a height is as high as its content, up to the same', async () => {
    const { dialog: low } = await open({ title: '低', width: 600 });
    expect((await sizeOf(low)).height).toBeLessThan(200);
    const { dialog: high } = await open({ title: '高', width: 600, lines: 100 });
    expect((await sizeOf(high)).height).toBe(780);
  });

  it('is modal, named by its title, and accessible', async () => {
    const written = '名字';
    const { page } = await open({ title: written, width: 600, lines: 100, height: 500 });
    await page.getByRole('dialog', { name: written, exact: true }).waitFor();
    expect(await page.locator('dialog').evaluate((one) => one.matches(':modal'))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('closes by its button, and the focus is back where it was', async () => {
    const { page, dialog, before } = await open({ title: '关', width: 600 });
    await dialog.locator('> button').click();
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(before.focus);
  });

  it('closes by Escape, also where it has no button to close', async () => {
    const { page, dialog, before } = await open({ label: '关', width: 600, closable: false });
    expect(await dialog.locator('> button').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(before.focus);
  });

  it('closes by a click beside it, and by none that began inside', async () => {
    const { page, dialog } = await open({ title: '旁', width: 600 });
    const { x, y } = (await dialog.boundingBox())!;
    await page.mouse.move(x + 100, y + 20);
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(20, 20);
    await dialog.waitFor({ state: 'detached' });
  });

  it('stays at a click beside it where that is not wanted', async () => {
    const { page, dialog } = await open({ title: '旁', width: 600, backdrop: false });
    await page.mouse.click(20, 20);
    expect(await dialog.isVisible()).toBe(true);
  });

  it('holds the page below it where it is, and lets it go', async () => {
    const { page, before } = await open({ title: '锁', width: 600 });
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await overflow()).toBe('hidden');
    expect((await page.locator('h1').boundingBox())!.x).toBe(before.left);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await overflow()).toBe('visible');
    expect((await page.locator('h1').boundingBox())!.x).toBe(before.left);
  });

  it('comes without motion where motion is not wanted', async () => {
    const moves = async (reducedMotion: 'reduce' | 'no-preference') =>
      (await open({ title: '动', width: 600 }, { reducedMotion })).dialog.evaluate(
        (one) => getComputedStyle(one).animationName,
      );
    expect(await moves('no-preference')).toBe('dialog-in');
    expect(await moves('reduce')).toBe('none');
  });
});

/** What a phone's camera reads from a code on the page. */
async function scan(page: Page, code: ReturnType<Page['locator']>): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64');
  const { data, width, height } = await page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(source), (one) => one.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    const { data, width, height } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data: Array.from(data), width, height };
  }, picture);
  return jsqr(Uint8ClampedArray.from(data), width, height)?.data;
}

describe.each(['contentinfo', 'complementary'] as const)('the WhatsApp code in the %s', (place) => {
  const parts = (page: Page) => {
    const root = page.getByRole(place).locator('details[data-widget="whatsapp"]');
    return {
      button: root.locator('summary'),
      code: root.getByRole('img'),
      link: root.getByRole('link'),
    };
  };

  it.each([true, false])(
    'opens and closes at a click, and leads a phone to the chat (scripts: %s)',
    async (javaScriptEnabled) => {
      const page = await visit({ to: `${site.en}/`, javaScriptEnabled });
      const { button, code, link } = parts(page);
      expect(await code.isVisible()).toBe(false);
      await button.click();
      await code.waitFor();
      expect(await link.getAttribute('href')).toBe('https://wa.me/10000000000');
      if (javaScriptEnabled) {
        expect(await scan(page, code)).toBe('https://wa.me/10000000000');
        expect(await axeFindings(page)).toEqual([]);
      }
      await button.click();
      await code.waitFor({ state: 'hidden' });
    },
  );

  it('closes by Escape with the focus back on its button, and when the visitor goes elsewhere', async () => {
    const page = await visit({ to: `${site.en}/` });
    const { button, code } = parts(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await code.waitFor();
    await page.keyboard.press('Tab');
    // What closes it is loaded when the page can already be used.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return code.isVisible();
      })
      .toBe(false);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await code.waitFor();
    await page.locator('h1').dispatchEvent('pointerdown');
    await code.waitFor({ state: 'hidden' });
  });

  it.each([1024, 390])('stays within a window %i pixels wide', async (width) => {
    const page = await visit({ to: `${site.en}/`, width });
    const { button, code } = parts(page);
    await button.click();
    const { x, y, width: wide } = (await code.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

describe('a tip box', () => {
  type Shown = { title?: string; text: string; colour?: string };

  /** Shows a tip; what its callback saw is kept on the window. */
  async function show(tip: Shown, visiting: Visit = {}) {
    const page = await visit(visiting);
    await loadPart({ page, source: 'runtime/widgets/tip.ts' });
    await page.locator('main a').first().focus();
    await page.evaluate((tip) => {
      const { showTip } = (window as unknown as { part: { showTip: (given: object) => void } }).part;
      showTip({
        ...tip,
        onConfirm: () => Object.assign(window, { confirmed: document.querySelectorAll('dialog[open]').length }),
      });
    }, tip);
    const box = page.getByRole('dialog');
    await box.waitFor();
    return { page, box, confirmed: () => page.evaluate(() => (window as unknown as { confirmed?: number }).confirmed) };
  }

  it('is named, says its text, waits with the focus on OK, and is accessible', async () => {
    for (const [edition, ok] of [
      ['zh', '确定'],
      ['en', 'OK'],
    ] as const) {
      const { page, box } = await show({ title: 'A title', text: 'What there is to say' }, { to: `${site[edition]}/` });
      expect(await box.getAttribute('aria-label')).toBe('A title');
      expect(await box.locator('p').innerText()).toBe('What there is to say');
      expect(await focused(page)).toBe(ok);
      expect(await axeFindings(page)).toEqual([]);
    }
  });

  it('is named by its text if it has no title', async () => {
    const { page, box } = await show({ text: '系统异常' });
    expect(await box.getAttribute('aria-label')).toBe('系统异常');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('runs what was to be confirmed on OK, and then closes; the focus is back', async () => {
    const { page, box, confirmed } = await show({ text: '要继续吗' });
    await box.locator('[data-tip="ok"]').click();
    expect(await confirmed()).toBe(1);
    await box.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.matches('main a'))).toBe(true);
  });

  it('closes also when what was to be confirmed throws', async () => {
    const { page, box } = await show({ text: '要继续吗' });
    await page.evaluate(() => {
      const { showTip } = (window as unknown as { part: { showTip: (given: object) => void } }).part;
      document.querySelector('dialog')!.close();
      // The error is expected: it is not reported as one of the page.
      addEventListener('error', (event) => event.preventDefault(), { once: true });
      showTip({
        text: '失败',
        onConfirm: () => {
          throw new Error('the callback failed');
        },
      });
    });
    await page.locator('[data-tip="ok"]').click();
    await box.waitFor({ state: 'detached' });
  });

  it('closes by its icon and by Escape and confirms nothing then; a click beside it does nothing', async () => {
    const { page, box, confirmed } = await show({ text: '要继续吗' });
    await page.mouse.click(5, 5);
    expect(await box.isVisible()).toBe(true);
    await box.locator('> button').click();
    await box.waitFor({ state: 'detached' });
    expect(await confirmed()).toBe(undefined);
    const other = await show({ text: '要继续吗' });
    await other.page.keyboard.press('Escape');
    await other.box.waitFor({ state: 'detached' });
    expect(await other.confirmed()).toBe(undefined);
  });

  it('has a button in the colour that is asked for', async () => {
    const { box } = await show({ text: '删除', colour: 'rgb(180, 35, 24)' });
    expect(await box.locator('[data-tip="ok"]').evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
      'rgb(180, 35, 24)',
    );
  });
});

describe('the demos of a product', () => {
  const dialog = (page: Page) => page.locator('dialog[data-widget="demo-download"]');
  const button = (page: Page) => page.locator('[data-widget="help"] [data-demo]');
  /** Has the button lead to the demos of another product. */
  async function ask(page: Page, product: string) {
    await button(page).evaluate((link: HTMLAnchorElement, product) => {
      link.dataset['demo'] = product;
      link.pathname = `/sdk/app/${product}`;
    }, product);
    await button(page).click();
  }

  it("are those of the page's product in the help", async () => {
    const page = await visit({ width: 1440, height: 1000 });
    const offered = () => page.locator('[data-widget="help"] a[data-demo]').getAttribute('data-demo');
    expect(await offered()).toBe('im');
    await page.goto(`${site.zh}/live`);
    expect(await offered()).toBe('live');
    expect(await page.locator('[data-widget="help"] a[data-demo]').getAttribute('href')).toBe('/sdk/app/live');
  });

  it('open in a dialog of 1200 by 780 pixels that is named after the product', async () => {
    const page = await visit({ width: 1440, height: 1000 });
    await ask(page, 'netcall');
    await page.getByRole('dialog', { name: productNames.netcall, exact: true }).waitFor();
    const { width, height } = (await dialog(page).boundingBox())!;
    expect({ width, height }).toEqual({ width: 1200, height: 780 });
    // Its title, and one of each demo.
    expect(await dialog(page).getByRole('heading').count()).toBe(4);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('are 500 pixels high when there is one', async () => {
    const page = await visit({ width: 1440, height: 1000 });
    await ask(page, 'svod');
    await dialog(page).waitFor();
    expect(await dialog(page).getByRole('heading').count()).toBe(2);
    await page.keyboard.press('Escape');
    await ask(page, 'im');
    await dialog(page).waitFor();
    expect(await dialog(page).getByRole('heading').count()).toBe(1);
    expect((await dialog(page).boundingBox())!.height).toBe(500);
  });

  it('can be downloaded, opened, scanned or asked for', async () => {
    const page = await visit({ width: 1440, height: 1000 });
    await button(page).click();
    await dialog(page).waitFor();
    expect(await dialog(page).locator('[data-platform="android"] a').first().getAttribute('href')).toBe(
      'https://download.yunqiao.example/demo/im/im-demo-10.6.2.apk',
    );
    expect(await scan(page, dialog(page).locator('[data-platform="h5"]').getByRole('img'))).toBe(
      'https://m.yunqiao.example/demo/im/h5',
    );
    expect(await dialog(page).locator('[data-platform="ios"] [data-chat]').getAttribute('href')).toMatch(
      /^mailto:hello@commbridge\.example\?subject=/,
    );
    const steps = dialog(page).locator('[data-demo-document] ol');
    expect(await steps.isVisible()).toBe(false);
    await dialog(page).locator('[data-demo-document] summary').click();
    expect(await steps.isVisible()).toBe(true);
  });

  it('look as on their own page', async () => {
    const page = await visit({ width: 1440, height: 1000 });
    await button(page).click();
    const looks = () =>
      page
        .locator('[data-demos] > li')
        .first()
        .evaluate((one) => getComputedStyle(one).borderRadius);
    await dialog(page).waitFor();
    const here = await looks();
    await page.goto(`${site.zh}/sdk/app/im`);
    expect(here).toBe(await looks());
    expect(here).not.toBe('0px');
  });

  it('are on a page of their own where scripts do not run, for a new tab, and when the dialog cannot have them', async () => {
    const still = await visit({ javaScriptEnabled: false });
    await button(still).click();
    await still.waitForURL(`${site.zh}/sdk/app/im`);

    const page = await visit();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      button(page).click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForURL(`${site.zh}/sdk/app/im`);
    expect(await dialog(page).count()).toBe(0);

    await page.evaluate(() => (window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))));
    await button(page).click();
    await page.waitForURL(`${site.zh}/sdk/app/im`);
  });

  /** Holds back what the dialog asks for until it is let go; nothing is fetched ahead. */
  async function hold(page: Page) {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
    await page.reload();
    let letGo = () => {};
    const open = new Promise<void>((done) => (letGo = done));
    const asked: string[] = [];
    await page.route(`${site.zh}/sdk/app/*`, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await open;
      await route.continue().catch(() => undefined);
    });
    return { asked, letGo: () => letGo() };
  }

  it('are fetched once however often the button is pressed, which says that it is busy', async () => {
    const page = await visit({ reducedMotion: 'no-preference' });
    const demos = await hold(page);
    const facts = () =>
      button(page).evaluate((one) => [one.getAttribute('aria-busy'), getComputedStyle(one).animationName]);
    expect(await facts()).toEqual([null, 'none']);
    for (let presses = 0; presses < 3; presses++) await button(page).click();
    await expect.poll(() => demos.asked).toEqual(['/sdk/app/im']);
    expect(await facts()).toEqual(['true', 'busy']);
    expect(await dialog(page).count()).toBe(0);
    demos.letGo();
    await dialog(page).waitFor();
    expect(await dialog(page).count()).toBe(1);
    expect(await facts()).toEqual([null, 'none']);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await button(page).click();
    await dialog(page).waitFor();
    expect(demos.asked).toEqual(['/sdk/app/im', '/sdk/app/im']);
  });

  it('are not shown over another page that was opened meanwhile', async () => {
    const page = await visit();
    const demos = await hold(page);
    const given = page.waitForEvent('requestfailed', (request) => request.url() === `${site.zh}/sdk/app/im`);
    await button(page).click();
    await expect.poll(() => demos.asked).toEqual(['/sdk/app/im']);
    await page.locator('header a[href="/case"]:visible, footer a[href="/case"]:visible').first().click();
    await page.waitForFunction(
      () =>
        location.pathname === '/case' &&
        document.querySelector('[data-widget="announcer"]')?.textContent === document.title,
    );
    await given;
    demos.letGo();
    await button(page).click();
    await dialog(page).waitFor();
    expect(await dialog(page).count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/case');
    expect(demos.asked).toEqual(['/sdk/app/im', '/sdk/app/im']);
  });

  it('are on a page of their own where another release has come since, whose styles are not for this one', async () => {
    const page = await visit();
    const styles: string[] = [];
    await page.route(`${site.zh}/sdk/app/im`, async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/(\/assets\/[\w-]+-)\w+\.css/g, '$100000000.css');
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'x-release': '20990101T000000Z-000000000000' },
        body,
      });
    });
    await page.route(
      '**/*-00000000.css',
      (route) => (
        styles.push(route.request().url()), route.fulfill({ contentType: 'text/css', body: '* { color: red }' })
      ),
    );
    await button(page).click();
    await page.waitForURL(`${site.zh}/sdk/app/im`);
    await page.locator('main [data-demos]').waitFor();
    expect(styles).toEqual([]);
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Android'],
  ])('begin with the platform of %s, as the packages do', async (userAgent, first) => {
    const page = await visit({ to: `${site.zh}/sdk/app/im`, userAgent, width: 1440, height: 400 });
    await expect.poll(() => page.locator('main tr[data-platform] th').first().textContent()).toBe(first);
    const firstWay = () =>
      page.locator('main [data-demos] [data-platforms] > li').first().getAttribute('data-platform');
    const listed = await page.locator('main [data-demos] [data-platforms]').first().locator('> li').count();
    expect(listed).toBeGreaterThan(1);
    if (first === 'iOS') expect(await firstWay()).toBe('ios');
  });

  it('mark the platform in a list that is in view, and move nothing there', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
    const page = await visit({ to: `${site.zh}/sdk/app/im`, userAgent, width: 1440, height: 1600 });
    await expect.poll(() => page.locator('main tr[data-own] th').allTextContents()).toEqual(['Windows']);
    expect(await page.locator('main tr[data-platform] th').first().textContent()).toBe('Android');
  });

  it('open from the list on a product’s page, and are a link there without scripts', async () => {
    const card = (page: Page) => page.locator('main li a[data-demo="im"]').first();
    const page = await visit({ width: 1440, height: 1000 });
    await page.goto(`${site.zh}/im`);
    await card(page).click();
    await page.getByRole('dialog', { name: productNames.im, exact: true }).waitFor();
    expect(page.url()).toBe(`${site.zh}/im`);

    const still = await visit({ javaScriptEnabled: false });
    await still.goto(`${site.zh}/im`);
    await card(still).click();
    await still.waitForURL(`${site.zh}/sdk/app/im`);
  });

  it('fit a small window', async () => {
    const page = await visit({ width: 390, height: 700 });
    await page.locator('[popovertarget="help-menu"]').click();
    await ask(page, 'netcall');
    await dialog(page).waitFor();
    const { width, height } = (await dialog(page).boundingBox())!;
    expect({ width, height }).toEqual({ width: 370, height: 680 });
    expect(
      await dialog(page)
        .locator('[data-dialog="body"]')
        .evaluate((body) => body.scrollWidth - body.clientWidth),
    ).toBe(0);
  });
});

describe('notices of product changes', () => {
  const current = '音视频引擎 rtc 1.x 请换成 2.0，只修缺陷到 2027 年 12 月 31 日；其余 SDK 不用换';
  const strip = (page: Page) => page.locator('[data-notice]:visible');
  /** Opens a page with the visitor's clock set, in a context that has its own memory. */
  async function at(moment: string, { to = `${site.zh}/`, page }: { to?: string; page?: Page } = {}): Promise<Page> {
    const shown = page ?? (await visit());
    await shown.clock.setFixedTime(moment);
    await shown.goto(to);
    return shown;
  }

  it('show on the days that they are for, whatever day the site was built', async () => {
    const page = await at('2026-06-30T23:59:59+08:00');
    expect(await strip(page).count()).toBe(0);
    await at('2026-07-01T00:00:00+08:00', { page });
    expect(await strip(page).getByRole('link').allInnerTexts()).toEqual([current]);
    await at('2028-01-01T00:00:00+08:00', { page });
    expect(await strip(page).count()).toBe(0);
  });

  it('are the first line of the header, and move nothing', async () => {
    for (const path of ['/', '/clauses', '/case']) {
      const page = await visit({ to: `${site.zh}/dev-blog` });
      await page.clock.setFixedTime('2026-08-01T00:00:00+08:00');
      await page.addInitScript(() => {
        const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
        new PerformanceObserver((list) =>
          shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(site.zh + path);
      const header = (await page.locator('header').first().boundingBox())!;
      const link = (await strip(page).getByRole('link').boundingBox())!;
      expect(header.height, path).toBe(36 + 64);
      expect(link.y + link.height, path).toBeLessThanOrEqual(header.y + 36);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), path).toEqual([]);
      expect(await axeFindings(page), path).toEqual([]);
    }
  });

  it('stay away once put away, and the focus goes on to the page', async () => {
    const page = await at('2026-08-01T00:00:00+08:00');
    await strip(page).getByRole('button').click();
    expect(await strip(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.reload();
    expect(await strip(page).count()).toBe(0);
    // Another notice is not put away.
    await page.route(`${site.zh}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-notice="?nrtc-1-maintenance"?/, 'data-notice="another"');
      await route.fulfill({ response, body });
    });
    await page.reload();
    expect(await strip(page).count()).toBe(1);
  });

  it('are not shown in the English edition, in the blog, or without scripts', async () => {
    const moment = '2026-08-01T00:00:00+08:00';
    for (const to of [`${site.en}/`, `${site.zh}/dev-blog`])
      expect(await (await at(moment, { to })).locator('[data-notice]:visible').count()).toBe(0);
    const still = await visit({ javaScriptEnabled: false });
    expect(await still.locator('[data-notice]:visible').count()).toBe(0);
  });
});

describe('the network', () => {
  const line = (page: Page) => page.locator('[data-widget="connection"]');

  it.each(['zh', 'en'] as const)('is spoken of when it goes and when it is back, in a status (%s)', async (edition) => {
    const page = await visit({ to: `${site[edition]}/` });
    await page.clock.install();
    expect(await line(page).innerText()).toBe('');
    await page.context().setOffline(true);
    await expect.poll(() => line(page).innerText()).not.toBe('');
    const gone = await line(page).innerText();
    expect(/\p{Script=Han}/u.test(gone)).toBe(edition === 'zh');
    expect(await page.getByRole('status').filter({ hasText: gone }).count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => line(page).innerText()).not.toBe(gone);
    expect(await line(page).innerText()).not.toBe('');
    await page.clock.runFor(4000);
    await line(page).waitFor({ state: 'hidden' });
  });
});
