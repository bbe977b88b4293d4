import { openSourceFrames } from '../render/source-frames.ts';
import { pageConfigOf } from '../define/config.ts';
import { type OgImages, openOgImages } from '../og-images/og-images.ts';
import { openDrawing } from '../og-images/open-drawing.ts';
import { type Cache, openCache } from '../store/cache.ts';
import type { Content } from '../content/content-client.ts';
import { emptyMenus } from '../content/empty-menus.ts';
import type { Pictures } from '../content/pictures.ts';
import type { Rendering } from '../render/rendering.ts';
import type { Settings } from '../environment.ts';
import type { Problem } from '../problem.ts';
import type { Release } from '../release/release.ts';
import { loadSiteCode } from '../render/load-site-code.ts';
import type { Assets } from './assets.ts';
import type { PageServices } from './page-services.ts';
import type { Prepared } from './prepare.ts';
import { openSharedServices } from './shared-services.ts';

type OpenPageServicesOptions = {
  settings: Settings;
  prepared: Omit<Prepared, 'listResponses'>;
  content: Content;
  pictures: Pictures;
  localPictures: PageServices['fetch']['localPictures'];
  release: Pick<Release, 'blobs' | 'stage'>;
  records: PageServices['store']['records'];
};

/** The services for rendering pages, their assets, and the logo for the icons. */
export type OpenPageServices = {
  services: PageServices;
  ogImages: OgImages;
  assets: Assets;
  mark: string;
  rendering: () => Promise<Rendering>;
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
  prepared,
  content,
  pictures,
  localPictures,
  release,
  records,
}: OpenPageServicesOptions): Promise<OpenPageServices> {
  const { now, cache, program, definition } = settings;
  const site = pageConfigOf(settings.site);
  const { siteBundle, browserBundle, indexes, plan, renderers } = prepared;
  const { code, markupCode } = siteBundle;
  const { rendering, executor, reuse } = renderers;
  const kept = openCache({ cache, name: 'parts', engine: program.engine, maxBytes: keptBytes });
  const shared = await openSharedServices({
    program,
    definition,
    site,
    now,
    siteBundle,
    siteCode: await loadSiteCode(code),
    browserBundle,
    indexes,
    plan,
    content,
    pictures,
    localPictures,
    framesOf: openSourceFrames(code),
    rendering,
    remember: kept.getOrCreate,
  });
  const mark = await kept.getOrCreate(['mark', markupCode], async () => (await rendering()).mark());

  const { drawing } = program;
  const { blobs, stage } = release;
  const files = { ...blobs, link: stage.link };
  const ogImages = openOgImages({ site, cache, drawing, files, openDrawing: () => openDrawing({ program, site }) });
  const tidy = () => {
    kept.evict();
    ogImages.tidy();
  };
  const close = async () => {
    kept.close();
    await ogImages.close();
  };
  return {
    services: {
      ...shared.services,
      render: { ...shared.services.render, executor },
      store: { reuse, blobs, stage, ogImages, records },
    },
    ogImages,
    assets: shared.assets,
    mark: mark.toString(),
    rendering,
    partsUsed: kept.usedKeys,
    remember: (from, make) => kept.getOrCreate([program.siteFiles, markupCode, from], make),
    problems: [
      ...shared.problems,
      ...emptyMenus({
        call: definition.menus.call,
        navigation: indexes.navigation,
        editions: site.editions,
        failures: content.report().failures,
      }),
    ],
    tidy,
    close,
  };
}
