import type { SiteDefinition } from '../../define/site.ts';
import { pageConfigOf } from '../../define/config.ts';
import { pageFile } from '../../define/page-file.ts';
import type { SiteConfig } from '../../define/config.ts';
import type { PageRoute } from '../../define/page.ts';
import { type BrowserBundle, makeBrowser } from '../../bundle/browser-bundle.ts';
import type { Build } from '../../bundle/build-type.ts';
import { openBrokenPages } from '../../pipeline/broken-pages.ts';
import { makePage, type Made } from '../../pipeline/make-page.ts';
import { requestKey } from '../../content/request-key.ts';
import type { Pictures } from '../../content/pictures.ts';
import type { Program } from '../../environment.ts';
import { exit, type Problem, Stop } from '../../problem.ts';
import { openSheets } from '../../og-images/styles.ts';
import type { DocumentAssets } from '../../render/document.ts';
import { isStop } from '../is-stop.ts';
import type { PageNames } from '../code/page-builds.ts';
import { openPageCode, type PageCode } from '../code/page-code.ts';
import { runProblem } from '../code/run-problem.ts';
import type { Switches } from '../switches.ts';
import { openLastPage } from './last-page.ts';
import { openParts } from './parts.ts';
import { sameCode, sameFiles } from './same-bundle.ts';
import type { Session } from './session.ts';
import { stylesVersion, type Version, versionOf } from './version.ts';
import { type RenderedParts, openDevPageServices, type DevPageServices } from './page-services.ts';

/** A document, as `generate` writes it. */
export type PageDocument = {
  route: PageRoute;
  html: string;
  version: Version;
  assets: DocumentAssets;
  made: Made;
  sources: readonly string[];
  problems: readonly Problem[];
  icons: ReadonlySet<string>;
};

/** What a browser that shows a page needs to find out what has changed. */
export type Glance = Pick<PageDocument, 'version' | 'assets'>;

export type DocumentsOptions = {
  program: Program;
  definition: SiteDefinition;
  site: SiteConfig;
  now: number;
  pictures: Pictures;
  build: Build;
  packages: (name: string) => unknown;
};

/** A response that a page requests. */
export type PageData = { name: string; call: string; value: unknown };

/** Renders documents on request, and again when one of their inputs has changed. */
export type Documents = {
  /** Begins to bundle the page that was requested last: it is most likely the first one again. */
  begin(): void;
  /** Throws a `Stop` with the problems of the page. */
  make(route: PageRoute, around: Around): Promise<PageDocument>;
  /** The same without the document: where only styles have changed since it was rendered, it is not rendered again. */
  glance(route: PageRoute, around: Around): Promise<Glance>;
  data(route: PageRoute, around: Around): Promise<readonly PageData[]>;
  /** The logo as SVG, for the icons of the site. */
  rendered(route: PageRoute, around: Around): Promise<RenderedParts>;
  /** Renders all pages lazily from one bundle. Returns the same object while no input has changed. */
  together(routes: readonly PageRoute[], around: Around): Promise<Together>;
  /** A file that documents load, by its path below the document root. */
  file(path: string): Promise<string | Uint8Array | null>;
};

/** Documents that are not cached. */
export type Together = {
  /** Throws errors of the page. */
  render(route: PageRoute): Promise<PageDocument>;
};

/** Inputs of documents besides their sources. */
export type Around = { session: Session; switches: Switches };

type PageVersion = Together & {
  around: Around;
  pageCode: PageCode;
  browser: BrowserBundle;
  services: DevPageServices;
  documents: Map<string, Promise<PageDocument>>;
  /** Versions of the documents that this code rendered. Page versions that differ in their styles alone share them. */
  rendered: Map<string, Version>;
};

/** Number of page versions whose files are served: a browser may still load files of an earlier one. */
const most = 12;
/** Number of style sheets that are kept as read for the pictures for sharing. */
const mostSheets = 24;

