import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { addTrial, folder, kept, openTrial, pageState } from '../support/dev-trial.ts';
import { runSite } from '../support/run-site.ts';

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

const heading = () => page.locator('h1').textContent();

describe('a change to', () => {
  it('the words of a page replaces them, and keeps scroll position, open details and typed text', async () => {
    await openTrial({ page, dev });
    await edit(`${folder}/page.tsx`, 'First words', 'Second words');
    await expect.poll(heading).toBe('Second words');
    expect(await pageState(page)).toEqual(kept);
    expect(await page.getAttribute('html', 'data-login')).not.toBe('unloaded');
  });

  it('the words beside a running try-out leaves it running; its own begin it again', async () => {
    await openTrial({ page, dev });
    const status = page.locator('[data-try] [data-status]');
    const press = () => page.locator('[data-try] button', { hasText: /Count|Add/ }).click();
    await expect.poll(async () => (await press(), status.textContent())).toBe('2');
    let presses = 2;
    for (const [from, to] of [
      ['First words', 'Second words'],
      ['Second words', 'Third words'],
    ] as const) {
      await edit(`${folder}/page.tsx`, from, to);
      await expect.poll(heading).toBe(to);
      expect(await status.textContent()).toBe(String(presses));
      await press();
      expect(await status.textContent()).toBe(String(++presses));
    }
    await edit(`${folder}/parts.tsx`, '>Count<', '>Add<');
    await expect.poll(() => page.locator('[data-try] button').first().textContent()).toBe('Add');
    expect(await status.textContent()).toBe('0');
    await expect.poll(async () => (await press(), status.textContent())).toBe('1');
  });

  it('a style is shown without replacing the page', async () => {
    await openTrial({ page, dev });
    const ground = await page.$('main > div');
    const colour = () => ground!.evaluate((element) => getComputedStyle(element).color);
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
    await edit(`${folder}/trial.module.css`, 'rgb(1, 2, 3)', 'rgb(4, 5, 6)');
    await expect.poll(colour).toBe('rgb(4, 5, 6)');
    expect(await ground!.evaluate((element) => element.isConnected)).toBe(true);
    expect(await pageState(page)).toEqual(kept);
  });

  it('a menu is shown on open pages', async () => {
    await openTrial({ page, dev });
    const [entry] = JSON.parse(await dev.read('config/content/navigation/index.json')) as [{ name: string }];
    await edit('config/content/navigation/index.json', `"name": "${entry.name}"`, '"name": "改过的菜单"');
    await expect.poll(() => page.locator('header').textContent()).toContain('改过的菜单');
    expect(await pageState(page)).toEqual(kept);
  });

  it('a redirect applies to the next request', async () => {
    const location = async () => (await fetch(`${dev.zh}/moved`, { redirect: 'manual' })).headers.get('location');
    expect(await location()).toBeNull();
    await edit('config/redirects.ts', '= [\n', "= [\n  { edition: 'zh', from: '/moved', to: '/trial' },\n");
    await expect.poll(location).toBe('/trial');
  });

  it('a picture that a page imports is shown, and replaced with its file', async () => {
    const photo = (colour: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
        .png()
        .toBuffer();
    const file = join(dev.project, folder, 'photo.png');
    onTestFinished(() => rm(file, { force: true }));
    await writeFile(file, await photo('#f00'));
    await edit(`${folder}/page.tsx`, 'import styles', "import photo from './photo.png';\nimport styles");
    await edit(
      `${folder}/page.tsx`,
      '<h1>',
      '<img src={photo.address} width={photo.width} height={photo.height} alt="" /><h1>',
    );
    // The file and the two edits are three changes, and only edits wait until one is applied.
    const served = async () => (await fetch(`${dev.zh}/trial`)).text();
    await expect.poll(served).toContain('/assets/pictures/photo-');
    await openTrial({ page, dev });
    const shown = () =>
      page.locator('main img').evaluate((img: HTMLImageElement) => [img.src, img.naturalWidth, img.height] as const);
    await expect.poll(async () => (await shown()).slice(1)).toEqual([60, 40]);
    const [before] = await shown();
    await writeFile(file, await photo('#0f0'));
    await expect.poll(async () => (await shown())[0]).not.toBe(before);
    await expect.poll(async () => (await shown())[1]).toBe(60);
  });

  it('a redirect of editors, and a removed address, apply to the next request', async () => {
    const answer = async (path: string) => {
      const { status, headers } = await fetch(dev.zh + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    const file = 'config/content/redirects.yaml';
    await edit(file, '# - gone', '- from: /moved-too\n  to: /trial\n- gone: /withdrawn\n# - gone');
    await expect.poll(() => answer('/moved-too')).toEqual([301, '/trial']);
    expect(await answer('/withdrawn')).toEqual([410, null]);
  });

  it('the table of routes adds an address', async () => {
    expect((await fetch(`${dev.zh}/trial-too`)).status).toBe(404);
    const row = "{ path: '/trial-too', name: 'Trial', page: 'products/trial' },";
    await edit('config/routes/products.ts', "{ path: '/im',", `${row}\n  { path: '/im',`);
    expect((await fetch(`${dev.zh}/trial-too`)).status).toBe(200);
  });

  it('a component is shown on open pages', async () => {
    await openTrial({ page, dev });
    await edit('components/layouts/shell/footer.tsx', '{site.brand[edition].slogan}', 'Another slogan');
    await expect.poll(() => page.locator('footer').first().textContent()).toContain('Another slogan');
    expect(await pageState(page)).toEqual(kept);
  });

  it('the script of all pages loads them again, in the state they had', async () => {
    await openTrial({ page, dev });
    const loaded = page.waitForEvent('load');
    await edit(
      'runtime/main.ts',
      'const pages =',
      "document.documentElement.dataset['trial'] = 'changed';\nconst pages =",
    );
    await loaded;
    await expect.poll(() => page.getAttribute('html', 'data-trial')).toBe('changed');
    await expect.poll(() => pageState(page)).toEqual(kept);
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

  it('marks a record that is not public', async () => {
    for (const [file, address] of [
      ['blog/articles/call-setup.md', '/dev-blog/call-setup'],
      ['cases/articles/lin-bakery.md', '/case/lin-bakery'],
    ] as const) {
      const path = `config/content/${file}`;
      const undo = await dev.edit(path, 'publishTime: ', 'draft: true\npublishTime: ');
      for (const shown of address.startsWith('/dev-blog') ? [address, '/dev-blog'] : [address])
        expect(await has(shown, '草稿，正式网站上不显示'), shown).toBe(true);
      await undo();
      const [, time] = /^publishTime: (.*)$/m.exec(await dev.read(path))!;
      await dev.edit(path, `publishTime: ${time}`, 'publishTime: 2099-11-19T00:00:00+08:00');
      expect(await (await fetch(dev.zh + address)).text()).toMatch(
        /定时发布：<time[^>]*>2099 年 11 月 19 日 00:00<\/time>起公开/,
      );
    }
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
    expect(await page.locator('main').innerText()).toContain('13 characters, 13 columns of 8 to 60');
    await expect
      .poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200);
    await expect.poll(() => page.locator('#findings').textContent()).toBe('axe finds nothing wrong.');
  });

  it('shows a page of the other edition on its own host', async () => {
    await page.goto(`${dev.zh}/__site`);
    await page.locator('tr', { hasText: 'en' }).locator('a[href$="address=%2F"]').click();
    expect(page.url()).toBe(`${dev.en}/__site/page?edition=en&address=%2F`);
    await page.goto(`${dev.zh}/__site/page?edition=en&address=/`);
    expect(page.url()).toBe(`${dev.en}/__site/page?edition=en&address=%2F`);
    await expect.poll(() => page.locator('#findings').textContent()).toBe('axe finds nothing wrong.');
    expect(await page.frameLocator('#page').locator('html').getAttribute('lang')).toBe('en');
  });

  it('lists what axe finds in a page, until it is corrected', async () => {
    const undo = await edit(`${folder}/page.tsx`, '<h1>First words</h1>', '<h1>First words</h1><button />');
    await page.goto(`${dev.zh}/__site/page?edition=zh&address=/trial`);
    await expect.poll(() => page.locator('#findings').textContent()).toBe('axe findings: 1');
    expect(await page.locator('#findings + ul').innerText()).toContain('Buttons must have discernible text');
    await undo();
    await expect.poll(() => page.locator('#findings').textContent()).toBe('axe finds nothing wrong.');
    expect(await page.locator('#findings + ul').innerText()).toBe('');
  });

  it('lists pages with problems, and those without data, first', async () => {
    await edit(`${folder}/page.tsx`, '<h1>First words</h1>', '<h1>First words</h1><a href="/no/such">Nowhere</a>');
    await (await fetch(`${dev.zh}/trial`)).text();
    await page.goto(`${dev.zh}/__site`);
    expect(await page.locator('h2').nth(1).textContent()).toMatch(/^\d+ with problems$/);
    expect(await page.locator('#faulty + div').innerText()).toContain('dead link: /no/such');
  });

  it('does not change at the request of another site', async () => {
    const change = async (origin: string) =>
      fetch(`${dev.zh}/__site`, { method: 'POST', headers: { origin }, body: 'gray=on', redirect: 'manual' });
    expect((await change('null')).status).toBe(200);
    expect((await change('http://other.example')).status).toBe(200);
    expect(await (await fetch(`${dev.zh}/trial`)).text()).not.toMatch(/data-theme="?gray/);
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

describe('the search', () => {
  const results = '[data-widget="search"] ol a';
  const found = async (query: string) => {
    await page.goto(`${dev.zh}/dev-blog`);
    await page.locator('[data-search]').first().waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('/');
        return page.locator('[data-search-part="waiting"], [data-widget="search"]').count();
      })
      .toBe(1);
    await page.fill('[data-widget="search"] input', query);
    return page.locator(results).first().getAttribute('href');
  };

  it('finds the words of pages as they were saved last', async () => {
    expect(await found('First words')).toBe('/trial');
    await edit(`${folder}/page.tsx`, 'First words', 'Zymurgy');
    expect(await found('Zymurgy')).toBe('/trial');
  });

  it('cannot be used while a page has an error, which the terminal shows', async () => {
    const undo = await edit(`${folder}/parts.tsx`, '<ul>', '<ol>');
    expect((await fetch(`${dev.zh}/search.json`)).status).toBe(500);
    await expect.poll(dev.printed).toContain(`invalid source: ${folder}/parts.tsx`);
    await undo();
    expect((await fetch(`${dev.zh}/search.json`)).status).toBe(200);
    await expect.poll(dev.printed).toContain(`Fixed: invalid source: ${folder}/parts.tsx`);
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

  it('serves the fonts that styles of pages refer to', async () => {
    const read = async (address: string) => (await fetch(dev.zh + address)).text();
    const sheets = [...(await read('/sms')).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href]) => href!,
    );
    const styles = (await Promise.all(sheets.map(read))).join('');
    const fonts = [...styles.matchAll(/url\("?(\/assets\/[^")]+)/g)].map(([, address]) => address!);
    expect(fonts.filter((font) => font.includes('mono'))).not.toEqual([]);
    const statuses = await Promise.all(fonts.map(async (font) => (await fetch(dev.zh + font)).status));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('writes nothing to the output folder', () => {
    expect(existsSync(join(dev.project, '../output'))).toBe(false);
  });
});
