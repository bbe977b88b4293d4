import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { english } from '../../config/routes/english.ts';
import { landing } from '../../config/routes/landing.ts';
import { socialComponents } from '../../config/social-components.ts';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(url: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Queries of all links to the registration, each once, after the runtime has completed them. */
async function registrations(page: Page): Promise<Record<string, string>[]> {
  await page.waitForFunction(() =>
    [...document.links].some(({ pathname, search }) => pathname.endsWith('/register') && search.includes('referrer=')),
  );
  const queries = await page.evaluate(() =>
    [...document.links].filter(({ pathname }) => pathname.endsWith('/register')).map(({ search }) => search),
  );
  return [...new Set(queries)].map((query) => Object.fromEntries(new URLSearchParams(query)));
}

const pages = [
  ...landing.filter(({ hide = [] }) => hide.includes('menu')).map((row) => ({ ...row, edition: 'zh' as const })),
  ...english.filter(({ path }) => path === '/hk/im').map((row) => ({ ...row, edition: 'en' as const })),
].map(({ path, product, edition }) => ({
  path,
  product: product!,
  edition,
  fixed: edition === 'zh' ? { h: 'media', t: 'media' } : { h: 'overseas', t: 'overseas', locale: 'en_US' },
}));

describe.each(pages)('the landing page $path', ({ path, product, edition, fixed }) => {
  it('attributes a registration to the channel of the campaign, on this page and on the next', async () => {
    const page = await open(`${site[edition]}${path}?from=spring%7Cbanner&invite=friend`);
    const attributed = { ...fixed, from: 'spring', clueFrom: 'spring', invite: 'friend' };
    expect(await registrations(page)).toEqual([{ ...attributed, referrer: site[edition] + path }]);
    await page.goto(`${site[edition]}/`);
    expect(await registrations(page)).toEqual([{ ...attributed, referrer: `${site[edition]}/` }]);
  });

  it('attributes it to its product where no channel is known', async () => {
    const page = await open(site[edition] + path);
    expect(await registrations(page)).toEqual([
      { ...fixed, from: product, clueFrom: product, referrer: site[edition] + path },
    ]);
  });

  it('has the parts of the frame that its row says, and a way to register in the first window', async () => {
    const page = await open(site[edition] + path, false);
    const visible = (selector: string) => page.locator(selector).locator('visible=true').count();
    const frame = {
      header: await visible('body > header, body > * > header'),
      footer: await visible('body > footer, body > * > footer'),
      menus: await visible('header nav'),
      help: await page.locator('[data-widget="help"], [data-widget="whatsapp"]').count(),
    };
    expect(frame).toEqual(
      edition === 'en' ? { header: 0, footer: 0, menus: 0, help: 0 } : { header: 1, footer: 1, menus: 0, help: 1 },
    );
    const register = page.locator('a[href*="/register?"]').locator('visible=true').first();
    const { y, height } = (await register.boundingBox())!;
    expect(y + height).toBeLessThan(640);
  });
});

it.each(socialComponents)(
  'the page of the component %s attributes a registration to product and channel',
  async (name) => {
    const address = `${site.zh}/global/social/components/${name}`;
    const fixed = { h: 'media', t: 'media', referrer: address };
    const page = await open(address);
    expect(await registrations(page)).toEqual([{ ...fixed, from: 'global', clueFrom: 'global' }]);
    await page.goto(`${address}?from=spring%7Cbanner`);
    expect(await registrations(page)).toEqual([{ ...fixed, from: 'spring', clueFrom: 'spring' }]);
  },
);
