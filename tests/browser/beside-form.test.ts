import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Where the form and the chapters beside and below it are: the parents of the headings' parents are as wide as the chapters. */
async function boxesOf(page: Page) {
  const form = (await page.locator('main form').boundingBox())!;
  const chapters = await page.locator('main h2').evaluateAll((headings) =>
    headings
      .filter((heading) => !heading.closest('form'))
      .map((heading) => heading.parentElement!.parentElement!.getBoundingClientRect())
      .map(({ left, right, top, width }) => ({ left, right, top, width })),
  );
  return { form, chapters };
}

it('a chapter that begins below a form has the width of the page, one beside it ends before it', async () => {
  const page = await browser.newPage({ viewport: { width: 1024, height: 800 } });
  await page.goto(`${site.zh}/partner/joinus`);
  const { form, chapters } = await boxesOf(page);
  const below = chapters.filter(({ top }) => top > form.y + form.height);
  const beside = chapters.filter(({ top }) => top < form.y + form.height);
  expect([beside.length, below.length]).toEqual([2, 1]);
  for (const { right } of beside) expect(right).toBeLessThan(form.x);
  for (const { width } of below) expect(width).toBeGreaterThan(900);
  await page.close();
});
