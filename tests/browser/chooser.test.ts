import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chooser as chooserWords } from '../../config/chooser.ts';
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
/** Addresses of the products that it advises. */
const advised = (page: Page) =>
  chooser(page)
    .locator('li a')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
const answerOf = (page: Page, answer: string) => chooser(page).locator(`input[value="${answer}"]`);
const choose = (page: Page, answer: string) => answerOf(page, answer).check();
/** What it gives as its reason, which is read out. */
const reasonFor = (...products: string[]) =>
  chooserWords.zh.advice.find(
    (advice) => advice.products.map((one) => 'page' in one && one.page).join() === products.join(),
  )!.reason;

describe('the chooser', () => {
  it.each([true, false])('advises by the answers, with scripts or without (%s)', async (javaScriptEnabled) => {
    const page = await open(`${site.zh}/`, { javaScriptEnabled });
    expect(await advised(page)).toEqual(['/im']);
    await choose(page, 'business');
    expect(await advised(page)).toEqual(['/sms', '/quicklogin']);
    await choose(page, 'crowd');
    expect(await advised(page)).toEqual(['/sms', '/im']);
    await choose(page, 'live');
    expect(await advised(page)).toEqual(['/liveevent', '/live']);
  });

  it('is on the English home page, on both 404 pages and among the solutions', async () => {
    for (const [address, product] of [
      [`${site.en}/`, '/en/im'],
      [`${site.en}/en/nothing`, '/en/im'],
      [`${site.zh}/nothing`, '/im'],
      [`${site.zh}/solution`, '/im'],
    ] as const)
      expect(await advised(await open(address)), address).toEqual([product]);
  });

  it('moves nothing when the advice changes', async () => {
    const page = await open(`${site.zh}/`, { width: 390 });
    const height = async () => (await chooser(page).boundingBox())!.height;
    const before = await height();
    for (const answer of ['agent', 'group', 'live', 'business']) {
      await choose(page, answer);
      expect(await height(), answer).toBe(before);
    }
  });

  it('is answered with the arrow keys', async () => {
    const page = await open(`${site.zh}/`);
    await answerOf(page, 'people').focus();
    await page.keyboard.press('ArrowRight');
    expect(await advised(page)).toEqual(['/im-ai', '/emotional-ai']);
  });

  it('is read out when the advice changes', async () => {
    const page = await open(`${site.zh}/`);
    const spoken = page.locator('[data-widget="announcer"]');
    await expect
      .poll(async () => {
        await choose(page, 'one');
        await choose(page, 'crowd');
        return spoken.innerText();
      })
      .toContain(reasonFor('/chatroom', '/qchat'));
  });

  it('has the answer chosen that a menu link names, from another page and on its own', async () => {
    const page = await open(`${site.zh}/im`);
    const follow = async (answer: string) => {
      await page.locator('[data-menu] > summary').first().click();
      await page.locator(`[data-panel] a[href$="#choose-${answer}"]`).first().click();
      await expect.poll(() => answerOf(page, answer).isChecked()).toBe(true);
    };
    await follow('agent');
    expect(page.url()).toBe(`${site.zh}/#choose-agent`);
    expect(await answerOf(page, 'agent').boundingBox()).toMatchObject({
      y: expect.toSatisfy((y: number) => y > 64 && y < 900),
    });
    await follow('business');
    expect(await advised(page)).toEqual(['/sms', '/quicklogin']);
  });

  it('keeps the answer of a visitor who was quicker than its script', async () => {
    const page = await open(`${site.zh}/im`);
    let letGo = () => {};
    const held = new Promise<void>((done) => (letGo = done));
    await page.route(/\/chooser-.*\.js$/, async (route) => (await held, route.continue()));
    await page.goto(`${site.zh}/#choose-agent`);
    await choose(page, 'business');
    letGo();
    const spoken = page.locator('[data-widget="announcer"]');
    await expect
      .poll(async () => {
        await choose(page, 'crowd');
        await choose(page, 'one');
        return spoken.innerText();
      })
      .toContain(reasonFor('/sms', '/quicklogin'));
    expect(await answerOf(page, 'business').isChecked()).toBe(true);
  });

  it('is accessible whatever is chosen', async () => {
    const page = await open(`${site.zh}/nothing`);
    for (const answer of ['agent', 'crowd', 'live']) {
      await choose(page, answer);
      expect(await axeFindings(page), answer).toEqual([]);
    }
  });
});
