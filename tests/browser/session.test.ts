import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { words } from '../../components/layouts/shell/words.ts';
import { strings } from '../../config/strings.ts';
import { slowness, startBrowser, startRememberingBrowser } from '../support/browser.ts';
import type { ServedSite } from '../support/served-site.ts';
import { serveSmallSite } from '../support/small-site.ts';

/** What the API behind the site answers in a test, by the end of the path. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answers: Record<string, Answer>;
let asked: string[];
let api: Server;
let site: ServedSite;
let browser: Browser;

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
const user = { loginAccount: 'lin@example.com', realNameAuthStatus: 3, unReadMessageCount: 120, unClosedIssueCount: 2 };
const other = { ...user, loginAccount: 'wu@example.com' };
const { zh, en } = words;

beforeAll(async () => {
  api = createServer((request, response) => {
    const path = request.url!.replace(/\?.*/, '');
    asked.push(path);
    const answer = Object.entries(answers).find(([ending]) => path.endsWith(ending))?.[1] ?? json({ res: 404 }, 404);
    answer(request, response);
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const upstream = `127.0.0.1:${(api.address() as AddressInfo).port}`;
  [site, browser] = await Promise.all([
    serveSmallSite({
      env: {
        SITE_API_UPSTREAM: upstream,
        SITE_ACCOUNT: 'http://account.localhost:9',
        SITE_CONSOLE: 'http://console.localhost:9',
        SITE_INTL_CONSOLE: 'http://intl.localhost:9',
      },
    }),
    startBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  api?.closeAllConnections();
  api?.close();
});
beforeEach(() => {
  asked = [];
  answers = { getUserInfo: json({ success: true, data: user }) };
});

type Visit = {
  by?: Browser;
  loggedIn?: boolean | 'http-only';
  edition?: 'zh' | 'en';
  path?: string;
  cookies?: Record<string, string>;
  javaScriptEnabled?: boolean;
};

async function visit({
  by = browser,
  loggedIn = false,
  edition = 'zh',
  path = '/',
  cookies = {},
  javaScriptEnabled = true,
}: Visit = {}): Promise<{ page: Page; context: BrowserContext }> {
  const context = await by.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
  });
  onTestFinished(() => context.close());
  if (loggedIn) await logIn(context, { edition, httpOnly: loggedIn === 'http-only' });
  for (const [name, value] of Object.entries(cookies)) await context.addCookies([{ name, value, url: site[edition] }]);
  const page = await context.newPage();
  await page.goto(site[edition] + path);
  return { page, context };
}

/** As another tab would do it. */
async function logIn(
  context: BrowserContext,
  { edition = 'zh', httpOnly = false }: { edition?: 'zh' | 'en'; httpOnly?: boolean } = {},
) {
  await context.addCookies(['urs_t', 'urs_u'].map((name) => ({ name, value: 'x', url: site[edition], httpOnly })));
}

const menu = (page: Page) => page.locator('[data-widget="user-menu"]');
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset['login']);
const turned = (page: Page, to: 'in' | 'out') =>
  page.waitForFunction((to) => document.documentElement.dataset['login'] === to, to);
/** How often the API was asked who is logged in. */
const questions = () => asked.filter((path) => path.endsWith('getUserInfo')).length;
const headerLink = (page: Page, id: string) => page.locator(`header [data-event-id="${id}"]`);
const menuButton = (page: Page) => menu(page).locator('[data-user="button"]');
/** Waits until the menu has the name of an account. */
const named = (page: Page, account: string) =>
  expect.poll(() => menu(page).locator('[data-user="name"]').innerText()).toBe(account);

