import { loadPage } from '../render/load-page.ts';
import { openSourceFrames } from '../render/source-frames.ts';
import { pageConfigOf } from '../../config/page-config.ts';
import { type OgImages, openOgImages } from '../og-images/og-images.ts';
import { openDrawing } from '../og-images/open-drawing.ts';
import { shortHash } from '../lib/sha256.mjs';
import { type Cache, openCache } from '../store/cache.ts';
import type { BrowserBundle } from '../bundle/browser-bundle.ts';
import type { SiteBundle } from '../bundle/site-bundle.ts';
import type { Content } from '../content/content-client.ts';
import type { ContentIndexes } from '../content/indexes.ts';
import type { Plan } from '../plan/plan.ts';
import type { Pictures } from '../content/pictures.ts';
import type { Settings } from '../environment.ts';
import type { Problem } from '../problem.ts';
import type { Release } from '../release/release.ts';
import { openInputs } from '../render/fingerprint.ts';
import { openFrames } from '../render/frames.ts';
import { openPlannedLinks } from '../render/planned-links.ts';
import { loadSiteCode } from '../render/load-site-code.ts';
import { type Assets, nameAssets } from './assets.ts';
import { openMenuIcons } from './menu-icons.ts';
import type { PageServices } from './make-page.ts';
import type { Renderers } from './open-renderers.ts';

type OpenPageServicesOptions = {
  settings: Settings;
  siteBundle: SiteBundle;
  browserBundle: BrowserBundle;
  indexes: ContentIndexes;
  plan: Plan;
  content: Content;
  pictures: Pictures;
  localPictures: PageServices['localPictures'];
  release: Pick<Release, 'blobs' | 'stage'>;
  renderers: Renderers;
  records: PageServices['records'];
};

/** The services for rendering pages, their assets, and the logo for the icons. */
export type OpenPageServices = {
  services: PageServices;
  ogImages: OgImages;
  assets: Assets;
  mark: string;
  partsUsed(): readonly string[];
  /** Caches files of the site between builds. */
  remember: Cache['getOrCreate'];
  problems: readonly Problem[];
  tidy(): void;
  close(): Promise<void>;
};

/** Maximum size of the cache of frames, icons and sitemap runs, in bytes: about 1,000 frames. */
const keptBytes = 64_000_000;

export async function openPageServices({
  settings,
  siteBundle,
  browserBundle,
  indexes,
  plan,
  content,
  pictures,
  localPictures,
  release,
  renderers,
  records,
}: OpenPageServicesOptions): Promise<OpenPageServices> {
  const { now, cache, program } = settings;
  const site = pageConfigOf(settings.site);
  const { engine } = program;
  const { code, markupCode, pages, layouts } = siteBundle;
  const siteCode = await loadSiteCode(code);
  const { rendering, executor, reuse } = renderers;
  const kept = openCache({ cache, name: 'parts', engine, maxBytes: keptBytes });

  const { navigation, blogNav, demos, notices, seo } = indexes;
  const icons = await openMenuIcons({ navigation, markupCode, rendering, remember: kept.getOrCreate });
  const mark = await kept.getOrCreate(['mark', markupCode], async () => (await rendering()).mark());
  const assets = nameAssets({ site: siteBundle, browser: browserBundle, icons: icons.sheet });

  const { drawing } = program;
  const files = { ...release.blobs, link: release.stage.link };
  const ogImages = openOgImages({ site, cache, drawing, files, openDrawing: () => openDrawing({ program, site }) });

  const services: PageServices = {
    root: program.root,
    framesOf: openSourceFrames(code),
    mediaHosts: site.mediaHosts,
    inputs: openInputs({ engine, site, now, ogImages: shortHash(drawing + markupCode) }),
    content,
    versions: indexes.versions,
    pictures,
    localPictures,
    seo,
    load: async (name) => ({ page: await loadPage({ code: siteCode, name }), code: pages[name]!.code }),
    frames: openFrames({
      site,
      now,
      icons: { address: assets.icons, names: icons.names },
      navigation,
      blogNav,
      demos,
      notices,
      markupCode,
      layouts,
      rendering,
      remember: kept.getOrCreate,
    }),
    assets: assets.of,
    executor,
    reuse,
    blobs: release.blobs,
    stage: release.stage,
    ogImages,
    planned: openPlannedLinks(plan.planned.map(({ edition, address }) => ({ edition, path: address }))),
    rowFacts: plan.rowFacts,
    records,
    brand: site.brand,
    css: ({ layout, page }) => siteBundle.base + layouts[layout]!.css + pages[page]!.css,
  };
  const tidy = () => {
    kept.evict();
    ogImages.tidy();
  };
  const close = async () => {
    kept.close();
    await ogImages.close();
  };
  return {
    services,
    ogImages,
    assets,
    mark: mark.toString(),
    partsUsed: kept.usedKeys,
    remember: (from, make) => kept.getOrCreate([program.siteFiles, from], make),
    problems: icons.problems,
    tidy,
    close,
  };
}
