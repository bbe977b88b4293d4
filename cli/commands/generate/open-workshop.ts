import { pageConfigOf } from '../../../config/page-config.ts';
import { openCards } from '../../cards/cards.ts';
import { designOf } from '../../cards/design.ts';
import { openPool } from '../../cards/pool.ts';
import { type Kept, openKept } from '../../cache/kept.ts';
import type { BrowserBundle } from '../../bundle/browser-bundle.ts';
import { runBundle } from '../../run-bundle.mjs';
import type { SiteBundle } from '../../bundle/site-bundle.ts';
import type { SiteCode } from '../../bundle/site-code.ts';
import type { Content } from '../../content/answer.ts';
import type { ContentIndexes } from '../../content/indexes.ts';
import type { Pictures } from '../../content/pictures.ts';
import type { Settings } from '../../environment.ts';
import type { Release } from '../../release/release.ts';
import { openInputs } from '../../render/fingerprint.ts';
import { openFrames } from '../../render/frames.ts';
import { type Assets, nameAssets } from './assets.ts';
import { freeHeap } from './bound-heap.ts';
import type { Workshop } from './make-page.ts';
import type { Renderers } from './open-renderers.ts';

type Given = {
  settings: Settings;
  siteBundle: SiteBundle;
  browserBundle: BrowserBundle;
  indexes: ContentIndexes;
  content: Content;
  pictures: Pictures;
  release: Release;
  renderers: Renderers;
};

/** Everything a page is made with, the files that pages load, and the mark that icons are drawn from. */
export type OpenWorkshop = { workshop: Workshop; assets: Assets; mark: string; remember: Kept['remember']; tidy(): Promise<void>; close(): Promise<void> };

/** Bytes of frames, icons and parts of sitemaps that are kept: those of a thousand frames. */
const keptBytes = 64_000_000;

/** Lays out what all pages are made with. */
export async function openWorkshop({ settings, siteBundle, browserBundle, indexes, content, pictures, release, renderers }: Given): Promise<OpenWorkshop> {
  const { now, cache, program } = settings;
  const site = pageConfigOf(settings.site);
  const { engine } = program;
  const { code, markupCode, pages, layouts } = siteBundle;
  const { exports: siteCode, keep } = runBundle<SiteCode>({ file: code, purpose: 'ask' });
  const { rendering, executor, reuse } = renderers;
  const kept = openKept({ cache, name: 'parts', engine, bytes: keptBytes });

  const { navigation, blogNav, notices, seo } = indexes;
  const iconNames = iconsOf(navigation);
  const icons = await kept.remember(['icon sheet', markupCode, iconNames], async () => (await rendering()).iconSheet(iconNames));
  const mark = await kept.remember(['mark', markupCode], async () => (await rendering()).mark());
  const assets = nameAssets({ site: siteBundle, browser: browserBundle, icons: icons.toString() });

  const design = designOf({ drawing: program.drawing, markup: markupCode });
  const files = { ...release.blobs, link: release.stage.link };
  const cards = await openCards({ site, cache, design, files, openPool: () => openPool(program) });

  const workshop: Workshop = {
    mediaHosts: site.mediaHosts,
    inputs: openInputs({ engine, site, now, cards: design }),
    content,
    versions: indexes.versions,
    pictures,
    seo,
    load: async (name) => ({ page: (await siteCode.pages[name]!()).default, code: pages[name]!.code }),
    frames: openFrames({
      site,
      now,
      icons: { address: assets.icons, names: new Set(iconNames) },
      navigation,
      blogNav,
      notices,
      markupCode,
      layouts,
      rendering,
      remember: kept.remember,
    }),
    assets: assets.of,
    executor,
    reuse,
    blobs: release.blobs,
    stage: release.stage,
    cards,
    css: ({ layout, page }) => siteBundle.base + layouts[layout]!.css + pages[page]!.css,
  };
  const tidy = async () => {
    kept.tidy();
    await cards.tidy();
  };
  const close = async () => {
    kept.close();
    await cards.close();
    freeHeap();
    keep();
  };
  return { workshop, assets, mark: mark.toString(), remember: kept.remember, tidy, close };
}

/** The names of all icons in the menus, in an order that is always the same. */
function iconsOf(navigation: ContentIndexes['navigation']): string[] {
  const links = Object.values(navigation).flatMap((entries) => entries.flatMap(({ children = [] }) => children.flatMap((group) => group.children)));
  return [...new Set(links.flatMap(({ icon }) => icon ?? []))].sort();
}
