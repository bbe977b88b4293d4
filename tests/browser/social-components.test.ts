import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { socialComponents } from '../../config/social-components.ts';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { inspectPage } from './inspect-page.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** The first of them is a sample of `pages.test.ts`. */
it.each(socialComponents.slice(1))(
  '%s is accessible, legible and no wider than the window in every state',
  async (name) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const address = `${site.zh}/global/social/components/${name}`;
    const { errors, axe, headings, overflow, smallLetters } = await inspectPage({ page, address, within: 'main' });
    await page.close();
    expect({ errors, axe, headings, overflow }).toEqual({
      errors: [],
      axe: [],
      headings: 1,
      overflow: { 1440: 0, 1024: 0 },
    });
    expect([smallLetters[1024].example, smallLetters[390].example]).toEqual(['', '']);
  },
);

/** Letters of level drawings that are cut by the edge of their drawing, or cover others by more than what lines leave between them. */
const clashes = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const drawing of document.querySelectorAll<SVGSVGElement>('main svg')) {
      if (!drawing.checkVisibility()) continue;
      const edge = drawing.getBoundingClientRect();
      const texts = [...drawing.querySelectorAll('text')]
        .filter((text) => text.checkVisibility() && Math.abs(text.getScreenCTM()!.b) < 0.001)
        .map((text) => ({ said: text.textContent!, box: text.getBoundingClientRect() }));
      for (const [index, { said, box }] of texts.entries()) {
        if (box.left < edge.left - 1 || box.right > edge.right + 1) found.push(`${said} is cut`);
        for (const other of texts.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > 1 && down > 6) found.push(`${said} covers ${other.said}`);
        }
      }
    }
    return found;
  });

it.each(['', ...socialComponents.map((name) => `/components/${name}`)])(
  '/global/social%s neither cuts nor covers letters of its drawings, on a phone and on a desk',
  async (address) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${site.zh}/global/social${address}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, clashes: await clashes(page) }).toEqual({ width, clashes: [] });
    }
    await page.close();
  },
);
