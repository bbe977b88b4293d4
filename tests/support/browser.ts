import { chromium, type Browser } from 'playwright';
import { findBrowser, findHeadlessBrowser } from './programs.mjs';

/** Starts a Chromium of the system (else the test library's own), quiet towards the outside, with the given switches besides. */
export function startBrowser(...switches: string[]): Promise<Browser> {
  return launch({ path: findHeadlessBrowser(), switches });
}

/** Starts one that keeps pages in its memory when they are left, as visitors' do: the test library has that switched off, and only a whole browser does it. */
export function startRememberingBrowser(): Promise<Browser> {
  return launch({ path: findBrowser(), ignored: ['--disable-back-forward-cache'] });
}

type Launch = { path: string | undefined; switches?: string[]; ignored?: string[] };

function launch({ path, switches = [], ignored = [] }: Launch): Promise<Browser> {
  return chromium.launch({
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
}
