import { pageConfigOf } from '../../define/config.ts';
import type { SiteDefinition } from '../../define/site.ts';
import type { SiteConfig } from '../../define/config.ts';
import { listingOf } from '../../pipeline/make-page.ts';
import { readServedFile } from '../../pipeline/served-files.ts';
import { siteFiles } from '../../pipeline/site-files.ts';
import { sharedFileTest } from '../../server-model/shared-files.ts';
import { feedEntries } from '../../content/feed-entries.ts';
import type { RenderedParts } from './page-services.ts';
import type { Session } from './session.ts';

/** Files that are neither pages nor assets: icons, sitemaps, feeds and static files. */
export type SiteFiles = {
  /** Whether a path is one of these files. */
  isOne(path: string): boolean;
  /** A file by its path below the document root. */
  read(path: string, rendered: () => Promise<RenderedParts>): Promise<string | Uint8Array | null>;
};

type OpenSiteFilesOptions = { root: string; definition: SiteDefinition; session: Session; site: SiteConfig };

export function openSiteFiles({ root, definition, session, site }: OpenSiteFilesOptions): SiteFiles {
  let made: Promise<ReadonlyMap<string, string | Uint8Array>> | null = null;

  async function make(rendered: RenderedParts) {
    const pages = [...session.plan.pages()].map((route) => ({
      address: route.address,
      edition: route.edition,
      modified: null,
      ...listingOf(route, definition.search.excluded),
    }));
    const files = await siteFiles({
      site: pageConfigOf(site),
      pages,
      feeds: definition.feeds,
      entries: await feedEntries({
        content: session.content,
        feeds: definition.feeds,
        versions: session.indexes.versions,
      }),
      mark: rendered.mark(),
      rendering: async () => rendered,
      remember: async (_, create) => Buffer.from((await create()) as Uint8Array),
    });
    return new Map(files.map(({ path, content }) => [path, content]));
  }

  return {
    isOne: sharedFileTest(definition.feeds),
    async read(path, rendered) {
      if (session.plan.files.includes(path)) return readServedFile({ root, path });
      made ??= rendered().then(make);
      return (await made).get(path) ?? null;
    },
  };
}
