import { cp, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page, Request, Route } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { serveCurrent } from '../../cli/commands/reload.ts';
import { nginxLocation } from '../support/nginx.ts';
import { errorFile } from '../../config/rules/page-file.ts';
import { site as defaults } from '../../config/site.ts';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSiteBefore } from '../support/served-site.ts';

let api: Server;
let asked: string[];
let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url!);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: true, data: { loginAccount: 'lin@example.com' } }));
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const upstream = `127.0.0.1:${(api.address() as AddressInfo).port}`;
  [site, browser] = await Promise.all([serveSiteBefore(upstream), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  api?.closeAllConnections();
  api?.close();
});
beforeEach(() => void (asked = []));

type Opening = { at?: string; edition?: 'zh' | 'en'; prefetch?: boolean } & BrowserContextOptions;

/**
 * Opens a page in a context of its own, whose data is saved unless the test is about fetching ahead. A test fails of any error that the
 * browser's console tells, violations of the policy among them; statuses of error pages are none.
 */
async function open({ at = '/dev-blog', edition = 'zh', prefetch = false, ...options }: Opening = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  const errors: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });
  const page = await context.newPage();
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !/status of (404|5\d\d)|ERR_FAILED/.test(message.text()) &&
      errors.push(message.text()),
  );
  page.on('pageerror', (error) => errors.push(error.message));
  if (!prefetch)
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
  await page.goto(site[edition] + at);
  await mark(page);
  return page;
}

/** Marks the document: the mark is there as long as no page was really loaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const announced = (page: Page) => page.locator('[data-widget="announcer"]').textContent();
const position = (page: Page) => page.evaluate(() => scrollY);
const link = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first();

/** Clicks a link that the test puts into the page. */
async function follow(page: Page, href: string) {
  await put(page, href);
  await page.locator('#put').click();
}
async function put(page: Page, href: string, attributes: Record<string, string> = {}) {
  await page.evaluate(
    ([href, attributes]) => {
      document.getElementById('put')?.remove();
      const made = Object.assign(document.createElement('a'), { id: 'put', href, textContent: 'put here by the test' });
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      // Above everything, and out of the text: nothing moves because of it.
      made.style.cssText = 'position: fixed; inset: auto auto 0 0; z-index: 99; background: #fff';
      document.querySelector('main')!.prepend(made);
    },
    [href, attributes] as const,
  );
}
/** Follows a link, and waits for the page it leads to, which takes this one's place. */
async function visit(page: Page, href: string) {
  await follow(page, href);
  await arrival(page, href);
}
/** Resolves when a page is shown that took another's place, at an address. */
async function arrival(page: Page, href: string) {
  await page.waitForFunction(
    (href) =>
      location.pathname + location.search + location.hash === href &&
      document.querySelector('[data-widget="announcer"]')?.textContent === document.title,
    href,
  );
  expect(await isMarked(page)).toBe(true);
}

const currentRelease = async () =>
  (JSON.parse(await readFile(join(site.out, 'current/manifest.json'), 'utf8')) as { release: string }).release;

/** Has nginx serve the same pages as another release: nothing but its name differs. */
async function publishAgain() {
  const release = await currentRelease();
  const again = '20990101T000000Z-000000000000';
  const folder = join(site.out, 'releases', again);
  await cp(join(site.out, 'releases', release), folder, { recursive: true, preserveTimestamps: true });
  for (const file of ['manifest.json', 'redirects.json', 'nginx/nginx.conf', 'nginx/http.conf']) {
    await writeFile(join(folder, file), (await readFile(join(folder, file), 'utf8')).replaceAll(release, again));
  }
  await symlink(`releases/${again}`, join(site.out, 'next'));
  await rename(join(site.out, 'next'), join(site.out, 'current'));
  await serveCurrent({ out: site.out, site: { ...defaults, listen: `127.0.0.1:${site.port}` }, nginx: nginxLocation });
}

