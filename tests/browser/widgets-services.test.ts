import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import type { ServedSite } from '../support/served-site.ts';
import { serveSmallSite } from '../support/small-site.ts';

const bridge = 'https://bridge.example/jweixin.js';
const chat = 'https://chat.example/chat.js';
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.49';
const signed = { res: 200, msg: { appid: 'wx1', timestamp: 1_780_000_000, noncestr: 'n', signature: 's' } };

let collector: Server;
let collected: { clicks: Record<string, unknown>[] }[];
let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    collected.push(JSON.parse(body));
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const collect = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/clicks`;
  const services = {
    sharing: { script: bridge },
    chat: { script: chat, global: 'supportChat' },
    analytics: { collect },
  };
  [site, browser] = await Promise.all([serveSmallSite({ services, also: ['sdk/app'] }), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  collector?.closeAllConnections();
  collector?.close();
});
let began: number;
beforeEach(() => {
  collected = [];
  began = Date.now();
});

type Visit = { to?: string; userAgent?: string; token?: unknown; chatScript?: string | null };

/** Opens a page whose outside is played by the test; its log and what it asked for are kept. */
const demos = (page: Page) => page.locator('[data-widget="help"] [data-demo]');

async function visit({
  to = `${site.zh}/`,
  userAgent,
  token = signed,
  chatScript = 'window.supportChat = { open: () => { window.opened = (window.opened ?? 0) + 1 } }',
}: Visit = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...(userAgent ? { userAgent } : {}),
  });
  onTestFinished(() => context.close());
  const log: string[] = [];
  const asked: string[] = [];
  await context.route(/bridge\.example|chat\.example|\/weixin\/token/, (route) => {
    const { href, host, pathname } = new URL(route.request().url());
    asked.push(href);
    if (pathname === '/weixin/token') return route.fulfill({ json: token });
    if (host === 'chat.example')
      return chatScript === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: chatScript });
    return route.fulfill({
      contentType: 'text/javascript',
      body: `const tell = (name) => (given) => { (window.told ??= []).push([name, JSON.parse(JSON.stringify(given))]); given.success?.() };
        window.wx = { config: tell('config'), ready: (run) => run(), error: () => {}, updateAppMessageShareData: tell('app'), updateTimelineShareData: tell('timeline') };`,
    });
  });
  const page = await context.newPage();
  page.on('console', (message) => log.push(message.text()));
  await page.goto(to);
  // The services' script is loaded after the page's own; until then their links do what they do without it.
  if (!userAgent)
    await expect.poll(() => log.some((line) => /^(非微信浏览器|Not in the messaging app)$/.test(line))).toBe(true);
  return { page, log, asked };
}

const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told?: [string, Record<string, unknown>][] }).told ?? []);

it('the script of services is nothing that visitors miss: without it the page neither reloads nor says so', async () => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  let asked = 0;
  await page.route(/\/services-\w+\.js$/, (route) => {
    asked += 1;
    return route.abort();
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${site.zh}/`, { waitUntil: 'load' });
  await expect.poll(() => asked).toBeGreaterThan(0);
  // A page that reloads does so at once.
  await page.waitForTimeout(1000);
  expect([loads, asked]).toEqual([1, 1]);
  expect(await page.locator('[data-widget="announcer"]').textContent()).toBe('');
});

