import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Fault } from '../../cli/embedded-api/faults/faults.ts';
import { type RunningApi, startApi } from '../support/content-api.ts';
import { site as config } from '../../config/site.ts';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { freePort } from '../support/nginx.ts';
import { root } from '../support/run-site.ts';
import { type ServedSite, serveSiteBefore } from '../support/served-site.ts';

/** The forms of the site behind the generated nginx, against the embedded API. */
let site: ServedSite;
let browser: Browser;
let port: number;
let data: string;
let api: RunningApi | null = null;
let log: string[] = [];

const startFreshApi = async () => {
  log = [];
  const standIn = { site: config, data, log: (line: string) => void log.push(line) };
  api = await startApi({ port, content: join(root, 'config/content'), articles: 0, latency: 0, standIn });
};
const stopApi = async () => {
  await api?.close();
  api = null;
};

beforeAll(async () => {
  port = await freePort();
  data = await mkdtemp(join(tmpdir(), 'forms-'));
  [site, browser] = await Promise.all([serveSiteBefore(`127.0.0.1:${port}`), startBrowser()]);
});
// A fresh one has not counted what earlier tests sent, and has no faults.
beforeEach(async () => {
  await stopApi();
  await startFreshApi();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await stopApi();
  await rm(data, { recursive: true, force: true });
});

type FormCase = {
  at: string;
  edition: 'zh' | 'en';
  /** Its source in the lead; none for the report. */
  source?: string;
  /** Which topic or kind to choose, from 1. */
  choice?: number;
  /** Part of what it says when it has been sent. */
  thanks: string;
  /** In English: without the hotline, which cannot be called from abroad. */
  english?: true;
};

const forms: readonly FormCase[] = [
  { at: '/promotion/advisory', edition: 'zh', source: '专家咨询', choice: 2, thanks: '名额已登记' },
  { at: '/promotion/info-collect', edition: 'zh', source: '方案咨询', choice: 1, thanks: '需求收到了' },
  { at: '/partner/joinus', edition: 'zh', source: '合作伙伴申请', choice: 2, thanks: '申请已提交' },
  { at: '/promotion/technology', edition: 'zh', source: '技术白皮书', thanks: '已登记，书在路上' },
  {
    at: '/promotion/info-collect-en',
    edition: 'zh',
    source: 'info-collect-en',
    choice: 2,
    thanks: 'We have your request',
    english: true,
  },
  {
    at: '/en/white-paper',
    edition: 'en',
    source: 'en-white-paper',
    thanks: 'The paper is on its way',
    english: true,
  },
];
const report: FormCase = { at: '/survey/report', edition: 'zh', choice: 1, thanks: '举报已收到' };
const [advisory] = forms as [FormCase];

type Opening = FormCase & {
  prepare?: (page: Page) => Promise<unknown>;
  options?: BrowserContextOptions;
  query?: string;
};

async function open({
  at,
  edition,
  prepare,
  options = {},
  query = '',
}: Opening): Promise<{ page: Page; form: Locator }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto((edition === 'en' ? site.en : site.zh) + at + query);
  return { page, form: page.locator('form[data-form]') };
}

/** Opens a form, and scrolls to it until its script has come. */
async function openForm(opening: Opening) {
  const opened = await open(opening);
  await opened.form.scrollIntoViewIfNeeded();
  await expect.poll(() => opened.form.locator('[type="submit"]').isEnabled()).toBe(true);
  return opened;
}

const person = {
  contactsName: '林女士',
  leadsName: '青禾云校',
  mobile: '138 0000 0000',
  email: 'lin@example.com',
  remark: '三百间教室，晚高峰卡顿',
};

async function fillIn(form: Locator, { choice }: FormCase) {
  if (choice)
    await form
      .getByRole('radio')
      .nth(choice - 1)
      .check({ force: true });
  for (const [name, value] of Object.entries(person)) {
    const field = form.locator(`[name="${name}"]`);
    if (await field.count()) await field.fill(value);
  }
  await form.locator('[name="consent"]').check();
}

