import type { SiteRendering } from '../../define/rendering.ts';
import type { SiteDefinition } from '../../define/site.ts';
import type { PageConfig } from '../../define/config.ts';
import type { BrowserBundle } from '../../bundle/browser-bundle.ts';
import type { Assets } from '../../pipeline/assets.ts';
import type { PageServices, PageStore } from '../../pipeline/page-services.ts';
import { openSharedServices } from '../../pipeline/shared-services.ts';
import type { Pictures } from '../../content/pictures.ts';
import type { GetOrCreate } from '../../emit/emitted.ts';
import type { Program } from '../../environment.ts';
import type { Problem } from '../../problem.ts';
import { type Fragments, fragmentOf } from '../../render/fragments.ts';
import { renderRules } from '../../render/render-rules.ts';
import { type Rendering, renderingOf } from '../../render/rendering.ts';
import { sha256 } from '../../lib/sha256.mjs';
import type { OgImage } from '../../og-images/image.ts';
import { imagePath, nameImage } from '../../og-images/name-image.ts';
import { type OgImages, unknownColours } from '../../og-images/og-images.ts';
import { openDrawing } from '../../og-images/open-drawing.ts';
import type { Styles } from '../../og-images/styles.ts';
import type { PageCode } from '../code/page-code.ts';
import type { Session } from './session.ts';

/** What files of the site are made with besides pages: the mark that icons are drawn from, and texts for feeds. */
export type RenderedParts = Pick<Rendering, 'mark' | 'forFeeds'>;

export type DevPageServices = {
  /** For one page: `html` receives its document. */
  of(html: (document: Buffer) => void): PageServices;
  assets: Assets;
  ogImages: ImagesOnRequest;
  rendered: RenderedParts;
  icons(): ReadonlySet<string>;
  problems: readonly Problem[];
};

export type PageServicesOptions = {
  program: Program;
  definition: SiteDefinition;
  site: PageConfig;
  now: number;
  gray: boolean;
  session: Session;
  pictures: Pictures;
  pageCode: PageCode;
  browser: BrowserBundle;
  /** Caches frames and icons while the server runs. */
  remember: GetOrCreate;
  /** Reads the styles of sheets, once each while the server runs. */
  stylesOf: (sheets: readonly string[]) => Styles;
};

/** Opens the services for one page. Writes no files and reuses no pages. */
export async function openDevPageServices(options: PageServicesOptions): Promise<DevPageServices> {
  const { program, definition, site, now, gray, session, pictures, pageCode, browser } = options;
  const { indexes, plan, content, localPictures } = session;
  const { bundle, code } = pageCode;
  const openFragments = ({ fit }: Pick<SiteRendering, 'fit'>): Fragments => ({
    make: (piece) => fragmentOf({ ...piece, mediaHosts: site.mediaHosts, fit }),
    tidy: () => undefined,
    close: () => undefined,
  });
  let iconNames: ReadonlySet<string> | null = null;
  const opened = await renderingOf({ site, now, rules: renderRules(definition), openFragments, code });
  const ogImages = openImagesOnRequest(options);
  const { services, assets, problems } = await openSharedServices({
    program,
    definition,
    site,
    now,
    siteBundle: bundle,
    siteCode: code,
    browserBundle: browser,
    indexes,
    plan,
    content,
    pictures,
    localPictures,
    // The dev server maps the stack of a page that failed.
    framesOf: () => [],
    rendering: async () => opened,
    remember: async (from, make) => Buffer.from((await options.remember(from, make)) as Uint8Array),
  });
  const render: PageServices['render'] = {
    ...services.render,
    executor: {
      async render(job) {
        const found = await opened.render(job);
        const rendered = { ...found, main: Buffer.from(found.main), record: null };
        return gray ? { ...rendered, theme: { ...rendered.theme, gray } } : rendered;
      },
      expectMany: () => undefined,
      close: async () => undefined,
    },
  };
  const store: Omit<PageStore, 'blobs'> = {
    reuse: {
      isEmpty: true,
      find: () => null,
      remember: (_, page) => page,
      tidy: async () => undefined,
      close: async () => undefined,
    },
    stage: { link: async () => undefined },
    ogImages,
    records: null,
  };
  const blobsFor = (html: (document: Buffer) => void): PageStore['blobs'] => ({
    async put(document) {
      const bytes = Buffer.from(document as Uint8Array);
      html(bytes);
      return { hash: sha256(bytes), bytes: bytes.length };
    },
    has: async () => false,
    read: async (hash) => {
      throw new Error(`unknown blob ${hash}`);
    },
  });
  return {
    of: (html) => ({ ...services, render, store: { ...store, blobs: blobsFor(html) } }),
    assets,
    ogImages,
    rendered: opened,
    icons: () => (iconNames ??= new Set(opened.iconNames())),
    problems,
  };
}

/** Open Graph images that are drawn when a browser requests them. */
type ImagesOnRequest = Pick<OgImages, 'name' | 'keep'> & {
  /** What cannot be drawn in the images that were named for a page, `edition address`. */
  problemsOf(where: string): readonly Problem[];
  /** Draws the image at a path below the document root; null when no page has named it. */
  draw(path: string): Promise<Uint8Array | null>;
};

function openImagesOnRequest({
  site,
  program,
  stylesOf,
}: Pick<PageServicesOptions, 'site' | 'program' | 'stylesOf'>): ImagesOnRequest {
  const images = new Map<string, OgImage>();
  const unknown = new Map<string, readonly string[]>();
  return {
    problemsOf(where) {
      const names = unknown.get(where) ?? [];
      return names.length === 0 ? [] : [unknownColours({ names: names.join(', '), where: `page ${where}` })];
    },
    name({ draft, css, where }) {
      if (draft === null) return null;
      const named = nameImage({ draft, styles: stylesOf(css()), drawing: program.drawing, site });
      images.set(imagePath(named.name), named.image);
      unknown.set(where, named.unknown);
      return named;
    },
    keep: async () => false,
    async draw(path) {
      const image = images.get(path);
      if (image === undefined) return null;
      const drawing = openDrawing({ program, site });
      const { png } = await drawing.draw(image);
      await drawing.close();
      return png;
    },
  };
}
