import type { Edition } from '../../config/editions.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorPages } from '../../config/routes/errors.ts';
import { errorFile } from '../../config/rules/page-file.ts';
import { startBrowser } from '../support/browser.ts';
import { samplePages } from '../support/sample-pages.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { type MeasuredWidth, leastSizes } from './art-letters.ts';
import { beginsDark, headerProblems } from './header-edge.ts';
import { type Inspection, inspectPage, textOf } from './inspect-page.ts';
import { kindOf, lengthProblems } from './page-lengths.ts';
import { tooLong } from './too-long.ts';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([serveSite(), startBrowser()])));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A page to open: its name in the list of long pages, its address, and what of it axe looks at. */
type Sample = { name: string; address: string; within?: string };

/** Pages whose try-out reads differently with scripts: it begins with the day of the visit, or a field takes the place of an example. */
const differ = ['en /en/text-messages', 'zh /livetool', 'zh /m/sms', 'zh /sms'];

/** What of a page reads differently with scripts: there, a form takes the place of the calculator's three examples. */
function apartOf(name: string): string | undefined {
  if (differ.includes(name)) return '[data-try]';
  return name.startsWith('zh /price') ? '[data-island]' : undefined;
}

/** Every page of its own, the first one of each family, and an address without a page. The frame is looked at once for each layout. */
function samples(): Sample[] {
  const framed = new Set<string>();
  return [
    ...samplePages(site.pages).map(({ edition, address, family, inputs }) => {
      const sample = { name: `${edition} ${family ?? address}`, address: site[edition as Edition] + address };
      if (framed.has(inputs['frame']!)) return { ...sample, within: 'main' };
      framed.add(inputs['frame']!);
      return sample;
    }),
    { name: 'zh no page', address: `${site.zh}/no-such-page` },
    { name: 'en no page', address: `${site.en}/no-such-page` },
  ];
}

/** What is wrong with an inspected page, a line each. */
const problemsOf = ({ errors, axe, headings, hiddenLinks, overflow }: Inspection): string[] => [
  ...errors,
  ...axe,
  ...(headings === 1 ? [] : [`${headings} visible <h1>`]),
  ...hiddenLinks.map((text) => `the link "${text}" looks like the words around it`),
  ...Object.entries(overflow).flatMap(([width, pixels]) =>
    pixels > 0 ? [`${pixels} px wider than a window of ${width}`] : [],
  ),
];

/** Where two texts of a page begin to differ. */
function difference(text: string, without: string): string {
  const at = [...text].findIndex((_, index) => text[index] !== without[index]);
  const around = (whole: string) => whole.slice(Math.max(0, at - 20), at + 60);
  return `reads "${around(text)}" with JavaScript and "${around(without)}" without`;
}

const measuredWidths = Object.keys(leastSizes).map(Number) as MeasuredWidth[];
const lettersOf = ({ smallLetters }: Inspection): string[] =>
  measuredWidths.flatMap((width) => {
    const { count, example } = smallLetters[width];
    return count > 0 ? [`${count} letters under ${leastSizes[width]} px at ${width}: ${example}`] : [];
  });

/** What is wrong with the try-outs of a page without scripts: each shows its picture and its result, and no control. */
const tryOutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-try]')].flatMap((place) => {
      const controls = [...place.querySelectorAll('button, input, select, textarea')];
      const stage = place.querySelector('[data-stage]');
      const status = place.querySelector<HTMLElement>('[data-status]')?.innerText.trim();
      const { try: name } = place.dataset;
      return [
        ...(stage?.innerHTML === '' ? [`try-out ${name}: no picture without scripts`] : []),
        ...(stage && !status ? [`try-out ${name}: no result without scripts`] : []),
        ...controls
          .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map(({ outerHTML }) => `try-out ${name}: shows without scripts ${outerHTML.slice(0, 80)}`),
      ];
    }),
  );

it('every page is free of errors, accessible, no wider than the window, legible, below a header of its colour, and reads the same without JavaScript', async () => {
  const all = samples();
  const dark: string[] = [];
  const problems: string[] = [];
  const left = all.values();
  // A tab of its own for each page would take a quarter of the time. Two contexts have two renderers.
  const inspectAll = async () => {
    const [context, plain] = await Promise.all([
      browser.newContext({ reducedMotion: 'reduce' }),
      browser.newContext({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false }),
    ]);
    // Nothing is fetched ahead of a visit that does not come.
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
    // A busy machine is no failure of a page.
    for (const each of [context, plain]) each.setDefaultNavigationTimeout(300_000);
    const [page, still] = await Promise.all([context.newPage(), plain.newPage()]);
    for (const { name, address, within } of left) {
      const apart = apartOf(name);
      const found = await inspectPage({ page, address, ...(within && { within }), ...(apart && { apart }) });
      await still.goto(address);
      const without = await textOf(still, apart);
      const broken = await tryOutProblems(still);
      if (found.header && beginsDark(found.header)) dark.push(name);
      // A label or two may differ, no sentence.
      const same = without.length >= 20 && Math.abs(found.text.length - without.length) <= 20;
      const ofPage = [
        ...problemsOf(found),
        ...lettersOf(found),
        ...lengthProblems(name, found.lengths[kindOf(name) === 'phone' ? 390 : 1440]),
        ...(found.header ? headerProblems(found.header, { over: name === 'zh /' }) : []),
        ...broken,
        ...(same ? [] : [difference(found.text, without)]),
      ];
      problems.push(...ofPage.map((problem) => `${name}: ${problem}`));
    }
    await Promise.all([context.close(), plain.close()]);
  };
  await Promise.all([inspectAll(), inspectAll()]);
  expect(problems).toEqual([]);
  expect(dark).toEqual(expect.arrayContaining(['zh /', 'zh /im', 'zh /rtc-ai', 'zh /global']));
  expect(Object.keys(tooLong).filter((name) => !all.some((sample) => sample.name === name))).toEqual([]);
}, 1_800_000);

it('every error page is so too', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  // They have no address: each is shown in place of a page, as the server shows it.
  let shown = '';
  await context.route('**/shown-as-error', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: shown }),
  );
  // Those for phones differ in one <meta>.
  for (const error of errorPages.filter(({ phone }) => !phone)) {
    const { edition, status } = error;
    shown = await readFile(join(site.out, 'current/site', errorFile(error)), 'utf8');
    const page = await context.newPage();
    const found = await inspectPage({ page, address: `${site[edition as Edition]}/shown-as-error` });
    expect(problemsOf(found), `${edition} ${status}`).toEqual([]);
    await page.close();
  }
  await context.close();
});

it('an error at an address made for phones is as wide as the phone, at any other as wide as its pages', async () => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, isMobile: true, javaScriptEnabled: false });
  const page = await context.newPage();
  const widthAt = async (address: string) => {
    expect((await page.goto(site.zh + address))!.status()).toBe(404);
    return page.evaluate(() => document.documentElement.clientWidth);
  };
  expect([await widthAt('/m/none'), await widthAt('/none'), await widthAt('/promotion/m/none')]).toEqual([
    390, 1024, 390,
  ]);
  await context.close();
});
