import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Edition } from '../../config/editions.ts';
import { cities } from '../../config/network.ts';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
/** For all tests that need nothing else: what one page has loaded, the next finds in the cache. */
let shared: BrowserContext;
/** A tab of it that one test after another loads its page in. */
let tab: Page | null = null;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), startBrowser()]);
  shared = await newContext({});
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const usual = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

type Opening = {
  at: string;
  edition?: Edition | undefined;
  prepare?: (page: Page) => Promise<unknown>;
  /** Loads it in the tab that tests share. */
  inTab?: boolean;
} & BrowserContextOptions;

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ ...usual, ...options });
  // Pages are not fetched ahead: what a test sees loaded, the visit loaded.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  return context;
}

/** Opens a page; in a context of its own if it needs options or preparation. A test fails if the browser's console reports an error. */
async function open({ at, edition = 'zh', prepare, inTab = false, ...options }: Opening): Promise<Page> {
  const own = prepare || Object.keys(options).length > 0 ? await newContext(options) : null;
  const errors: string[] = [];
  const page = inTab ? (tab ??= await shared.newPage()) : await (own ?? shared).newPage();
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  };
  const onError = (error: Error) => void errors.push(error.message);
  onTestFinished(async ({ task }) => {
    page.off('console', onConsole).off('pageerror', onError);
    // A context does not close while a request is still routed.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const failed = task.result?.state === 'fail';
    if (!inTab || failed) await (own ?? page).close();
    if (inTab && failed) tab = null;
    expect(errors).toEqual([]);
  });
  page.on('console', onConsole).on('pageerror', onError);
  await prepare?.(page);
  await page.goto(site[edition] + at);
  return page;
}

const tryOut = (page: Page, name: string) => page.locator(`[data-try="${name}"]`);
const status = (place: Locator) => place.locator('[data-status]');

/** Pixels that a try-out is higher than the server sent it: so far its script has moved what follows it. */
const growth = (place: Locator): Promise<number> =>
  place.evaluate(async (root: HTMLElement) => {
    const html = await (await fetch(location.pathname)).text();
    const found = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector(`[data-try="${root.dataset['try']}"]`);
    const sent = document.importNode(found as HTMLElement, true);
    const height = root.offsetHeight;
    root.replaceWith(sent);
    const grown = height - sent.offsetHeight;
    sent.replaceWith(root);
    return grown;
  });

/** Scrolls to a try-out and waits until it works. */
async function wake(page: Page, name: string): Promise<Locator> {
  const place = tryOut(page, name);
  await place.scrollIntoViewIfNeeded();
  await expect.poll(() => place.getAttribute('data-state')).toBe('live');
  return place;
}

/** For `prepare`: the clock of the page can be stopped. */
const withClock = (page: Page) => page.clock.install();
/** Stops it, at a moment that has not passed before the page learns of it. From then on only `runFor` lets time pass. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** What a visitor does with the keyboard alone: at a control, found by what its script finds it by, types a text and presses keys. */
type Step = {
  control: string;
  text?: string;
  keys: readonly string[];
  /** An element that has a text after it. */
  until?: string;
};

