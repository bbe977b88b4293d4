import { cpus, loadavg } from 'node:os';
import type { Browser, Page } from 'playwright';
import { startBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { readCommandLine } from './command-line.ts';

readCommandLine({ options: {}, usage: 'npm run bench:visits' });

/** Clicks that are measured of each kind, in turns, so that the machine's moods meet both alike. */
const ROUNDS = 9;

/** How long a page is left alone before the click, in milliseconds. */
const REST = 1000;

/** Pages that are left. Where a click leads to is the first page that each of them fetches ahead. */
const left = [
  ['zh', '/'],
  ['zh', '/case'],
  ['zh', '/dev-blog'],
  ['zh', '/clauses'],
  ['en', '/en/clauses'],
] as const;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** What a page notes of itself: when a link was clicked, and how long after that the page it leads to was seen, in milliseconds. */
type Noted = Window & { shownAfter?: number };

/** Runs in every page. The moment of the click stands in the window's name, which outlives a load and costs nothing. */
function note(this: void): void {
  const noted = window as Noted;
  addEventListener('click', (event) => (window.name = String(performance.timeOrigin + event.timeStamp)), {
    capture: true,
  });
  const seen = (time: number) => (noted.shownAfter ??= performance.timeOrigin + time - Number(window.name));
  if (window.name)
    new PerformanceObserver((list) =>
      list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => seen(startTime)),
    ).observe({ type: 'paint', buffered: true });
  addEventListener('DOMContentLoaded', () => {
    const before = document.title;
    const swapped = new MutationObserver(() => {
      if (document.title === before) return;
      swapped.disconnect();
      // The first task after the frame that shows it.
      requestAnimationFrame(() => setTimeout(() => seen(performance.now())));
    });
    swapped.observe(document.head, { childList: true });
  });
}

/** Opens a page, waits until it has fetched ahead and come to rest, and clicks. Answers where to, and how long that took. */
async function click({
  browser,
  from,
  reload,
}: {
  browser: Browser;
  from: string;
  reload: boolean;
}): Promise<{ to: string; time: number }> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    const page: Page = await context.newPage();
    await page.addInitScript(note);
    const ahead = page.waitForEvent(
      'requestfinished',
      (request) => request.resourceType() === 'fetch' && !request.url().includes('/assets/'),
    );
    await page.goto(from);
    const to = (await ahead).url().slice(new URL(from).origin.length);
    // Its styles come next, and other pages.
    await page.waitForTimeout(REST);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const link = page.locator(`a[href="${to}"]:visible`).first();
    if (reload) await link.evaluate((one) => one.setAttribute('data-reload', ''));
    await link.click();
    const time = await page.waitForFunction(() => (window.name === '' ? undefined : (window as Noted).shownAfter));
    return { to, time: (await time.jsonValue())! };
  } finally {
    await context.close();
  }
}

async function measure({ site, browser }: { site: ServedSite; browser: Browser }) {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]!.toFixed(1)}; median of ${ROUNDS} clicks each\n`,
  );
  console.log('| from | to | visit | full load |\n| --- | --- | ---: | ---: |');
  for (const [edition, path] of left) {
    const times: { visit: number[]; load: number[] } = { visit: [], load: [] };
    let to = '';
    for (let round = 0; round < ROUNDS; round++) {
      const from = site[edition] + path;
      const visit = await click({ browser, from, reload: false });
      times.visit.push(visit.time);
      times.load.push((await click({ browser, from, reload: true })).time);
      to = visit.to;
    }
    console.log(
      `| ${edition} ${path} | ${to} | ${median(times.visit).toFixed(0)} ms | ${median(times.load).toFixed(0)} ms |`,
    );
  }
}

const [site, browser] = await Promise.all([serveSite(), startBrowser()]);
try {
  await measure({ site, browser });
} finally {
  await browser.close();
  await site.close();
}
