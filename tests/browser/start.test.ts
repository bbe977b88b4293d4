import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Serves the site, but only the first half of a page's HTML until `release` is called. */
async function serveHalf(path: string) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const server = createServer(async (request, response) => {
    const from = await fetch(site.zh + request.url);
    const body = Buffer.from(await from.arrayBuffer());
    response.writeHead(from.status, { 'content-type': from.headers.get('content-type') ?? '' });
    if (request.url !== path) return void response.end(body);
    response.write(body.subarray(0, body.length / 2));
    await released;
    response.end(body.subarray(body.length / 2));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { address: `http://localhost:${(server.address() as AddressInfo).port}${path}`, release };
}

it('the parts start when the page is parsed, though their script comes before, and in a later task than the layout of the page', async () => {
  const { address, release } = await serveHalf('/sms');
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.addInitScript(() => {
    // The last listener of the task that ends the parsing.
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['startedWith'] = String(document.querySelector('[data-widget="connection"]'));
    });
  });
  const script = page.waitForEvent('requestfinished', (request) => /\/main-\w+\.js$/.test(request.url()));
  await page.goto(address, { waitUntil: 'commit' });
  await script;
  // Long enough for the script to run: `async` runs it now, and its first task after it is done by the second frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.locator('[data-widget="progress"], [data-widget="connection"]').count()).toBe(0);
  release();
  const line = page.locator('footer ~ [data-widget="connection"]');
  await line.waitFor({ state: 'attached' });
  expect(await page.locator('html').getAttribute('data-started-with')).toBe('null');
});