/** Holds answers back until they are let go. */
async function hold(page: Page, url: string | RegExp) {
  let letGo = () => {};
  const open = new Promise<void>((done) => (letGo = done));
  let seen: (request: Request) => void;
  const arrived = new Promise<Request>((done) => (seen = done));
  await page.route(url, async (route) => {
    seen(route.request());
    await open;
    await route.continue();
  });
  return { arrived, letGo: () => letGo() };
}

/** What a page is, once what it loads on use is there. */
const facts = async (page: Page) => {
  await page.locator('[data-widget="connection"]').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[data-copy]')).every((sample) => sample.querySelector(':scope > button')),
  );
  return page.evaluate(() => ({
    root: document.documentElement
      .getAttributeNames()
      .filter((name) => name !== 'data-login')
      .map((name) => `${name}=${document.documentElement.getAttribute(name)}`)
      .sort(),
    head: Array.from(
      document.head.querySelectorAll('title, meta, link:not([media]), script[type]'),
      (one) => one.outerHTML,
    ).sort(),
    // Those that wait for other pages have no effect.
    styles: Array.from(document.styleSheets).flatMap(({ href, media }) => (media.mediaText === '' ? [href] : [])),
    body: Array.from(document.body.children)
      .filter((one) => !one.matches('[data-widget="progress"], [data-widget="announcer"]'))
      .map((one) => one.outerHTML.replace(/ (aria-expanded|tabindex)="[^"]*"/g, '')),
  }));
};

describe('a link within the edition', () => {
  it('is followed without loading the document, and what is shown is what a load would show', async () => {
    const page = await open({ at: '/' });
    for (const href of ['/dev-blog', '/case', '/clauses?serviceType=3', '/']) {
      await visit(page, href);
      const swapped = await facts(page);
      const other = await open({ at: href });
      expect({ href, ...swapped }).toEqual({ href, ...(await facts(other)) });
    }
  });

  it('is followed on the English site as well', async () => {
    const page = await open({ at: '/', edition: 'en' });
    await visit(page, '/en/clauses?serviceType=3');
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  it('adds the styles of its page, and removes those of the previous one', async () => {
    const page = await open({ at: '/dev-blog' });
    await page.route(`${site.zh}/case`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(
          '<html lang="zh-CN"',
          '<html lang="zh-CN" data-theme="gray" data-product="im"',
        ),
      });
    });
    await visit(page, '/case');
    const { login, ...looks } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(looks).toEqual({ theme: 'gray', product: 'im', eventPage: '/case', eventClient: 'web' });
    await visit(page, '/dev-blog');
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({
      login,
      eventPage: '/dev-blog',
      eventClient: 'web',
    });
  });

  it('shows its page only when its styles are there', async () => {
    const page = await open({ at: '/dev-blog' });
    const styles = await hold(page, /cases-list-.*\.css$/);
    await follow(page, '/case');
    await styles.arrived;
    expect(await page.title()).toContain('博客');
    expect(new URL(page.url()).pathname).toBe('/dev-blog');
    styles.letGo();
    await arrival(page, '/case');
    const inUse = () =>
      page.evaluate(() =>
        Array.from(document.styleSheets).flatMap(({ href, media }) =>
          media.mediaText === '' ? [href!.replace(/^.*\/|-\w+\.css$/g, '')] : [],
        ),
      );
    expect(await inUse()).toEqual(['zh', 'cases-list']);
  });

  it('moves the focus to the new text and announces its title', async () => {
    const page = await open();
    await put(page, '/case');
    await page.locator('#put').press('Enter');
    await arrival(page, '/case');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await announced(page)).toBe(await page.title());
    expect(await position(page)).toBe(0);
  });

  it('scrolls to the element that its fragment names, which becomes :target', async () => {
    const page = await open();
    await visit(page, '/case#cases');
    expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('cases');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('cases');
    expect(
      await page.evaluate(() => Math.round(document.getElementById('cases')!.getBoundingClientRect().top)),
    ).toBeLessThan(200);
    expect(await position(page)).toBeGreaterThan(0);
  });

  it('leads to the top where it already is', async () => {
    const page = await open();
    await page.evaluate(() => scrollTo(0, 900));
    const entries = await page.evaluate(() => history.length);
    await follow(page, '/dev-blog');
    await page.waitForFunction(() => scrollY === 0 && !document.getElementById('put'));
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await isMarked(page)).toBe(true);
  });
});

