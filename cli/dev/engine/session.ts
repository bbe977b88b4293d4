import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRoute } from '../../define/page.ts';
import type { SiteDefinition } from '../../define/site.ts';
import { pageFile } from '../../define/page-file.ts';
import type { SiteConfig } from '../../define/config.ts';
import { layoutsIn, pagesIn } from '../../bundle/site-bundle.ts';
import { degradedProblems } from '../../pipeline/degraded.ts';
import type { Content } from '../../content/content-client.ts';
import { readRedirectFile } from '../../pipeline/read-redirect-file.ts';
import { collisions, listServedFiles } from '../../pipeline/served-files.ts';
import { listLocalPictures, type LocalPicture, pagePictures, picturesOnDisk } from '../../pipeline/local-pictures.ts';
import { measurePicture } from '../../pictures/picture-size.ts';
import type { ApiAccess } from '../../api-access.ts';
import { contentRules } from '../../content/content-rules.ts';
import { openContent } from '../../content/content.ts';
import type { LocalApi } from '../../content/local-connection.ts';
import { emptyMenus } from '../../content/empty-menus.ts';
import { type ContentIndexes, fetchIndexes } from '../../content/indexes.ts';
import { makePlan, type Plan } from '../../plan/plan.ts';
import { noRedirectFile, type RedirectFile, readRedirects } from '../../plan/redirect-file.ts';
import type { LocalPictures } from '../../pipeline/page-services.ts';
import type { Problem } from '../../problem.ts';

/** A snapshot of the content, and its plan. */
export type Session = {
  /** The folder of the content files, when they are what the pages show; else null. */
  folder: string | null;
  content: Content;
  indexes: ContentIndexes;
  plan: Plan;
  /** Pages by file, below the document root. */
  pages: ReadonlyMap<string, PageRoute>;
  /** Local pictures of the content by address, with their sizes. */
  localPictures: LocalPictures;
  /** Reads a local picture, by its path below the document root; null when there is none. */
  readPicture(path: string): Promise<Uint8Array | null>;
  problems(): readonly Problem[];
  /** Errors of another text of the file of redirects. */
  redirectProblems(text: string): readonly Problem[];
  /** Removes outdated responses from the cache. No other session may be open: its responses would be lost. */
  evict(): void;
  close(): Promise<void>;
};

export type SessionOptions = {
  root: string;
  definition: SiteDefinition;
  site: SiteConfig;
  /** The embedded content API; null when another one is configured. */
  local: LocalApi | null;
  /** Base URL of the configured content API, and of its calls to the base `site`. */
  api: string | null;
  apiSite: string | null;
  /** Credentials and the proxy; null for the embedded API. */
  access: ApiAccess | null;
  cache: string;
  /** Time for publication and expiry, in milliseconds since 1970. Drafts are shown, too. */
  now: number;
  /** Hash of the code that validates responses. */
  engine: string;
};

const concurrency = 8;

/** Requests the lists of the content and plans the site. */
export async function openSession({
  root,
  definition,
  site,
  local,
  api,
  apiSite,
  access,
  cache,
  now,
  engine,
}: SessionOptions): Promise<Session> {
  const content = openContent({
    ...contentRules(definition),
    local,
    base: api,
    siteBase: apiSite,
    namespace: 'dev',
    cache,
    engine,
    concurrency,
    offline: false,
    ...(access && { access }),
    viewing: { now, drafts: true },
  });
  const { lists, indexes } = await fetchIndexes({ content, definition, trusted: [] }).catch(
    async (failure: unknown) => {
      await content.close();
      throw failure;
    },
  );
  const known = {
    pages: new Set(pagesIn(join(root, 'pages'))),
    layouts: new Set(layoutsIn({ root, layouts: definition.layouts })),
  };
  const files = await listServedFiles(root);
  const planWith = (redirectFile: RedirectFile) => makePlan({ definition, lists, site, known, files, redirectFile });
  const plan = planWith(await readRedirectFile({ root, editions: site.editions }));
  content.showOnly(plan.records);
  const taken = collisions({ plan, site, feeds: definition.feeds, paths: definition.paths });
  const beside = new Map([
    ...pagePictures({ root, files: picturesOnDisk(root) }),
    ...(await listLocalPictures({ definition, content: join(root, 'config/content') })),
  ]);
  const pages = [...plan.errors, ...plan.pages()].map((route) => [pageFile(route, site.editions), route] as const);
  return {
    folder: access === null ? join(root, 'config/content') : null,
    content,
    indexes,
    plan,
    pages: new Map(pages),
    localPictures: measured(beside),
    readPicture: async (path) => {
      const picture = beside.get(`/${path}`);
      return picture ? readFile(picture.file) : null;
    },
    problems: () => {
      const { failures, leftOut, warnings } = content.report();
      const { navigation } = indexes;
      return [
        ...plan.problems,
        ...taken,
        ...emptyMenus({ call: definition.menus.call, navigation, editions: site.editions, failures }),
        ...degradedProblems({ failures, leftOut }),
        ...warnings,
      ];
    },
    redirectProblems(text) {
      const before = new Set(planWith(noRedirectFile).problems.map(({ what, where }) => `${what} ${where}`));
      return planWith(readRedirects({ text, editions: site.editions })).problems.filter(
        ({ what, where }) => !before.has(`${what} ${where}`),
      );
    },
    evict: () => content.evict(),
    close: () => content.close(),
  };
}

/** Reads sizes only; `site generate` creates the responsive variants. A picture that cannot be read has no size. */
function measured(pictures: ReadonlyMap<string, LocalPicture>): LocalPictures {
  return {
    isEmpty: pictures.size === 0,
    async factsOf(address) {
      const picture = pictures.get(address);
      if (!picture) return null;
      try {
        return (await measurePicture({ bytes: await readFile(picture.file), name: picture.file })).shown;
      } catch {
        return null;
      }
    },
  };
}
