import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { runSite } from '../support/run-site.ts';

const folder = 'pages/products/trial';
const trialPage = `import { page } from '../../../components/define-page.ts';
import { Parts } from './parts.tsx';
import styles from './page.module.css';

export default page({
  head: () => ({ title: 'A page to try', description: 'Its words change.' }),
  Body() {
    return (
      <div className={styles.ground}>
        <h1>First words</h1>
        <details><summary>More</summary><p>Opened</p></details>
        <label>Name <input name="visitor" /></label>
        <Parts names={['one', 'two']} />
      </div>
    );
  },
});
`;
const trialParts = `export function Parts({ names }: { names: readonly string[] }) {
  return <ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>;
}
`;
const trialStyles = `@layer page {
  .ground {
    min-height: 3000px;
    color: rgb(1, 2, 3);
  }
}
`;

/** A page of its own, so that no test depends on the words of another one. */
async function addTrial(project: string): Promise<void> {
  await mkdir(join(project, folder), { recursive: true });
  await writeFile(join(project, folder, 'page.tsx'), trialPage);
  await writeFile(join(project, folder, 'parts.tsx'), trialParts);
  await writeFile(join(project, folder, 'page.module.css'), trialStyles);
  const table = join(project, 'config/routes/index.ts');
  const text = await readFile(table, 'utf8');
  await writeFile(table, text.replace('"products/sms"', '"products/sms","products/trial","products/fax"'));
  const products = join(project, 'config/routes/products.ts');
  const row = "{ path: '/trial', name: 'Trial', page: 'products/trial' },";
  await writeFile(products, (await readFile(products, 'utf8')).replace("{ path: '/im',", `${row}\n  { path: '/im',`));
}

let dev: DevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [dev, browser] = await Promise.all([startDevServer(addTrial), startBrowser()]);
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

/** Opens the page that is tried, scrolled, with open details and a typed name. Real loads change its mark. */
async function openTrial(): Promise<void> {
  await page.goto(`${dev.zh}/trial`);
  // The runtime is live, and follows changes.
  await page.waitForSelector('[data-widget="announcer"]', { state: 'attached' });
  await page.locator('summary', { hasText: 'More' }).click();
  await page.fill('input[name="visitor"]', 'Lin');
  await page.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' });
    document.documentElement.setAttribute('data-login', 'unloaded');
  });
}

const pageState = () =>
  page.evaluate(() => ({
    scroll: scrollY,
    open: document.querySelector<HTMLDetailsElement>('main details')?.open,
    name: document.querySelector<HTMLInputElement>('input[name="visitor"]')?.value,
  }));
const kept = { scroll: 700, open: true, name: 'Lin' };

/** Changes a file for the length of a test. */
async function edit(file: string, from: string, to: string): Promise<() => Promise<void>> {
  const undo = await dev.edit(file, from, to);
  onTestFinished(undo);
  return undo;
}

const heading = () => page.locator('h1').textContent();
const overlay = () => page.locator('site-problems article');
const overlayText = async () => (await overlay().allTextContents()).join();

describe('a change to', () => {
  it('the words of a page replaces them, and keeps scroll position, open details and typed text', async () => {
    await openTrial();
    await edit(`${folder}/page.tsx`, 'First words', 'Second words');
    await expect.poll(heading).toBe('Second words');
    expect(await pageState()).toEqual(kept);
    expect(await page.getAttribute('html', 'data-login')).not.toBe('unloaded');
  });

  it('a style is shown without replacing the page', async () => {
    await openTrial();
    const ground = await page.$('main > div');
    const colour = () => ground!.evaluate((element) => getComputedStyle(element).color);
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
    await edit(`${folder}/page.module.css`, 'rgb(1, 2, 3)', 'rgb(4, 5, 6)');
    await expect.poll(colour).toBe('rgb(4, 5, 6)');
    expect(await ground!.evaluate((element) => element.isConnected)).toBe(true);
    expect(await pageState()).toEqual(kept);
  });

  it('a menu is shown on open pages', async () => {
    await openTrial();
    const [entry] = JSON.parse(await dev.read('config/content/navigation/index.json')) as [{ name: string }];
    await edit('config/content/navigation/index.json', `"name": "${entry.name}"`, '"name": "改过的菜单"');
    await expect.poll(() => page.locator('header').textContent()).toContain('改过的菜单');
    expect(await pageState()).toEqual(kept);
  });

  it('a redirect applies to the next request', async () => {
    const location = async () => (await fetch(`${dev.zh}/moved`, { redirect: 'manual' })).headers.get('location');
    expect(await location()).toBeNull();
    await edit('config/redirects.ts', '= [\n', "= [\n  { edition: 'zh', from: '/moved', to: '/trial' },\n");
    await expect.poll(location).toBe('/trial');
  });

  it('the script of all pages loads them again, in the state they had', async () => {
    await openTrial();
    const loaded = page.waitForEvent('load');
    await edit('runtime/main.ts', 'const has =', "document.documentElement.dataset['trial'] = 'changed';\nconst has =");
    await loaded;
    await expect.poll(() => page.getAttribute('html', 'data-trial')).toBe('changed');
    await expect.poll(pageState).toEqual(kept);
  });

  it('an article is shown on its page', async () => {
    const file = 'config/content/blog/articles';
    const [, address] = /href="(\/dev-blog\/[\w-]+)"/.exec(await (await fetch(`${dev.zh}/dev-blog`)).text()) ?? [];
    const article = `${file}/${address!.split('/').at(-1)}.md`;
    expect(existsSync(join(dev.project, article))).toBe(true);
    const [, title] = /^title: (.*)$/m.exec(await dev.read(article))!;
    await page.goto(dev.zh + address);
    await edit(article, `title: ${title}`, 'title: 改过的标题');
    await expect.poll(heading).toBe('改过的标题');
  });
});

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
      `where: ${folder}/parts.tsx:2:21`,
      "reading 'map'",
      `Parts ${folder}/parts.tsx:1`,
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
      'page.module.css has no class of that name',
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
    says: ['navigation/index.json does not fit', 'config/content/navigation/index.json:3:13, record [0], field name'],
  },
  {
    name: 'content that is not JSON',
    file: 'config/content/navigation/index.json',
    from: '[',
    to: '[,',
    says: ['navigation/index.json is not JSON', 'config/content/navigation/index.json:1:2', '1 │ [,'],
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
    await openTrial();
    const before = dev.printed().length;
    const undo = await edit(file, from, to);
    for (const text of says) await expect.poll(overlayText).toContain(text);
    for (const text of says) expect(dev.printed().slice(before)).toContain(text);
    await undo();
    await expect.poll(() => overlay().count()).toBe(0);
    expect(dev.printed().slice(before)).toContain('Fixed: ');
    expect(await pageState()).toEqual(kept);
  });
});

