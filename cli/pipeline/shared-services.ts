import type { SiteDefinition } from '../define/site.ts';
import type { PageConfig } from '../define/config.ts';
import type { BrowserBundle } from '../bundle/browser-bundle.ts';
import type { SiteBundle } from '../bundle/site-bundle.ts';
import type { SiteCode } from '../bundle/site-code.ts';
import type { ContentIndexes } from '../content/indexes.ts';
import type { Cache } from '../store/cache.ts';
import type { Program } from '../environment.ts';
import type { Plan } from '../plan/plan.ts';
import type { Problem } from '../problem.ts';
import { openInputs } from '../render/fingerprint.ts';
import { openFrames } from '../render/frames.ts';
import { loadPage } from '../render/load-page.ts';
import { fixedAddresses } from '../plan/address-book.ts';
import { openPlannedLinks } from '../render/planned-links.ts';
import { renderRules } from '../render/render-rules.ts';
import type { Rendering } from '../render/rendering.ts';
import { type Assets, nameAssets } from './assets.ts';
import type { PageFacts, PageFetching, PageRendering } from './page-services.ts';
import { sharedInputs } from './inputs.ts';
import { openMenuIcons } from './menu-icons.ts';
import { sharedFileTest } from '../server-model/shared-files.ts';

/** The services that a build and the dev server open in the same way. */
export type SharedServices = { site: PageFacts; fetch: PageFetching; render: Omit<PageRendering, 'executor'> };

export type OpenSharedServicesOptions = Pick<PageFetching, 'content' | 'pictures' | 'localPictures'> &
  Pick<PageRendering, 'framesOf'> & {
    program: Program;
    definition: SiteDefinition;
    site: PageConfig;
    now: number;
    siteBundle: Omit<SiteBundle, 'sources'>;
    siteCode: SiteCode;
    browserBundle: BrowserBundle;
    indexes: ContentIndexes;
    plan: Plan;
    rendering: () => Promise<Rendering>;
    /** Caches frames and icons. */
    remember: Cache['getOrCreate'];
  };

type OpenedSharedServices = {
  services: SharedServices;
  assets: Assets;
  /** Problems of the icons of menus. */
  problems: readonly Problem[];
};

export async function openSharedServices({
  program,
  definition,
  site,
  now,
  siteBundle,
  siteCode,
  browserBundle,
  indexes,
  plan,
  rendering,
  remember,
  content,
  pictures,
  localPictures,
  framesOf,
}: OpenSharedServicesOptions): Promise<OpenedSharedServices> {
  const { navigation, frame: data, seo, versions } = indexes;
  const { markupCode, base, pages, layouts } = siteBundle;
  const inputs = sharedInputs({ program, definition, site, now, siteBundle });
  const icons = await openMenuIcons({ navigation, markupCode, rendering, remember });
  const { deviceFontLayouts } = definition;
  const assets = nameAssets({ site: siteBundle, browser: browserBundle, icons: icons.sheet, deviceFontLayouts });
  const services: SharedServices = {
    site: {
      root: program.root,
      editions: site.editions,
      brand: site.brand,
      mediaHosts: site.mediaHosts,
      rules: renderRules(definition),
      unsearched: definition.search.excluded,
      seo,
      rowFacts: plan.rowFacts,
    },
    fetch: { content, versions, pictures, localPictures, pagePictures: (name) => pages[name]!.pictures },
    render: {
      load: async (name) => ({ page: await loadPage({ code: siteCode, name }), code: pages[name]!.code }),
      inputs: openInputs(inputs.page),
      frames: openFrames({
        site,
        now,
        icons: { address: assets.icons, names: icons.names },
        navigation,
        frame: definition.frame,
        data,
        inputs: inputs.frame,
        layouts,
        rendering,
        remember,
      }),
      assets: assets.of,
      css: ({ layout, page }) => [base, layouts[layout]!.css, pages[page]!.css],
      planned: openPlannedLinks({
        rows: plan.planned.map(({ edition, address }) => ({ edition, path: address })),
        recordLink: definition.records.link,
        fixed: fixedAddresses({ plan, isSharedFile: sharedFileTest(definition.feeds) }),
      }),
      framesOf,
    },
  };
  return { services, assets, problems: icons.problems };
}
