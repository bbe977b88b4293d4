import type { Edition } from '../../define/editions.ts';
import type { PageRoute } from '../../define/page.ts';
import type { SiteDefinition } from '../../define/site.ts';
import type { SiteConfig } from '../../define/config.ts';
import { searchIndexPath } from '../../define/search-index.ts';
import { listingOf } from '../../pipeline/make-page.ts';
import { indexFiles, type IndexRules } from '../../search/index-files.ts';
import { type PageRecord, pageRecord } from '../../search/page-record.ts';
import { pageWords } from '../../search/page-words.ts';
import type { Problem } from '../../problem.ts';
import { isStop } from '../is-stop.ts';
import { usualSwitches } from '../switches.ts';
import type { Documents, Together } from './documents.ts';
import type { Session } from './session.ts';

type Files = ReadonlyMap<string, string>;

export type Search = {
  /** A file of the index; null for another path. Throws a `Stop` for errors in the sources of any page. */
  read(path: string, session: Session): Promise<string | null>;
};

export type SearchOptions = {
  definition: Pick<SiteDefinition, 'search'>;
  site: SiteConfig;
  documents: Documents;
  /** Receives problems of the sources of pages; an empty list if there are none. */
  report: (problems: readonly Problem[]) => void;
};

/** Creates the index of an edition on request, from the current pages. Pages that cannot be rendered are skipped. */
export function openSearch({ definition: { search }, site, documents, report }: SearchOptions): Search {
  const { editions } = site;
  const editionOf = new Map(
    Object.entries(editions).map(([edition, { folder }]) => [folder + searchIndexPath, edition]),
  );
  const made = new Map<Edition, { from: Together; files: Promise<Files> }>();

  async function indexOf(edition: Edition, session: Session): Promise<Files> {
    const pages = [...session.plan.pages()].flatMap((route) => {
      const { searched: area } = listingOf(route, search.excluded);
      return route.edition === edition && area !== null ? [{ route, address: route.address, area }] : [];
    });
    const routes = pages.map(({ route }) => route);
    const from = await documents.together(routes, { session, switches: usualSwitches }).catch((failure: unknown) => {
      if (isStop(failure)) report(failure.problems);
      throw failure;
    });
    report([]);
    const last = made.get(edition);
    if (last?.from === from) return last.files;
    const files = makeFiles({
      rules: search,
      pages,
      from,
      brand: site.brand[edition]!.name,
      path: editions[edition]!.folder + searchIndexPath,
    });
    made.set(edition, { from, files });
    return files;
  }

  return {
    async read(path, session) {
      const edition = editionOf.get(path);
      if (edition !== undefined) return (await indexOf(edition, session)).get(path)!;
      for (const { files } of made.values()) {
        const file = (await files).get(path);
        if (file !== undefined) return file;
      }
      return null;
    },
  };
}

type MakeFilesOptions = {
  rules: IndexRules;
  pages: readonly { route: PageRoute; address: string; area: string }[];
  from: Together;
  brand: string;
  /** Path of the first file of the index. */
  path: string;
};

async function makeFiles({ rules, pages, from, brand, path: start }: MakeFilesOptions): Promise<Files> {
  const records = new Map<string, PageRecord>();
  for (const { route, address } of pages) {
    const document = await from.render(route).catch(() => null);
    if (document)
      records.set(address, pageRecord({ words: pageWords({ html: document.html, brand }), limits: rules.limits }));
  }
  const files = new Map<string, string>();
  const index = await indexFiles({
    rules,
    pages: pages.flatMap(({ address, area }) => (records.has(address) ? [{ address, area }] : [])),
    recordOf: async ({ address }) => records.get(address)!,
    write: async ({ path, content }) => void files.set(path, content),
    remember: (_, make) => make(),
    earlier: null,
  });
  return files.set(start, JSON.stringify(index));
}
