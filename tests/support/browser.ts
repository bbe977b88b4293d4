import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import { findBrowser, findHeadlessBrowser } from './programs.mjs';

/** `SITE_TEST_SLOW`: how many milliseconds later the site's scripts arrive than they would. */
export const slowness = Number(process.env['SITE_TEST_SLOW'] ?? 0);

/** Fewer processes: a page opens with a seventh less processor time. Tabs of a context share a renderer; contexts never do. */
const fewProcesses = ['--in-process-gpu', '--renderer-process-limit=1'];

/** Starts a Chromium of the system (else the test library's own), quiet towards the outside, with the given switches besides. */
export function startBrowser(...switches: string[]): Promise<Browser> {
  return launch({ path: findHeadlessBrowser(), switches: [...fewProcesses, ...switches] });
}

/** Starts one that keeps pages in its memory when they are left, as visitors' do: the test library has that switched off, and only a whole browser does it. */
export function startRememberingBrowser(): Promise<Browser> {
  return launch({ path: findBrowser(), ignored: ['--disable-back-forward-cache'] });
}

type Launch = { path: string | undefined; switches?: string[]; ignored?: string[] };

async function launch({ path, switches = [], ignored = [] }: Launch): Promise<Browser> {
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    ignoreDefaultArgs: ignored,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...switches,
    ],
  });
  if (slowness > 0) slowScripts(browser);
  return browser;
}

/** Delays all scripts of the site, so that tests which do not wait for them fail. */
function slowScripts(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.route('**/assets/*.js', async (route) => {
      await delay(slowness);
      await route.fallback().catch(() => undefined);
    });
    return context;
  };
}
