import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { blogComponents } from '../../config/blog-components.ts';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const article = '/dev-blog/message-ordering-and-dedup';
let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(width: number, height = 900, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', colorScheme });
  onTestFinished(() => context.close());
  return context.newPage();
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe); // not as a script element: the security policy allows none that are not the site's own
  return page.evaluate(async () => {
    type Axe = { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    // A component shown in several states shows its landmark as often.
    const found = await (window as unknown as { axe: Axe }).axe.run({
      rules: { 'landmark-unique': { enabled: false } },
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

describe('every component of the blog, in all its states', () => {
  it('is accessible', async () => {
    const page = await open(1280);
    for (const name of blogComponents) {
      await page.goto(`${site.zh}/dev-blog/components/${name}`);
      expect(await violations(page), name).toEqual([]);
    }
  });

  it.each([360, 1024])('is no wider than a window of %i', async (width) => {
    const page = await open(width);
    for (const name of blogComponents) {
      await page.goto(`${site.zh}/dev-blog/components/${name}`);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
    }
  });
});

describe('the blog after dark', () => {
  it('has a dark ground, and contrast enough in every component, article and list', async () => {
    const page = await open(1280, 900, 'dark');
    for (const address of [...blogComponents.map((name) => `/dev-blog/components/${name}`), article, '/dev-blog']) {
      await page.goto(site.zh + address);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), address).toBe(
        'rgb(12, 19, 34)',
      );
      expect(await violations(page), address).toEqual([]);
    }
    await page.goto(`${site.zh}/sms`);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });

  it('is light on paper', async () => {
    const page = await open(1280, 900, 'dark');
    await page.goto(site.zh + article);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });
});

describe('an article', () => {
  it.each([360, 430])('keeps to a window of %i, and its code scrolls by itself', async (width) => {
    const page = await open(width);
    await page.goto(site.zh + article);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const wide = await page.locator('pre').evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth));
    expect(wide).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  it('has its sections beside the text, and marks the one being read without script', async () => {
    const page = await open(1280);
    await page.goto(site.zh + article);
    const contents = page.locator('nav:has(> details)');
    const link = contents.getByRole('link').nth(3);
    const text_ = await link.innerText();
    await link.click();
    const heading = page.locator((await link.getAttribute('href'))!);
    const [header, top] = [await page.locator('body > header').boundingBox(), await heading.boundingBox()];
    expect(top!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
    const [list, text] = [await contents.boundingBox(), await page.locator('article p').first().boundingBox()];
    expect(list!.x).toBeGreaterThan(text!.x + text!.width);
    expect(list!.y).toBeGreaterThan(0);
    // A browser without the selector leaves the section unmarked.
    if (!(await page.evaluate(() => CSS.supports('selector(:target-current)')))) return;
    const marked = contents.locator('a:target-current');
    await expect.poll(() => marked.allInnerTexts()).toEqual([text_]);
  });

  it('has them above the text in a narrow window, to be folded', async () => {
    const page = await open(390);
    await page.goto(site.zh + article);
    const contents = page.locator('nav:has(> details)');
    const first = contents.getByRole('link').first();
    await first.waitFor();
    const [list, text] = [await contents.boundingBox(), await page.locator('article h2').first().boundingBox()];
    expect(list!.y + list!.height).toBeLessThan(text!.y);
    await contents.locator('summary').click();
    await first.waitFor({ state: 'hidden' });
  });

  it('shows its code in colours that all tell apart from plain text', async () => {
    const page = await open(1280);
    await page.goto(site.zh + article);
    const colours = await page
      .locator('pre:has([class^="code-"])')
      .first()
      .evaluate((block) => ({
        plain: getComputedStyle(block).color,
        tokens: [
          ...new Set(Array.from(block.querySelectorAll('[class^="code-"]'), (token) => getComputedStyle(token).color)),
        ],
      }));
    expect(colours.tokens.length).toBeGreaterThan(2);
    expect(colours.tokens).not.toContain(colours.plain);
  });
});
