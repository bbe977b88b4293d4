import definition from '../../config/index.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApi, startApi } from '../support/content-api.ts';
import { localSite } from '../../cli/preview/local-site.ts';
import { type Preview, startPreview } from '../../cli/preview/start-preview.ts';
import { type SiteConfig, site as defaults } from '../../config/site.ts';
import { startBrowser } from '../support/browser.ts';
import { freePort } from '../support/nginx.ts';
import { root } from '../support/run-site.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let built: ServedSite;
let api: RunningApi;
let preview: Preview;
let data: string;
let browser: Browser;
let origins: Record<'zh' | 'en', string>;

beforeAll(async () => {
  [built, browser] = await Promise.all([serveSite(), startBrowser()]);
  const listen = { host: '127.0.0.1', port: await freePort() };
  const apiPort = await freePort();
  const { site, addresses } = localSite({ site: defaults, definition, listen, apiPort });
  data = await mkdtemp(join(tmpdir(), 'site-services-'));
  api = await startApi({
    content: join(root, 'config/content'),
    port: apiPort,
    articles: 0,
    latency: 0,
    standIn: { site: site as SiteConfig, data, log: () => undefined },
  });
  preview = await startPreview({
    out: built.out,
    ...listen,
    apiUpstream: `127.0.0.1:${apiPort}`,
    addresses,
    hosts: 'own',
  });
  origins = site.origins;
});
afterAll(async () => {
  await browser?.close();
  await preview?.close();
  await api?.close();
  await built?.close();
  if (data) await rm(data, { recursive: true, force: true });
});

const collected = async () => (await fetch(`${api.url}/services`)).text();

async function open(address: string, userAgent?: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(userAgent && { userAgent }) });
  const blocked: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(blocked).toEqual([]);
  });
  const page = await context.newPage();
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && blocked.push(message.text()));
  // The services' script is loaded after the page's own. This is the last that it says when it starts.
  const started = page.waitForEvent('console', (message) =>
    /^(非微信浏览器|Not in the messaging app)$|^sharing: /.test(message.text()),
  );
  await page.goto(address);
  await started;
  return page;
}

describe('in a preview without configured services', () => {
  it('asking for a demo opens the support chat, and a message arrives', async () => {
    const page = await open(`${origins.zh}/sdk/app/im`);
    const request = page.locator('main a[data-chat]').first();
    const chat = page.getByRole('dialog');
    await request.click();
    await chat.getByRole('textbox').fill('may I try it?');
    await chat.getByRole('button').click();
    await expect.poll(collected).toContain('may I try it?');
  });

  it('clicks are counted, with what was clicked and where', async () => {
    const page = await open(`${origins.zh}/sms`);
    await page.locator('header a[href="/case"]').click();
    await page.waitForURL(`${origins.zh}/case`);
    await page.close({ runBeforeUnload: true });
    await expect.poll(collected).toMatch(/<td>header<\/td>.*<td>\/sms<\/td>/s);
  });

  it('sharing is configured in the messaging app', async () => {
    await open(`${origins.zh}/case`, 'Mozilla/5.0 (Linux; Android 14) Mobile Safari MicroMessenger/8.0');
    await expect.poll(collected).toContain('updateTimelineShareData');
  });

  it('the English edition asks before it counts', async () => {
    const page = await open(`${origins.en}/`);
    await page.locator('[data-widget="consent"] button').last().click();
  });
});
