import type { Browser } from 'playwright';
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
