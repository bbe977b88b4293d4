import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { root } from '../support/run-site.ts';
import { captionProblems } from './selector-rules.ts';

const problemsOf = (text: string) =>
  captionProblems(new Map([['tests/browser/a.test.ts', text]])).map((problem) => problem.replace(/:(?= use ).*/, ''));
const problem = (line: number, caption: string) => `tests/browser/a.test.ts:${line} finds an element by ${caption}`;

describe('a browser test', () => {
  it('finds no element by a caption that an editor may change', async () => {
    const files = (await glob('tests/{browser,walks,engines}/**/*.{ts,tsx}', { cwd: root })).sort();
    const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
    expect(captionProblems(new Map(files.map((file, at) => [file, texts[at]!])))).toEqual([]);
  });

  it('that finds one by a text, a label or a name is found', () => {
    const text = `
      page.getByText('Try it');
      page.getByLabel(/^产品/);
      page.getByRole('link', { name: \`Price of \${product}\`, exact: true });
      page.locator('li', { hasText: '短信' }).filter({ hasNotText: 'gone' });
      page.locator('button:has-text("OK")').locator('text=Menu').locator('[aria-label="Main"]');
      select.selectOption({ label: 'One hour' });
      select.selectOption('弗吉尼亚');`;
    expect(problemsOf(text)).toEqual([
      problem(2, "'Try it'"),
      problem(3, '/^产品/'),
      problem(4, '`Price of ${product}`'),
      problem(5, "'短信'"),
      problem(5, "'gone'"),
      problem(6, `'button:has-text("OK")'`),
      problem(6, "'text=Menu'"),
      problem(6, `'[aria-label="Main"]'`),
      problem(7, "'One hour'"),
      problem(8, "'弗吉尼亚'"),
    ]);
  });

  it('that gives one to a function, in a table or by a constant is found', () => {
    const text = `
      const button = (page, name) => page.getByRole('button', { name });
      const press = (page, { caption = 'Send' }) => button(page, caption).click();
      const menu = 'Products';
      it('opens', async () => {
        await button(page, menu).click();
        await press(page, { caption: '确定' });
      });
      it.each([['zh', '菜单'], ['en', 'Menu']])('in %s', (edition, name) => button(page, name));
      for (const [address, { says }] of [['/sms', { says: 'One text' }]]) page.getByText(says);
      ['Allow', 'Refuse'].map((name) => page.getByText(name));`;
    expect(problemsOf(text)).toEqual([
      problem(3, "'Send'"),
      problem(4, "'Products'"),
      problem(7, "'确定'"),
      problem(9, "'菜单'"),
      problem(9, "'Menu'"),
      problem(10, "'One text'"),
      problem(11, "'Allow'"),
      problem(11, "'Refuse'"),
    ]);
  });

  it('may find elements by hooks, by imported words, and by what it has written itself', () => {
    const text = `
      import { hero } from '../../pages/products/sms/words.yaml';
      const written = { title: 'Size' };
      page.locator('[data-text="total"], [name="mobile"], a[href="/sms"]');
      page.getByRole('button', { name: hero.try });
      page.getByRole('slider').filter({ hasText: /^\\d+ %$/ });
      page.getByRole('dialog', { name: written.title });
      const named = (cookies) => cookies.map(({ name }) => ({ name, value: 'x' }));
      named([{ name: 'session' }]);
      const name = 'outside';
      const open = (name) => page.getByText(name);
      open(hero.title);`;
    expect(problemsOf(text)).toEqual([]);
  });
});
