import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { addTrial, folder } from '../support/dev-trial.ts';

const words = `${folder}/words.yaml`;
const source = `# What the page begins with.
opening:
  title: First words, |and more
  lead: 'Up to {productLimits.signal.channel} people: no more.'
  href: /im

questions:
  - question: Who?
    answer: Everybody. # for now
  - question: When?
    answer: Today.
`;
const trial = `import { page } from '../../../components/define-page.ts';
import { Title } from '../../../components/ui/title.tsx';
import * as words from './words.yaml';

export default page({
  head: () => ({ title: 'A page to try', description: 'Its words change.' }),
  Body: () => (
    <>
      <Title level={1}>{words.opening.title}</Title>
      <p><a href={words.opening.href}>{words.opening.lead}</a></p>
      {words.questions.map(({ question, answer }) => <p key={question + answer}><b>{question}</b> <i>{answer}</i></p>)}
    </>
  ),
});
`;

let dev: DevServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const prepare = async (project: string) => {
    await addTrial(project);
    await mkdir(join(project, folder), { recursive: true });
    await writeFile(join(project, words), source);
    await writeFile(join(project, folder, 'page.tsx'), trial);
  };
  [dev, browser] = await Promise.all([startDevServer({ prepare }), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await dev?.close();
});

beforeEach(async () => {
  await dev.write(words, source);
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  page = await context.newPage();
});
afterEach(() => context.close());

const editor = () => `${dev.zh}/__site/edit?address=/trial`;
const field = (...path: (string | number)[]) => page.locator(`[data-path='${JSON.stringify(path)}']`);
const preview = () => page.frameLocator('iframe');
const status = () => page.locator('.status');

async function open(): Promise<void> {
  await page.goto(editor());
  await preview().locator('h1', { hasText: 'First words' }).waitFor();
}