export function openDocuments(options: DocumentsOptions): Documents {
  const { program, definition, site, build, packages } = options;
  const { root } = program;
  const pageCodeOf = openPageCode({ root, build, packages });
  const config = definition.browserConfig(site);
  const partsOf = openParts();
  const stylesOf = openSheets(mostSheets);
  const lastPage = openLastPage(root);
  /** Versions of pages, oldest first. */
  const versions = new Set<PageVersion>();
  const latest = new Map<string, PageVersion>();

  function keepVersion(key: string, made: PageVersion): PageVersion {
    latest.set(key, made);
    versions.add(made);
    for (const oldest of versions) {
      if (versions.size <= most) break;
      versions.delete(oldest);
      for (const [name, one] of latest) if (one === oldest) latest.delete(name);
    }
    return made;
  }

  const versionFor = ({ page, layout }: PageRoute, around: Around) =>
    versionOfAll({ pages: [page], layouts: [layout] }, around);

  async function bundle(names: PageNames) {
    // The minifier of frames is loaded while the bundler works, which is another process.
    const [pageCode] = await Promise.all([pageCodeOf(names), import('../../render/minify.ts')]);
    return { pageCode, browser: await makeBrowser({ root, build, config, scripts: pageCode.placeScripts }) };
  }

  async function versionOfAll(names: PageNames, around: Around): Promise<PageVersion> {
    const key = JSON.stringify(names);
    const {
      pageCode,
      browser: { files, facts },
    } = await bundle(names);
    const { script, placeScripts, boot } = facts;
    const bundled = { script: script!, placeScripts, boot, files };
    const last = latest.get(key);
    const isSame =
      last?.around.session === around.session &&
      last.around.switches === around.switches &&
      sameFiles(last.browser, bundled);
    if (isSame && last.pageCode === pageCode) return last;
    const rendered = isSame && sameCode(last.pageCode, pageCode) ? last.rendered : new Map<string, Version>();
    const { gray, promotion } = around.switches;
    const now = promotion ? Math.min(options.now, definition.clock.promotion ?? options.now) : options.now;
    const browser = { ...bundled, boot: bootPrefix({ shift: now - options.now }) + bundled.boot };
    const services = await openDevPageServices({
      ...options,
      site: pageConfigOf(site),
      now,
      gray,
      session: around.session,
      pageCode,
      browser,
      remember: partsOf(around.session),
      stylesOf,
    }).catch(async (failure: unknown) => {
      if (isStop(failure)) throw failure;
      // The code that all pages share throws when it is run.
      const framesOf = async (stack: string) => (await pageCode.openFrames())(stack);
      throw new Stop(exit.failed, [await runProblem({ root, failure, framesOf })]);
    });
    const render = (route: PageRoute) => renderWith(services, pageCode, route);
    return keepVersion(key, { around, pageCode, browser: bundled, services, documents: new Map(), rendered, render });
  }

  async function renderWith(services: DevPageServices, pageCode: PageCode, route: PageRoute): Promise<PageDocument> {
    let html = '';
    const receiving = services.of((document) => {
      html = document.toString();
    });
    const made = await makePage({ route, file: pageFile(route, site.editions), services: receiving });
    const assets = services.assets.of(route);
    const version = versionOf({ html, assets });
    return {
      route,
      html,
      version,
      assets,
      made,
      sources: pageCode.sources,
      problems: [...services.problems, ...services.ogImages.problemsOf(`${route.edition} ${route.address}`)],
      icons: services.icons(),
    };
  }

  const keyOf = ({ edition, address }: PageRoute) => `${edition} ${address}`;

  function documentOf(version: PageVersion, route: PageRoute): Promise<PageDocument> {
    const key = keyOf(route);
    const making = version.documents.get(key) ?? version.render(route);
    version.documents.set(key, making);
    return making.then(
      (document) => {
        version.rendered.set(key, document.version);
        return document;
      },
      async (failure: unknown) => {
        if (isStop(failure)) throw failure;
        const broken = openBrokenPages({ root, framesOf: await version.pageCode.openFrames() });
        broken.add(route, failure);
        throw new Stop(exit.failed, broken.problems());
      },
    );
  }

  return {
    begin() {
      const names = lastPage.read();
      // Errors in its sources are reported when it is requested.
      if (names) bundle(names).catch(() => undefined);
    },
    async make(route, around) {
      const version = await versionFor(route, around);
      lastPage.write({ pages: [route.page], layouts: [route.layout] });
      return documentOf(version, route);
    },
    async glance(route, around) {
      const version = await versionFor(route, around);
      const rendered = version.rendered.get(keyOf(route));
      if (!rendered || version.documents.has(keyOf(route))) return documentOf(version, route);
      const assets = version.services.assets.of(route);
      return { version: { ...rendered, styles: stylesVersion(assets) }, assets };
    },
    async data(route, around) {
      const { services } = await versionFor(route, around);
      const { page } = await services.of(() => undefined).render.load(route.page);
      const { content } = around.session;
      return Promise.all(
        Object.entries(page.needs?.(route) ?? {}).map(async ([name, callRequest]) => ({
          name,
          call: requestKey(callRequest),
          value: await (await content.fetch(callRequest)).read(),
        })),
      );
    },
    rendered: async (route, around) => (await versionFor(route, around)).services.rendered,
    together: (routes, around) =>
      versionOfAll(
        {
          pages: [...new Set(routes.map(({ page }) => page))],
          layouts: [...new Set(routes.map(({ layout }) => layout))],
        },
        around,
      ),
    async file(path) {
      for (const { services } of [...versions].reverse()) {
        const file = services.assets.files.find((one) => one.path === path);
        if (file) return file.content;
        const image = await services.ogImages.draw(path);
        if (image) return image;
      }
      return null;
    },
  };
}

/**
 * Script that runs before the boot script of a page. It disables prefetching, because prefetched pages would be outdated after a change, and
 * shifts the browser's clock by `shift` milliseconds.
 */
function bootPrefix({ shift }: { shift: number }): string {
  const connection = 'Object.defineProperty(navigator,"connection",{value:{saveData:true}});';
  return shift === 0 ? connection : `${connection}{const now=Date.now;Date.now=()=>now()+${shift}};`;
}