// By force: a button that waits is not pressed by others than impatient visitors.
const submit = (form: Locator) => form.locator('[type="submit"]').click({ force: true });
const said = (form: Locator) => form.locator('[role="status"], [role="alert"]').innerText();
const state = (form: Locator) => form.getAttribute('data-state');
const typed = (form: Locator) =>
  form
    .locator('input[type="text"], input:not([type]), input[type="tel"], input[type="email"], textarea')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).filter((value) => value !== ''));
const fault = (name: string, kind: Fault) =>
  fetch(`http://127.0.0.1:${port}/faults`, {
    method: 'POST',
    body: new URLSearchParams({ [name]: kind }),
    redirect: 'manual',
  });
async function kept(kind: string): Promise<Record<string, any>[]> {
  const names = await readdir(join(data, kind)).catch(() => []);
  return Promise.all(names.sort().map(async (name) => JSON.parse(await readFile(join(data, kind, name), 'utf8'))));
}

describe.each([...forms, report])('the form of $at', (which) => {
  it('shows the email address without scripts, in Chinese also the hotline, and no fields', async () => {
    const { form } = await open({ ...which, options: { javaScriptEnabled: false } });
    expect(await form.locator('button:visible, input:visible, textarea:visible').count()).toBe(0);
    const text = await form.innerText();
    expect(text.includes(config.contact.hotline)).toBe(!which.english);
    expect(text).toContain(config.contact.email);
  });

  it('shows what is missing at each field, focuses the first, and clears each message when it is corrected', async () => {
    const { page, form } = await openForm(which);
    expect(await axeFindings(page, '[data-form]')).toEqual([]);
    await submit(form);
    const invalid = form.locator('[aria-invalid="true"]');
    const required = await form.locator('[data-required]').count();
    expect(await invalid.count()).toBe(required);
    expect(await said(form)).toContain(String(required));
    expect(await form.locator('[data-problem]:visible').count()).toBe(required);
    expect(
      await page.evaluate(() =>
        document.activeElement?.closest('[data-field]')?.matches(':first-child, p + [data-field]'),
      ),
    ).toBe(true);
    expect(await axeFindings(page, '[data-form]')).toEqual([]);
    await form.locator('[name="mobile"]').fill('12345');
    await submit(form);
    expect(await form.locator('[data-field="mobile"] [data-problem]').innerText()).toMatch(/11 位|\+44/);
    const before = await invalid.count();
    await fillIn(form, which);
    await form.locator('[name="mobile"]').blur();
    // A report has three fields more: where, what, and the code.
    expect([before, await invalid.count()]).toEqual([required, which === report ? 3 : 0]);
  });
});