const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${dev.zh}/__site/edit/change`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the editor of words', () => {
  it('saves what is typed, shows it in the page, and leaves every other byte', async () => {
    await open();
    await field('opening', 'title').fill('Other words: |"yes"');
    await preview().locator('h1', { hasText: 'Other words: "yes"' }).waitFor();
    await expect.poll(() => dev.read(words)).toBe(source.replace('First words, |and more', `'Other words: |"yes"'`));
    expect(await status().textContent()).toContain('已保存');
    // The page that updated did not take the focus.
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect.poll(() => dev.read(words)).toContain(`title: 'Other words: |"yes"!'`);
    await field('opening', 'title').fill('First words, |and more');
    await expect.poll(() => dev.read(words)).toBe(source.replace('First words, |and more', `'First words, |and more'`));
  });

  it('refuses a value that does not exist, keeps the text, also after a reload, and leaves the file', async () => {
    await open();
    const lead = field('opening', 'lead');
    await lead.fill('Up to {productLimits.signal.channels} people');
    const why = page.locator('label', { has: lead }).locator('.wrong');
    await expect
      .poll(() => why.textContent())
      .toBe('{productLimits.signal.channels} 没有对应的数据：productLimits.signal 里没有“channels”；是不是 channel？');
    expect(await dev.read(words)).toBe(source);
    await page.reload();
    await expect.poll(() => lead.inputValue()).toBe('Up to {productLimits.signal.channels} people');
    await expect
      .poll(() => why.textContent())
      .toBe('{productLimits.signal.channels} 没有对应的数据：productLimits.signal 里没有“channels”；是不是 channel？');
    await lead.fill('Up to {productLimits.signal.channel} people');
    await expect.poll(() => dev.read(words)).toContain("lead: 'Up to {productLimits.signal.channel} people'\n");
    await page.reload();
    await expect.poll(() => lead.inputValue()).toBe('Up to {productLimits.signal.channel} people');
  });

  it('shows what somebody else wrote meanwhile, and lets the editor choose', async () => {
    await open();
    await dev.write(words, source.replace('Everybody.', 'Nobody.'));
    const answer = field('questions', 0, 'answer');
    await answer.fill('Some.');
    const note = page.locator('label', { has: answer }).locator('.wrong');
    await expect.poll(() => note.textContent()).toContain('Nobody.');
    expect(await dev.read(words)).toContain('answer: Nobody. # for now');
    await note.getByRole('button').first().click();
    await expect.poll(() => dev.read(words)).toContain('answer: Some. # for now');
  });

  it('adds and removes a question', async () => {
    await open();
    const second = page.locator('li', { has: field('questions', 1, 'question') });
    await second.getByRole('button').first().click();
    await field('questions', 2, 'question').fill('Where?');
    await preview().locator('b', { hasText: 'Where?' }).waitFor();
    expect(await dev.read(words)).toBe(`${source}  - question: Where?\n    answer: Today.\n`);
    page.on('dialog', (dialog) => void dialog.accept());
    await page
      .locator('li', { has: field('questions', 2, 'question') })
      .getByRole('button')
      .last()
      .click();
    await expect.poll(() => dev.read(words)).toBe(source);
  });

  it('keeps every one of many changes that arrive at once', async () => {
    const set = (path: (string | number)[], before: string, text: string) =>
      post({ file: words, path, change: { kind: 'set', before, text } });
    const responses = await Promise.all([
      set(['opening', 'title'], 'First words, |and more', 'Title'),
      set(['questions', 0, 'question'], 'Who?', 'You?'),
      set(['questions', 1, 'question'], 'When?', 'Now?'),
      set(['questions', 1, 'answer'], 'Today.', 'Tomorrow.'),
    ]);
    expect(responses.map(({ status: code }) => code)).toEqual([200, 200, 200, 200]);
    expect(await dev.read(words)).toBe(
      source
        .replace('First words, |and more', 'Title')
        .replace('Who?', 'You?')
        .replace('When?', 'Now?')
        .replace('Today.', 'Tomorrow.'),
    );
  });

  it('removes no item of a list that changed meanwhile, and shows the list as it is', async () => {
    await open();
    const changed = source.replace('questions:\n', 'questions:\n  - question: Where?\n    answer: Here.\n');
    await dev.write(words, changed);
    page.on('dialog', (dialog) => void dialog.accept());
    await page
      .locator('li', { has: field('questions', 0, 'question') })
      .getByRole('button')
      .last()
      .click();
    await expect.poll(() => field('questions', 0, 'question').inputValue()).toBe('Where?');
    expect(await dev.read(words)).toBe(changed);
    await page
      .locator('li', { has: field('questions', 0, 'question') })
      .getByRole('button')
      .last()
      .click();
    await expect.poll(() => dev.read(words)).toBe(source);
  });

  it('puts no kept text in the place of one that changed meanwhile', async () => {
    await open();
    const answer = field('questions', 0, 'answer');
    const note = page.locator('label', { has: answer }).locator('.wrong');
    await answer.fill('{productLimits.none.at}');
    await expect.poll(() => note.textContent()).toContain('没有对应的数据：productLimits 里没有“none”');
    await dev.write(words, source.replace('Everybody.', 'Nobody.'));
    await page.reload();
    await expect.poll(() => note.textContent()).toContain('Nobody.');
    expect(await answer.inputValue()).toBe('{productLimits.none.at}');
    expect(await dev.read(words)).toContain('answer: Nobody. # for now');
    await note.getByRole('button').last().click();
    await expect.poll(() => answer.inputValue()).toBe('Nobody.');
  });

  it('finds the field of a text that is clicked in the preview, or in a page with Alt', async () => {
    await open();
    await preview().locator('main a').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-path')))
      .toBe('["opening","lead"]');
    await page.goto(`${dev.zh}/trial`);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('i', { hasText: 'Today.' }).click({ modifiers: ['Alt'] }),
    ]);
    await expect
      .poll(() => opened.evaluate(() => document.activeElement?.getAttribute('data-path')))
      .toBe('["questions",1,"answer"]');
  });

  it('changes files of words and content alone, for its own page alone', async () => {
    const change = { kind: 'set', before: 'a', text: 'b' };
    for (const file of ['package.json', '../package.json', 'config/content/README.md', `${folder}/page.tsx`])
      expect((await post({ file, path: ['name'], change })).status).toBe(400);
    const request = {
      file: words,
      path: ['opening', 'href'],
      change: { kind: 'set', before: '/im', text: '/sms' },
    };
    expect((await post(request, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post(request, { 'Content-Type': 'text/plain' })).status).toBe(403);
    expect((await post({ ...request, path: ['opening'] })).status).toBe(409);
    expect(await dev.read(words)).toBe(source);
    expect((await post(request)).status).toBe(200);
    expect(await dev.read(words)).toBe(source.replace('/im', '/sms'));
  });
});
