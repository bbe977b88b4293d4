import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { addTrial, folder, kept, openTrial, pageState } from '../support/dev-trial.ts';

let dev: DevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [dev, browser] = await Promise.all([startDevServer({ prepare: addTrial }), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await dev?.close();
});

// A page of its own for each test, closed before its changes are undone: one that follows changes would take them for its own.
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
});
afterEach(() => page.close());

/** Changes a file for the length of a test. */
async function edit(file: string, from: string, to: string): Promise<() => Promise<void>> {
  const undo = await dev.edit(file, from, to);
  onTestFinished(undo);
  return undo;
}

const overlay = () => page.locator('site-problems article');
const overlayText = async () => (await overlay().allTextContents()).join();

/** Errors by what makes them, and what is said of them. */
const errors: readonly { name: string; file: string; from: string; to: string; says: readonly string[] }[] = [
  {
    name: 'a syntax error',
    file: `${folder}/page.tsx`,
    from: 'Body() {',
    to: 'Body(( {',
    says: [`invalid source: ${folder}/page.tsx`, `where: ${folder}/page.tsx:7:8`, '7 │   Body(( {'],
  },
  {
    name: 'an import that leads nowhere',
    file: `${folder}/page.tsx`,
    from: './parts.tsx',
    to: './part.tsx',
    says: [`where: ${folder}/page.tsx:2:23`, 'Could not resolve "./part.tsx"'],
  },
  {
    name: 'a component that throws',
    file: `${folder}/page.tsx`,
    from: "names={['one', 'two']}",
    to: 'names={undefined as never}',
    says: [
      'cannot render page /trial (zh)',
      `where: ${folder}/parts.tsx:2:23`,
      "reading 'map'",
      `Parts ${folder}/parts.tsx:1`,
    ],
  },
  {
    name: 'a component that waits for a promise',
    file: `${folder}/page.tsx`,
    from: 'Body() {',
    to: 'Body() { throw Promise.resolve();',
    says: [
      'cannot render page /trial (zh)',
      `where: ${folder}/page.tsx`,
      'a component waits for a promise; pages are rendered in one step',
    ],
  },
  {
    name: 'data that the page does not request',
    file: `${folder}/page.tsx`,
    from: 'Body() {',
    to: 'Body({ data }: any) { data.lessons;',
    says: [`where: ${folder}/page.tsx:7:30`, 'data.lessons is not there', 'add `lessons` to its `needs`'],
  },
  {
    name: 'a class that the style sheet does not have',
    file: `${folder}/page.tsx`,
    from: '<h1>First words',
    to: '<h1 className={styles.grund}>First words',
    says: [
      'warning: missing class: grund',
      `where: ${folder}/page.tsx:10:24`,
      'trial.module.css has no class of that name',
    ],
  },
  {
    name: 'a link that leads nowhere',
    file: `${folder}/page.tsx`,
    from: '<h1>First words</h1>',
    to: '<h1>First words</h1><a href="/no/such">Nowhere</a>',
    says: ['warning: dead link: /no/such', `where: ${folder}/page.tsx:10:38`],
  },
  {
    name: 'an icon that the library does not have',
    file: `${folder}/page.tsx`,
    from: 'Body() {',
    to: "Body() { const mark = { icon: 'wifii' };",
    says: ['warning: unknown icon: wifii', `where: ${folder}/page.tsx:7:34`, 'use one of wifi'],
  },
  {
    name: 'an icon in content that the library does not have',
    file: 'config/content/navigation/index.json',
    from: '"icon": "',
    to: '"icon": "nosuch-',
    says: ['warning: unknown icon: nosuch-', 'where: config/content/navigation/index.json:', '"icon": "nosuch-'],
  },
  {
    name: 'content that does not fit its schema',
    file: 'config/content/navigation/index.json',
    from: '"name": ',
    to: '"name": 5, "nome": ',
    says: [
      'invalid content in navigation/index.json',
      'config/content/navigation/index.json:3:13, record [0], field name',
    ],
  },
  {
    name: 'content that is not JSON',
    file: 'config/content/navigation/index.json',
    from: '[',
    to: '[,',
    says: ['navigation/index.json is not JSON', 'config/content/navigation/index.json:1:2', '1 │ [,'],
  },
  {
    name: 'a style that is not CSS',
    file: `${folder}/trial.module.css`,
    from: 'color: rgb',
    to: 'color rgb',
    says: [`where: ${folder}/trial.module.css:4:`, '4 │     color rgb(1, 2, 3);'],
  },
  {
    name: 'a class that the style sheet of a component does not have',
    file: 'components/layouts/shell/footer.tsx',
    from: 'styles.slogan',
    to: 'styles.slogam',
    says: ['warning: missing class: slogam', 'where: components/layouts/shell/footer.tsx:'],
  },
  {
    name: 'a table that throws',
    file: 'config/routes/products.ts',
    from: "'/im', name: '即时通讯 IM'",
    to: "'/im', name: nosuch",
    says: ['cannot run config/routes/products.ts', 'where: config/routes/products.ts:5:24', 'nosuch is not defined'],
  },
  {
    name: 'a table that throws, of which all pages read',
    file: 'config/routes/blog.ts',
    from: "'/dev-blog', aliases",
    to: "'/dev-blog', nosuch, aliases",
    says: ['cannot run config/routes/blog.ts', 'where: config/routes/blog.ts:4:', 'nosuch is not defined'],
  },
  {
    name: 'shared code that throws when it is run',
    file: 'components/rendering.tsx',
    from: 'Mark: MarkIcon,',
    to: 'Mark: nosuch,',
    says: ['cannot run components/rendering.tsx', 'where: components/rendering.tsx:', 'nosuch is not defined'],
  },
  {
    name: 'a redirect that leads nowhere',
    file: 'config/redirects.ts',
    from: '= [\n',
    to: "= [\n  { edition: 'zh', from: '/moved', to: '/nowhere' },\n",
    says: [
      'invalid redirect',
      'where: config/redirects.ts:',
      'its target /nowhere is not an address of the zh edition',
    ],
  },
];

