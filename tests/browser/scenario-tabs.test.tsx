import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';

/** Three scenarios, between something to tab from and something to tab to. */
const source = `
  import './components/styles/base.css';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { ScenarioTabs } from './components/sections/scenario-tabs.tsx';
  import { SiteProvider } from './components/site-context.ts';
  import { site } from './config/site.ts';
  const art = <svg viewBox="0 0 560 380" role="img" aria-label="画" />;
  const tabs = [
    { label: '客服', title: '一键呼叫客服', text: '排队与转接。', points: ['录音留存', '满意度回访'], href: '/edu', action: '看方案', art },
    { label: '复诊', title: '视频复诊', text: '问诊与开方。', art },
    { label: '看护', title: '家庭看护', text: '一按就通。', art },
  ];
  export const html = renderToStaticMarkup(
    <SiteProvider value={{ site, edition: 'zh', now: 0 }}>
      <main><h1>页</h1><a href="#">前</a><h2>场景</h2><ScenarioTabs name="scenes" label="选一个场景" tabs={tabs} /><a href="#">后</a></main>
    </SiteProvider>,
  );
`;

let browser: Browser;
let made: { html: string; css: string };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scenario-tabs-'));
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

async function open({ css = made.css, ...options }: { css?: string } & BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 800 },
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
    ...options,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.setContent(`<!doctype html><html lang="zh-CN"><title>页</title><style>${css}</style>${made.html}</html>`);
  return page;
}

const shown = (page: Page) => page.locator('h3:visible').allTextContents();

describe('scenario tabs without scripts', () => {
  it('show the first scenario, then the one that is chosen', async () => {
    const page = await open();
    expect(await shown(page)).toEqual(['一键呼叫客服']);
    await page.locator('label').last().click();
    expect(await shown(page)).toEqual(['家庭看护']);
  });

  it('are one stop of the tab key; arrow keys choose, and go round', async () => {
    const page = await open();
    await page.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    expect(
      await page
        .getByRole('radio')
        .first()
        .evaluate((radio) => radio === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toEqual(['视频复诊']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page)).toEqual(['家庭看护']);
    await page.keyboard.press('Tab');
    expect(
      await page
        .getByRole('link')
        .last()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
  });

  it('stand in one row above the panel, each a finger high, and within a narrow window', async () => {
    const page = await open();
    const boxes = await page
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('read as text where styles are missing: every tab followed by its scenario', async () => {
    const page = await open({ css: '' });
    expect((await page.locator('fieldset').innerText()).replace(/\s+/g, ' ').trim()).toBe(
      '选一个场景 客服 一键呼叫客服 排队与转接。 录音留存 满意度回访 看方案 复诊 视频复诊 问诊与开方。 看护 家庭看护 一按就通。',
    );
  });

  it('show every scenario where a browser cannot tell which is chosen, and on paper', async () => {
    const all = ['一键呼叫客服', '视频复诊', '家庭看护'];
    expect(await shown(await open({ css: made.css.replaceAll(':has(', ':unknown(') }))).toEqual(all);
    const page = await open();
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toEqual(all);
  });

  it('have no accessibility findings', async () => {
    const page = await open({ javaScriptEnabled: true });
    expect(await axeFindings(page)).toEqual([]);
  });
});