describe('site new', () => {
  const begin = async (...args: string[]) => {
    const { code, stderr } = await runSite(['new', ...args], { project: dev.project });
    expect(stderr).toBe('');
    expect(code).toBe(0);
  };
  const has = async (address: string, text: string) => (await (await fetch(dev.zh + address)).text()).includes(text);

  it('writes a page with its row, which is served at once', async () => {
    await begin('page', 'products/fax', '--title', '传真', '--summary', '从应用里收发传真。');
    await expect.poll(() => has('/fax', '<title>传真 - 云桥通信</title>')).toBe(true);
    expect(dev.printed()).not.toContain('page products/fax');
  });

  it('writes an article and a case, which are served at once', async () => {
    const summary = ['--summary', '接通之前发生了什么。'];
    await begin('article', 'call-setup', '--title', '一次呼叫', ...summary, '--type', 'rtc');
    await expect.poll(() => has('/dev-blog/call-setup', '一次呼叫')).toBe(true);
    const metrics = ['--metric', '3 天=从签约到上线', '--metric', '92%=取餐短信送达率'];
    const customer = ['--customer', '林记烘焙', '--type', 'retail', ...metrics];
    await begin('case', 'lin-bakery', '--title', '排队不再靠喊', ...summary, ...customer);
    await expect.poll(() => has('/case/lin-bakery', '排队不再靠喊')).toBe(true);
  });

  it('writes a redirect, which is followed at once', async () => {
    await begin('redirect', '/fax-old', '--to', '/fax');
    const location = async () => (await fetch(`${dev.zh}/fax-old`, { redirect: 'manual' })).headers.get('location');
    await expect.poll(location).toBe('/fax');
  });
});

describe('the state of the site', () => {
  it('lists addresses, and of a page its head, its picture for sharing and what axe finds', async () => {
    await page.goto(`${dev.zh}/__site`);
    expect(await page.locator('main').innerText()).toContain('/trial');
    await page.goto(`${dev.zh}/__site/page?edition=zh&address=/trial`);
    expect(await page.locator('main').innerText()).toContain('13 characters, 13 of 60 columns');
    await expect
      .poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200);
    await expect.poll(() => page.locator('#findings').textContent()).toBe('axe finds nothing wrong.');
  });

  it('shows pages logged in, without colour and during the promotion, and lets calls fail', async () => {
    await page.goto(`${dev.zh}/__site`);
    for (const name of ['login', 'gray', 'promotion']) await page.check(`#${name}`);
    await page.click('main button');
    await page.goto(`${dev.zh}/trial`);
    const { login, theme, promotion } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect({ login, theme, promotion }).toEqual({ login: 'in', theme: 'gray', promotion: '' });
    // Only now: a page whose account cannot be fetched shows the links to log in.
    await page.goto(`${dev.zh}/__site`);
    await page.selectOption('#api', 'fails');
    await page.click('main button');
    expect((await fetch(`${dev.zh}/api/v2/nosuch`)).status).toBe(502);
    await page.goto(`${dev.zh}/__site`);
    for (const name of ['login', 'gray', 'promotion']) await page.uncheck(`#${name}`);
    await page.selectOption('#api', 'works');
    await page.click('main button');
    await page.goto(`${dev.zh}/trial`);
    expect(await page.getAttribute('html', 'data-theme')).toBeNull();
  });
});

describe('the dev server', () => {
  it('serves documents as they are published, besides its own script and the version', async () => {
    const html = await (await fetch(`${dev.zh}/trial`)).text();
    expect(html).toContain('<script type="module" src="/__site/client.js"></script></head>');
    expect(html).toContain('<title>A page to try</title>');
    expect((await fetch(`${dev.zh}/nosuch`)).status).toBe(404);
    expect((await fetch(`${dev.zh}/en/im`, { redirect: 'manual' })).headers.get('location')).toBe(`${dev.en}/en/im`);
  });

  it('writes nothing to the output folder', () => {
    expect(existsSync(join(dev.project, '../output'))).toBe(false);
  });
});
