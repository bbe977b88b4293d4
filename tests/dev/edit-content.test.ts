import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { runSite } from '../support/run-site.ts';

let dev: DevServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [dev, browser] = await Promise.all([
    startDevServer({
      also: ['promotions/talks', 'products/chatroom', 'products/sms', 'price/price', 'partners/programme'],
    }),
    startBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await dev?.close();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
});
afterEach(() => context.close());

const content = 'config/content';
const lecturers = `${content}/lecturers.json`;
const prices = `${content}/prices.json`;
const activities = `${content}/activities.json`;
const chatroom = 'pages/products/chatroom/words.yaml';
const sms = 'pages/products/sms/words.yaml';
const partners = `${content}/partners.json`;
const slides = `${content}/talk-slides.json`;
const shell = 'components/layouts/shell/words.yaml';
const redirects = `${content}/redirects.yaml`;
const article = `${content}/blog/articles/jitter-buffer.md`;

type Step = string | number;
const place = (path: readonly Step[] | string) => `[data-path='${JSON.stringify(path)}']`;
const field = (...path: Step[]) => page.locator(place(path));
const body = () => page.locator(place('body'));
const source = () => page.locator(place('source'));
const added = (name: string) => page.locator(`[data-new-field='value.${name}']`);
const preview = () => page.frameLocator('iframe');
const note = (control: ReturnType<Page['locator']>) => page.locator('label', { has: control }).locator('.wrong');

async function open(file: string): Promise<void> {
  await page.goto(`${dev.zh}/__site/edit?file=${file}`);
  await page.locator(`[data-file='${file}']`).waitFor();
}

/** Unfolds a record. */
const unfold = (...path: Step[]) => page.locator(`[data-record='${JSON.stringify(path)}'] > summary`).click();

async function unfoldSource(): Promise<void> {
  await page.locator('details', { has: source() }).locator('summary').click();
}

/** Runs a trial, and restores files that it changed. */
async function restoring(file: string, trial: (before: string) => Promise<void>): Promise<void> {
  const before = await dev.read(file);
  try {
    await trial(before);
  } finally {
    if ((await dev.read(file)) !== before) await dev.write(file, before);
  }
}

