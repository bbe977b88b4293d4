import type { PageConfig } from '../../../config/page-config.ts';
import type { BrowserBundle } from '../../bundle/browser-bundle.ts';
import { type Assets, nameAssets } from '../../build/assets.ts';
import type { PageServices } from '../../build/make-page.ts';
import { openMenuIcons } from '../../build/menu-icons.ts';
import type { Pictures } from '../../content/pictures.ts';
import type { GetOrCreate } from '../../emit/emitted.ts';
import type { Program } from '../../environment.ts';
import type { Problem } from '../../problem.ts';
import { openInputs } from '../../render/fingerprint.ts';
import { type Fragments, fragmentOf } from '../../render/fragments.ts';
import { openFrames } from '../../render/frames.ts';
import { loadPage } from '../../render/load-page.ts';
import { openPlannedLinks } from '../../render/planned-links.ts';
import { renderingOf } from '../../render/rendering.ts';
import { sha256, shortHash } from '../../lib/sha256.mjs';
import type { PageCode } from '../code/page-code.ts';
import { type ImagesOnRequest, openImagesOnRequest } from './og-images.ts';
import type { Session } from './session.ts';

export type DevPageServices = {
  /** For one page: `html` receives its document. */
  of(html: (document: Buffer) => void): PageServices;
  assets: Assets;
  ogImages: ImagesOnRequest;
  /** The mark that icons are drawn from, as SVG. */
  mark(): string;
  icons(): ReadonlySet<string>;
  problems: readonly Problem[];
};

export type PageServicesOptions = {
  program: Program;
  site: PageConfig;
  now: number;
  gray: boolean;
  session: Session;
  pictures: Pictures;
  pageCode: PageCode;
  browser: BrowserBundle;
  /** Caches frames and icons while the server runs. */
  remember: GetOrCreate;
};

/** Opens the services for one page. Writes no files and reuses no pages. */
export async function openDevPageServices(options: PageServicesOptions): Promise<DevPageServices> {
  const { program, site, now, gray, session, pictures, pageCode, browser } = options;
  const { indexes, plan, content } = session;
  const { bundle, code, framesOf } = pageCode;
  const { markupCode, pages, layouts } = bundle;
  const { mediaHosts } = site;
  const remember = async (from: unknown, make: () => Promise<string | Uint8Array>) =>
    Buffer.from((await options.remember(from, make)) as Uint8Array);
  const fragments: Fragments = {
    make: (piece) => fragmentOf({ ...piece, mediaHosts }),
    tidy: () => undefined,
    close: () => undefined,
  };
  let iconNames: ReadonlySet<string> | null = null;
  const opened = await renderingOf({ site, now, fragments, code });
  const rendering = async () => opened;
  const icons = await openMenuIcons({ navigation: indexes.navigation, markupCode, rendering, remember });
  const assets = nameAssets({ site: bundle, browser, icons: icons.sheet });
  const ogImages = openImagesOnRequest({ site, program });
  const shared: Omit<PageServices, 'blobs'> = {
    root: program.root,
    framesOf,
    mediaHosts,
    inputs: openInputs({ engine: program.engine, site, now, ogImages: shortHash(program.drawing + markupCode) }),
    content,
    versions: indexes.versions,
    pictures,
    localPictures: session.localPictures,
    seo: indexes.seo,
    load: async (name) => ({ page: await loadPage({ code, name }), code: pages[name]!.code }),
    frames: openFrames({
      site,
      now,
      icons: { address: assets.icons, names: icons.names },
      navigation: indexes.navigation,
      blogNav: indexes.blogNav,
      demos: indexes.demos,
      notices: indexes.notices,
      markupCode,
      layouts,
      rendering,
      remember,
    }),
    assets: assets.of,
    executor: {
      async render(job) {
        const rendered = { ...(await opened.render(job)), record: null };
        return gray ? { ...rendered, theme: { ...rendered.theme, gray } } : rendered;
      },
      expectMany: () => undefined,
      close: async () => undefined,
    },
    reuse: {
      isEmpty: true,
      find: () => null,
      remember: (_, page) => page,
      tidy: async () => undefined,
      close: async () => undefined,
    },
    stage: { link: async () => undefined },
    ogImages,
    planned: openPlannedLinks(plan.planned.map(({ edition, address }) => ({ edition, path: address }))),
    rowFacts: plan.rowFacts,
    records: null,
    brand: site.brand,
    css: ({ layout, page }) => bundle.base + layouts[layout]!.css + pages[page]!.css,
  };
  return {
    of: (html) => ({
      ...shared,
      blobs: {
        async put(document) {
          const bytes = Buffer.from(document as Uint8Array);
          html(bytes);
          return { hash: sha256(bytes), bytes: bytes.length };
        },
        has: async () => false,
        read: async (hash) => {
          throw new Error(`unknown blob ${hash}`);
        },
      },
    }),
    assets,
    ogImages,
    mark: opened.mark,
    icons: () => (iconNames ??= new Set(opened.iconNames())),
    problems: icons.problems,
  };
}
