import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';

/** Three cities: ours 90, 110 and 120 ms, on the open network twice that. */
const source = `
  import './components/styles/base.css';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { LatencyMatrix } from './components/global/latency.tsx';
  const cities = [['杭州'], ['东京', [90, 180]], ['孟买', [110, 220], [120, 240]]];
  export const html = renderToStaticMarkup(<main><h1>页</h1><LatencyMatrix cities={cities} /></main>);
`;

let browser: Browser;
let made: { html: string; css: string };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latency-'));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await build({
    stdin: { contents: source, resolveDir: root, loader: 'tsx' },
    outfile: join(folder, 'page.mjs'),
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const { html } = (await import(join(folder, 'page.mjs'))) as { html: string };
  made = { html, css: await readFile(join(folder, 'page.css'), 'utf8') };
  await rm(folder, { recursive: true });
  browser = await startBrowser();
});
afterAll(() => browser?.close());

async function open(css = made.css): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', javaScriptEnabled: false });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.setContent(`<!doctype html><html lang="zh-CN"><title>页</title><style>${css}</style>${made.html}</html>`);
  return page;
}

const numbers = (page: Page) => page.locator('td span:visible').allTextContents();

describe('latencies between cities, without scripts', () => {
  it('are those of one network at a time, with the middle of them all', async () => {
    const page = await open();
    expect(await numbers(page)).toEqual(['90', '110', '120']);
    expect(await page.locator('dd:visible').allTextContents()).toEqual(['110 毫秒']);
    await page.getByText('公网直连').click();
    expect(await numbers(page)).toEqual(['180', '220', '240']);
    expect(await page.locator('dd:visible').allTextContents()).toEqual(['220 毫秒']);
  });

  it('are named by the cities of their row and column', async () => {
    const page = await open();
    expect(await page.getByRole('rowheader').allTextContents()).toEqual(['东京', '孟买']);
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(['杭州', '东京']);
  });

  it('are ours where a browser cannot tell which is chosen', async () => {
    const page = await open(made.css.replaceAll(':has(', ':unknown('));
    expect(await numbers(page)).toEqual(['90', '110', '120']);
    expect(await page.getByText('公网直连').isVisible()).toBe(false);
  });
});
