import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type VisitOptions = { width?: number; reducedMotion?: 'reduce' | 'no-preference' };

async function open({ width = 1440, reducedMotion = 'no-preference' }: VisitOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion });
  onTestFinished(() => context.close());
  return context.newPage();
}

type Color = readonly [red: number, green: number, blue: number];
const isDark = ([red, green, blue]: Color) => 0.2126 * red + 0.7152 * green + 0.0722 * blue < 90;
const distance = (one: Color, other: Color) => Math.max(...one.map((value, index) => Math.abs(value - other[index]!)));

/** Colours above and below the header's lower edge, at places across the window where neither has letters. */
async function edge(page: Page): Promise<{ header: Color; below: Color }[]> {
  const bottom = await page.evaluate(() =>
    Math.round(document.querySelector('header')!.getBoundingClientRect().bottom),
  );
  const picture = await page.screenshot({ clip: { x: 0, y: bottom - 3, width: 1440, height: 8 }, animations: 'allow' });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      canvas.drawImage(bitmap, 0, 0);
      const at = (x: number, y: number) => Array.from(canvas.getImageData(x, y, 1, 1).data).slice(0, 3);
      return [8, 360, 720, 1080, 1432].map((x) => ({ header: at(x, 0), below: at(x, 6) }));
    },
    [...picture],
  ) as unknown as Promise<{ header: Color; below: Color }[]>;
}

/** One address of each kind of page that has a header, with its edition's origin. */
function kinds(): string[] {
  const seen = new Set<string>();
  return site.pages.flatMap(({ address, edition, family }) => {
    const kind = `${edition} ${family ?? address}`;
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [site[edition] + address];
  });
}

describe('the header', () => {
  it('has the colour of a dark opening below it, and is white over the others', async () => {
    const page = await open();
    const dark: string[] = [];
    const problems: string[] = [];
    for (const address of kinds()) {
      await page.goto(address);
      if ((await page.locator('header').count()) === 0) continue;
      const places = await edge(page);
      const atNight = isDark(places[2]!.below);
      if (atNight) dark.push(new URL(address).pathname);
      const fits = ({ header, below }: (typeof places)[number]) =>
        isDark(header) === atNight && (!atNight || distance(header, below) < 6);
      problems.push(
        ...places.filter((one) => !fits(one)).map(({ header, below }) => `${address}: ${header} over ${below}`),
      );
    }
    expect(problems).toEqual([]);
    expect(dark).toEqual(expect.arrayContaining(['/', '/im', '/rtc-ai', '/global']));
  });

  it('lies over the opening on the Chinese home page only', async () => {
    const page = await open();
    const over: string[] = [];
    for (const address of kinds()) {
      await page.goto(address);
      const overlap = await page.evaluate(() => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return header - document.querySelector('main')!.getBoundingClientRect().top;
      });
      if (overlap > 1) over.push(address);
    }
    expect(over).toEqual([`${site.zh}/`]);
  });

  it('turns white when the page scrolls', async () => {
    const page = await open();
    await page.goto(`${site.zh}/im`);
    const ground = () => page.locator('header').evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await ground()).toBe('rgb(7, 17, 38)');
    await page.evaluate(() => scrollTo(0, 200));
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('header')!).backgroundColor === 'rgb(255, 255, 255)',
    );
  });

  it('stays dark for visitors who want less motion', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await page.goto(`${site.zh}/im`);
    await page.evaluate(() => scrollTo(0, 200));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator('header').evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
      'rgb(7, 17, 38)',
    );
  });

  it('is white below an open menu', async () => {
    const page = await open();
    await page.goto(`${site.zh}/`);
    await page.locator('[data-menu] > summary').first().click();
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('header')!).backgroundColor === 'rgb(255, 255, 255)',
    );
  });
});

describe('a notice', () => {
  it('is one line of 36 pixels above the bar, in the header’s colours, and scrolls away', async () => {
    for (const [address, width] of [
      ['/', 1440],
      ['/im', 1024],
      ['/netcall', 390],
    ] as const) {
      const page = await open({ width });
      await page.goto(site.zh + address);
      const notice = page.locator('[data-notice]:not([hidden])');
      expect(await notice.boundingBox()).toEqual({ x: 0, y: 0, width, height: 36 });
      expect(await notice.evaluate((one) => getComputedStyle(one).color)).toBe(
        address === '/netcall' ? 'rgb(11, 27, 52)' : 'rgb(255, 255, 255)',
      );
      await page.evaluate(() => scrollTo(0, 400));
      await page.waitForFunction(() => document.querySelector('[data-notice]')!.getBoundingClientRect().bottom <= 0);
      expect(await page.locator('header').evaluate((one) => one.getBoundingClientRect().bottom)).toBe(64);
    }
  });
});
