import { createHmac } from 'node:crypto';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { problems } from '../../components/tool/device-verdicts.ts';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser(...devices)])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const now = Date.UTC(2026, 10, 23, 4) / 1000;
const tools = ['address', 'encoder', 'devices'] as const;
const tool = (page: Page, name: (typeof tools)[number]) => page.locator(`[data-try="livetool-${name}"]`);
const status = (place: Locator) => place.locator('[data-status]');
/** Opens and closes the devices. */
const toggle = (place: Locator) => place.locator('[data-open]');
const text = (place: Locator, mark: string) => place.locator(`[data-text="${mark}"]`).innerText();

type Opening = BrowserContextOptions & { hash?: string; prepare?: (page: Page) => Promise<unknown> };

async function open({ hash = '', prepare, ...options }: Opening = {}): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.clock.setFixedTime(now * 1000);
  await prepare?.(page);
  await page.goto(`${site.zh}/livetool${hash}`);
  if (options.javaScriptEnabled === false) return page;
  for (const name of tools) {
    await tool(page, name).scrollIntoViewIfNeeded();
    await expect.poll(() => tool(page, name).getAttribute('data-state')).toBe('live');
  }
  await expect.poll(() => status(tool(page, 'address')).innerText()).toContain('已签好');
  return page;
}

const signed = (key: string, path: string, until: number) =>
  createHmac('sha256', key).update(`${path}-${until}`).digest('hex');

it('shows a complete example without scripts, and no controls', async () => {
  const page = await open({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  for (const name of tools) {
    const place = tool(page, name);
    expect(await status(place).innerText()).not.toBe('');
    expect(await place.locator('button:visible, input:visible, select:visible, video:visible').count()).toBe(0);
  }
  expect(await text(tool(page, 'address'), 'hls')).toBe(
    `https://play.example.com/live/room-1024.m3u8?t=1798732800&s=${signed('play-key-example', '/live/room-1024', 1_798_732_800)}`,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

describe('addresses', () => {
  it('follow the fields, with signatures of their keys; a link has all but the keys', async () => {
    const page = await open();
    const place = tool(page, 'address');
    const code = await place.locator('[data-qr] path').getAttribute('d');
    await place.locator('[name="stream"]').fill('lobby');
    await place.locator('[name="pushKey"]').fill('secret');
    await place.locator('[name="validity"]').selectOption('hour');
    const until = now + 3_600;
    await expect.poll(() => text(place, 'key')).toBe(`lobby?t=${until}&s=${signed('secret', '/live/lobby', until)}`);
    expect(await text(place, 'until')).toBe('2026-11-23 13:00 到期');
    expect(await place.locator('[data-qr] path').getAttribute('d')).not.toBe(code);

    await place.locator('[data-copy-text="hls"]').press('Enter');
    await expect.poll(() => status(place).innerText()).toBe('已复制 HLS 播放');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text(place, 'hls'));
    await place.locator('[data-copy-text="link"]').click();
    await expect
      .poll(() => new URL(page.url()).hash)
      .toBe('#try=livetool-address.push_example_com.play_example_com.live.lobby.hour');
    // What a field does not take changes no address.
    await place.locator('[name="stream"]').fill('a/b');
    await place.locator('[name="app"]').fill('shop');
    await expect.poll(() => text(place, 'server')).toBe('rtmp://push.example.com/shop');
    expect(await text(place, 'key')).toContain('lobby?');
    await place.locator('[name="stream"]').press('Tab');
    await expect.poll(() => status(place).innerText()).toBe('流名只用字母、数字、- 与 _。没有采用，沿用原值');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('are filled in from a link and from a pasted address, without Web Crypto, too', async () => {
    const page = await open({
      hash: '#try=livetool-address.in_a-b_example.play_example.x.y_1.week',
      prepare: (page) => page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined })),
    });
    const place = tool(page, 'address');
    const until = now + 604_800;
    await expect
      .poll(() => text(place, 'rtc'))
      .toBe(`webrtc://play.example/x/y_1?t=${until}&s=${signed('play-key-example', '/x/y_1', until)}`);
    expect(await text(place, 'server')).toBe('rtmp://in.a-b.example/x');
    await page.evaluate(() => navigator.clipboard.writeText('rtmp://up.example/hall/main?t=1&s=2'));
    await place.locator('[name="push"]').press('ControlOrMeta+v');
    await expect.poll(() => text(place, 'server')).toBe('rtmp://up.example/hall');
    expect(await place.locator('[name="stream"]').inputValue()).toBe('main');
  });
});

it('settings follow picture, line and uplink, and a reset takes them back', async () => {
  const page = await open();
  const place = tool(page, 'encoder');
  const began = await place.locator('[data-stage]').innerHTML();
  await place.locator('[name="line"][value="fast"]').press('Space');
  await place.locator('[name="frames"]').selectOption('60');
  await place.locator('[name="uplink"]').fill('4');
  expect(await text(place, 'verdict')).toBe('推不动：要 4.5 Mbps，上行只有 4 Mbps。同样帧率下，540p 合适');
  expect(await text(place, 'gop')).toBe('1 秒，60 帧');
  await place.locator('[data-reset]').click();
  await expect.poll(() => place.locator('[data-stage]').innerHTML()).toBe(began);
});

describe('the device check', () => {
  it('shows camera and loudness, names the devices, and closes them', async () => {
    const page = await open();
    const place = tool(page, 'devices');
    await toggle(place).press('Enter');
    await expect
      .poll(() => place.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
    await expect.poll(() => text(place, 'sound')).toMatch(/^峰值 −?\d+ dBFS$/);
    await expect.poll(() => text(place, 'picture')).toMatch(/^\d+ × \d+，\d+ 帧$/);
    expect(await place.locator('select[name="camera"] option').first().innerText()).toContain('fake');
    expect(await axeFindings(page)).toEqual([]);
    await toggle(place).click();
    expect(await place.locator('video').evaluate((video: HTMLVideoElement) => video.srcObject)).toBeNull();
    expect(await status(place).innerText()).toContain('已关闭');
  });

  it.each(['NotAllowedError', 'NotReadableError'] as const)(
    'says what to do about %s, and offers to try again',
    async (name) => {
      const page = await open({
        prepare: (page) =>
          page.addInitScript((name) => {
            navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
          }, name),
      });
      const place = tool(page, 'devices');
      const before = await toggle(place).innerText();
      await toggle(place).click();
      await expect.poll(() => status(place).innerText()).toBe(problems[name]);
      expect(await toggle(place).isVisible()).toBe(true);
      expect(await toggle(place).innerText()).not.toBe(before);
    },
  );
});