describe('the parts of the runtime', () => {
  it('leave nothing of the last page, and work on the next one', async () => {
    const page = await open({ at: '/' });
    const entry = () => page.locator('[data-menu]').first();
    await entry().locator('> summary').click();
    expect(await entry().getAttribute('open')).toBe('');
    await link(page, '/case').click();
    await arrival(page, '/case');
    expect(await page.locator('[data-menu][open]').count()).toBe(0);
    await entry().locator('> summary').click();
    await entry().locator('[data-panel]').getByRole('link').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await entry().getAttribute('open')).toBe(null);
  });

  it('close the menu that the link was in', async () => {
    const page = await open({ at: '/' });
    const panel = () => page.locator('[data-panel]').filter({ has: page.locator('a[href="/dev-blog"]') });
    await page.locator('[data-menu]').filter({ has: panel() }).locator('> summary').hover();
    await panel().locator('a[href="/videoTutorial"]').click();
    await arrival(page, '/videoTutorial');
    await panel().waitFor({ state: 'hidden' });
  });

  it('read from every response whether the visitor is logged in, and request the account once', async () => {
    const page = await open({ at: '/' });
    expect(await page.evaluate(() => document.documentElement.dataset['login'])).toBe('out');
    for (const name of ['urs_t', 'urs_u'])
      await page.context().addCookies([{ name, value: 'x', url: site.zh, httpOnly: true }]);
    for (const href of ['/case', '/', '/videoTutorial']) {
      await visit(page, href);
      expect(await page.evaluate(() => document.documentElement.dataset['login'])).toBe('in');
      await expect.poll(() => page.locator('[data-user="name"]').textContent()).toBe('lin@example.com');
    }
    expect(asked).toEqual(['/api/v2/common/getUserInfo']);
    await page.context().clearCookies();
    await visit(page, '/case');
    expect(await page.evaluate(() => document.documentElement.dataset['login'])).toBe('out');
    expect(await page.locator('[data-user="button"]').isVisible()).toBe(false);
  });
});

describe('back and forward', () => {
  it('lead to the pages as they were left', async () => {
    const page = await open();
    await page.evaluate(() => scrollTo(0, 700));
    await follow(page, '/case');
    await arrival(page, '/case');
    await page.evaluate(() => scrollTo(0, 400));
    await page.goBack();
    await arrival(page, '/dev-blog');
    expect(await position(page)).toBe(700);
    await page.goForward();
    await arrival(page, '/case');
    expect(await position(page)).toBe(400);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  });

  it('lead to the places on a page, and back to where a jump began', async () => {
    const page = await open({ at: '/case' });
    await page.evaluate(() => scrollTo(0, 150));
    await follow(page, '#type-finance');
    await page.waitForFunction(() => location.hash === '#type-finance' && scrollY > 150);
    const place = await position(page);
    await page.goBack();
    await page.waitForFunction(() => scrollY === 150);
    await page.goForward();
    await page.waitForFunction((place) => scrollY === place, place);
    await visit(page, '/dev-blog');
    await page.goBack();
    await arrival(page, '/case#type-finance');
    expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('type-finance');
    expect(await position(page)).toBe(place);
  });

  it('find the position again after a real load', async () => {
    const page = await open();
    await visit(page, '/case');
    await page.evaluate(() => scrollTo(0, 600));
    await page.reload();
    await page.waitForFunction(() => scrollY === 600);
    await mark(page);
    await page.goBack();
    await arrival(page, '/dev-blog');
    expect(await position(page)).toBe(0);
  });
});

