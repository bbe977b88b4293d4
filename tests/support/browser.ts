import { chromium, type Browser } from 'playwright';
import { findBrowser } from './programs.mjs';

/** Starts the system's Chromium (else the test library's own), quiet towards the outside, with the given switches besides. */
export function startBrowser(...switches: string[]): Promise<Browser> {
  const path = findBrowser();
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...switches],
  });
}
