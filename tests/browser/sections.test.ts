import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { root } from '../support/run-site.ts';

const run = promisify(execFile);

let folder: string;
let browser: Browser;
let files: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-gallery-'));
  // What `npm run gallery` runs.
  await run(process.execPath, ['tests/gallery/gallery.mjs', join(folder, 'pages')], { cwd: root });
  files = readdirSync(join(folder, 'pages')).filter((file) => /-\d+\.html$/.test(file));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

type Look = { width: number; only?: RegExp; motion?: boolean };

/** Opens each specimen in one page and collects what is wrong with it. */
async function inEach(
  { width, only = /./, motion = false }: Look,
  find: (page: Page, file: string) => Promise<readonly unknown[]>,
) {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  const found: string[] = [];
  try {
    for (const file of files.filter((name) => only.test(name))) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathToFileURL(join(folder, 'pages', file)).href);
      found.push(...(await find(page, file)).map((problem) => `${file}: ${problem}`));
    }
  } finally {
    await page.close();
  }
  return found;
}

describe('sections', () => {
  const widths = [360, 390, 1024, 1280, 1440, 1920];
  /** What one visit to each specimen found, a line for each problem. */
  const found = { accessibility: [] as string[], width: [] as string[], animations: [] as string[] };
  beforeAll(async () => {
    // A specimen is a part of a page: most have no heading of the first level, some none of the second.
    const ofWholePages = /^(?:page-has-heading-one|heading-order):/;
    await inEach({ width: 1280 }, async (page, file) => {
      const add = (kind: keyof typeof found, problems: readonly string[]) =>
        found[kind].push(...problems.map((problem) => `${file}: ${problem}`));
      add(
        'animations',
        await page.evaluate(() =>
          document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
        ),
      );
      add(
        'accessibility',
        (await axeFindings(page)).filter((finding) => !ofWholePages.test(finding)),
      );
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) add('width', [`${wide} wide at ${width}`]);
      }
      return [];
    });
  });

  it('are accessible in both languages, on every ground', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(found.accessibility).toEqual([]);
  });

  it('keep within windows of 360 to 1920', () => {
    expect(found.width).toEqual([]);
  });

  it('draw what they show at once under reduced motion', () => {
    expect(found.animations).toEqual([]);
  });

  it.each([
    { width: 1024, least: 12 },
    { width: 390, least: 11 },
  ])('have letters of $least px at $width in what they draw', async ({ width, least }) => {
    const problems = await inEach({ width, only: /^(?:art|chart|floor-plan)/ }, (page) =>
      page.evaluate((least) => {
        const small = (text: SVGTextElement) => {
          const scale = text.getScreenCTM()!.a;
          return (
            scale > 0 && text.getClientRects().length > 0 && Number(text.getAttribute('font-size')) * scale < least
          );
        };
        return [...document.querySelectorAll<SVGTextElement>('svg text')].filter(small).map((text) => text.textContent);
      }, least),
    );
    expect(problems).toEqual([]);
  });

  it('end a page within 1,000 px at 1440', async () => {
    const problems = await inEach({ width: 1440, only: /^start/ }, (page) =>
      page.evaluate(() => {
        const { height } = document.querySelector('main')!.getBoundingClientRect();
        return height > 1000 ? [`${height} high`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('give the art of a split opening 52 % of a window of 1920', async () => {
    const shares = await inEach({ width: 1920, only: /^opening-[12]\./ }, (page) =>
      page.evaluate(() => {
        const share =
          document.querySelector('section > div > div:last-child > svg')!.getBoundingClientRect().width / 1920;
        return share < 0.52 ? [share] : [];
      }),
    );
    expect(shares).toEqual([]);
  });

  it('make a statement of 600 px at least', async () => {
    const problems = await inEach({ width: 1440, only: /^statement/ }, (page) =>
      page.evaluate(() => {
        const { height } = document.querySelector('section')!.getBoundingClientRect();
        return height < 600 ? [`${height} high`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });
});

describe('a pinned diagram', () => {
  const lit = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<SVGElement>('[data-step]')]
        .filter((part) => Number(getComputedStyle(part).opacity) > 0.9)
        .map((part) => part.dataset['step']),
    );

  it('lights the step that is read, and stays in view', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 700 } });
    await page.goto(pathToFileURL(join(folder, 'pages', 'pinned-diagram-1.html')).href);
    await page.addStyleTag({ content: 'main { padding-block: 500px 900px } main li { min-height: 400px }' });
    const steps = page.locator('main li');
    for (const [index, expected] of ['1', '2', '3', '4'].entries()) {
      await steps.nth(index).evaluate((step) => {
        const { top, height } = step.getBoundingClientRect();
        scrollBy(0, top + height / 2 - innerHeight * 0.44);
      });
      await expect.poll(() => lit(page)).toEqual([expected]);
      if (index === 1 || index === 2)
        expect(await page.locator('svg').evaluate((svg) => svg.getBoundingClientRect().top)).toBe(96);
    }
    await page.close();
  });

  it('shows all of it in a narrow window', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
    await page.goto(pathToFileURL(join(folder, 'pages', 'pinned-diagram-1.html')).href);
    expect(await lit(page)).toEqual(['1', '2', '3', '4']);
    await page.close();
  });
});

describe('a rail', () => {
  it('is scrolled with the keyboard', async () => {
    const page = await browser.newPage({ viewport: { width: 1024, height: 700 } });
    await page.goto(pathToFileURL(join(folder, 'pages', 'rail-2.html')).href);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('region').evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
    await page.close();
  });
});

describe('the art of a card', () => {
  it('rests, and plays while the card is hovered or has the focus', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(pathToFileURL(join(folder, 'pages', 'bento-1.html')).href);
    const card = page.locator('[data-card]:has(a[href="/sms"])');
    const moves = () =>
      card.evaluate((element) => element.getAnimations({ subtree: true }).some((one) => one instanceof CSSAnimation));
    expect(await moves()).toBe(false);
    await card.hover();
    await expect.poll(moves).toBe(true);
    await page.mouse.move(0, 0);
    await expect.poll(moves).toBe(false);
    await card.getByRole('link').focus();
    await expect.poll(moves).toBe(true);
    await page.close();
  });
});