describe('a real load', () => {
  /** Clicks, and waits for a document that is not this one. */
  const loaded = async (page: Page, act: () => Promise<unknown>) => {
    await Promise.all([page.waitForEvent('domcontentloaded'), act()]);
    expect(await isMarked(page)).toBe(false);
  };

  it('follows links to the other edition', async () => {
    const page = await open();
    await loaded(page, () => follow(page, '/en/clauses'));
    expect(page.url()).toBe(`${site.en}/en/clauses`);
  });

  it('follows the first link already when another release has come, though its pages are the same', async () => {
    const page = await open();
    await publishAgain();
    // The worker of the old release may answer a moment longer on a connection that it had.
    await expect
      .poll(() =>
        page.evaluate(() => fetch('/clauses', { cache: 'no-store' }).then(({ headers }) => headers.get('x-release'))),
      )
      .toMatch(/^2099/);
    await loaded(page, () => follow(page, '/case'));
    await mark(page);
    await visit(page, '/dev-blog');
  });

  it('follows links to pages that run another script', async () => {
    const page = await open();
    await page.route(`${site.zh}/`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/\/assets\/main-\w+\.js/, '/assets/main-00000000.js'),
      });
    });
    await loaded(page, () => follow(page, '/'));
  });

  it('follows redirects', async () => {
    const page = await open();
    await loaded(page, () => follow(page, '/case/'));
    expect(page.url()).toBe(`${site.zh}/case`);
  });

  it('follows links and pages that ask for one', async () => {
    const page = await open();
    await put(page, '/case', { 'data-reload': '' });
    await loaded(page, () => page.locator('#put').click());
    await mark(page);
    await page.evaluate(() => (document.documentElement.dataset['reload'] = ''));
    await loaded(page, () => follow(page, '/dev-blog'));
  });

  it('follows every link in the browser of the messaging app on iOS', async () => {
    const page = await open({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.42',
    });
    await loaded(page, () => follow(page, '/case'));
  });

  it('follows a link whose page cannot be fetched', async () => {
    const page = await open();
    await page.route(`${site.zh}/case`, (route: Route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await loaded(page, () => follow(page, '/case'));
    expect(await page.title()).toContain('案例');
  });

  it('follows a link whose styles do not come', async () => {
    const page = await open();
    let refused = 0;
    await page.route(/cases-list-.*\.css$/, (route) => (refused++ === 0 ? route.abort() : route.continue()));
    await loaded(page, () => follow(page, '/case'));
    expect(refused).toBe(2);
  });

  it('goes back where the page cannot be fetched', async () => {
    const page = await open();
    await visit(page, '/case');
    await page.route(`${site.zh}/dev-blog`, (route: Route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await loaded(page, () => page.goBack());
    expect(await page.title()).toContain('博客');
  });

  it('is left to the browser for downloads, other windows and clicks with a key held', async () => {
    const page = await open();
    await put(page, '/case', { target: '_blank' });
    const [other] = await Promise.all([page.context().waitForEvent('page'), page.locator('#put').click()]);
    await other.waitForURL(`${site.zh}/case`);
    await put(page, '/case');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('#put').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(`${site.zh}/case`);
    await put(page, '/case', { download: 'case.html' });
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#put').click()]);
    expect(download.suggestedFilename()).toBe('case.html');
    expect(new URL(page.url()).pathname).toBe('/dev-blog');
    expect(await isMarked(page)).toBe(true);
  });
});

describe('a page that is on its way', () => {
  const bar = (page: Page) => page.locator('[data-widget="progress"]');

  it('shows how far it is when it takes its time, and goes when it is there', async () => {
    const page = await open();
    const answer = await hold(page, `${site.zh}/case`);
    await follow(page, '/case');
    await answer.arrived;
    await bar(page).waitFor();
    expect(await bar(page).getAttribute('data-state')).toBe('running');
    expect(await bar(page).getAttribute('aria-label')).not.toBe(null);
    await page.waitForFunction(
      () => Number(document.querySelector('[data-widget="progress"]')!.getAttribute('aria-valuenow')) >= 4,
    );
    answer.letGo();
    await arrival(page, '/case');
    await bar(page).waitFor({ state: 'hidden' });
    expect(await page.locator('[data-widget="progress"]').count()).toBe(1);
  });

  it('is dropped when another page is opened', async () => {
    const page = await open();
    const first = await hold(page, `${site.zh}/case`);
    await follow(page, '/case');
    await first.arrived;
    await visit(page, '/videoTutorial');
    first.letGo();
    await visit(page, '/dev-blog');
    await page.goBack();
    await arrival(page, '/videoTutorial');
  });
});

describe('an error', () => {
  it('shows its page, at the address that was asked for', async () => {
    const page = await open();
    await visit(page, '/no-such-page');
    expect(await page.locator('h1').innerText()).toBe('找不到这一页');
    await page.goBack();
    await arrival(page, '/dev-blog');
  });

  it('leaves a way out when the next page cannot be loaded while it shows', async () => {
    for (const [edition, path, message] of [
      ['zh', '/case', '请求异常，请重试'],
      ['en', '/en/clauses', 'Request failed, please retry'],
    ] as const) {
      const page = await open({ at: edition === 'zh' ? '/none' : '/en/none', edition });
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      await page.route(site[edition] + path, (route) => route.abort());
      for (const times of [1, 2]) {
        await visit(page, path);
        await expect.poll(() => page.locator('main').innerText()).toBe(`${message}\nGo back to home`);
        expect([times, page.url()]).toEqual([times, site[edition] + path]);
      }
      await Promise.all([page.waitForEvent('domcontentloaded'), page.locator('main a').click()]);
      expect(page.url()).toBe(`${site[edition]}/`);
    }
  });

  it('leaves a way out when its page cannot be shown either', async () => {
    for (const [edition, path] of [
      ['zh', '/case'],
      ['en', '/en/clauses'],
    ] as const) {
      const page = await open({ at: '/', edition });
      const body = await readFile(
        join(site.out, 'current/site', errorFile({ edition, status: 503, phone: false })),
        'utf8',
      );
      const headers = { 'content-type': 'text/html; charset=utf-8', 'x-release': await currentRelease() };
      await page.route(site[edition] + path, (route) => route.fulfill({ status: 503, headers, body }));
      await page.route(/errors-error-.*\.css$/, (route) => route.abort());
      await visit(page, path);
      expect(await page.locator('main').innerText()).toBe(`${edition === 'zh' ? '503' : 'Error'}\nGo back to home`);
      await Promise.all([page.waitForEvent('domcontentloaded'), page.locator('main a').click()]);
      expect(page.url()).toBe(`${site[edition]}/`);
    }
  });
});

describe('fetching ahead', () => {
  /** Paths of the pages that scripts ask for. */
  const fetches = (page: Page) => {
    const paths: string[] = [];
    page.on(
      'request',
      (request) =>
        request.resourceType() === 'fetch' &&
        !request.url().includes('/assets/') &&
        paths.push(new URL(request.url()).pathname),
    );
    return paths;
  };
  /** A link's page is fetched when the browser is idle, and it is not on a busy machine: what was asked for when nothing follows for a while. */
  const settled = async (page: Page, paths: readonly string[]) => {
    for (let before = -1; before !== paths.length; ) {
      before = paths.length;
      await page.evaluate(
        (most) => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500), { timeout: most })),
        3000,
      );
    }
    await page.waitForLoadState('networkidle');
  };

  it('loads the pages of a few visible links with their styles, and a visit uses them', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const paths = fetches(page);
    // The first link of the list stands for one to a planned page.
    await page.route(`${site.zh}/dev-blog`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(<main.*?<a )(?=[^>]*href="\/dev-blog\/[\w-]+")/s,
        '$1data-planned="" ',
      );
      await route.fulfill({ response, body });
    });
    await page.goto(`${site.zh}/dev-blog`);
    await expect.poll(() => paths.length).toBeGreaterThan(2);
    await settled(page, paths);
    await mark(page);
    const ahead = [...paths];
    expect(ahead.length).toBeLessThanOrEqual(8);
    expect(new Set(ahead).size).toBe(ahead.length);
    const planned = await page
      .locator('a[data-planned]')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
    expect(planned.length).toBeGreaterThan(0);
    expect(ahead.filter((path) => planned.includes(path) || path.startsWith('/en'))).toEqual([]);
    await page.context().setOffline(true);
    await link(page, ahead[0]!).click();
    await arrival(page, ahead[0]!);
    expect(paths.filter((path) => path === ahead[0])).toHaveLength(1);
  });

  it('waits for the browser to be idle, two seconds at most', async () => {
    const page = await open({ at: '/no-such-page', prefetch: true });
    await page.addInitScript(() => {
      const told: unknown[] = (Object.assign(window, { told: [] }) as unknown as { told: unknown[] }).told;
      const idle = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (act, options) => (told.push(options?.timeout), idle(act, options));
    });
    await page.goto(`${site.zh}/dev-blog`);
    await expect.poll(() => page.evaluate(() => (window as unknown as { told: unknown[] }).told[0])).toBe(2000);
  });

  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not done for a visitor with %o',
    async (connection) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.addInitScript(
        (connection) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection }),
        connection,
      );
      const paths = fetches(page);
      await page.goto(`${site.zh}/dev-blog`);
      await settled(page, paths);
      expect(paths).toEqual([]);
    },
  );
});