describe('sharing', () => {
  it('is set up in the messaging app: signed, with the title, text, link and picture of the page', async () => {
    const { page, asked, log } = await visit({ userAgent: phone, to: `${site.zh}/case?from=a#b` });
    await expect.poll(async () => (await told(page)).length).toBe(3);
    expect(asked).toContain(`${site.zh}/weixin/token?url=${encodeURIComponent(`${site.zh}/case?from=a`)}`);
    const [[, config], [, app], [, timeline]] = (await told(page)) as [
      [string, object],
      [string, object],
      [string, object],
    ];
    expect(config).toEqual({
      debug: false,
      appId: 'wx1',
      timestamp: 1_780_000_000,
      nonceStr: 'n',
      signature: 's',
      jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
    });
    const read = (selector: string, name: string) => page.locator(selector).getAttribute(name);
    expect(app).toEqual({
      title: await read('meta[property="og:title"]', 'content'),
      desc: await read('meta[name="description"]', 'content'),
      link: `${site.zh}/case`,
      imgUrl:
        (await page.locator('meta[property="og:image"]').count()) > 0
          ? await read('meta[property="og:image"]', 'content')
          : '',
    });
    expect(timeline).toEqual(app);
    expect(log).toContain('sharing: updateAppMessageShareData succeeded');
  });

  it('is set up with a time that is written as text', async () => {
    const token = { ...signed, msg: { ...signed.msg, timestamp: '1780000000' } };
    const { page } = await visit({ userAgent: phone, token });
    await expect.poll(async () => (await told(page)).length).toBe(3);
    expect((await told(page))[0]![1]).toMatchObject({ timestamp: 1_780_000_000 });
  });

  it('is signed again when another page takes the place', async () => {
    const { page, asked } = await visit({ userAgent: phone });
    await expect.poll(async () => (await told(page)).length).toBe(3);
    await page.locator('header a[href="/case"]').click();
    await page.waitForURL(`${site.zh}/case`);
    await expect.poll(() => asked).toContain(`${site.zh}/weixin/token?url=${encodeURIComponent(`${site.zh}/case`)}`);
    // In the same document: the bridge of the first page is still there, and not loaded again.
    await expect
      .poll(async () => (await told(page)).map(([name]) => name))
      .toEqual(['config', 'app', 'timeline', 'config', 'app', 'timeline']);
    expect((await told(page)).at(-1)![1]['link']).toBe(`${site.zh}/case`);
    expect(asked.filter((href) => href === bridge)).toHaveLength(1);
  });

  it('says so where the signature cannot be had', async () => {
    for (const token of [
      { res: 500, msg: '系统繁忙' },
      { res: 200, msg: {} },
    ]) {
      const { page, log } = await visit({ userAgent: phone, token });
      await expect.poll(() => log).toContain('获取签名失败');
      expect(await told(page)).toEqual([]);
    }
  });

  it('loads nothing elsewhere', async () => {
    const { log, asked } = await visit();
    await expect.poll(() => log).toContain('非微信浏览器');
    expect(asked).toEqual([]);
  });
});

describe('the support chat', () => {
  const button = (page: Page) => page.locator('[data-widget="help"] [data-chat]');

  it('is loaded when it is first asked for, once', async () => {
    const { page, asked } = await visit();
    expect(asked).toEqual([]);
    await button(page).click();
    const opened = () => page.evaluate(() => (window as unknown as { opened?: number }).opened);
    await expect.poll(opened).toBe(1);
    await button(page).click();
    await expect.poll(opened).toBe(2);
    expect(asked).toEqual([chat]);
  });

  it('opens for a demo that is to be asked for, without the dialog over it', async () => {
    const { page } = await visit();
    await demos(page).click();
    await page.getByRole('dialog').locator('[data-platform="ios"] [data-chat]').click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { opened?: number }).opened)).toBe(1);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('the support chat, when it does not come', () => {
  const button = (page: Page) => page.locator('[data-widget="help"] [data-chat]');
  /** Addresses that the page has the browser go to, telephone numbers included. */
  async function departures(page: Page): Promise<string[]> {
    const left: string[] = [];
    const session = await page.context().newCDPSession(page);
    session.on('Page.frameRequestedNavigation', ({ url }) => void left.push(url));
    await session.send('Page.enable');
    return left;
  }

  it.each([
    ['its script cannot be loaded', null],
    ['its script brings nothing', 'window.somethingElse = {}'],
    ['it cannot be opened', 'window.supportChat = { open() { throw new Error("closed") } }'],
  ])('calls instead where %s', async (_, chatScript) => {
    const { page } = await visit({ chatScript });
    const left = await departures(page);
    await button(page).click();
    await expect.poll(() => left).toEqual(['tel:400-000-0000']);
    expect(page.url()).toBe(`${site.zh}/`);
  });

  it('writes instead from a demo that is to be asked for', async () => {
    const { page } = await visit({ chatScript: null });
    const left = await departures(page);
    await demos(page).click();
    await page.getByRole('dialog').locator('[data-platform="ios"] [data-chat]').click();
    await expect
      .poll(() => left.map((href) => decodeURIComponent(href)))
      .toEqual(['mailto:hello@commbridge.example?subject=申请体验：即时通讯（iOS）']);
  });

  it('is asked for again the next time', async () => {
    const { page, asked } = await visit({ chatScript: null });
    const left = await departures(page);
    await button(page).click();
    await expect.poll(() => left).toHaveLength(1);
    await page.context().route(chat, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.supportChat = { open: () => { window.opened = 1 } }',
      }),
    );
    // By the page, not by the mouse: while the browser looks for a program that makes calls, it swallows what the mouse does.
    await button(page).dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => (window as unknown as { opened?: number }).opened)).toBe(1);
    expect(asked).toEqual([chat]);
    expect(left).toHaveLength(1);
  });
});

