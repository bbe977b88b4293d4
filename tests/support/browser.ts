import { chromium, type Browser } from 'playwright';
import { findBrowser } from './programs.mjs';

/** Starts the system's Chromium (else the test library's own), quiet towards the outside, with the given switches besides. */
export function startBrowser(...switches: string[]): Promise<Browser> {
  return launch({ switches });
}

/** Starts one that keeps pages in its memory when they are left, as visitors' do: the test library has that switched off. */
export function startRememberingBrowser(): Promise<Browser> {
  return launch({ ignored: ['--disable-back-forward-cache'] });
}

function launch({ switches = [], ignored = [] }: { switches?: string[]; ignored?: string[] }): Promise<Browser> {
  const path = findBrowser();
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
