import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** An A4 page without its margins, in CSS pixels. */
const paper = { width: 703, height: 1032 };

it.each(['/im', '/price/im', '/sms', '/edu', '/solution', '/dev-blog/idempotent-retries', '/sdk/app/im'])(
  '%s is printed without dark grounds and fixed parts, and no drawing is taller than a sheet',
  async (address) => {
    const context = await browser.newContext({ viewport: paper, reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(site.zh + address);
    await page.emulateMedia({ media: 'print' });
    const found = await page.evaluate((sheet) => {
      const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
        element.checkVisibility(),
      );
      const area = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width * height;
      };
      const isDark = (colour: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return alpha > 0.5 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < 90;
      };
      const dark = shown.filter((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        const colours = [backgroundColor, ...(backgroundImage.match(/rgba?\([^)]*\)/g) ?? [])];
        return area(element) > 60_000 && colours.some(isDark);
      });
      // Announcements to screen readers are a pixel large.
      const fixed = shown.filter((element) => getComputedStyle(element).position === 'fixed' && area(element) > 100);
      const tall = [...document.querySelectorAll('main svg')].filter(
        (element) => element.getBoundingClientRect().height > sheet,
      );
      const names = (list: Element[]) => list.map(({ tagName, className }) => `${tagName} ${String(className)}`);
      return { dark: names(dark), fixed: names(fixed), tall: names(tall) };
    }, paper.height);
    expect(found).toEqual({ dark: [], fixed: [], tall: [] });
  },
);
