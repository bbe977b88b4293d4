import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '../../config/editions.ts';
import { noReader } from '../support/programs.mjs';
import { samplePages } from '../support/sample-pages.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { thorough } from '../support/thorough.ts';
import { startWebKit, type WebKitWindow } from '../support/webkit.ts';

describe.skipIf(noReader('webkit2gtk-driver') ?? noReader('xvfb'))('WebKitGTK', () => {
  let site: ServedSite;
  let window: WebKitWindow;
  beforeAll(async () => void ([site, window] = await Promise.all([serveSite(), startWebKit()])));
  afterAll(async () => {
    await window?.close();
    await site?.close();
  });

  const tooWide = async () =>
    (await window.evaluate(
      'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth',
    )) as number;

  /** Pixels that the page is wider than its window, by the width wanted. The engine lays a page out some time after its window has changed. */
  async function overflow(): Promise<Record<number, number>> {
    const found: Record<number, number> = {};
    for (const width of [1440, 1024, 390]) {
      await window.resize(width, 900);
      found[width] = await tooWide();
      for (let tries = 0; found[width] > 0 && tries < 20; tries++) {
        await delay(250);
        found[width] = await tooWide();
      }
    }
    return found;
  }

  it('shows pages without sideways scrolling at three widths, with its one heading', async () => {
    const wrong: string[] = [];
    // It draws without a graphics card, a second or more for each width.
    const pages = samplePages(site.pages).filter((_, index) => thorough || index % 6 === 0);
    for (const { edition, address } of pages) {
      await window.open(site[edition as Edition] + address);
      const wide = Object.entries(await overflow()).filter(([, pixels]) => pixels > 0);
      wrong.push(...wide.map(([width, pixels]) => `${edition} ${address}: ${pixels} px too wide at ${width}`));
      const height = await window.evaluate('return document.querySelector("h1").getBoundingClientRect().height');
      if (!(Number(height) > 0)) wrong.push(`${edition} ${address}: its heading has no height`);
    }
    expect(pages.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it('measures what is too wide', async () => {
    await window.open(`${site.zh}/about`);
    await window.evaluate(
      'document.body.append(Object.assign(document.createElement("img"), { alt: "", width: 3000, height: 9 }))',
    );
    await window.evaluate('document.querySelector("body > img:last-child").style.maxWidth = "none"');
    expect((await overflow())[1440]).toBeGreaterThan(1000);
  });
});
