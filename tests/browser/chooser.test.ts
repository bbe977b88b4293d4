import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(address: string, { javaScriptEnabled = true, width = 1280 } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const chooser = (page: Page) => page.locator('#choose');
const advised = (page: Page) => chooser(page).locator('li a').filter({ visible: true }).allInnerTexts();
const choose = (page: Page, answer: string) => chooser(page).getByRole('radio', { name: answer, exact: true }).check();

describe('the chooser', () => {
  it.each([true, false])('advises by the answers, with scripts or without (%s)', async (javaScriptEnabled) => {
    const page = await open(`${site.zh}/`, { javaScriptEnabled });
    expect(await advised(page)).toEqual(['即时通讯 IM']);
    await choose(page, '企业和用户');
    expect(await advised(page)).toEqual(['短信', '一键登录']);
    await choose(page, '成千上万人');
    expect(await advised(page)).toEqual(['短信', '即时通讯 IM']);
    await choose(page, '要，能听见或看见');
    expect(await advised(page)).toEqual(['活动直播', '直播']);
  });

  it('is on the English home page, on both 404 pages and among the solutions', async () => {
    for (const [address, product] of [
      [`${site.en}/`, 'In-app chat'],
      [`${site.en}/en/nothing`, 'In-app chat'],
      [`${site.zh}/nothing`, '即时通讯 IM'],
      [`${site.zh}/solution`, '即时通讯 IM'],
    ] as const)
      expect(await advised(await open(address)), address).toEqual([product]);
  });

  it('moves nothing when the advice changes', async () => {
    const page = await open(`${site.zh}/`, { width: 390 });
    const height = async () => (await chooser(page).boundingBox())!.height;
    const before = await height();
    for (const answer of ['用户和 AI', '几人到几百人', '要，能听见或看见', '企业和用户']) {
      await choose(page, answer);
      expect(await height(), answer).toBe(before);
    }
  });

  it('is answered with the arrow keys', async () => {
    const page = await open(`${site.zh}/`);
    await chooser(page).getByRole('radio', { name: '用户和用户' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await advised(page)).toEqual(['IM AI 智能体', '情感陪伴 AI']);
  });

  it('is read out when the advice changes', async () => {
    const page = await open(`${site.zh}/`);
    const spoken = page.locator('[data-widget="announcer"]');
    await expect
      .poll(async () => {
        await choose(page, '一对一');
        await choose(page, '成千上万人');
        return spoken.innerText();
      })
      .toMatch(/^聊天室\s+圈组\s+人来人走的弹幕和公屏用聊天室/);
  });

  it('has the answer chosen that a menu link names, from another page and on its own', async () => {
    const page = await open(`${site.zh}/im`);
    const follow = async (answer: string) => {
      await page.locator('[data-menu] > summary').first().click();
      await page.locator('[data-panel]').first().getByRole('link', { name: answer }).click();
      await expect.poll(() => chooser(page).getByRole('radio', { name: answer }).isChecked()).toBe(true);
    };
    await follow('用户和 AI');
    expect(page.url()).toBe(`${site.zh}/#choose-agent`);
    expect(await chooser(page).getByRole('radio', { name: '用户和 AI' }).boundingBox()).toMatchObject({
      y: expect.toSatisfy((y: number) => y > 64 && y < 900),
    });
    await follow('企业和用户');
    expect(await advised(page)).toEqual(['短信', '一键登录']);
  });

  it('keeps the answer of a visitor who was quicker than its script', async () => {
    const page = await open(`${site.zh}/im`);
    let letGo = () => {};
    const held = new Promise<void>((done) => (letGo = done));
    await page.route(/\/chooser-.*\.js$/, async (route) => (await held, route.continue()));
    await page.goto(`${site.zh}/#choose-agent`);
    await choose(page, '企业和用户');
    letGo();
    const spoken = page.locator('[data-widget="announcer"]');
    await expect
      .poll(async () => {
        await choose(page, '成千上万人');
        await choose(page, '一对一');
        return spoken.innerText();
      })
      .toMatch(/^短信/);
    expect(await chooser(page).getByRole('radio', { name: '企业和用户' }).isChecked()).toBe(true);
  });

  it('is accessible whatever is chosen', async () => {
    const page = await open(`${site.zh}/nothing`);
    for (const answer of ['用户和 AI', '成千上万人', '要，能听见或看见']) {
      await choose(page, answer);
      expect(await axeFindings(page), answer).toEqual([]);
    }
  });
});
