import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildGallery } from '../gallery/build-gallery.mjs';
import { startBrowser } from '../support/browser.ts';
import { root } from '../support/run-site.ts';

let folder: string;
let browser: Browser;
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'motion-test-'));
  await buildGallery({ root, work: join(folder, 'work'), into: join(folder, 'pages') });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

type Look = { sheet: string; width?: number; reduced?: boolean };

async function open({ sheet, width = 1024, reduced = false }: Look): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 700 },
    reducedMotion: reduced ? 'reduce' : 'no-preference',
  });
  onTestFinished(() => page.close());
  await page.goto(pathToFileURL(join(folder, 'pages', `${sheet}.html`)).href);
  return page;
}

/** How far the motions of the drawing that is shown have come, by their names. */
const progress = (page: Page, place = 0) =>
  page
    .locator('main svg[role="img"]:visible')
    .nth(place)
    .evaluate((svg) =>
      Object.fromEntries(
        svg
          .getAnimations({ subtree: true })
          .map((animation) => [
            (animation as CSSAnimation).animationName.replace(/^.*art-/, ''),
            animation.effect!.getComputedTiming().progress,
          ]),
      ),
    );

const scrollDown = async (page: Page, top: number) => {
  await page.evaluate((y) => scrollTo(0, y), top);
  // Timelines of scrolling are read with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

describe('a drawing', () => {
  it('moves as it comes into view, and is finished when all of it is seen', async () => {
    const page = await open({ sheet: 'art-motion-1' });
    expect(await progress(page)).toEqual({ draw: 0, pass: 0 });
    const bottom = await page
      .locator('main svg[role="img"]:visible')
      .evaluate((svg) => svg.getBoundingClientRect().bottom);
    await scrollDown(page, bottom - 690);
    await expect.poll(() => progress(page)).toEqual({ draw: 1, pass: 1 });
  });

  it('is complete and does not move under reduced motion', async () => {
    const page = await open({ sheet: 'art-motion-1', reduced: true });
    expect(await progress(page)).toEqual({});
    const line = page.locator('main svg[role="img"]:visible path[pathLength="1"]');
    expect(await line.evaluate((path) => getComputedStyle(path).strokeDasharray)).toBe('none');
    expect(await page.locator('main svg[role="img"]:visible path[pathLength="100"]').isVisible()).toBe(false);
  });

  it('in a card plays while the card is hovered or has the focus', async () => {
    const page = await open({ sheet: 'art-motion-2' });
    expect(await progress(page)).toEqual({});
    const pulse = page.locator('[data-card] path[pathLength="100"]');
    expect(await pulse.isVisible()).toBe(false);
    await page.locator('[data-card]').hover();
    await pulse.waitFor();
    expect(Object.keys(await progress(page)).sort()).toEqual(['draw', 'pass']);
    await page.mouse.move(0, 0);
    await expect.poll(() => progress(page)).toEqual({});
    await page.keyboard.press('Tab');
    await expect.poll(async () => Object.keys(await progress(page))).toHaveLength(2);
  });

  it('in an opening rests after five seconds, and moves again under the pointer', async () => {
    const page = await open({ sheet: 'art-motion-2' });
    expect(Object.keys(await progress(page, 1))).toEqual(['travel']);
    await page.evaluate(() => document.getAnimations().forEach((animation) => (animation.currentTime = 5000)));
    await expect.poll(() => progress(page, 1)).toEqual({});
    await page.locator('main svg[role="img"]:visible').nth(1).hover();
    await expect.poll(async () => Object.keys(await progress(page, 1))).toEqual(['travel']);
  });

  it('has a second version below 820 px, with the same accessible name', async () => {
    const page = await open({ sheet: 'art-motion-1', width: 819 });
    const shown = page.locator('main svg[role="img"]:visible');
    expect(await shown.evaluateAll((all) => all.map((svg) => svg.getAttribute('viewBox')))).toEqual(['0 0 350 120']);
    await page.setViewportSize({ width: 820, height: 700 });
    expect(await shown.evaluateAll((all) => all.map((svg) => svg.getAttribute('viewBox')))).toEqual(['0 0 720 200']);
    // The hidden version has no part in the accessible tree.
    expect(await page.getByRole('img').count()).toBe(1);
    const names = await page
      .locator('main svg[role="img"]')
      .evaluateAll((all) => all.map((svg) => svg.getAttribute('aria-label')));
    expect(names).toHaveLength(2);
    expect(names[1]).toBe(names[0]);
  });
});
