import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import glob from 'fast-glob';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BrowserBundle, bundleBrowser } from '../../../cli/bundle/browser-bundle.ts';
import { findPlaceScripts } from '../../../cli/bundle/place-scripts.ts';
import { bundleSite, type SiteBundle } from '../../../cli/bundle/site-bundle.ts';
import { nameAssets } from '../../../cli/pipeline/assets.ts';
import type { PageRoute } from '../../../components/define-page.ts';
import { browserConfigOf } from '../../../config/browser-config.ts';
import { layoutNames } from '../../../config/site-types.ts';
import { site } from '../../../config/site.ts';
import { root } from '../../support/run-site.ts';

let browser: BrowserBundle;
let pages: SiteBundle;
let islandNames: readonly string[];
beforeAll(async () => {
  islandNames = findPlaceScripts(root).flatMap(({ kind, name }) => (kind === 'island' ? name : []));
  [browser, pages] = await Promise.all([
    bundleBrowser({ root, engine: 'islands', config: browserConfigOf(site) }),
    bundleSite({ root, engine: 'islands', layouts: layoutNames }),
  ]);
});
const text = (name: string) => Buffer.from(browser.files.get(name)!).toString();
/** Names of the scripts that a script imports as it starts. */
const imports = (name: string) =>
  Array.from(text(name).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g), ([, found]) => found!);
/** Names and files of the scripts of islands. */
const islands = () => Object.entries(browser.placeScripts).filter(([name]) => islandNames.includes(name));

describe('the scripts of islands', () => {
  it('are there, one for each file', async () => {
    const files = await glob('*.tsx', { cwd: `${root}/components/islands` });
    expect(islands().map(([name]) => name)).toEqual(files.map((file) => basename(file, '.tsx')).sort());
    for (const [name, file] of islands()) {
      expect(file).toMatch(new RegExp(`^${name}-[A-Z0-9]{8}\\.js$`));
      expect(browser.files.has(file)).toBe(true);
    }
  });

  it('share React, in a script that no page and no other part of the runtime loads', () => {
    const shared = new Set(islands().flatMap(([, file]) => imports(file)));
    expect(shared.size).toBeGreaterThan(0);
    for (const name of shared) expect(browser.files.has(name)).toBe(true);
    const withReact = [...browser.files.keys()].filter((name) => text(name).includes('onUncaughtError'));
    expect(withReact).toHaveLength(1);
    expect(shared).toContain(withReact[0]);
    expect(text(browser.script)).not.toContain(withReact[0]);
  });

  it('cost at most 9.25 kB each, and 70 kB for the React that the first one brings, compressed', () => {
    const compressed = (name: string) => gzipSync(browser.files.get(name)!, { level: 9 }).length;
    for (const [, file] of islands()) {
      expect(compressed(file)).toBeLessThanOrEqual(9.25 * 1024);
      expect(imports(file).reduce((sum, name) => sum + compressed(name), 0)).toBeLessThanOrEqual(70 * 1024);
    }
  });

  it('name the classes that their pages have styles for', () => {
    for (const [name, file] of islands()) {
      const stem = name.replaceAll('-', '_');
      const used = new Set(
        Array.from(text(file).matchAll(new RegExp(`"(${stem}_[a-zA-Z]+)"`, 'g')), ([, found]) => found!),
      );
      const page = Object.values(pages.pages).find((entry) => entry.placeScripts.includes(name));
      for (const found of used) expect(page?.css).toContain(`.${found}`);
    }
  });
});

describe('styles of islands', () => {
  it('have file names of their own: classes are named after those, and numbered where two are alike', async () => {
    const all = (await glob('{components,pages}/**/*.module.css', { cwd: root })).map((path) => basename(path));
    const own = (await glob('components/{islands,price}/*.module.css', { cwd: root })).map((path) => basename(path));
    expect(own.filter((name) => all.filter((other) => other === name).length > 1)).toEqual([]);
  });
});

describe('a page', () => {
  it('is a page.tsx in a folder of its own; the parts beside it are none', async () => {
    const files = await glob('pages/*/*/page.tsx', { cwd: root });
    expect(Object.keys(pages.pages)).toEqual(
      files.map((file) => file.slice('pages/'.length, -'/page.tsx'.length)).sort(),
    );
  });

  it('knows the islands and try-outs it may have', () => {
    const holders = Object.entries(pages.pages).filter(([, { placeScripts }]) => placeScripts.length > 0);
    expect(holders.length).toBeGreaterThan(0);
    for (const [, { placeScripts }] of holders)
      expect(placeScripts.filter((name) => !(name in browser.placeScripts))).toEqual([]);
  });

  it('is rendered again when the script of an island on it changes, and no other page is', () => {
    const hashOf = (bundle: BrowserBundle, page: string) =>
      nameAssets({ site: pages, browser: bundle, icons: '', deviceFontLayouts: [] }).of({
        layout: 'zh',
        page,
      } as PageRoute).hash;
    const changed = {
      ...browser,
      placeScripts: { ...browser.placeScripts, 'price-calculator': 'price-calculator-OTHER123.js' },
    };
    expect(hashOf(changed, 'price/price')).not.toBe(hashOf(browser, 'price/price'));
    expect(hashOf(changed, 'cases/list')).toBe(hashOf(browser, 'cases/list'));
  });
});