describe.each(forms)('the form of $at', (which) => {
  it('is sent once however often it is pressed, with the keyboard alone, and says what happens next', async () => {
    const { page, form } = await openForm({ ...which, query: '?from=wechat%7Cx' });
    const before = (await kept('leads')).length;
    await fillIn(form, which);
    await form.locator('[type="submit"]').focus();
    for (const key of ['Enter', 'Enter', 'Space']) await page.keyboard.press(key);
    await expect.poll(() => state(form)).toBe('sent');
    expect(await form.innerText()).toContain(which.thanks);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-thanks'))).toBe(true);
    expect(await form.locator('[name]:visible').count()).toBe(0);
    expect(await axeFindings(page, '[data-form]')).toEqual([]);
    const leads = (await kept('leads')).slice(before);
    expect(leads).toHaveLength(1);
    expect(leads[0]!['entity']).toMatchObject({ contactsName: '林女士', leadsName: '青禾云校', mobile: '13800000000' });
    expect(leads[0]!['field']).toEqual(
      expect.arrayContaining([
        { fieldName: 'source', value: which.source },
        { fieldName: 'channelOrigin', value: 'wechat' },
      ]),
    );
    // The next visitor of this browser starts anew.
    await page.reload();
    expect(await typed(form)).toEqual([]);
  });

  it.each([360, 640, 1024])('keeps to a window of %i', async (width) => {
    const { page, form } = await openForm({ ...which, options: { viewport: { width, height: 900 } } });
    await submit(form);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

/** Ways in which sending fails, and what the visitor reads. */
const failures: readonly { name: string; break: (page: Page) => Promise<unknown>; says: string; waits?: true }[] = [
  { name: 'the network is gone', break: (page) => page.context().setOffline(true), says: '网络已断开，没有提交' },
  { name: 'the API is down', break: stopApi, says: '请求异常，请重试。服务器暂时出错，填写的内容都在' },
  { name: 'the API never answers', break: () => fault('reportKejia', 'hang'), says: '等了 10 秒没有回应' },
  { name: 'the API fails', break: () => fault('reportKejia', '500'), says: '请求异常，请重试。服务器暂时出错' },
  { name: 'the API breaks off', break: () => fault('reportKejia', 'reset'), says: '请求异常，请重试。服务器暂时出错' },
  { name: 'the API refuses', break: () => fault('reportKejia', '400'), says: '没有提交成功：这个号码今天提交得太多了' },
  { name: 'the API answers with a page', break: () => fault('reportKejia', 'html'), says: '服务器的回应无法识别' },
  { name: 'the API answers nonsense', break: () => fault('reportKejia', 'shape'), says: '服务器的回应无法识别' },
  { name: 'the API answers nothing', break: () => fault('reportKejia', 'empty'), says: '服务器的回应无法识别' },
  {
    name: 'too many were sent',
    // On a clock that stands still, nobody has waited for long enough.
    break: async (page) => {
      await page.clock.setFixedTime(Date.now());
      await fault('reportKejia', '429');
    },
    says: '提交得太频繁，请 30 秒后再试',
    waits: true,
  },
];

describe('a form that cannot be sent', () => {
  it.each(failures)('because $name says so, keeps what is typed, and can be sent again', async (failure) => {
    const { page, form } = await openForm(advisory);
    await fillIn(form, advisory);
    const before = (await kept('leads')).length;
    const filled = await typed(form);
    await failure.break(page);
    await submit(form);
    await expect.poll(() => state(form)).toBe('failed');
    expect(await form.getByRole('alert').innerText()).toContain(failure.says);
    expect(await typed(form)).toEqual(filled);
    expect(await axeFindings(page, '[data-form]')).toEqual([]);
    expect((await kept('leads')).length).toBe(before);

    await page.context().setOffline(false);
    await stopApi();
    await startFreshApi();
    if (failure.waits) {
      expect(await form.locator('[type="submit"]').innerText()).toMatch(/^\d+ 秒后可再提交$/);
      await submit(form);
      expect((await kept('leads')).length).toBe(before);
      return;
    }
    await submit(form);
    await expect.poll(() => state(form)).toBe('sent');
    expect((await kept('leads')).length).toBe(before + 1);
  });

  it('waits for a slow response, and says that it takes long', async () => {
    const { form } = await openForm(advisory);
    await fillIn(form, advisory);
    await fault('reportKejia', 'slow');
    await submit(form);
    expect(await form.locator('[type="submit"]').innerText()).toBe('正在提交…');
    await expect.poll(() => said(form)).toBe('网络有些慢，最多再等 7 秒');
    await submit(form);
    await expect.poll(() => state(form)).toBe('sent');
  });
});

describe('what is typed', () => {
  it('is there again after a reload, and after Back, but not the consent', async () => {
    const { page, form } = await openForm(advisory);
    await fillIn(form, advisory);
    const filled = await typed(form);
    const restored = async () => {
      await form.scrollIntoViewIfNeeded();
      await expect.poll(() => typed(form)).toEqual(filled);
      expect(
        await form
          .getByRole('radio')
          .nth(advisory.choice! - 1)
          .isChecked(),
      ).toBe(true);
      expect(await form.locator('[name="consent"]').isChecked()).toBe(false);
      expect(await said(form)).toBe('已恢复您上次填写的内容');
    };
    await page.reload();
    await restored();
    await page.locator('header a[href="/price"]').first().click();
    await page.waitForURL('**/price');
    await page.goBack();
    await page.waitForURL(`**${advisory.at}`);
    await restored();
  });

  it('may come from the browser, or be composed: only finished words are checked', async () => {
    const { page, form } = await openForm(advisory);
    const name = form.locator('[name="contactsName"]');
    await submit(form);
    await name.evaluate((input: HTMLInputElement) => {
      input.value = 'lin';
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    });
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.evaluate((input: HTMLInputElement) => {
      input.value = '林';
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    });
    expect(await name.getAttribute('aria-invalid')).toBe(null);
    // Autofill sets values, and reports each as a change.
    await form.evaluate((element: HTMLFormElement) => {
      for (const [field, value] of [
        ['leadsName', '青禾云校'],
        ['mobile', '+86 138 0000 0000'],
      ]) {
        const input = element.elements.namedItem(field!) as HTMLInputElement;
        input.value = value!;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    expect(await form.locator('input[aria-invalid="true"]').count()).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('draft lead /promotion/advisory'))).toContain('青禾云校');
  });
});

it('the script of a form is loaded when the form comes near', async () => {
  const scripts: string[] = [];
  const { page, form } = await open({
    ...advisory,
    options: { viewport: { width: 1280, height: 240 } },
    prepare: async (opened) => void opened.on('request', (request) => scripts.push(new URL(request.url()).pathname)),
  });
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('lead-form'))).toEqual([]);
  expect(await form.locator('[type="submit"]').isDisabled()).toBe(true);
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => form.locator('[type="submit"]').isEnabled()).toBe(true);
  expect(scripts.filter((path) => path.includes('lead-form'))).toHaveLength(1);
});

it('a form can be sent, whatever the tab has stored in the place of its draft', async () => {
  const { form } = await open({
    ...advisory,
    prepare: (opened) => opened.addInitScript(() => sessionStorage.setItem('draft lead /promotion/advisory', 'null')),
  });
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => form.locator('[type="submit"]').isEnabled()).toBe(true);
});

it('a form whose script does not load shows hotline and email address', async () => {
  const { page, form } = await open({
    ...advisory,
    prepare: (opened) => opened.route('**/assets/lead-form-*.js', (route) => route.fulfill({ status: 404, body: '' })),
  });
  // The page reloads once, in case the script has gone with its release.
  await expect
    .poll(async () => {
      await form.scrollIntoViewIfNeeded();
      return page.locator('#form-lead').getAttribute('data-state');
    })
    .toBe('failed');
  expect(await form.locator('input:visible').count()).toBe(0);
  expect(await form.innerText()).toContain(config.contact.hotline);
});

describe('a report', () => {
  const png = { name: '截图.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1') };
  const rows = (form: Locator) => form.locator('[data-files] > li');
  const states = (form: Locator) => rows(form).evaluateAll((all) => all.map((row) => row.getAttribute('data-state')));
  const codeSaid = (form: Locator) => form.locator('[data-code-said]').innerText();
  const button = (form: Locator) => form.locator('[data-action="send-code"]');
  const codeInLog = () => /^SMS code for \d+: (\d{6})/.exec(log.find((line) => line.startsWith('SMS code')) ?? '')?.[1];

  async function fillInReport(form: Locator) {
    await fillIn(form, report);
    await form.locator('[name="target"]').fill('某某语聊，房间 10086');
    await form.locator('[name="description"]').fill('冒充客服，要求转账 3,000 元');
  }

  it('is taken with evidence and the code that was sent, and answered with a number to keep', async () => {
    const { page, form } = await openForm(report);
    await form.locator('[name="files"]').setInputFiles([png, { ...png, name: '录屏.png' }]);
    await fillInReport(form);
    await button(form).click();
    await expect.poll(() => codeSaid(form)).toBe('验证码已发往 138****0000，5 分钟内有效');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
    await expect.poll(() => states(form)).toEqual(['done', 'done']);
    expect(await axeFindings(page, '[data-form]')).toEqual([]);
    await form.locator('[name="code"]').fill(codeInLog()!);
    await page.keyboard.press('Enter');
    await expect.poll(() => state(form)).toBe('sent');
    const number = await form.locator('[data-text="number"]').innerText();
    expect(number).toMatch(/^R\d{8}-[2-9A-Z]{5}$/);
    expect(await axeFindings(page, '[data-form]')).toEqual([]);
    const [kept_] = (await kept('reports')).filter((one) => one['number'] === number);
    expect(kept_).toMatchObject({ type: 'fraud', target: '某某语聊，房间 10086', mobile: '13800000000' });
    expect(kept_!['files']).toHaveLength(2);
  });

  it('keeps everything when the code is wrong, and says so at the code', async () => {
    const { page, form } = await openForm(report);
    await fillInReport(form);
    await button(form).click();
    await expect.poll(codeInLog).toBeDefined();
    await form.locator('[name="code"]').fill(codeInLog() === '000000' ? '000001' : '000000');
    const filled = await typed(form);
    await submit(form);
    await expect.poll(() => state(form)).toBe('failed');
    expect(await said(form)).toBe('没有提交成功：验证码不对或已过期，请重新获取');
    expect(await form.locator('[data-field="code"] [data-problem]').innerText()).toBe('验证码不对或已过期，请重新获取');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
    expect(await typed(form)).toEqual(filled);
    await form.locator('[name="code"]').fill(codeInLog()!);
    await submit(form);
    await expect.poll(() => state(form)).toBe('sent');
  });

  it('counts down to the next code, also after a reload, and not after a refusal', async () => {
    const { page, form } = await openForm(report);
    await button(form).click();
    expect(await form.locator('[data-field="mobile"] [data-problem]').innerText()).toBe('请填写手机号');
    await form.locator('[name="mobile"]').fill(person.mobile);
    await button(form).click();
    await expect.poll(() => button(form).innerText()).toMatch(/^\d+ 秒后可重发$/);
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await expect.poll(() => button(form).innerText()).toMatch(/^[1-5]?\d 秒后可重发$/);
    await page.evaluate(() => sessionStorage.removeItem('code-again'));
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await expect.poll(() => button(form).isEnabled()).toBe(true);
    await button(form).click();
    await expect.poll(() => codeSaid(form)).toMatch(/^获取得太频繁，请 \d+ 秒后再试$/);
    expect(await button(form).innerText()).toBe('获取验证码');
  });

  it('refuses files by their content, size and number, and lets one that failed be sent again or removed', async () => {
    const { form } = await openForm(report);
    const files = form.locator('[name="files"]');
    await files.setInputFiles([
      { ...png, name: 'page.png', buffer: Buffer.from('<html>') },
      { ...png, name: 'large.png', buffer: Buffer.concat([png.buffer, Buffer.alloc(5_000_000)]) },
      { ...png, name: 'empty.png', buffer: Buffer.alloc(0) },
    ]);
    await expect.poll(() => states(form)).toEqual(['refused', 'refused', 'refused']);
    expect(await rows(form).locator('[data-file-says]').allInnerTexts()).toEqual([
      '只收 JPEG、PNG、WebP、GIF、PDF、MP4',
      '超过 5 MB，请压缩后再选',
      '文件是空的，请换一个',
    ]);
    for (let count = 0; count < 3; count++) await rows(form).first().locator('[data-file="remove"]').click();
    await fault('uploadSurveyToken', '500');
    await files.setInputFiles(png);
    await expect.poll(() => states(form)).toEqual(['failed']);
    await submit(form);
    expect(await form.locator('[data-field="files"] [data-problem]').innerText()).toBe('有文件没有传上，请重试或移除');
    await stopApi();
    await startFreshApi();
    await rows(form).locator('[data-file="retry"]').click();
    await expect.poll(() => states(form)).toEqual(['done']);
    await files.setInputFiles(Array.from({ length: 5 }, (_, at) => ({ ...png, name: `${at}.png` })));
    await expect.poll(() => rows(form).count()).toBe(5);
    expect(await form.locator('[data-field="files"] [data-problem]').innerText()).toBe('最多 5 个文件，其余的没有加入');
  });

  it('is sent although a file of another kind was chosen: that one is left out', async () => {
    const { form } = await openForm(report);
    await fillInReport(form);
    await form
      .locator('[name="files"]')
      .setInputFiles([png, { ...png, name: 'page.png', buffer: Buffer.from('<html>') }]);
    await expect.poll(() => states(form)).toEqual(['done', 'refused']);
    await button(form).click();
    await expect.poll(codeInLog).toBeDefined();
    await form.locator('[name="code"]').fill(codeInLog()!);
    await submit(form);
    await expect.poll(() => state(form)).toBe('sent');
  });

  it('stops an upload that is cancelled', async () => {
    const { form } = await openForm(report);
    await fault('uploadSurveyToken', 'slow');
    await form.locator('[name="files"]').setInputFiles(png);
    await form.locator('[data-file="cancel"]').click();
    await expect.poll(() => states(form)).toEqual(['failed']);
    expect(await rows(form).locator('[data-file-says]').innerText()).toBe('已取消');
  });
});