/** Every try-out of the site, and something that changes it. */
const tryOuts: readonly { at: string; edition?: Edition; name: string; steps: readonly Step[] }[] = [
  { at: '/m/sms', name: 'sms-guide', steps: [{ control: '[value="company"]', keys: ['Space'] }] },
  {
    at: '/g2-sdk-price-calculation',
    name: 'price-calculation',
    steps: [{ control: '[data-preset="voice"]', keys: ['Enter'] }],
  },
  { at: '/paramCheck', name: 'param-check', steps: [{ control: '[data-load]:nth-of-type(2)', keys: ['Enter'] }] },
  { at: '/promotion/cashback', name: 'cashback', steps: [{ control: '[name="spent"]', keys: ['ArrowRight'] }] },
  { at: '/liveevent', name: 'liveevent', steps: [{ control: '[data-date]', keys: ['ArrowUp'] }] },
  { at: '/narrow-hd', name: 'narrow-hd', steps: [{ control: '[data-divide]', keys: ['ArrowRight'] }] },
  { at: '/nrtc-aws', name: 'nrtc-aws', steps: [{ control: '[name="hd"]', keys: ['ArrowRight'] }] },
  { at: '/vod', name: 'vod', steps: [{ control: '[data-switch="slice"]', keys: ['Enter'] }] },
  { at: '/svod', name: 'svod', steps: [{ control: '[data-event="save"]', keys: ['Enter'] }] },
  { at: '/medical', name: 'medical', steps: [{ control: '[name="role"]:checked', keys: ['ArrowRight'] }] },
  { at: '/edu', name: 'edu', steps: [{ control: '[name="pupils"]', keys: ['ArrowRight'] }] },
  { at: '/edu-music', name: 'edu-music', steps: [{ control: '[data-switch="gain"]', keys: ['Enter'] }] },
  { at: '/medhos', name: 'medhos', steps: [{ control: '[data-event="write"]', keys: ['Enter'] }] },
  { at: '/after-school', name: 'after-school', steps: [{ control: '[name="schools"]', keys: ['ArrowRight'] }] },
  { at: '/medarea', name: 'medarea', steps: [{ control: '[name="line"]', keys: ['ArrowLeft'] }] },
  { at: '/three-classroom', name: 'three-classroom', steps: [{ control: '[name="rain"]', keys: ['ArrowLeft'] }] },
  { at: '/meeting', name: 'meeting', steps: [{ control: '[name="time"]', keys: ['ArrowLeft'] }] },
  { at: '/video', name: 'video', steps: [{ control: '[data-move="down"]', keys: ['Enter'] }] },
  { at: '/face', name: 'face', steps: [{ control: '[name="smooth"]', keys: ['ArrowRight'] }] },
  { at: '/compass', name: 'compass', steps: [{ control: '[name="time"]', keys: ['ArrowLeft'] }] },
  { at: '/service', name: 'service', steps: [{ control: '[name="hour"]', keys: ['ArrowLeft'] }] },
  {
    at: '/whiteboard',
    name: 'whiteboard',
    steps: [{ control: '[data-board]', keys: ['Space', 'ArrowRight', 'Shift+ArrowDown', 'Space'] }],
  },
  { at: '/im', name: 'im-composer', steps: [{ control: 'input[maxlength]', text: 'a question', keys: ['Enter'] }] },
  { at: '/im', name: 'im-push', steps: [{ control: '[name="every"]', keys: ['ArrowRight'] }] },
  { at: '/global', name: 'global', steps: [{ control: '[data-point]:nth-of-type(3)', keys: ['Enter'] }] },
  {
    at: '/sms',
    name: 'sms',
    steps: [
      { control: '[name="sms-kind"][value="offer"]', keys: ['Space'] },
      { control: 'textarea', text: 'tomorrow', keys: [] },
    ],
  },
  {
    at: '/rtc-ai',
    name: 'rtc-ai',
    steps: [
      { control: '[data-play]', keys: ['Enter'], until: '[data-heard]' },
      { control: '[data-wait]', keys: ['Enter'] },
    ],
  },
  { at: '/iot-ai', name: 'iot-ai', steps: [{ control: '[name="free"]', keys: ['ArrowLeft'] }] },
  { at: '/nice', name: 'nice', steps: [{ control: '[name="noise"]', keys: ['ArrowRight'] }] },
  { at: '/connection', name: 'connection', steps: [{ control: '[data-event="order"]', keys: ['Enter'] }] },
  { at: '/emotional-ai', name: 'emotional-ai', steps: [{ control: '[data-forget="dog"]', keys: ['Enter'] }] },
  {
    at: '/yys-microservice',
    name: 'yys-microservice',
    steps: [{ control: '[data-switch="breaker"]', keys: ['Enter'] }],
  },
  { at: '/yys-middleware', name: 'yys-middleware', steps: [{ control: '[name="size"]', keys: ['ArrowRight'] }] },
  { at: '/yys-devops', name: 'yys-devops', steps: [{ control: '[name="failure"]', keys: ['ArrowLeft'] }] },
  { at: '/private-cloud', name: 'private-cloud', steps: [{ control: '[name="people"]', keys: ['Home'] }] },
  { at: '/all-in-one', name: 'all-in-one', steps: [{ control: '[data-switch="interact"]', keys: ['Enter'] }] },
  {
    at: '/wecan',
    name: 'wecan',
    steps: [{ control: '[name="loss"]', keys: ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'] }],
  },
  { at: '/dedicated-cloud', name: 'dedicated-cloud', steps: [{ control: '[name="line"]', keys: ['ArrowRight'] }] },
  { at: '/finance', name: 'finance', steps: [{ control: '[name="year"]', keys: ['End'] }] },
  { at: '/remoteteller', name: 'remoteteller', steps: [{ control: '[name="at"]', keys: ['ArrowRight'] }] },
  { at: '/netcall-tv', name: 'netcall-tv', steps: [{ control: '[data-key="right"]', keys: ['ArrowRight'] }] },
  { at: '/smartwatch', name: 'smartwatch', steps: [{ control: '[name="video"]', keys: ['End'] }] },
  { at: '/wechatApplets', name: 'wechatApplets', steps: [{ control: '[name="stage"]:checked', keys: ['ArrowRight'] }] },
  {
    at: '/remote-bidding',
    name: 'remote-bidding',
    steps: [{ control: '[name="seat"]:checked', keys: ['ArrowRight'] }],
  },
  { at: '/netcall', name: 'netcall', steps: [{ control: '[data-event="call"]', keys: ['Enter'] }] },
  { at: '/chatroom', name: 'chatroom', steps: [{ control: '[name="rate"]', keys: ['End'] }] },
  { at: '/im-ai', name: 'im-ai', steps: [{ control: '[data-ask="order"]', keys: ['Enter'] }] },
  { at: '/quicklogin', name: 'quicklogin', steps: [{ control: '[name="network"][value="weak"]', keys: ['Space'] }] },
  { at: '/qchat', name: 'qchat', steps: [{ control: '[value="moderator"]', keys: ['Space'] }] },
  { at: '/videoTutorial', name: 'tutorial', steps: [{ control: '[name="at"]', keys: ['Home'] }] },
  { at: '/live', name: 'live', steps: [{ control: '[name="line"]', keys: ['ArrowLeft'] }] },
  { at: '/nrtc', name: 'nrtc', steps: [{ control: '[name="loss"]', keys: ['ArrowRight'] }] },
  {
    at: '/interact',
    name: 'interact',
    steps: [
      { control: '[data-seat="a1"]', keys: ['Enter'] },
      { control: '[data-seat="s3"]', keys: ['Enter'] },
    ],
  },
  { at: '/voicechat', name: 'voicechat', steps: [{ control: '[name="at"]', keys: ['ArrowRight'] }] },
  { at: '/game-voice', name: 'game-voice', steps: [{ control: '[name="x"]', keys: ['ArrowRight'] }] },
  { at: '/pklinkmic', name: 'pklinkmic', steps: [{ control: '[name="lag"]', keys: ['ArrowRight'] }] },
  { at: '/social-1v1', name: 'social-1v1', steps: [{ control: '[name="price"]', keys: ['ArrowRight'] }] },
  { at: '/minigame', name: 'minigame', steps: [{ control: '[data-cell="6"]', keys: ['Enter'] }] },
  { at: '/signal', name: 'signal', steps: [{ control: '[data-event="invite"]', keys: ['Enter'] }] },
  {
    at: '/en/agents',
    edition: 'en',
    name: 'agents',
    steps: [
      { control: '[data-play]', keys: ['Enter'], until: '[data-heard]' },
      { control: '[data-wait]', keys: ['Enter'] },
    ],
  },
  { at: '/en/calls', edition: 'en', name: 'calls', steps: [{ control: '[name="loss"]', keys: ['ArrowRight'] }] },
  {
    at: '/en/text-messages',
    edition: 'en',
    name: 'text-messages',
    steps: [
      { control: '[name="draft"]:checked', keys: ['ArrowRight'] },
      { control: 'textarea', text: 'See you soon', keys: [] },
    ],
  },
  {
    at: '/en/live-streaming',
    edition: 'en',
    name: 'live-streaming',
    steps: [{ control: '[name="line"]', keys: ['ArrowLeft'] }],
  },
];

async function operate({ page, place, steps }: { page: Page; place: Locator; steps: readonly Step[] }): Promise<void> {
  for (const { control, text, keys, until } of steps) {
    await place.locator(control).first().focus();
    if (text !== undefined) await place.locator(control).first().fill(text);
    for (const key of keys) await page.keyboard.press(key);
    if (until !== undefined) await expect.poll(() => place.locator(until).textContent()).not.toBe('');
  }
}

describe.each(tryOuts)('$at, try-out $name', ({ at, edition, name, steps }) => {
  it('starts without moving the page, is operated by the keyboard, accessible before and after, within any window, and reset to how it began', async () => {
    const page = await open({ at, edition, inTab: true });
    const place = await wake(page, name);
    const width = at.startsWith('/m/') ? 390 : 1024;
    await page.setViewportSize({ width, height: 900 });
    expect(await growth(place), `pixels that it grows at ${width}`).toBe(0);
    await page.setViewportSize(usual.viewport);
    const began = [await status(place).innerText(), await place.locator('[data-stage]').innerHTML()];
    await operate({ page, place, steps });
    await expect.poll(() => status(place).innerText()).not.toBe(began[0]);
    // How it begins is looked at with every page.
    expect(await axeFindings(page, `[data-try="${name}"]`)).toEqual([]);
    for (const width of [360, 1024, 1920, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBe(0);
    }
    const reset = place.locator('[data-reset]');
    await reset.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => place.locator('[data-stage]').innerHTML()).toBe(began[1]);
    expect(await status(place).innerText()).toBe(began[0]);
    expect(await reset.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

/** Try-outs are loaded, stopped and given up by one machine: one of them each of a drawing, a timeline and a form. */
const samples = tryOuts.filter(({ at }) => ['/edu-music', '/signal', '/promotion/cashback'].includes(at));

describe.each(samples)('any try-out, such as that of $at', ({ at, name, steps }) => {
  it('works again on a page that takes the place of another', async () => {
    const page = await open({ at });
    await wake(page, name);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.locator('header a[href="/price"]').first().click();
    await page.waitForURL('**/price');
    await page.goBack();
    await page.waitForURL(`**${at}`);
    const place = await wake(page, name);
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
    const before = await status(place).innerText();
    await operate({ page, place, steps });
    await expect.poll(() => status(place).innerText()).not.toBe(before);
  });

  it('stays a picture where its script does not arrive', async () => {
    const page = await open({
      at,
      prepare: (page) => page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404, body: '' })),
    });
    const place = tryOut(page, name);
    // The page reloads once, in case the script has gone with its release.
    await expect
      .poll(async () => {
        await place.scrollIntoViewIfNeeded();
        return place.getAttribute('data-state');
      })
      .toBe('failed');
    expect(await place.locator('button:visible, input:visible').count()).toBe(0);
  });
});

describe('the board of /whiteboard', () => {
  const strokes = (place: Locator) => place.locator('[data-board] > [data-ink] > [data-stroke]:not([data-erased])');
  /** Draws a line on the board, from a share of its visible width to another. */
  const drag = async (page: Page, from: [number, number], to: [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 40, { steps: 10 });
    await page.mouse.move(...to, { steps: 10 });
    await page.mouse.up();
  };
  const board = async (page: Page) => {
    const place = await wake(page, 'whiteboard');
    await place.locator('[data-board]').scrollIntoViewIfNeeded();
    const box = (await place.locator('[data-board]').boundingBox())!;
    const at = (x: number, y: number): [number, number] => [640 + x, box.y + y];
    return { place, at };
  };

  it('draws with the pointer in the chosen colour, says what the stroke weighs, and shows it on the other screen later', async () => {
    const page = await open({ at: '/whiteboard' });
    const { place, at } = await board(page);
    await place.locator('[name="color"][value="var(--warm)"]').check({ force: true });
    await drag(page, at(-400, 440), at(-200, 460));
    expect(await strokes(place).getAttribute('stroke')).toBe('var(--warm)');
    expect(await status(place).innerText()).toMatch(
      /^您的第 1 笔：采样 \d+ 点，留 \d+ 点，发出 \d+ 字节；一共 \d+ 字节$/,
    );
    await expect.poll(() => place.locator('[data-mirror] path').count()).toBe(1);
  });

  it('erases whole strokes, also those of others, and undoes one change after the other', async () => {
    const page = await open({ at: '/whiteboard' });
    const { place, at } = await board(page);
    const undo = place.locator('[data-undo]');
    expect(await undo.isDisabled()).toBe(true);
    await drag(page, at(-400, 440), at(-200, 460));
    await place.locator('[name="tool"][value="eraser"]').check({ force: true });
    await page.mouse.click(...at(-400, 440));
    expect(await strokes(place).count()).toBe(0);
    // The copy on the other screen is no stroke of this one.
    await expect.poll(() => place.locator('[data-mirror] path').count()).toBe(1);
    // The hypotenuse of the triangle: drawn by the server.
    await page.mouse.click(...at(363, 265));
    expect(await place.locator('#board-picture [data-erased]').count()).toBe(1);
    expect(await status(place).innerText()).toBe('板上 10 笔，按住就能画');
    await undo.click();
    await undo.click();
    expect(await strokes(place).count()).toBe(1);
    await undo.click();
    expect(await strokes(place).count()).toBe(0);
    expect(await undo.isDisabled()).toBe(true);
  });

  it('replays stroke by stroke, by the range and by the button', async () => {
    const page = await open({ at: '/whiteboard' });
    const { place } = await board(page);
    const range = place.getByRole('slider');
    await range.focus();
    await page.keyboard.press('Home');
    expect(await status(place).innerText()).toBe('回放：第 0 / 11 笔');
    await page.keyboard.press('ArrowRight');
    expect(await place.locator('[data-stroke]:not([data-later])').count()).toBe(1);
    await place.locator('[data-replay]').click();
    await expect.poll(() => status(place).innerText()).toBe('板上 11 笔，按住就能画');
    expect(await place.locator('[data-later]').count()).toBe(0);
  });

  it('is named for what it does once it works, and lets go of the focus', async () => {
    const page = await open({ at: '/whiteboard' });
    const place = await wake(page, 'whiteboard');
    const canvas = page.getByRole('application', { name: /./ });
    await canvas.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    expect(await canvas.evaluate((element) => element === document.activeElement)).toBe(false);
    // What was being drawn is finished.
    expect(await strokes(place).count()).toBe(1);
  });
});

describe('the call of /netcall', () => {
  const lines = (place: Locator) => place.getByRole('log').getByRole('listitem').allInnerTexts();
  const press = (place: Locator, event: string) => place.locator(`[data-event="${event}"]`).click();
  const wait = (place: Locator) => place.locator('[data-wait]').click();
  const now = (place: Locator) => place.locator('[data-stage]').getAttribute('data-now');

  it('shows a whole call until the first press, and then what happens, with its times', async () => {
    const page = await open({ at: '/netcall', prepare: withClock });
    const place = await wake(page, 'netcall');
    await stopClock(page);
    expect(await lines(place)).toHaveLength(11);
    await press(place, 'call');
    expect(await lines(place)).toEqual([
      expect.stringMatching(/^00:00\.000\s+主叫\s+拨号 占好通话频道$/),
      expect.stringMatching(/^00:00\.000\s+服务端\s+call\.invited 发往手机和平板$/),
    ]);
    await page.clock.runFor(1000);
    expect(await now(place)).toBe('ring');
    expect((await lines(place))[3]).toMatch(/^00:00\.400\s+服务端\s+call\.ringing/);
    await press(place, 'answer');
    await page.clock.runFor(2000);
    expect(await now(place)).toBe('talk');
    expect(await place.locator('[aria-current="step"] h3').allInnerTexts()).toEqual(['通话']);
    await press(place, 'drop');
    await press(place, 'back');
    await press(place, 'hang-up');
    await page.clock.runFor(5000);
    expect(await now(place)).toBe('record');
    expect((await lines(place)).at(-1)).toMatch(/call\.recorded/);
    expect(await status(place).innerText()).toBe('已留档；服务端收到 7 个事件');
  });

  it('offers only what can happen now, and keeps the focus on something that can be pressed', async () => {
    const page = await open({ at: '/netcall', prepare: withClock });
    const place = await wake(page, 'netcall');
    await stopClock(page);
    const open_ = () => place.locator('[data-stage] button:enabled').allInnerTexts();
    expect(await open_()).toEqual(['拨号', '拨号，对方没开应用', '拨号，对方正在通话']);
    await place.locator('[data-event="call-asleep"]').focus();
    await page.keyboard.press('Enter');
    expect(await open_()).toEqual(['取消', '等下去']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('取消');
    expect(await place.locator('[aria-current="step"] h4').allInnerTexts()).toEqual(['应用没有打开']);
  });

  it('lets the time pass: a phone that nobody answers stops after 45 seconds', async () => {
    const page = await open({ at: '/netcall', prepare: withClock });
    const place = await wake(page, 'netcall');
    await stopClock(page);
    await press(place, 'call');
    await wait(place);
    await wait(place);
    expect(await now(place)).toBe('timeout');
    expect((await lines(place)).at(-2)).toMatch(/^00:45\.400\s+服务端\s+call\.timeout 响了 45 秒$/);
    // The clock goes on from there.
    await press(place, 'call');
    expect((await lines(place)).at(-1)).toMatch(/^00:4[5-9]/);
  });
});

describe('the map of /global', () => {
  const figures = (place: Locator) => place.locator('dl [data-text]').allInnerTexts();
  /** Places of cities in the list of all. */
  const [tokyo, jakarta, riyadh, virginia] = [1, 3, 5, 8] as const;
  const pointOf = (place: Locator, city: number) => place.locator(`[data-point="${cities[city]}"]`);

  it('makes the city that is pressed the end, and the end before it the start', async () => {
    const page = await open({ at: '/global' });
    const place = await wake(page, 'global');
    expect(await figures(place)).toEqual(['杭州 — 圣保罗', '212', '396', '经华沙、法兰克福、马德里']);
    await pointOf(place, riyadh).click();
    expect(await figures(place)).toEqual(['圣保罗 — 利雅得', '167', '273', '经马德里、法兰克福、开罗']);
    await pointOf(place, jakarta).click();
    expect(await figures(place)).toEqual(['利雅得 — 雅加达', '158', '318', '经迪拜、孟买、新加坡']);
    expect(
      await place.locator('[aria-pressed="true"]').evaluateAll((all) => all.map((one) => one.textContent)),
    ).toEqual(expect.arrayContaining(['利雅得', '雅加达']));
    expect(await status(place).innerText()).toBe(
      '利雅得到雅加达：158 毫秒，公网 318 毫秒；经迪拜、孟买、新加坡，光缆约 8,400 公里',
    );
  });

  it('follows the lists, and swaps the ends when one is chosen twice', async () => {
    const page = await open({ at: '/global' });
    const place = await wake(page, 'global');
    await place.locator('[name="to"]').selectOption(cities[virginia]!);
    expect(await figures(place)).toEqual(['杭州 — 弗吉尼亚', '160', '283', '经东京、圣何塞']);
    await place.locator('[name="from"]').selectOption(cities[virginia]!);
    expect((await figures(place))[0]).toBe('弗吉尼亚 — 杭州');
    // Over the Pacific the way leaves the map at one side and comes in at the other.
    expect(await place.locator('[data-travel]').count()).toBe(2);
  });

  it('carries the pair in the address, and comes back to it; a reset forgets it', async () => {
    const page = await open({ at: '/global' });
    const place = await wake(page, 'global');
    await pointOf(place, tokyo).click();
    await expect.poll(() => page.url()).toMatch(/#try=global\.7\.1$/);
    const shared = page.url();
    const other = await open({ at: new URL(shared).pathname + new URL(shared).hash });
    await expect.poll(() => tryOut(other, 'global').getAttribute('data-state')).toBe('live');
    expect((await figures(tryOut(other, 'global')))[0]).toBe('圣保罗 — 东京');
    await expect.poll(() => other.evaluate(() => scrollY)).toBeGreaterThan(200);
    await place.locator('[data-reset]').click();
    await expect.poll(() => page.url()).not.toContain('#');
    expect((await figures(place))[0]).toBe('杭州 — 圣保罗');
  });

  it.each(['7.7', '9.1', '-1.2', 'x.y'])('ignores a pair that is none: %s', async (pair) => {
    const page = await open({ at: `/global#try=global.${pair}` });
    expect((await figures(await wake(page, 'global')))[0]).toBe('杭州 — 圣保罗');
  });
});

describe('the group of /im', () => {
  const thread = (place: Locator) => place.locator('[data-thread]');
  const readyMessage = (place: Locator, kind: string) => place.locator(`[data-message][value="${kind}"]`);
  const desk = (place: Locator) => place.locator('[data-desk]');

  it('sends what is typed: receipts follow step by step, the desk has it and answers', async () => {
    const page = await open({ at: '/im', prepare: withClock });
    const place = await wake(page, 'im-composer');
    await stopClock(page);
    await place.getByRole('textbox').fill('几点能拿？');
    await place.locator('[type="submit"]').click();
    const sent = thread(place).locator('> *').last();
    expect(await sent.innerText()).toBe('几点能拿？\n发送中');
    await page.clock.runFor(45);
    expect(await sent.innerText()).toBe('几点能拿？\n已送达');
    expect(await desk(place).innerText()).not.toContain('几点能拿');
    await page.clock.runFor(16);
    expect(await desk(place).locator('> *').last().innerText()).toBe('林遥\n几点能拿？');
    expect(await status(place).innerText()).toBe('序号 4128：45 毫秒已送达，61 毫秒到店长的电脑');
    await page.clock.runFor(6000);
    expect(await thread(place).locator('> *').nth(-2).innerText()).toBe('几点能拿？\n214 人已读');
    expect(await thread(place).locator('> *').last().innerText()).toBe('店长小禾\n六点到八点，三号门');
    expect(await desk(place).locator('> *').last().innerText()).toBe('六点到八点，三号门');
  });

  it('sends a ready message, and Enter sends what is typed, not what is ready', async () => {
    const page = await open({ at: '/im' });
    const place = await wake(page, 'im-composer');
    await readyMessage(place, 'order').click();
    expect(await thread(place).locator('> *').last().innerText()).toContain('串番茄 2.5 千克');
    await place.getByRole('textbox').fill('<img src=x onerror=alert(1)> 谢谢');
    await page.keyboard.press('Enter');
    await expect.poll(() => thread(place).innerText()).toContain('<img src=x onerror=alert(1)> 谢谢');
    expect(await place.locator('img').count()).toBe(0);
    await page.keyboard.press('Enter');
    expect(await thread(place).locator('[data-receipt]').count()).toBe(3);
  });

  it('wakes the phone that sleeps after 16.2 seconds, once for all that came until then', async () => {
    const page = await open({ at: '/im', prepare: withClock });
    const place = await wake(page, 'im-composer');
    await stopClock(page);
    for (const kind of ['text', 'voice']) {
      await readyMessage(place, kind).click();
      await page.clock.runFor(5000);
    }
    const push = place.locator('[data-text="push"]');
    expect(await push.innerText()).toBe('[3 条] 林遥：两份，六点来拿');
    await page.clock.runFor(6200);
    expect(await push.innerText()).toBe('[2 条] 林遥：[语音] 8 秒');
    expect(await status(place).innerText()).toBe('电脑一直没读，16.2 秒后推送到锁屏手机，合并 2 条');
  });

  it('begins by itself when nobody does, unless less motion is wanted', async () => {
    const page = await open({ at: '/im', reducedMotion: 'no-preference', prepare: withClock });
    const place = await wake(page, 'im-composer');
    await page.clock.runFor(2600);
    expect(await thread(place).innerText()).toContain('再加一份，行吗？');
    const still = await open({ at: '/im', prepare: withClock });
    const calm = await wake(still, 'im-composer');
    await still.clock.runFor(2600);
    expect(await thread(calm).innerText()).not.toContain('再加一份');
  });
});

describe('the dial of pushes on /im', () => {
  it('merges anew for every interval, and keeps the interval in the address', async () => {
    const page = await open({ at: '/im' });
    const place = await wake(page, 'im-push');
    expect(await status(place).innerText()).toBe('每 3 秒一条，共 100 条：手机响 10 次，最久的一条等了 60 秒');
    const slider = place.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toBe('0.5 秒');
    expect(await place.locator('[data-text="pushes"]').innerText()).toBe('6');
    expect(new URL(page.url()).hash).toBe('#try=im-push.0_5');
    await page.keyboard.press('End');
    expect(await place.locator('[data-picture] rect').count()).toBe(
      Number(await place.locator('[data-text="pushes"]').innerText()),
    );
  });
});