describe('what the chat adds to the page', () => {
  it('outlives the page, with what was written in it', async () => {
    const chatScript = `window.supportChat = { open() {
      document.head.append(Object.assign(document.createElement('meta'), { name: 'chat', content: 'its own' }));
      document.body.prepend(Object.assign(document.createElement('div'), { id: 'chat-first' }));
      document.body.insertAdjacentHTML('beforeend', '<div id="chat-window"><textarea></textarea></div>');
    } }`;
    const { page } = await visit({ chatScript });
    await page.locator('[data-widget="help"] [data-chat]').click();
    await page.locator('#chat-window textarea').fill('你好');
    for (const href of ['/case', '/']) {
      const before = await page.title();
      await page.locator(`header a[href="${href}"]`).first().click();
      await page.waitForFunction((before) => document.title !== before, before);
      expect(await page.locator('#chat-window textarea').inputValue()).toBe('你好');
      expect(await page.locator('body > #chat-first, body > #chat-window').count()).toBe(2);
      expect(await page.locator('body > main').count()).toBe(1);
    }
  });
});

describe('counting clicks', () => {
  /** Of this test: a page of the one before may tell of its clicks only now that it is closed. */
  const entries = (isWanted: (zone: unknown) => boolean) =>
    collected
      .map(({ clicks }) => ({ clicks: clicks.filter(({ zone, time }) => isWanted(zone) && Number(time) >= began) }))
      .filter(({ clicks }) => clicks.length > 0);
  const batches = () => entries((zone) => zone !== 'web-vitals');
  const vitals = () => entries((zone) => zone === 'web-vitals').flatMap((batch) => batch.clicks);
  const clicks = () => batches().flatMap((batch) => batch.clicks);
  const leave = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  const bar = (page: Page) => page.locator('[data-widget="consent"]');
  const allow = (page: Page) => bar(page).getByRole('button').first();
  const refuse = (page: Page) => bar(page).getByRole('button').last();
  const use = (page: Page) => page.locator('[data-widget="help"] [data-event-id="whatsapp"]').click();

  it('reports what was used, where and on which device, in one request when the visitor leaves', async () => {
    const { page } = await visit();
    await demos(page).click();
    await page.getByRole('dialog').locator('[data-platform="ios"] [data-chat]').click();
    expect(batches()).toEqual([]);
    await leave(page);
    await expect.poll(() => batches().length).toBe(1);
    expect(clicks()).toEqual([
      { id: 'demo:/sdk/app/im', zone: 'help', client: 'web', page: '/', time: expect.any(Number) },
      { id: 'demo:im/ios/request', zone: 'demo', client: 'ios', page: '/', time: expect.any(Number) },
    ]);
  });

  it('counts from the first click on, and loads nothing more than the script of the page before it is used', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`${site.zh}/`, { waitUntil: 'networkidle' });
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /\/(\w+)-\w+\.js$/.exec(name)?.[1] ?? [])
          .filter((name) => ['main', 'later', 'services', 'vitals'].includes(name))
          .sort(),
      );
    expect(await scripts()).toEqual(['main']);
    // What comes with the first use is lost on its way: the click is counted all the same.
    await page.route(/\/(?:later|services|vitals)-\w+\.js$/, () => undefined);
    await demos(page).click();
    await leave(page);
    await expect.poll(() => clicks().map(({ id }) => id)).toEqual(['demo:/sdk/app/im']);
    await page.unroute(/\/(?:later|services|vitals)-\w+\.js$/);
  });

  it('counts every link that leads out of its page by its address, and what only moves on the page not', async () => {
    const { page } = await visit();
    await page.evaluate(() => {
      document
        .querySelector('main')!
        .insertAdjacentHTML(
          'afterbegin',
          '<p id="text"><a href="/dev-blog/jitter-buffer">a</a><a href="https://doc.yunqiao.example/im?visit=1#b">b</a><a href="mailto:a@b.example">c</a><a href="#main">d</a><a>e</a></p>',
        );
      // The page stays.
      addEventListener('click', (event) => event.preventDefault(), { capture: true });
      for (const link of document.querySelectorAll<HTMLElement>('#text a')) link.click();
    });
    await leave(page);
    await expect
      .poll(() => clicks().map(({ id, zone }) => [id, zone]))
      .toEqual([
        ['open:/dev-blog/jitter-buffer', 'text'],
        ['open:https://doc.yunqiao.example/im', 'text'],
        ['open:mailto:a@b.example', 'text'],
      ]);
  });

  it('sends a full batch at once, and starts the next', async () => {
    const { page } = await visit();
    await page.evaluate(() => {
      document
        .querySelector('main')!
        .insertAdjacentHTML(
          'afterbegin',
          '<p data-event-page="/trial"><button data-event-id="tried" data-event-zone="trial" data-event-client="web"><i>x</i></button><button id="unmarked">y</button></p>',
        );
      const [tried, unmarked] = [
        document.querySelector<HTMLElement>('[data-event-id="tried"] i')!,
        document.getElementById('unmarked')!,
      ];
      for (let click = 0; click < 12; click++) tried.click(), unmarked.click();
    });
    await expect.poll(() => batches().map((batch) => batch.clicks.length)).toEqual([10]);
    await leave(page);
    await expect.poll(() => batches().map((batch) => batch.clicks.length)).toEqual([10, 2]);
    for (const click of clicks())
      expect(click).toEqual({ id: 'tried', zone: 'trial', client: 'web', page: '/trial', time: expect.any(Number) });
    // Nothing is left to tell.
    await leave(page);
    await demos(page).click();
    await leave(page);
    await expect.poll(() => batches().map((batch) => batch.clicks.length)).toEqual([10, 2, 1]);
  });

  it('measures the page that the visit began with, once', async () => {
    const { page } = await visit();
    const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(async () => (await names()).some((name) => name.includes('/vitals-'))).toBe(true);
    await page.evaluate(() => {
      // An interaction that is slow enough to be reported.
      document.addEventListener('keydown', () => {
        const end = performance.now() + 150;
        while (performance.now() < end);
      });
      addEventListener('keyup', () =>
        requestAnimationFrame(() => setTimeout(() => document.body.setAttribute('data-done', ''))),
      );
    });
    await page.keyboard.press('a');
    await page.locator('body[data-done]').waitFor();
    await leave(page);
    await expect.poll(() => vitals().length).toBe(4);
    expect(
      vitals()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['CLS', 'INP', 'LCP', 'TTFB']);
    for (const entry of vitals()) {
      const { id } = entry;
      expect(entry).toEqual({
        id,
        zone: 'web-vitals',
        client: 'web',
        page: '/',
        time: expect.any(Number),
        value: expect.any(Number),
      });
      if (id === 'INP') expect(entry['value']).toBeGreaterThanOrEqual(150);
      if (id === 'LCP') expect(entry['value']).toBeGreaterThan(0);
    }
    await leave(page);
    await demos(page).click();
    await leave(page);
    await expect.poll(() => batches().length).toBe(1);
    expect(vitals()).toHaveLength(4);
  });

  it('leaves out the LCP of a page that opened in a hidden tab', async () => {
    const page = await (await visit()).page.context().newPage();
    await page.addInitScript(() => {
      const entries = performance.getEntriesByType.bind(performance);
      const hidden = { name: 'hidden', entryType: 'visibility-state', startTime: 0, duration: 0, toJSON: () => ({}) };
      performance.getEntriesByType = (type) => (type === 'visibility-state' ? [hidden] : entries(type));
    });
    await page.goto(`${site.zh}/`);
    const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(async () => (await names()).some((name) => name.includes('/vitals-'))).toBe(true);
    const ids = () =>
      vitals()
        .map(({ id }) => id)
        .sort();
    await expect
      .poll(async () => {
        await leave(page);
        return ids();
      })
      .toEqual(['CLS', 'TTFB']);
  });

  it('waits for consent in the English edition, and stores the choice', async () => {
    const { page } = await visit({ to: `${site.en}/` });
    await bar(page).waitFor();
    await leave(page);
    expect(await axeFindings(page)).toEqual([]);
    await use(page);
    await allow(page).click();
    await use(page);
    await leave(page);
    await expect.poll(() => clicks().map(({ id }) => id)).toEqual(['whatsapp']);
    // Nothing was sent before the answer.
    expect(collected[0]!.clicks.some(({ id }) => id === 'whatsapp')).toBe(true);
    await page.reload();
    await page.locator('[data-consent]').waitFor();
    expect(await bar(page).count()).toBe(0);
  });

  it('does not start after a refusal, unless the visitor changes the choice', async () => {
    const { page } = await visit({ to: `${site.en}/` });
    await refuse(page).click();
    await use(page);
    const choices = page.locator('[data-consent]');
    await choices.click();
    expect(await allow(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await choices.evaluate((one) => one === document.activeElement)).toBe(true);
    await use(page);
    await leave(page);
    await expect.poll(() => clicks().map(({ id }) => id)).toEqual(['whatsapp']);
  });
});
