import { availableParallelism } from 'node:os';
import type { Page } from '../../../components/page.ts';
import type { BrowserBundle } from '../../bundle/browser-bundle.ts';
import { shortHash } from '../../sha256.mjs';
import type { SiteBundle } from '../../bundle/site-bundle.ts';
import { openCards } from '../../cards/cards.ts';
import { designOf } from '../../cards/design.ts';
import { openPool } from '../../cards/pool.ts';
import type { Content } from '../../content/answer.ts';
import type { ContentIndexes } from '../../content/indexes.ts';
import type { Pictures } from '../../content/pictures.ts';
import type { Settings } from '../../environment.ts';
import type { Release } from '../../release/release.ts';
import { type ExecutorInput, openExecutor } from '../../render/executor.ts';
import { openInputs } from '../../render/fingerprint.ts';
import { openFrames } from '../../render/frames.ts';
import { keptMinifier } from '../../render/kept-minifier.ts';
import { openReuse } from '../../render/reuse.ts';
import { type Assets, nameAssets } from './assets.ts';
import type { Workshop } from './make-page.ts';

type Given = {
  settings: Settings;
  siteBundle: SiteBundle;
  browserBundle: BrowserBundle;
  indexes: ContentIndexes;
  content: Content;
  pictures: Pictures;
  release: Release;
  /** Render threads besides this one; null for one for each processor left. */
  workers: number | null;
};

/** Everything a page is made with, the files that pages load, and the mark that icons are drawn from. */
export type OpenWorkshop = { workshop: Workshop; assets: Assets; mark: string; tidy(): Promise<void>; close(): Promise<void> };

/** Lays out what all pages are made with. */
export async function openWorkshop({ settings, siteBundle, browserBundle, indexes, content, pictures, release, workers }: Given): Promise<OpenWorkshop> {
  const { site, now, cache, engine } = settings;
  const markup: typeof import('../../render/markup.tsx') = await import(siteBundle.markup);
  const input: ExecutorInput = { site, now, cache, engine, markup: siteBundle.markup, pages: siteBundle.pages };
  const thread = new URL('thread.mjs', import.meta.url).href;
  const { navigation, blogNav, notices, seo } = indexes;
  const iconNames = iconsOf(navigation);
  const assets = nameAssets({ site: siteBundle, browser: browserBundle, icons: markup.iconSheet(iconNames) });

  const minifier = keptMinifier({ cache, engine });

  const draws = new URL('card-thread.mjs', import.meta.url);
  const design = await designOf({ root: settings.root, thread: draws, markup: siteBundle.markupCode });
  const files = { ...release.blobs, link: release.stage.link };
  const cards = await openCards({ site, cache, design, files, openPool: () => openPool(draws) });

  const workshop: Workshop = {
    mediaHosts: site.mediaHosts,
    inputs: openInputs({ engine, site: shortHash(JSON.stringify(site)), now, cards: design }),
    content,
    versions: indexes.versions,
    pictures,
    seo,
    load: async (name) => {
      const { module, code } = siteBundle.pages[name]!;
      return { page: (await import(module)).default as Page, code };
    },
    frames: openFrames({ site, now, icons: { address: assets.icons, names: new Set(iconNames) }, navigation, blogNav, notices, layouts: siteBundle.layouts, markup, minify: minifier.minify }),
    assets: assets.of,
    executor: await openExecutor({ threads: workers ?? availableParallelism() - 1, thread, input }),
    reuse: await openReuse(cache),
    blobs: release.blobs,
    stage: release.stage,
    cards,
    css: ({ layout, page }) => siteBundle.base + siteBundle.layouts[layout]!.css + siteBundle.pages[page]!.css,
  };
  const tidy = async () => {
    workshop.executor.tidy();
    minifier.tidy();
    await workshop.reuse.tidy();
    await cards.tidy();
  };
  const close = async () => {
    await workshop.executor.close();
    minifier.close();
    await workshop.reuse.close();
    await cards.close();
  };
  return { workshop, assets, mark: markup.markSvg(), tidy, close };
}

/** The names of all icons in the menus, in an order that is always the same. */
function iconsOf(navigation: ContentIndexes['navigation']): string[] {
  const links = Object.values(navigation).flatMap((entries) => entries.flatMap(({ children = [] }) => children.flatMap((group) => group.children)));
  return [...new Set(links.flatMap(({ icon }) => icon ?? []))].sort();
}
