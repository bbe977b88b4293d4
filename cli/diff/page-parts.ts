import type { Browser } from './browser.ts';
import { isPhone } from './groups.ts';
import { limits } from './limits.ts';
import { stableNames } from './stable-names.ts';

export type OpenPage = {
  parts: readonly PagePart[];
  /** Height of the page, in CSS pixels. */
  height: number;
  /** A picture of a strip of the page, WebP in base64. */
  picture(strip: { top: number; height: number }): Promise<string>;
  close(): Promise<void>;
};

/** A part of a page from its left to its right edge. */
export type PagePart = { top: number; height: number; html: string };

const screen = { main: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const scale = 0.6;

/** Splits tall elements into their children. Runs in the page. */
const readParts = `(async () => {
  await document.fonts.ready;
  const parts = (element) => {
    const { top, height } = element.getBoundingClientRect();
    if (height === 0) return [];
    const within = [...element.children].flatMap((child) => child.getBoundingClientRect().height > 0 ? [child] : []);
    const stacked = within.every((child, at) => at === 0 || child.getBoundingClientRect().top >= within[at - 1].getBoundingClientRect().bottom - 1);
    if (element.matches('body, main') || (height > 1200 && within.length > 1 && stacked)) return within.flatMap(parts);
    return [{ top: top + scrollY, height, html: element.outerHTML }];
  };
  return { parts: parts(document.body), height: document.documentElement.scrollHeight };
})()`;

type OpenPageOptions = { browser: Browser; url: string; address: string };

/** Opens a page, without motion, and reads its parts. */
export async function openPage({ browser, url, address }: OpenPageOptions): Promise<OpenPage> {
  const { width, height } = isPhone({ address }) ? screen.phone : screen.main;
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const send = <Result>(method: string, params: object = {}) => browser.send<Result>(method, params, sessionId);
  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: 'light' },
  ];
  await send('Emulation.setEmulatedMedia', { features });
  // Background pages are not drawn and do not load fonts.
  await send('Emulation.setFocusEmulationEnabled', { enabled: true });
  const loaded = browser.event('Page.loadEventFired', sessionId);
  await Promise.all([loaded, send('Page.navigate', { url })]);
  const { result } = await send<{ result: { value: unknown } }>('Runtime.evaluate', {
    expression: readParts,
    awaitPromise: true,
    returnByValue: true,
  });
  const read = result.value as { parts: PagePart[]; height: number };
  return {
    parts: read.parts.map((part) => ({ ...part, html: stableNames(part.html) })),
    height: read.height,
    async picture(strip) {
      const clip = { x: 0, y: strip.top, width, height: Math.min(strip.height, limits.pictureHeight), scale };
      // A background tab may never be drawn.
      await send('Page.bringToFront');
      const { data } = await send<{ data: string }>('Page.captureScreenshot', {
        format: 'webp',
        quality: 60,
        captureBeyondViewport: true,
        clip,
      });
      return data;
    },
    async close() {
      await browser.send('Target.closeTarget', { targetId });
    },
  };
}
