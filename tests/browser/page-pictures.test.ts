import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPreview } from '../../cli/preview/start-preview.ts';
import { startBrowser } from '../support/browser.ts';
import { secondSite } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

const run = warmRuns();
let site: Awaited<ReturnType<typeof secondSite>>;
let preview: Awaited<ReturnType<typeof startPreview>>;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([secondSite(), startBrowser()]);
  const { code, stderr } = await run(['generate', '--no-compress'], { project: site.project });
  if (code !== 0) throw new Error(stderr);
  preview = await startPreview({
    out: join(site.project, 'output'),
    port: 0,
    host: '127.0.0.1',
    apiUpstream: '127.0.0.1:9',
    hosts: 'any',
  });
});
afterAll(async () => {
  await browser?.close();
  await preview?.close();
  await site?.remove();
});

it.each([
  ['a wide window', 1280, 1, /-1200\.avif$/, 3 / 2, 'fill'],
  ['a phone', 360, 3, /-1200\.avif$/, 4 / 5, 'cover'],
  ['a small old phone', 320, 1, /-480\.avif$/, 4 / 5, 'cover'],
])('a picture of a page on %s', async (_, width, deviceScaleFactor, file, ratio, fit) => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor });
  const errors: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${preview.url}/garten`, { waitUntil: 'load' });
  const shown = await page.locator('main img').evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    const { width: across, height: down } = img.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(img);
    return { src: img.currentSrc, ratio: across / down, fits: across <= innerWidth, objectFit, objectPosition };
  });
  expect(shown.src).toMatch(file);
  expect(shown.ratio).toBeCloseTo(ratio, 1);
  expect([shown.fits, shown.objectFit, errors]).toEqual([true, fit, []]);
  if (fit === 'cover') expect(shown.objectPosition).toBe('0% 50%');
  await context.close();
});
