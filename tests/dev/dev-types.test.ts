import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { addTrial, folder, kept, openTrial, pageState } from '../support/dev-trial.ts';
import { addTypeScript } from '../support/typescript.ts';

let commands: string;
let dev: DevServer;
let browser: Browser;
let page: Page;

/** A command in place of an editor: it notes what it is given. */
async function addEditor(): Promise<string> {
  commands = await mkdtemp(join(tmpdir(), 'site-types-'));
  const editor = join(commands, 'code');
  await writeFile(editor, `#!/bin/sh\necho "$@" >> '${join(commands, 'opened')}'\n`);
  await chmod(editor, 0o755);
  return editor;
}

beforeAll(async () => {
  const editor = await addEditor();
  const prepare = async (project: string) => {
    await addTrial(project);
    await addTypeScript(project);
    await mkdir(join(project, 'pages/products/other'), { recursive: true });
    await writeFile(
      join(project, 'pages/products/other/use.ts'),
      "import { Parts } from '../trial/parts.tsx';\nexport const names: Parameters<typeof Parts>[0]['names'] = ['中文'];\n",
    );
  };
  [dev, browser] = await Promise.all([startDevServer({ prepare, env: { LAUNCH_EDITOR: editor } }), startBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await dev?.close();
  await rm(commands, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
});
afterEach(() => page.close());

async function edit(file: string, from: string, to: string): Promise<() => Promise<void>> {
  const undo = await dev.edit(file, from, to);
  onTestFinished(undo);
  return undo;
}

const overlay = () => page.locator('site-problems');
const patience = { timeout: 20_000 };
const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#1677ff' } })
  .webp()
  .toBuffer();

it('shows an error in types in the corner of the page and in the terminal, and the page all the same', async () => {
  await openTrial({ page, dev });
  const before = dev.printed().length;
  const printed = () => dev.printed().slice(before);
  const undo = await edit(
    `${folder}/page.tsx`,
    "<Parts names={['one', 'two']} />",
    "<p>中文</p><Parts names={['three', 4]} />",
  );
  await expect.poll(printed, patience).toContain(`error: wrong type (TS2322)\n  where: ${folder}/page.tsx:13:42\n`);
  expect(printed()).toContain("Type 'number' is not assignable to type 'string'");
  await expect.poll(() => page.locator('main li').allTextContents()).toEqual(['three', '4']);
  await expect.poll(() => overlay().locator('summary').textContent()).toBe('1 type error');
  await overlay().locator('summary').click();
  const text = await overlay().locator('pre').innerText();
  for (const line of [10, 11, 12, 13, 14, 15, 16]) expect(text).toContain(`${line} │`);
  expect(await pageState(page)).toEqual(kept);
  await undo();
  await expect.poll(printed, patience).toContain(`Fixed: wrong type (TS2322), ${folder}/page.tsx:13:42`);
  await expect.poll(() => overlay().count()).toBe(0);
  expect(await pageState(page)).toEqual(kept);
});

it('shows it beside an error of the build, which covers the page, and once where both are of a line', async () => {
  await openTrial({ page, dev });
  await edit(`${folder}/page.tsx`, "names={['one', 'two']}", 'names={[1]}');
  await expect.poll(() => overlay().locator('article').allTextContents(), patience).toHaveLength(1);
  await edit(`${folder}/page.tsx`, './parts.tsx', './part.tsx');
  await expect
    .poll(() => overlay().locator('section article h2').allTextContents(), patience)
    .toEqual([expect.stringContaining(`error: `)]);
  expect(await overlay().locator('pre').first().textContent()).toContain('Could not resolve "./part.tsx"');
});

it('knows what an imported picture is', async () => {
  await openTrial({ page, dev });
  await writeFile(join(dev.project, folder, 'photo.webp'), await photo);
  onTestFinished(() => rm(join(dev.project, folder, 'photo.webp')));
  await edit(`${folder}/page.tsx`, 'import styles', "import photo from './photo.webp';\nimport styles");
  const before = dev.printed().length;
  const printed = () => dev.printed().slice(before);
  await edit(`${folder}/page.tsx`, "names={['one', 'two']}", 'names={[photo.width]}');
  await expect.poll(printed, patience).toContain("Type 'number' is not assignable to type 'string'");
  await overlay().locator('summary').click();
  expect(await overlay().locator('article h2').allTextContents()).toEqual([expect.stringContaining('TS2322')]);
});

it('names other files that a change breaks', async () => {
  await fetch(`${dev.zh}/trial`);
  const before = dev.printed().length;
  const undo = await edit(`${folder}/parts.tsx`, 'readonly string[]', 'readonly number[]');
  const printed = () => dev.printed().slice(before);
  await expect.poll(printed, patience).toContain(`where: ${folder}/page.tsx:13:`);
  await expect.poll(printed, patience).toContain('where: pages/products/other/use.ts:2:');
  await undo();
  await expect.poll(printed, patience).toContain('Fixed: wrong type (TS2322), pages/products/other/use.ts:2:');
});

it('knows the names of a words file at once', async () => {
  await writeFile(join(dev.project, folder, 'words.yaml'), 'title: First\n');
  onTestFinished(() => rm(join(dev.project, folder, 'words.yaml')));
  await edit(`${folder}/page.tsx`, 'import styles', "import * as words from './words.yaml';\nimport styles");
  await edit(`${folder}/page.tsx`, 'First words', '{words.title}');
  await fetch(`${dev.zh}/trial`);
  const before = dev.printed().length;
  const printed = () => dev.printed().slice(before);
  await dev.write(`${folder}/words.yaml`, 'heading: First\n');
  await expect.poll(printed, patience).toContain(`error: wrong type (TS2339)\n  where: ${folder}/page.tsx:11:`);
  await dev.write(`${folder}/words.yaml`, 'title: First\n');
  await expect.poll(printed, patience).toContain(`Fixed: wrong type (TS2339), ${folder}/page.tsx:11:`);
});

it('opens the place of an error in the editor', async () => {
  await openTrial({ page, dev });
  await edit(`${folder}/page.tsx`, "names={['one', 'two']}", 'names={[1]}');
  await expect.poll(() => overlay().locator('summary').count(), patience).toBe(1);
  await overlay().locator('summary').click();
  await overlay()
    .getByRole('button', { name: `Open ${folder}/page.tsx:13:` })
    .click();
  const opened = () => readFile(join(commands, 'opened'), 'utf8').catch(() => '');
  await expect.poll(opened).toMatch(new RegExp(`-r -g .*/${folder}/page\\.tsx:13:\\d+`));
});

it('opens nothing for other sites, and nothing outside of the project', async () => {
  const post = (place: string, headers: Record<string, string> = {}) =>
    new Promise<number>((done) => {
      const { port } = new URL(dev.zh);
      const sent = request(
        { port, path: '/__site/open', method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } },
        ({ statusCode }) => done(statusCode!),
      );
      sent.end(JSON.stringify({ place }));
    });
  const place = `${folder}/page.tsx:1:1`;
  expect(await post(place, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await post(place, { 'Content-Type': 'text/plain' })).toBe(403);
  expect(await post(place, { Host: 'other.example' })).toBe(403);
  for (const wrong of ['../package.json:1:1', '/etc/passwd:1:1', `${folder}/none.tsx:1:1`, 'x'])
    expect(await post(wrong)).toBe(400);
  expect(await post(place)).toBe(200);
});

it('ends where a signal ends the compiler, too, as that of a whole group of processes does', async () => {
  await openTrial({ page, dev });
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(dev.pid)]);
  const children = stdout.trim().split('\n').map(Number);
  expect(children.length).toBeGreaterThan(0);
  for (const pid of [...children, dev.pid]) process.kill(pid, 'SIGINT');
  await dev.ended;
  expect(dev.printed()).not.toContain('internal error');
});