describe('the editor of content', () => {
  it('adds a lecturer, whom the talk page shows', () =>
    restoring(lecturers, async (before) => {
      await open(lecturers);
      await page.locator("[data-at='begin'] button").click();
      const values = {
        id: 'wei-qing',
        name: '卫青禾',
        title: '架构师',
        company: '云桥通信',
        bio: '写了十年的媒体服务器。',
        topic: '一个新的题目',
      };
      for (const [name, text] of Object.entries(values)) await added(name).fill(text);
      // The season is missing: what is typed stays, also after a reload.
      await page.getByRole('button', { name: '保存这一条' }).click();
      await expect
        .poll(() => page.locator("[data-new='[]'] .wrong").textContent())
        .toMatch(/字段 season：内容是空的；请填写/);
      expect(await dev.read(lecturers)).toBe(before);
      await page.reload();
      await page.locator("[data-at='begin'] button").click();
      expect(await added('topic').inputValue()).toBe('一个新的题目');
      await added('season').selectOption('mctalk4');
      await page.getByRole('button', { name: '保存这一条' }).click();
      await preview().getByText('卫青禾').filter({ visible: true }).first().waitFor();
      const record = JSON.stringify([{ ...values, season: 'mctalk4' }], null, 2).slice(2, -2);
      expect(await dev.read(lecturers)).toBe(before.replace('[\n', () => `[\n${record},\n`));
      await page.reload();
      await page.locator("[data-at='begin'] button").click();
      expect(await added('topic').inputValue()).toBe('');
    }));

  it('copies a record with an id of its own, changes it, and removes it', () =>
    restoring(lecturers, async (before) => {
      await open(lecturers);
      const item = (index: number) => page.locator('ol > li').nth(index);
      await item(0).getByRole('button', { name: '复制一条' }).click();
      await expect.poll(async () => JSON.parse(await dev.read(lecturers))[1].id).toBe('shen-moheng-2');
      await unfold(1);
      await field(1, 'name').fill('沈墨宁');
      await preview().getByText('沈墨宁').filter({ visible: true }).first().waitFor();
      await item(1).getByRole('button', { name: '删除' }).click();
      await expect.poll(() => dev.read(lecturers)).toBe(before);
    }));

  it('refuses what the content check refuses, with line and field, and loses nothing', () =>
    restoring(lecturers, async (before) => {
      await open(lecturers);
      await unfold(0);
      await field(0, 'name').fill('');
      await expect
        .poll(() => note(field(0, 'name')).textContent())
        .toContain(`${lecturers}:4:13，第 1 条，字段 name：内容是空的；请填写`);
      await field(0, 'id').fill('qiu-lanting');
      await expect
        .poll(() => note(field(0, 'id')).textContent())
        .toMatch(/编号“qiu-lanting”已经有记录用了.*；每条记录用不同的编号/);
      await unfoldSource();
      await source().fill(before.replace('"name": "沈墨衡",', '"name": "沈墨衡"'));
      await expect.poll(() => note(source()).textContent()).toContain(`${lecturers}:5:5：这里缺少逗号或 }；请改正写法`);
      expect(await dev.read(lecturers)).toBe(before);
      await page.reload();
      await page.locator(`[data-file='${lecturers}']`).waitFor();
      await expect.poll(() => note(source()).textContent()).toContain(`${lecturers}:5:5：这里缺少逗号或 }；请改正写法`);
      expect(await field(0, 'id').inputValue()).toBe('qiu-lanting');
      await source().fill(before);
      await field(0, 'id').fill('shen-moheng');
      await field(0, 'name').fill('沈墨蘅');
      await expect.poll(() => dev.read(lecturers)).toBe(before.replace('沈墨衡', '沈墨蘅'));
    }));

  it('refuses a wrong time and a category that does not exist, and removes an optional field', () =>
    restoring(article, async (before) => {
      await open(article);
      await unfoldSource();
      const wrong = async (from: RegExp, to: string, why: string) => {
        await source().fill(before.replace(from, to));
        await expect.poll(() => note(source()).textContent()).toContain(why);
      };
      await wrong(/publishTime: .*/, 'publishTime: 2026-13-45', '字段 publishTime：应当是带时区的时间');
      await wrong(
        /type: .*/,
        'type: netwrok',
        `没有 "netwrok" 这个分类，${content}/blog/types.json 里有 im, rtc, network, live, security, reliability, ai；写其中一个，或先在那里添加（是不是“network”？）`,
      );
      await wrong(/title: .*\n/, '', '字段 title：缺少这个字段');
      await wrong(/title: /, 'title: [', `${article}:2:8：内容以 [ 开头，没有合上的 ]；给整个内容加引号：`);
      await source().fill(before);
      expect(await dev.read(article)).toBe(before);
      await field('keywords').fill('');
      await expect.poll(() => dev.read(article)).toBe(before.replace(/keywords: .*\n/, ''));
      await field('keywords').fill('抖动,缓冲');
      await expect.poll(() => dev.read(article)).toContain('\nkeywords: 抖动,缓冲\n');
    }));

  it('changes a title and the text of an article beside its page, and a time', () =>
    restoring(article, async (before) => {
      await open(article);
      await field('title').fill('别的标题');
      await preview().locator('h1', { hasText: '别的标题' }).waitFor();
      await body().fill(`${before.split('\n---\n')[1]}\n## 最后一节\n\n就这些。\n`);
      await preview().getByText('就这些。').waitFor();
      const now = await field('updateTime').inputValue();
      expect(now).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d/);
      await field('updateTime').fill('2026-11-20T09:30');
      await expect.poll(() => dev.read(article)).toContain('\nupdateTime: 2026-11-20T09:30:00+08:00\n');
    }));

  it('creates a case as a draft, with a photograph, and shows it', async () => {
    await page.goto(`${dev.zh}/__site/edit?address=/`);
    await page.locator('.new-text > summary').click();
    const value = (name: string) => page.locator(`[data-new-text='case.${name}']`);
    await value('id').fill('lanting-clinic');
    await value('title').fill('兰亭门诊：三步挂上号');
    await value('summary').fill('挂号电话由智能体接听，说三句话就能约到医生。');
    await value('customer').fill('兰亭门诊');
    await value('metric').fill('92%=一次约成');
    await page
      .locator('fieldset', { has: value('id') })
      .getByRole('button')
      .click();
    await expect
      .poll(() =>
        page
          .locator('fieldset', { has: value('id') })
          .locator('.wrong')
          .textContent(),
      )
      .toContain('缺少 metric：新建时要填这些内容；请补上 metric');
    await value('metric').fill('92%=一次约成\n3 句=说完需求');
    const file = `${content}/cases/articles/lanting-clinic.md`;
    await page
      .locator('fieldset', { has: value('id') })
      .getByRole('button')
      .click();
    await page.locator(`[data-file='${file}']`).waitFor();
    expect(await dev.read(file)).toContain('\ndraft: true\n');
    const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#557799' } })
      .jpeg()
      .toBuffer();
    const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    const chosen = page.locator('div', { has: body() }).locator('input[type=file]').last();
    await chosen.setInputFiles(picture('door.jpg', Buffer.from('no picture')));
    await expect
      .poll(() => note(body()).textContent())
      .toContain('door.jpg：它不是认得的图片格式；请另存为 PNG、JPEG 或 WebP');
    await chosen.setInputFiles(picture('the door.jpg', photo));
    await preview().locator('main img[width="800"]').waitFor();
    expect(await dev.read(file)).toContain('![写一句图片说明](<./the door.jpg>)');
    await rm(join(dev.project, file));
    await rm(join(dev.project, content, 'cases/articles/the door.jpg'));
  });

  it('shows a video, which loads nothing before it is played, with and without scripts', () =>
    restoring(article, async (before) => {
      const video = '/video/call.webm';
      await mkdir(join(dev.project, content, 'files/video'), { recursive: true });
      await writeFile(join(dev.project, content, `files${video}`), 'no frames');
      const requested: string[] = [];
      context.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await open(article);
      const block = `\`\`\`video\nsrc: ${video}\ncaption: 第一次通话\nsize: 640x360\n\`\`\``;
      await body().fill(`${before.split('\n---\n')[1]}\n\n${block}\n`);
      const player = preview().locator('figure video');
      await player.waitFor();
      expect(await player.evaluate((one: HTMLVideoElement) => [one.controls, one.preload, one.width])).toEqual([
        true,
        'none',
        640,
      ]);
      await player.scrollIntoViewIfNeeded();
      expect(requested).not.toContain(video);
      await player.evaluate((one: HTMLVideoElement) => void one.play().catch(() => undefined));
      await expect.poll(() => requested).toContain(video);
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const opened = await plain.newPage();
      const response = await opened.goto(`${dev.zh}/dev-blog/jitter-buffer`);
      expect(response!.headers()['content-security-policy']).toContain("media-src 'self'");
      expect(await opened.locator('figure video').getAttribute('controls')).toBe('');
      expect(await opened.locator('figure video').boundingBox()).toMatchObject({ width: expect.any(Number) });
      await plain.close();
    }));

  it('adds a redirect and a removed address, and refuses one of a page', () =>
    restoring(redirects, async (before) => {
      await open(redirects);
      const add = async (values: Record<string, string>) => {
        await page.locator("[data-new='[]'] button").first().click();
        for (const [name, text] of Object.entries(values)) await added(name).fill(text);
        await page.getByRole('button', { name: '保存这一条' }).click();
      };
      await add({ from: '/sms', to: '/im' });
      await expect
        .poll(() => page.locator("[data-new='[]'] .wrong").textContent())
        .toContain('/sms 是页面的地址，这一条会把页面盖住');
      expect(await dev.read(redirects)).toBe(before);
      await added('from').fill('/short-messages');
      await added('to').fill('/sms');
      await page.getByRole('button', { name: '保存这一条' }).click();
      await expect.poll(() => dev.read(redirects)).toBe(`${before}- from: /short-messages\n  to: /sms\n`);
      const moved = async () => (await fetch(`${dev.zh}/short-messages`, { redirect: 'manual' })).status;
      await expect.poll(moved).toBe(301);
      await add({ gone: '/promotion/2019' });
      await expect.poll(async () => (await fetch(`${dev.zh}/promotion/2019`)).status).toBe(410);
    }));

  it('changes a price, which the price page shows, and refuses what is none', () =>
    restoring(prices, async (before) => {
      await open(prices);
      const price = field('products', 'im', 'meters', 'mau', 'tiers', 0, 'yuan');
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      await page.getByText('每月赠送的数量').first().waitFor();
      for (const [text, why] of [
        ['-3', '价格不能小于 0；现在是 -3'],
        ['0.355', '价格最多两位小数'],
        ['0.2', '后一档要比前一档便宜，前一档是 0.2'],
        ['', '数字'],
        ['0,35', '应当是数字，小数用点；现在是 "0,35"'],
      ] as const) {
        await price.fill(text);
        await expect.poll(() => note(price).textContent()).toContain(why);
      }
      expect(await dev.read(prices)).toBe(before);
      await price.fill('0.35');
      await preview().getByText('¥0.35').filter({ visible: true }).first().waitFor();
      expect(await dev.read(prices)).toBe(before.replace('"yuan": 0.36', '"yuan": 0.35'));
    }));

  it('changes the heading of a page', () =>
    restoring(sms, async (before) => {
      await page.goto(`${dev.zh}/__site/edit?address=/sms`);
      await page.locator(`[data-file='${sms}']`).waitFor();
      await field('opening', 'title').fill('短信验证码，|六秒到手');
      await preview().locator('h1', { hasText: '六秒到手' }).waitFor();
      expect(await dev.read(sms)).toBe(before.replace('验证码短信，|五秒到手', '短信验证码，|六秒到手'));
    }));

  it('changes the terms of the partners, which their page shows', () =>
    restoring(partners, async (before) => {
      await open(partners);
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      const percent = field('levels', 0, 'si', 'percent');
      await percent.fill('120');
      await expect.poll(() => note(percent).textContent()).toContain('百分比最多 100；现在是 120');
      expect(await dev.read(partners)).toBe(before);
      await percent.fill('21');
      await preview().getByText('21%').filter({ visible: true }).first().waitFor();
      expect(await dev.read(partners)).toBe(before.replace('"percent": 22', '"percent": 21'));
    }));

  it('changes the sentence of a slide, which the talk page shows', () =>
    restoring(slides, async (before) => {
      await open(slides);
      await unfold(0);
      const says = field(0, 'says');
      await says.fill('判停与模型首句，加起来占了六成还多');
      await expect.poll(() => note(says).textContent()).toContain('幻灯片上写得下 15 个汉字');
      expect(await dev.read(slides)).toBe(before);
      await says.fill('判停最慢，其次是首句');
      await preview().getByText('判停最慢，其次是首句').filter({ visible: true }).first().waitFor();
      expect(await dev.read(slides)).toBe(before.replace('判停与模型首句，占了六成', '判停最慢，其次是首句'));
    }));

  it('changes a word that all pages share, which a click in a page finds', () =>
    restoring(shell, async (before) => {
      await page.goto(`${dev.zh}/sms`);
      const hotline = page.getByText('客户热线', { exact: true }).filter({ visible: true }).first();
      const [opened] = await Promise.all([context.waitForEvent('page'), hotline.click({ modifiers: ['Alt'] })]);
      const word = opened.locator(place(['zh', 'hotline']));
      await expect.poll(() => word.evaluate((one) => one === document.activeElement)).toBe(true);
      await word.fill('热线电话');
      await expect.poll(() => dev.read(shell)).toBe(before.replace('hotline: 客户热线', 'hotline: 热线电话'));
      await opened.close();
      await page.reload();
      await page.getByText('热线电话', { exact: true }).filter({ visible: true }).first().waitFor();
    }));

  it('adds a question to a page', () =>
    restoring(chatroom, async (before) => {
      await page.goto(`${dev.zh}/__site/edit?address=/chatroom`);
      await page.locator(`[data-file='${chatroom}']`).waitFor();
      const last = page
        .locator('section.group', { has: field('questions', 0, 'question') })
        .locator('ol > li')
        .last();
      const count = before.match(/^ {2}- question: /gm)!.length;
      await last.getByRole('button', { name: '复制一条' }).click();
      await field('questions', count, 'question').fill('能看到谁在房间里吗？');
      await field('questions', count, 'answer').fill('能，名单分页读取。');
      await preview().getByText('能看到谁在房间里吗？').filter({ visible: true }).first().waitFor();
      expect(await dev.read(chatroom)).toContain(
        '  - question: 能看到谁在房间里吗？\n    answer: 能，名单分页读取。\n',
      );
    }));

  it('writes an offer that begins on Monday: it is marked here, and public from then on', () =>
    restoring(activities, async () => {
      await open(activities);
      await page.locator("[data-at='begin'] button").click();
      await added('id').fill('monday');
      await added('title').fill('周一开始：白板八折');
      await added('link').fill('/sms');
      await page.locator("[data-new='[]'] details").evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      await added('publishTime').fill('2030-12-02T00:00');
      await page.getByRole('button', { name: '保存这一条' }).click();
      const offer = preview().locator('li', { hasText: '周一开始：白板八折' });
      await offer.getByText('定时发布：2030').waitFor();
      const built = async (now: string) => {
        const env = { SOURCE_DATE_EPOCH: String(Date.parse(now) / 1000) };
        const { code, stderr } = await runSite(['generate', '--no-compress'], { project: dev.project, env });
        expect([code, stderr]).toEqual([0, expect.any(String)]);
        return readFile(join(dev.project, 'output/current/site/index.html'), 'utf8');
      };
      expect(await built('2030-12-01T23:59:00+08:00')).not.toContain('周一开始：白板八折');
      expect(await built('2030-12-02T00:00:00+08:00')).toContain('周一开始：白板八折');
    }));

  it('shows what another editor changes at the same time, and keeps what both typed', () =>
    restoring(lecturers, async () => {
      const other = await context.newPage();
      await open(lecturers);
      await unfold(0);
      await field(0, 'title').focus();
      await other.goto(`${dev.zh}/__site/edit?file=${lecturers}`);
      await other.locator(`[data-record='[0]'] > summary`).click();
      await other.locator(place([0, 'company'])).fill('别的公司');
      await expect.poll(() => field(0, 'company').inputValue()).toBe('别的公司');
      expect(await field(0, 'title').evaluate((one) => one === document.activeElement)).toBe(true);
      await field(0, 'title').fill('别的头衔');
      await expect
        .poll(async () => JSON.parse(await dev.read(lecturers))[0])
        .toMatchObject({ title: '别的头衔', company: '别的公司' });
      await expect.poll(() => other.locator(place([0, 'title'])).inputValue()).toBe('别的头衔');
      await other.close();
    }));

  it('opens the file of a text that is clicked in a page', async () => {
    const focused = (opened: Page) => opened.evaluate(() => document.activeElement?.getAttribute('data-path'));
    const click = async (text: string) => {
      const clicked = page.getByText(text).filter({ visible: true }).first();
      const [opened] = await Promise.all([context.waitForEvent('page'), clicked.click({ modifiers: ['Alt'] })]);
      return opened;
    };
    await page.goto(`${dev.zh}/dev-blog/jitter-buffer`);
    const [first = ''] = (await dev.read(article)).split('\n---\n')[1]!.trim().split('\n');
    const opened = await click(first.slice(0, 20));
    await expect.poll(() => focused(opened)).toBe('"body"');
    await opened.close();
    await page.goto(`${dev.zh}/promotion/mctalk4`);
    const next = await click('音频算法专家');
    await expect.poll(() => focused(next)).toBe('[1,"title"]');
  });

  it('takes pictures and files from its own page alone, and replaces none', async () => {
    const upload = (file: string, name: string, type = 'application/octet-stream', site = 'same-origin') =>
      fetch(`${dev.zh}/__site/edit/picture?${new URLSearchParams({ file, name })}`, {
        method: 'POST',
        headers: { 'Content-Type': type, 'Sec-Fetch-Site': site },
        body: Uint8Array.from(photo),
      }).then(({ status }) => status);
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(await upload(article, 'a.png', 'image/png')).toBe(403);
    expect(await upload(article, 'a.png', undefined, 'cross-site')).toBe(403);
    expect(await upload('package.json', 'a.png')).toBe(400);
    expect(await upload(lecturers, 'a.png')).toBe(400);
    for (const name of ['../a.png', '/a.png', '.a.png', 'a', 'a.jpg', 'jitter-buffer.md'])
      expect([name, await upload(article, name)]).toEqual([name, 422]);
    expect(await upload(article, 'a.png')).toBe(200);
    expect(await upload(article, 'a.png')).toBe(422);
    await rm(join(dev.project, content, 'blog/articles/a.png'));
  });
});
