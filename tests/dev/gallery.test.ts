import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { root } from '../support/run-site.ts';
import { addTypeScript } from '../support/typescript.ts';
import { entries } from '../gallery/entries.ts';

let dev: DevServer;
let browser: Browser;
let page: Page;

async function prepare(project: string): Promise<void> {
  await promisify(execFile)('mkdir', ['-p', join(project, 'tests')]);
  await promisify(execFile)('cp', ['-R', join(root, 'tests/gallery'), join(project, 'tests')]);
  await addTypeScript(project);
}

beforeAll(async () => {
  [dev, browser] = await Promise.all([startDevServer({ prepare }), startBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await dev?.close();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
});
afterEach(() => page.close());

const gallery = (query = '') => `${dev.zh}/__site/gallery${query}`;

it('lists every entry, and finds those that have the words', async () => {
  await page.goto(gallery());
  expect(await page.locator('[data-gallery-entry]').count()).toBe(entries.length);
  await page.getByRole('searchbox').fill('thought picture');
  await expect.poll(() => page.locator('[data-gallery-entry]:visible').count()).toBe(0);
  await page.getByRole('searchbox').fill('HAND to hand');
  await expect.poll(() => page.locator('[data-gallery-entry]:visible a').allTextContents()).toEqual(['Relay']);
  await expect.poll(() => page.locator('[data-gallery-group]:visible').count()).toBe(1);
});

it('shows an entry with guidance, props from its types, and code that can be copied', async () => {
  await page.goto(gallery('?entry=facts'));
  const text = await page.locator('main').innerText();
  expect(text).toContain('two to eight things to know');
  expect(text).toContain('Not steps');
  const row = page.locator('tr', { has: page.locator('code', { hasText: /^columns\?$/ }) });
  expect(await row.innerText()).toContain('2 | 3 | 4');
  expect(await row.innerText()).toContain('2 for two sentences each');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('summary', { hasText: 'Code' }).first().click();
  await page.locator('[data-gallery-copy]').first().click();
  await page.locator('[data-gallery-copy]', { hasText: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      "import { Facts } from '../../../components/sections/facts.tsx';",
      "import { Section } from '../../../components/sections/section.tsx';",
      '',
      '<Section title="三道闸门">',
      '  <Facts facts={zh} />',
      '</Section>',
    ].join('\n'),
  );
});

it('shows specimens live on every ground', async () => {
  await page.goto(gallery('?entry=facts'));
  await page.getByRole('link', { name: 'night: aubergine' }).click();
  const frame = page.frameLocator('iframe').first();
  // The frame of the page before is there until the new one is.
  await expect.poll(() => frame.locator('html').getAttribute('data-night')).toBe('aubergine');
  await expect.poll(() => frame.locator('section').first().getAttribute('class')).toContain('night');
});

it('updates open specimens when a component is saved', async () => {
  await page.goto(gallery('?entry=facts'));
  const first = page.frameLocator('iframe').first().locator('section').first();
  await first.waitFor();
  const before = await dev.read('components/sections/facts.tsx');
  onTestFinished(() => dev.write('components/sections/facts.tsx', before));
  await dev.write('components/sections/facts.tsx', before.replace(/<ul\b/, '<ul data-trial=""'));
  await expect.poll(() => first.locator('[data-trial]').count(), { timeout: 15_000 }).toBe(1);
});

it('renders every specimen, on the grounds it can have', async () => {
  const failed: string[] = [];
  for (const { id, sheet } of entries)
    for (const index of sheet?.specimens.keys() ?? []) {
      const { status } = await fetch(gallery(`?entry=${id}&specimen=${index}&ground=night&night=forest`));
      if (status !== 200) failed.push(`${id} ${index}: ${status}`);
    }
  expect(failed).toEqual([]);
}, 120_000);

it('is no page of the site', async () => {
  expect((await fetch(`${dev.zh}/tests/gallery`)).status).toBe(404);
  expect(await (await fetch(`${dev.zh}/sitemap.xml`)).text()).not.toContain('gallery');
});
