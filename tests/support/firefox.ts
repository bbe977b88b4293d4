import { type Browser, launch, type Page } from 'puppeteer-core';

/** Starts the Firefox of the system, without windows. Playwright drives a Firefox of its own alone, so this is WebDriver BiDi. */
export const startFirefox = (): Promise<Browser> =>
  launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true, protocolTimeout: 120_000 });

export type WatchedTab = {
  page: Page;
  /** What Firefox has reported since it was last asked: errors of scripts, and what a policy blocked. */
  errors(): string[];
};

/** Opens a tab whose errors are kept. */
export async function watchedTab(browser: Browser): Promise<WatchedTab> {
  const page = await browser.newPage();
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return { page, errors: () => found.splice(0) };
}
