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
  '%s is printed without dark grounds and fixed parts, no drawing is taller than a sheet, and no table is cut',
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
      const cut = [...document.querySelectorAll('main table')].filter(
        ({ parentElement }) => parentElement!.scrollWidth > parentElement!.clientWidth + 1,
      );
      const tall = [...document.querySelectorAll('main svg')].filter(
        (element) => element.getBoundingClientRect().height > sheet,
      );
      const names = (list: Element[]) => list.map(({ tagName, className }) => `${tagName} ${String(className)}`);
      return { dark: names(dark), fixed: names(fixed), tall: names(tall), cut: names(cut) };
    }, paper.height);
    expect(found).toEqual({ dark: [], fixed: [], tall: [], cut: [] });
  },
);

it('on paper pages have margins, little space between chapters, and headings stay with what follows', async () => {
  const context = await browser.newContext({ viewport: paper, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${site.zh}/sms`);
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const heads = [...document.querySelectorAll('main section [class*="section_head"] > h2 + p')].map(
      ({ parentElement }) => parentElement!,
    );
    const value = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);
    return {
      margin: rules.flatMap((rule) => (rule instanceof CSSPageRule ? rule.style.margin : [])),
      section: value(document.documentElement, '--section'),
      heads: [...new Set(heads.map((head) => value(head, 'break-after')))],
      tryOuts: [...document.querySelectorAll('main [data-try]')].map((part) => value(part, 'break-inside')),
    };
  });
  expect(found).toEqual({ margin: ['12mm'], section: '32px', heads: ['avoid'], tryOuts: ['avoid'] });
  await page.goto(`${site.zh}/price/sms`);
  const reserved = () =>
    page.evaluate(() => {
      const heights = [...document.querySelectorAll('main section *, main div')].map(
        (part) => Number.parseFloat(getComputedStyle(part).minHeight) || 0,
      );
      return Math.max(...heights);
    });
  expect(await reserved()).toBeLessThan(200);
});