describe('over the page and in the terminal stands', () => {
  it.each(errors)('$name, until it is corrected', async ({ file, from, to, says }) => {
    await openTrial({ page, dev });
    const before = dev.printed().length;
    const undo = await edit(file, from, to);
    for (const text of says) await expect.poll(overlayText).toContain(text);
    for (const text of says) await expect.poll(() => dev.printed().slice(before)).toContain(text);
    await undo();
    await expect.poll(() => overlay().count()).toBe(0);
    await expect.poll(() => dev.printed().slice(before)).toContain('Fixed: ');
    expect(await pageState(page)).toEqual(kept);
  });
});

it('a text that is shown otherwise than written is a warning with its line', async () => {
  const before = dev.printed().length;
  const file = 'config/content/blog/articles/jitter-buffer.md';
  const undo = await edit(file, '\n## ', '\n排版用 <table> 时。\n\n## ');
  const line = (await readFile(join(dev.project, file), 'utf8')).split('\n').indexOf('排版用 <table> 时。') + 1;
  const printed = () => dev.printed().slice(before);
  const what = 'blog/articles/jitter-buffer.md: a tag is shown as text: <table>';
  await expect.poll(printed).toContain(`warning: ${what}\n  where: ${file}:${line}\n`);
  await undo();
  await expect.poll(printed).toContain(`Fixed: ${what}`);
});

describe('a file that is deleted', () => {
  /** Moves a file or folder away for the length of a test. */
  async function remove(path: string): Promise<() => Promise<void>> {
    const [from, to] = [join(dev.project, path), join(dev.project, '.removed')];
    await rename(from, to);
    const undo = async () => {
      if (existsSync(to)) await rename(to, from);
    };
    onTestFinished(undo);
    return undo;
  }

  it('the folder of a page, is one error, which names the row', async () => {
    await openTrial({ page, dev });
    const before = dev.printed().length;
    const printed = () => dev.printed().slice(before);
    const undo = await remove(folder);
    const what = `page ${folder.replace('pages/', '')} does not exist`;
    await expect.poll(printed).toContain(what);
    const response = await fetch(`${dev.zh}/trial`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(what);
    expect(printed().match(/^error: /gm)).toHaveLength(1);
    await undo();
    await expect.poll(printed).toContain(`Fixed: ${what}`);
    await expect.poll(async () => (await fetch(`${dev.zh}/trial`)).status).toBe(200);
  });

  it('a menu, is a warning', async () => {
    const before = dev.printed().length;
    const undo = await remove('config/content/navigation/en.json');
    const what = 'the header has no menu: en is missing or empty';
    await expect.poll(() => dev.printed().slice(before)).toContain(`warning: ${what}`);
    await undo();
    await expect.poll(() => dev.printed().slice(before)).toContain(`Fixed: ${what}`);
  });
});

describe('a change to the configuration while content is not valid', () => {
  const navigation = 'config/content/navigation/index.json';
  const location = async () => (await fetch(`${dev.zh}/moved`, { redirect: 'manual' })).headers.get('location');

  it('applies as soon as the content is corrected', async () => {
    await openTrial({ page, dev });
    const correct = await edit(navigation, '"name": ', '"name": 5, "nome": ');
    await expect.poll(overlayText).toContain('invalid content in navigation/index.json');
    await edit('config/redirects.ts', '= [\n', "= [\n  { edition: 'zh', from: '/moved', to: '/trial' },\n");
    expect(await location()).toBeNull();
    await expect.poll(overlayText).toContain('invalid content in navigation/index.json');
    await correct();
    await expect.poll(location).toBe('/trial');
    await expect.poll(() => overlay().count()).toBe(0);
    expect(await pageState(page)).toEqual(kept);
  });

  it('that throws, and is corrected first, leaves the error of the content', async () => {
    await openTrial({ page, dev });
    const correct = await edit(navigation, '"name": ', '"name": 5, "nome": ');
    const undo = await edit('config/redirects.ts', '= [\n', '= [\n  nosuch,\n');
    await expect.poll(overlayText).toContain('cannot run config/redirects.ts');
    await undo();
    await expect.poll(overlayText).not.toContain('cannot run');
    expect(await overlayText()).toContain('invalid content in navigation/index.json');
    await correct();
    await expect.poll(() => overlay().count()).toBe(0);
  });
});

it('an expired record says when it expired, where visitors get the 404 page', async () => {
  const front = 'title: 旧\nsummary: 摘要\ntype: im\nauthor: 作者\npublishTime: 2020-01-01\nupdateTime: 2020-01-01';
  await dev.write('config/content/blog/articles/gone.md', `---\n${front}\nexpireTime: 2021-01-01\n---\n正文。\n`);
  for (const address of ['/dev-blog/gone', '/dev-blog/gone?from=list']) {
    const response = await fetch(dev.zh + address);
    const text = await response.text();
    expect(response.status).toBe(404);
    expect(text).toContain('<h1>The article &quot;gone&quot; expired on 2021-01-01T00:00:00+08:00</h1>');
    expect(text).toContain('Change or remove expireTime to show it again.');
  }
  const nobody = await (await fetch(`${dev.zh}/dev-blog/nobody`)).text();
  expect(nobody).not.toContain('expired on');
});