describe('a visitor who is not logged in', () => {
  it('sees the buttons to log in and to register, and nobody is asked who it is', async () => {
    const { page } = await visit();
    expect(await state(page)).toBe('out');
    for (const id of ['login', 'register']) expect(await headerLink(page, id).isVisible()).toBe(true);
    expect(await menu(page).isVisible()).toBe(false);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  it('sees the English buttons on the English site', async () => {
    const { page } = await visit({ edition: 'en' });
    for (const id of ['login', 'register']) expect(await headerLink(page, id).isVisible()).toBe(true);
    expect(await headerLink(page, 'login').innerText()).toBe(words.en.login);
    expect(await headerLink(page, 'console').isVisible()).toBe(false);
  });

  it('needs both cookies, neither of them empty, to count as logged in', async () => {
    for (const cookies of [{ urs_t: 't' }, { urs_u: 'u' }]) {
      const { page } = await visit({ cookies });
      expect(await state(page)).toBe('out');
    }
  });
});

describe('a visitor who is logged in', () => {
  it('sees the account with its name, status and counts, capped at 99+', async () => {
    const { page } = await visit({ loggedIn: true });
    await menuButton(page).click();
    expect(await menu(page).locator('[data-user="name"]').innerText()).toBe('lin@example.com');
    expect((await menu(page).locator('[data-user="list"]').innerText()).split('\n').map((line) => line.trim())).toEqual(
      [zh.profile, zh.verified, zh.billing, zh.messages, '99+', zh.tickets, '2', zh.logout],
    );
    expect(asked).toEqual(['/api/v2/common/getUserInfo']);
    const links = await menu(page)
      .locator('a')
      .evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href)).map(({ host, pathname }) => host + pathname),
      );
    expect(links).toEqual([
      'console.localhost:9/profile',
      'console.localhost:9/finance/account',
      'console.localhost:9/message',
      'console.localhost:9/ticket',
    ]);
  });

  it('sees no badge for a count of 0, and that the account is not verified', async () => {
    answers['getUserInfo'] = json({
      success: true,
      data: { ...user, realNameAuthStatus: 1, unReadMessageCount: 0, unClosedIssueCount: 0 },
    });
    const { page } = await visit({ loggedIn: true });
    await menuButton(page).click();
    expect((await menu(page).locator('[data-user="list"]').innerText()).replace(/\s+/g, ' ')).toBe(
      [zh.profile, zh.unverified, zh.verifyHint, zh.billing, zh.messages, zh.tickets, zh.logout].join(' '),
    );
  });

  it('is known by the server too when scripts may not read the cookies', async () => {
    const { page } = await visit({ loggedIn: 'http-only' });
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await state(page)).toBe('in');
    await named(page, user.loginAccount);
  });

  it('sees the same in English', async () => {
    const { page } = await visit({ loggedIn: true, edition: 'en' });
    await menuButton(page).click();
    expect((await menu(page).locator('[data-user="list"]').innerText()).replace(/\s+/g, ' ')).toBe(
      [en.profile, en.verified, en.billing, en.messages, '99+', en.tickets, '2', en.logout].join(' '),
    );
  });

  it('never sees the wrong buttons: the state is there before anything is painted, and nothing moves', async () => {
    answers['getUserInfo'] = (_, response) =>
      void setTimeout(() => json({ success: true, data: user })(_, response), 300);
    const { page } = await visit({ loggedIn: true });
    const before = await headerLink(page, 'console').boundingBox();
    expect(await headerLink(page, 'login').isVisible()).toBe(false);
    await named(page, user.loginAccount);
    expect(await headerLink(page, 'console').boundingBox()).toEqual(before);
  });

  it.each([
    ['says otherwise', json({ success: false, message: '请先登录' })],
    ['is down', json('', 502)],
    ['says that it is down', json({ success: false, message: '系统繁忙' }, 503)],
    ['answers nonsense', json('<html>')],
    ['answers without a name', json({ success: true, data: {} })],
  ])('is taken at the word of the API: when it %s', async (_, answer) => {
    answers['getUserInfo'] = answer;
    const { page } = await visit({ loggedIn: true });
    await turned(page, 'out');
    expect(await menu(page).locator('[data-user="button"]').isVisible()).toBe(false);
    const register = page.locator('header').first().locator('a[data-event-id="register"]');
    expect(await register.isVisible()).toBe(true);
    expect(await register.getAttribute('href')).toContain('/register?');
  });

  it('is requested again with each page as long as the request fails, and only once after it succeeds', async () => {
    const fails = json({ success: false, message: '系统繁忙' }, 503);
    const failed = (page: Page) => page.waitForResponse(/getUserInfo/).then((response) => response.finished());
    const arrived = (page: Page, path: string) =>
      page.waitForFunction(
        (path) =>
          location.pathname === path &&
          document.querySelector('[data-widget="announcer"]')?.textContent === document.title,
        path,
      );
    answers['getUserInfo'] = fails;
    const { page } = await visit({ loggedIn: true, path: '/sms' });
    await turned(page, 'out');
    expect(questions()).toBe(1);

    const again = failed(page);
    await page.locator('a[href="/case"]:visible').first().click();
    await arrived(page, '/case');
    await again;
    await turned(page, 'out');
    expect(questions()).toBe(2);

    const back = failed(page);
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await back;
    await turned(page, 'out');
    expect(questions()).toBe(3);

    answers['getUserInfo'] = json({ success: true, data: user });
    for (const path of ['/', '/case', '/']) {
      await page.evaluate(
        (path) =>
          void Array.from(document.links)
            .find((link) => link.pathname === path)!
            .click(),
        path,
      );
      await arrived(page, path);
      await named(page, user.loginAccount);
    }
    expect(questions()).toBe(4);
  });

  it('closes the menu with Escape, and the focus is back on its button', async () => {
    const { page } = await visit({ loggedIn: true });
    const button = menuButton(page);
    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await menu(page).locator('[data-user="list"]').isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('before anything is painted', () => {
  /** What the root element says when <main> begins to be read: scripts that are loaded come after. */
  async function known({ userAgent, at }: { userAgent: string; at: string }) {
    const context = await browser.newContext({ userAgent });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.clock.setFixedTime(at);
    await page.route(/main-.*\.js$/, (route) => route.abort());
    await page.goto(`${site.zh}/`);
    // What clicks are counted by is written at build time.
    return page.evaluate(() => {
      const { eventPage: _page, eventClient: _client, ...visitor } = document.documentElement.dataset;
      return visitor;
    });
  }
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

  it('it is known whether this is a phone, or Windows, and whether the promotion runs', async () => {
    const after = '2023-11-11T23:59:00+08:00';
    expect(await known({ userAgent: desktop, at: '2023-11-11T23:58:59+08:00' })).toEqual({
      login: 'out',
      promotion: '',
    });
    expect(await known({ userAgent: desktop, at: after })).toEqual({ login: 'out' });
    expect(
      await known({ userAgent: desktop.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64'), at: after }),
    ).toEqual({ login: 'out', windows: '' });
    expect(
      await known({
        userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
        at: after,
      }),
    ).toEqual({ login: 'out', mobile: '' });
  });
});

describe("a page that comes back from the browser's memory", () => {
  /** A page of another site, from where the visitor comes back. */
  const leave = (page: Page) => page.goto(`http://127.0.0.1:${(api.address() as AddressInfo).port}/elsewhere`);
  let remembering: Browser;
  beforeAll(async () => void (remembering = await startRememberingBrowser()));
  afterAll(() => remembering?.close());

  /** Opens a page and leaves it; what comes back then is the same document, as it was. */
  async function left(given: Visit = {}) {
    const { page, context } = await visit({ by: remembering, path: '/sms', ...given });
    if (given.loggedIn) await named(page, user.loginAccount);
    else expect(await state(page)).toBe('out');
    await page.evaluate(() => void Object.assign(window, { marked: true }));
    await leave(page);
    const back = async () => {
      await page.goBack({ waitUntil: 'commit' });
      expect(await page.evaluate(() => 'marked' in window)).toBe(true);
    };
    return { page, context, back };
  }

  it.each([false, true])(
    "knows of a logout in between, and that the account is nobody's (cookies that scripts may not read: %s)",
    async (httpOnly) => {
      const { page, context, back } = await left({ loggedIn: httpOnly ? 'http-only' : true });
      await context.clearCookies();
      await back();
      await turned(page, 'out');
      expect(await menu(page).locator('[data-user="button"]').isVisible()).toBe(false);
      expect(await headerLink(page, 'login').isVisible()).toBe(true);
      expect(questions()).toBe(1);
    },
  );

  it.each([false, true])('knows of a login in between (cookies that scripts may not read: %s)', async (httpOnly) => {
    const { page, context, back } = await left({ path: '/sms?from=abc' });
    await logIn(context, { httpOnly });
    await back();
    await turned(page, 'in');
    await named(page, user.loginAccount);
    expect(questions()).toBe(1);
  });

  it.each([false, true])(
    'shows another account once that has answered, and until then what it showed (cookies that scripts may not read: %s)',
    async (httpOnly) => {
      // Other cookies are there for scripts to read: they say nothing of the login.
      const { page, back } = await left({ loggedIn: httpOnly ? 'http-only' : true, path: '/sms?from=abc' });
      let letGo = () => {};
      answers['getUserInfo'] = (request, response) =>
        void (letGo = () => json({ success: true, data: other })(request, response));
      await back();
      await expect.poll(questions).toBe(2);
      expect(await state(page)).toBe('in');
      expect(await menu(page).locator('[data-user="name"]').innerText()).toBe('lin@example.com');
      letGo();
      await named(page, other.loginAccount);
    },
  );

  it('leaves the menu as it is where the same account answers', async () => {
    const { page, back } = await left({ loggedIn: true });
    let letGo = () => {};
    answers['getUserInfo'] = (request, response) =>
      void (letGo = () => json({ success: true, data: user })(request, response));
    const answer = page.waitForResponse(/getUserInfo/).then((response) => response.finished());
    await back();
    await expect.poll(questions).toBe(2);
    await page.evaluate(() => {
      const made: unknown[] = (Object.assign(window, { made: [] }) as unknown as { made: unknown[] }).made;
      new MutationObserver((changes) => made.push(...changes)).observe(
        document.querySelector('[data-widget="user-menu"]')!,
        { attributes: true, subtree: true },
      );
    });
    letGo();
    await answer;
    // Later than what that answer does.
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
    expect(await page.evaluate(() => (window as unknown as { made: unknown[] }).made)).toEqual([]);
  });

  it('falls back to what the cookies say where the server does not answer', async () => {
    const { page, context, back } = await left({ loggedIn: true });
    await context.clearCookies();
    await page.route('**', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
    await back();
    await turned(page, 'out');
  });

  // A browser whose requests are routed keeps nothing.
  it.skipIf(slowness > 0)(
    'knows of a login in between where the document was loaded again, from what the browser kept of it',
    async () => {
      const { page, context } = await visit({ path: '/sms' });
      // Nothing is fetched ahead of the link below.
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
      );
      await leave(page);
      await logIn(context, { httpOnly: true });
      await page.goBack();
      expect(
        await page.evaluate(() =>
          performance
            .getEntriesByType('navigation')
            .map((entry) => (entry as PerformanceNavigationTiming).transferSize),
        ),
      ).toEqual([0]);
      await turned(page, 'in');
      await named(page, user.loginAccount);
      // The pages after that are fetched, and say so themselves.
      const heads: string[] = [];
      page.on('request', (request) => request.method() === 'HEAD' && heads.push(request.url()));
      await page.locator('header a[href="/"]').first().click();
      await page.waitForFunction(
        () =>
          location.pathname === '/' &&
          document.querySelector('[data-widget="announcer"]')?.textContent === document.title,
      );
      await named(page, user.loginAccount);
      expect(heads).toEqual([]);
      expect(questions()).toBe(1);
    },
  );

  it('knows of a login and of a logout in between, and asks nothing when it is shown for the first time', async () => {
    const { page, context } = await visit();
    const back = () =>
      page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await logIn(context);
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(await state(page)).toBe('out');
    await back();
    expect(await state(page)).toBe('in');
    await named(page, user.loginAccount);
    await context.clearCookies();
    await back();
    await turned(page, 'out');
    expect(await menu(page).locator('[data-user="button"]').isVisible()).toBe(false);
  });
});

describe('a page that was fetched ahead', () => {
  const story = '/case/dukou-bank-teller';
  /** Opens a page, and waits until another one that it links to has been fetched; what answers follows the link. */
  async function ahead(given: Visit) {
    const { page, context } = await visit({ path: '/case', ...given });
    const link = page.locator(`main a[href="${story}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForFunction((to) => performance.getEntriesByName(new URL(to, location.href).href).length > 0, story);
    const fetched: string[] = [];
    page.on(
      'request',
      (request) =>
        request.method() === 'GET' &&
        request.resourceType() !== 'script' &&
        fetched.push(new URL(request.url()).pathname),
    );
    const follow = async () => {
      await link.click();
      await page.waitForFunction(
        (to) =>
          location.pathname === to &&
          document.querySelector('[data-widget="announcer"]')?.textContent === document.title,
        story,
      );
      expect(fetched).not.toContain(story);
    };
    return { page, context, follow };
  }

  it.each([false, true])(
    'brings no login with it that has ended since (cookies that scripts may not read: %s)',
    async (httpOnly) => {
      const { page, context, follow } = await ahead({ loggedIn: httpOnly ? 'http-only' : true });
      await named(page, user.loginAccount);
      await context.clearCookies();
      await follow();
      await turned(page, 'out');
      expect(await menu(page).locator('[data-user="button"]').isVisible()).toBe(false);
      expect(questions()).toBe(1);
    },
  );

  it.each([false, true])(
    'shows a login that it came too early for (cookies that scripts may not read: %s)',
    async (httpOnly) => {
      const { page, context, follow } = await ahead({});
      await logIn(context, { httpOnly });
      await follow();
      await turned(page, 'in');
      await named(page, user.loginAccount);
    },
  );

  it('leaves the account where it is while nothing has changed', async () => {
    const { page, follow } = await ahead({ loggedIn: 'http-only' });
    await named(page, user.loginAccount);
    let letGo = () => {};
    const held = new Promise<void>((done) => (letGo = done));
    const question = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.route(`${site.zh}/`, async (route) => (await held, route.continue()));
    await follow();
    const shown = async () => [await state(page), await menu(page).locator('[data-user="button"]').isVisible()];
    const asked = await question;
    expect(await shown()).toEqual(['in', true]);
    letGo();
    await asked.response();
    // Later than what that answer does.
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
    expect(await shown()).toEqual(['in', true]);
    expect(questions()).toBe(1);
  });
});

describe('a call', () => {
  it('is aborted after ten seconds, and sends cookies to our own origin only', async () => {
    const { page, context } = await visit();
    for (const name of ['urs_t', 'urs_u']) await context.addCookies([{ name, value: 'x', url: site.zh }]);
    await page.addInitScript(() => {
      const told: unknown[] = (Object.assign(window, { told: [] }) as unknown as { told: unknown[] }).told;
      const [timeout, fetch] = [AbortSignal.timeout.bind(AbortSignal), window.fetch.bind(window)];
      AbortSignal.timeout = (time) => (told.push(time), timeout(time));
      window.fetch = (to, given) => (
        String(to).startsWith('/api/') && told.push([to, given?.method, given?.credentials, given?.body]),
        fetch(to, given)
      );
    });
    await page.reload();
    await named(page, user.loginAccount);
    expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
      10_000,
      ['/api/v2/common/getUserInfo', 'POST', 'same-origin', '{}'],
    ]);
  });
});

describe('logging out', () => {
  const logOut = async (answer: Answer) => {
    answers['userLogout'] = answer;
    const { page, context } = await visit({ loggedIn: true });
    await menuButton(page).click();
    return { page, context, press: () => menu(page).locator('[data-user="logout"]').click() };
  };

  it('reloads the page', async () => {
    const { page, press } = await logOut(json({ success: true, message: '已退出登录' }));
    await Promise.all([page.waitForEvent('load'), press()]);
    await expect.poll(() => asked.filter((path) => path.endsWith('getUserInfo'))).toHaveLength(2);
  });

  it('shows what the server says when it refuses', async () => {
    const { page, press } = await logOut(json({ success: false, message: '服务繁忙' }));
    await press();
    const tip = page.getByRole('dialog', { name: strings.zh.failed });
    expect(await tip.getByRole('heading').innerText()).toBe(strings.zh.failed);
    expect(await tip.locator('p').innerText()).toBe('服务繁忙');
    await tip.locator('[data-tip="ok"]').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('says that the request failed when the server refuses without a message', async () => {
    const { page, press } = await logOut(json({ success: false }));
    await press();
    expect(await page.getByRole('dialog', { name: strings.zh.failed }).locator('p').innerText()).toBe(
      strings.zh.requestFailed,
    );
  });

  it.each([
    [503, { res: 503, message: '服务繁忙' }, '服务繁忙'],
    [403, { success: true, message: '请先验证' }, '请先验证'],
  ])('shows what the server says when it refuses with status %i: %j', async (status, body, words) => {
    const { page, press } = await logOut(json(body, status));
    await press();
    expect(await page.getByRole('dialog', { name: strings.zh.failed }).locator('p').innerText()).toBe(words);
  });

  it('is asked for once at a time, and the button says that it is busy; then the focus is back on the menu', async () => {
    let refuse = () => {};
    const { page, press } = await logOut(
      (request, response) => void (refuse = () => json({ success: false, message: '服务繁忙' })(request, response)),
    );
    const tries = () => asked.filter((path) => path.endsWith('userLogout')).length;
    const exit = page.locator('[data-user="logout"]');
    const facts = () =>
      exit.evaluate((one) => [
        one.getAttribute('aria-busy'),
        one.getAttribute('aria-disabled'),
        one === document.activeElement,
      ]);
    await exit.focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Enter');
    await expect.poll(tries).toBe(1);
    expect(await facts()).toEqual(['true', 'true', true]);
    refuse();
    const tip = page.getByRole('dialog', { name: strings.zh.failed });
    await tip.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    expect(tries()).toBe(1);
    const button = menuButton(page);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await button.isVisible()).toBe(true);

    await button.click();
    expect(await facts()).toEqual([null, null, false]);
    await press();
    await expect.poll(tries).toBe(2);
    refuse();
    await tip.locator('[data-tip="ok"]').click();
    await tip.waitFor({ state: 'detached' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('shows a system error when the API is down', async () => {
    const { page, press } = await logOut((request) => void request.socket.destroy());
    await press();
    await page.getByRole('dialog').getByText(strings.zh.systemError).waitFor();
  });

  it('shows a system error when there is no response', async () => {
    const { page, press } = await logOut(json({ success: true }));
    await page.route('**/userLogout', (route) => route.abort());
    await press();
    await page.getByRole('dialog').getByText(strings.zh.systemError).waitFor();
  });

  it.each([
    ['<html>', 502],
    [['no'], 500],
    [{ res: 500 }, 500],
    [{ message: '' }, 500],
    [{ message: { text: '服务繁忙' } }, 500],
    ['<html>', 200],
  ])('shows a system error when the answer says nothing: %j with status %i', async (body, status) => {
    const { page, press } = await logOut(json(body, status));
    await press();
    await page.getByRole('dialog').getByText(strings.zh.systemError).waitFor();
  });
});

describe('the link to the other edition', () => {
  const switches = (page: Page) =>
    page.locator('a[hreflang]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).search));

  it('carries where a visitor came from, on every page of the visit, and nothing else', async () => {
    const { page } = await visit({ path: '/?from=mail%7Cx&clueFrom=autumn&invite=friend&utm=1' });
    const carried = '?from=mail&clueFrom=autumn&invite=friend';
    const all = (of: string[]) => [of.length > 0, [...new Set(of)]];
    await expect.poll(async () => all(await switches(page))).toEqual([true, [carried]]);
    await page.locator('footer a[href="/clauses"]').click();
    await page.waitForURL(`${site.zh}/clauses`);
    await expect.poll(async () => all(await switches(page))).toEqual([true, [carried]]);
    await page.locator('header a[hreflang="en"]').click();
    await page.waitForURL((url) => url.href.startsWith(site.en) && url.search === carried);
    await expect.poll(async () => all(await switches(page))).toEqual([true, [carried]]);
  });

  it('stays as it is where nothing was said, and without scripts', async () => {
    for (const given of [{}, { path: '/?from=mail', javaScriptEnabled: false }]) {
      const { page } = await visit(given);
      expect([...new Set(await switches(page))]).toEqual(['']);
    }
  });
});

describe('links to the account and console sites', () => {
  const href = (page: Page, id: string) => headerLink(page, id).getAttribute('href');

  it('carry the channel a visitor came by, on this page and for thirty days', async () => {
    const { page, context } = await visit({ path: '/?from=mail%7Cx&invite=friend' });
    expect(await href(page, 'register')).toBe(
      `http://account.localhost:9/register?h=media&t=media&from=mail&clueFrom=mail&invite=friend&referrer=${encodeURIComponent(`${site.zh}/`)}`,
    );
    const kept = (await context.cookies()).filter(({ name }) => name === 'from' || name === 'invite');
    expect(kept.map(({ name, value, path, sameSite }) => [name, value, path, sameSite])).toEqual([
      ['from', 'mail', '/', 'Lax'],
      ['invite', 'friend', '/', 'Lax'],
    ]);
    for (const { expires } of kept) expect(Math.abs(expires - Date.now() / 1000 - 2_592_000)).toBeLessThan(60);
    await page.goto(`${site.zh}/dev-blog`);
    expect(await href(page, 'register')).toContain('from=mail&clueFrom=mail&invite=friend');
  });

  it('carry the clue of the campaign for the whole visit, whichever way the next page comes', async () => {
    const { page, context } = await visit({ path: '/?from=mail&clueFrom=autumn' });
    const [clue] = (await context.cookies()).filter(({ name }) => name === 'clueFrom');
    expect(clue).toMatchObject({ value: 'autumn', path: '/', sameSite: 'Lax', expires: -1 });
    await page.goto(`${site.zh}/dev-blog`);
    expect(await href(page, 'register')).toContain('from=mail&clueFrom=autumn');
    await page.locator('footer a[href="/clauses"]').click();
    await page.waitForURL(`${site.zh}/clauses`);
    await expect.poll(() => href(page, 'register')).toContain('from=mail&clueFrom=autumn');
  });

  it('are completed when they are added later', async () => {
    const { page } = await visit({ cookies: { from: 'ad' } });
    const added = await page.evaluate(async () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p><a id="late" href="http://console.localhost:9/app">x</a><a id="new" href="http://account.localhost:9/register">z</a><a id="mail" href="mailto:a@console.localhost">y</a></p>',
      );
      await new Promise(requestAnimationFrame);
      return ['late', 'new', 'mail'].map((id) => document.getElementById(id)!.getAttribute('href'));
    });
    expect(added).toEqual([
      `http://console.localhost:9/app?from=ad&clueFrom=ad&referrer=${encodeURIComponent(`${site.zh}/`)}`,
      `http://account.localhost:9/register?h=media&t=media&from=ad&clueFrom=ad&referrer=${encodeURIComponent(`${site.zh}/`)}`,
      'mailto:a@console.localhost',
    ]);
  });

  it('lead to the console instead of register and login when logged in', async () => {
    const { page } = await visit({ loggedIn: true });
    const link = page.locator('main a[href*="console.localhost"]').first();
    expect(new URL((await link.getAttribute('href'))!).host).toBe('console.localhost:9');
    expect(await page.locator('a[href*="account.localhost:9/register"]').count()).toBe(0);
  });

  it('still work without scripts', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    expect(await href(page, 'register')).toBe('http://account.localhost:9/register?h=media&t=media');
    expect(await headerLink(page, 'login').isVisible()).toBe(true);
  });
});
