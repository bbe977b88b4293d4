import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { certificateIds } from '../../config/certificates.ts';
import { site } from '../../config/site.ts';
import { regimes } from '../../pages/english/security/words.yaml';
import { upgrade } from '../../pages/products/nrtc/words.yaml';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let served: ServedSite;
let browser: Browser;
beforeAll(async () => void ([served, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

async function open({ at, edition = 'zh', script = true }: { at: string; edition?: 'zh' | 'en'; script?: boolean }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    javaScriptEnabled: script,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(served[edition] + at);
  return page;
}

type Task = {
  /** What a visitor wants, and where that begins. */
  name: string;
  edition?: 'zh' | 'en';
  at: string;
  /** At most two: a menu of the header or a part of the page that opens, and a link by its address or its beginning. */
  clicks: readonly [string] | readonly [string, string];
  /** Where it ends: an address, whole if it is of another site, and what shows there: a text, or an element. */
  ends: { address: string; says?: string; shows?: string };
};

const menu = (url: string) => `header details:has(a[href="${url}"]) > summary`;
const inMenu = (url: string) => `header details[open] a[href="${url}"]`;

const status = site.statusPage;

/** An address without its host, unless that is the host of the status page. */
function addressOf(href: string): string {
  return href.startsWith(status) ? href : new URL(href).pathname;
}

const tasks: readonly Task[] = [
  {
    name: 'the price of SMS',
    at: '/',
    clicks: ['header nav a[href="/price"]', 'main a[href="/price/sms"]'],
    ends: { address: '/price/sms', shows: 'main h1' },
  },
  {
    name: 'the SDK for Flutter',
    at: '/',
    clicks: [menu('/sdk/app/im'), inMenu('/sdk/app/im')],
    ends: { address: '/sdk/app/im', shows: 'main [data-platform="Flutter"]' },
  },
  {
    name: 'the ISO certificate',
    at: '/im',
    clicks: [menu('/certification/iso27001-cnas'), inMenu('/certification/iso27001-cnas')],
    ends: { address: '/certification/iso27001-cnas', shows: 'main h1' },
  },
  {
    name: 'HIPAA, in English',
    edition: 'en',
    at: '/en',
    clicks: [menu('/en/security'), inMenu('/en/security')],
    ends: { address: '/en/security', says: regimes.lead },
  },
  { name: 'to log in', at: '/im', clicks: ['header [data-event-id="login"]'], ends: { address: '/account/login' } },
  {
    name: 'the page in English',
    at: '/im',
    clicks: ['header a[hreflang="en"]'],
    ends: { address: '/en/im', shows: 'html[lang="en"] main [data-event-id="register"]' },
  },
  {
    name: 'the page in Chinese',
    edition: 'en',
    at: '/en/im',
    clicks: ['header a[hreflang="zh-CN"]'],
    ends: { address: '/im', shows: 'html[lang="zh-CN"] main [data-event-id="register"]' },
  },
  {
    name: 'to report abuse',
    at: '/price/im',
    clicks: ['footer a[href="/survey/report"]'],
    ends: { address: '/survey/report' },
  },
  {
    name: 'to report abuse in English',
    edition: 'en',
    at: '/en/price',
    clicks: ['footer a[href="/en/security#report"]'],
    ends: { address: '/en/security', shows: '#report' },
  },
  {
    name: 'whether live streaming or interactive streaming fits',
    at: '/',
    clicks: [menu('/live'), inMenu('/live')],
    ends: { address: '/live', shows: 'main ol a[href="/interact"]' },
  },
  {
    name: 'calls in English',
    edition: 'en',
    at: '/en',
    clicks: [menu('/en/calls'), inMenu('/en/calls')],
    ends: { address: '/en/calls', shows: 'main h1' },
  },
  {
    name: 'a case in education',
    at: '/',
    clicks: ['header nav a[href="/case"]', 'main a[href^="/case/songjian"]'],
    ends: { address: '/case/songjian-music-lessons' },
  },
  {
    name: 'the demo of the product',
    at: '/nrtc',
    clicks: ['[data-widget="help"] [data-demo="netcall"]'],
    ends: { address: '/nrtc', shows: '[data-widget="demo-download"]' },
  },
  {
    name: 'whether the services work now',
    at: '/',
    clicks: [menu(status), inMenu(status)],
    ends: { address: `${status}/` },
  },
  {
    name: 'whether the services work now, from the record of the home page',
    edition: 'en',
    at: '/en',
    clicks: [`main a[href="${status}"]`],
    ends: { address: `${status}/` },
  },
  {
    name: 'what the versions 1.x and 2.0 are',
    at: '/',
    clicks: [menu('/nrtc'), inMenu('/nrtc')],
    ends: { address: '/nrtc', says: upgrade.title },
  },
  {
    name: 'to talk to sales',
    at: '/price/sms',
    clicks: ['main a[data-event-id="open:/promotion/advisory"]'],
    ends: { address: '/promotion/advisory' },
  },
  {
    name: 'what a word means',
    at: '/',
    clicks: ['header [data-search]', '[data-widget="search"] ol a'],
    ends: { address: '/' },
  },
  {
    name: 'the documentation in English',
    edition: 'en',
    at: '/en',
    clicks: ['main a[data-event-id^="open:"][data-event-zone="hero"]'],
    ends: { address: '/docs' },
  },
];

describe('two clicks lead to', () => {
  it.each(tasks)('$name', async ({ edition = 'zh', at, clicks, ends }) => {
    const page = await open({ at, edition });
    // The neighbouring sites are not running.
    await page.route(
      ({ href }) => /:8787\//.test(href) || href.startsWith(status),
      (route) => route.fulfill({ body: '<h1>neighbour</h1>', contentType: 'text/html' }),
    );
    for (const [number, click] of clicks.entries()) {
      if (number === 1 && click.includes('search')) await page.keyboard.type('丢包');
      await page.locator(click).first().click();
    }
    if (clicks.at(-1)!.includes('search'))
      return expect.poll(() => new URL(page.url()).pathname).not.toBe(ends.address);
    await expect.poll(() => addressOf(page.url())).toBe(ends.address);
    if (ends.says) await page.getByText(ends.says).filter({ visible: true }).first().waitFor();
    if (ends.shows) await page.locator(ends.shows).filter({ visible: true }).first().waitFor();
  });

  it('each certificate, from the header and from the footer', async () => {
    const page = await open({ at: '/price' });
    for (const place of ['header', 'footer'])
      for (const id of certificateIds)
        expect([place, id, await page.locator(`${place} a[href="/certification/${id}"]`).count()]).toEqual([
          place,
          id,
          1,
        ]);
  });

  it('the search, on every kind of page in both editions, with a key, and without a script by a link', async () => {
    for (const [edition, at] of [
      ['zh', '/'],
      ['zh', '/clauses'],
      ['zh', '/dev-blog'],
      ['zh', '/m/'],
      ['zh', '/no-such-page'],
      ['en', '/en'],
      ['en', '/en/price'],
      ['en', '/en/no-such-page'],
    ] as const) {
      const page = await open({ at, edition });
      await page.locator('header [data-search]').click();
      await page.locator('[data-widget="search"] input').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.locator('[data-widget="search"] input').waitFor();
      const still = await open({ at, edition, script: false });
      await still.locator('header a[data-search-instead]').click();
      expect(new URL(still.url()).pathname).toBe(edition === 'zh' ? '/' : '/en');
    }
  });

  it('the search in English, by a link and both keys, from the English page at a Chinese address', async () => {
    for (const key of [null, '/', 'Control+k']) {
      const page = await open({ at: '/promotion/info-collect-en' });
      await (key === null ? page.locator('header [data-search]').click() : page.keyboard.press(key));
      await page.locator('[data-widget="search"] input').waitFor();
      expect(page.url()).toBe(`${served.en}/en#search`);
    }
  });

  it('the other language, from error pages and from the menu of phone pages', async () => {
    const error = await open({ at: '/no-such-page' });
    await error.locator('header a[hreflang="en"]').click();
    await expect.poll(() => error.url()).toBe(`${served.en}/`);
    const phone = await open({ at: '/m/sms' });
    await phone.locator('header [popovertarget="menu"]').click();
    await phone.locator('header a[hreflang="en"]').click();
    await expect.poll(() => phone.url()).toBe(`${served.en}/`);
  });

  it.each([960, 1024, 1140, 1200, 1440])(
    'every entry of a menu as a whole, in a window of %i pixels',
    async (width) => {
      for (const [edition, at] of [
        ['zh', '/'],
        ['zh', '/clauses'],
        ['zh', '/promotion/mctalk4'],
        ['en', '/en'],
      ] as const) {
        const page = await open({ at, edition });
        await page.setViewportSize({ width, height: 800 });
        const cut = await page
          .locator('header nav :is(summary, a) span')
          .evaluateAll((names) =>
            names
              .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
              .map((one) => one.textContent),
          );
        expect([at, cut]).toEqual([at, []]);
      }
    },
  );

  it.each([320, 360])('every button and link of a header, in a window of %i pixels', async (width) => {
    for (const [edition, at] of [
      ['zh', '/'],
      ['zh', '/dev-blog'],
      ['zh', '/m/'],
      ['zh', '/m/no-such-page'],
      ['zh', '/no-such-page'],
      ['en', '/en'],
      ['en', '/en/no-such-page'],
    ] as const) {
      const page = await open({ at, edition });
      await page.setViewportSize({ width, height: 800 });
      const unusable = await page.locator('header :is(a, button)').evaluateAll((controls) =>
        controls
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[popover]'))
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < 0 || right > innerWidth || right - left < 24;
          })
          .map((one) => one.outerHTML.slice(0, 120)),
      );
      expect([at, unusable]).toEqual([at, []]);
    }
  });

  it('the hotline, from each page for phones', async () => {
    for (const at of ['/m/', '/m/sms']) {
      const page = await open({ at });
      expect(await page.locator(`footer a[href="tel:${site.contact.hotline}"]`).count()).toBe(1);
    }
  });

  it('the other language, in the header of every width', async () => {
    for (const width of [1920, 1440, 1360, 1280, 1024, 390]) {
      const page = await open({ at: '/im' });
      await page.setViewportSize({ width, height: 800 });
      const box = (await page.locator('header a[hreflang="en"]').filter({ visible: true }).first().boundingBox())!;
      expect(box.width).toBeGreaterThanOrEqual(24);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // The last button ends with the column of the page, not beyond it.
      const over = await page.locator('header [data-event-id="register"]').evaluate((button) => {
        const column = button.closest('header')!.querySelector('[class*="inner"]:has(nav)')!;
        const end = column.getBoundingClientRect().right - parseFloat(getComputedStyle(column).paddingRight);
        return button.getBoundingClientRect().right - end;
      });
      if (width > 960) expect([width, Math.round(over)]).toEqual([width, 0]);
    }
  });
});