describe('a script that is loaded on use', () => {
  it('reloads the page when it is not there, once; then says so, and the page stays usable', async () => {
    const page = await open({ at: '/' });
    for (const name of ['urs_t', 'urs_u']) await page.context().addCookies([{ name, value: 'x', url: site.zh }]);
    await visit(page, '/case');
    await page.route(/log-out-.*\.js$/, (route) => route.abort());
    const announced = () => page.locator('[data-widget="announcer"]').textContent();
    const logOut = async () => {
      await page.locator('[data-user="button"]').click();
      await page.locator('[data-user="logout"]').click();
    };
    await Promise.all([page.waitForEvent('load'), logOut()]);
    await mark(page);
    await logOut();
    await expect.poll(announced).not.toBe('');
    // Not within a minute of the last time, and then again.
    await page.evaluate(() => {
      sessionStorage.setItem('chunk-reload', String(Date.now() - 20_000));
      document.querySelector('[data-widget="announcer"]')!.textContent = '';
    });
    await page.locator('[data-user="logout"]').click();
    await expect.poll(announced).not.toBe('');
    expect(await isMarked(page)).toBe(true);
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now() - 60_001)));
    await Promise.all([page.waitForEvent('load'), page.locator('[data-user="logout"]').click()]);
    await mark(page);
    await visit(page, '/dev-blog');
    expect(asked.filter((path) => path.endsWith('userLogout'))).toEqual([]);
  });

  it('in place of which there is a page reloads first, and leads to that page within the minute', async () => {
    const page = await open({ at: '/whiteboard' });
    await page.route(/demo-dialog-.*\.js$/, (route) => route.abort());
    const demo = page.locator('main a[data-demo]').first();
    const left: string[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && left.push(new URL(frame.url()).pathname));
    await Promise.all([page.waitForEvent('load'), demo.click()]);
    expect(left).toEqual(['/whiteboard']);
    expect(await isMarked(page)).toBe(false);
    await demo.click();
    await page.waitForURL(`${site.zh}/sdk/app/whiteboard`);
  });
});

describe("after pages took each other's place", () => {
  it('the next ones do, whatever the tab has stored in the place of scroll positions', async () => {
    const page = await open({ at: '/' });
    for (const stored of ['null', '1', '"text"', '[]', '{"__proto__":[1,2]}', '{']) {
      await page.addInitScript((text) => sessionStorage.setItem('positions', text), stored);
      await page.reload();
      await mark(page);
      await visit(page, '/case');
      expect([stored, await isMarked(page)]).toEqual([stored, true]);
    }
  });

  it('there are no accessibility findings', async () => {
    const page = await open({ at: '/' });
    for (const href of ['/dev-blog', '/case', '/no-such-page', '/']) {
      await visit(page, href);
      await page.locator('[data-widget="progress"]').waitFor({ state: 'hidden' });
      expect(await axeFindings(page), href).toEqual([]);
    }
  });
});
