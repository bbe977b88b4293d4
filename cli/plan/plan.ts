import type { RecordPages } from '../define/call.ts';
import type { ReceivedLists } from '../define/content-lists.ts';
import type { PageRoute } from '../define/page.ts';
import type { Edition } from '../define/editions.ts';
import { type GoneAddress, routesOf, type SiteDefinition } from '../define/site.ts';
import { planned, type Row, type Selection } from '../define/route.ts';
import { type RowFact, type RowFacts, rowFacts } from '../define/row-facts.ts';
import type { SiteConfig } from '../define/config.ts';
import type { Problem } from '../problem.ts';
import { guardProblems } from './guards.ts';
import { knownAddresses } from './known-addresses.ts';
import { errorRoutes, fill, pageRoutes } from './page-route.ts';
import { noRedirectFile, type RedirectFile } from './redirect-file.ts';
import { placeOf, type PlannedRedirect, resolveRedirects } from './redirects.ts';
import { errorPageProblems, type KnownFiles, tableProblems } from './table.ts';

export type Plan = {
  /** Yields every page to build, one at a time, to save memory. */
  pages: () => Iterable<PageRoute>;
  /** Facts of rows, for pages that read rows other than their own. */
  rowFacts: (facts: readonly RowFact[]) => RowFacts;
  count: number;
  /** The records that have a page. */
  records: RecordPages;
  /** The error pages, which have no address. */
  errors: readonly PageRoute[];
  redirects: readonly PlannedRedirect[];
  /** Removed addresses, which answer 410. */
  gone: readonly GoneAddress[];
  /** Aliases, and the address of their page. */
  aliases: readonly { edition: Edition; from: string; to: string }[];
  /** Addresses with variants that the query selects. */
  selections: readonly (Selection & { edition: Edition; address: string })[];
  /** Addresses of rows whose page is not built yet. */
  planned: readonly { edition: Edition; address: string; name: string }[];
  files: readonly string[];
  problems: readonly Problem[];
};

type PlanOptions = {
  definition: SiteDefinition;
  lists: ReceivedLists;
  site: SiteConfig;
  known: KnownFiles;
  files?: readonly string[];
  /** The redirects of editors, which are added to those of the definition. */
  redirectFile?: RedirectFile;
};

/** Creates the plan from the tables and the lists of content. Pure; errors are in `problems`. */
export function makePlan({
  definition,
  lists,
  site,
  known,
  files = [],
  redirectFile = noRedirectFile,
}: PlanOptions): Plan {
  const { families, redirectHosts: hosts } = definition;
  const redirects = [...definition.redirects, ...redirectFile.redirects];
  const { gone } = redirectFile;
  const rows = routesOf(definition);
  const members = families.of(lists);
  const built = rows.filter((row) => row.page !== planned);
  /** Records that redirects lead to. */
  const records = new Set<string>();
  const paramsOf = (row: Row) => (row.each ? (members.params[row.each]?.() ?? []) : selections(row));

  function* pages(): Iterable<PageRoute> {
    for (const row of built) {
      const routeOf = pageRoutes({ row, site, rows, definition });
      for (const params of paramsOf(row)) yield routeOf(params);
    }
  }

  const sources = new Map(
    [...redirects, ...gone.map(({ address, ...row }) => ({ ...row, from: address, to: null }))].map((row) => [
      `${row.edition} ${row.from.toLowerCase()}`,
      row,
    ]),
  );
  const targets = new Set(redirects.map(({ edition, to }) => `${edition} ${to}`));
  const hidden: Problem[] = [];
  let count = 0;
  for (const row of built) {
    for (const params of paramsOf(row)) {
      count++;
      const address = fill(row.path, params);
      if (!row.each) continue;
      if (targets.has(`${row.edition} ${address}`)) records.add(`${row.edition} ${address}`);
      const source = sources.get(`${row.edition} ${address.toLowerCase()}`);
      if (source) hidden.push(hiddenPage({ row, address, where: placeOf({ ...source, from: address }) }));
    }
  }
  const resolved = resolveRedirects({
    redirects,
    gone,
    hosts,
    addresses: knownAddresses({ rows, records }),
    paths: { editions: site.editions, calls: definition.paths },
  });
  return {
    pages,
    rowFacts: (facts) => rowFacts({ rows, facts }),
    count,
    records: members.records,
    errors: errorRoutes({ site, definition }),
    redirects: resolved.redirects,
    gone: resolved.gone,
    aliases: built.flatMap(({ edition, path, aliases = [] }) => aliases.map((from) => ({ edition, from, to: path }))),
    selections: built.flatMap(({ edition, path, select }) => (select ? [{ ...select, edition, address: path }] : [])),
    planned: rows
      .filter((row) => row.page === planned)
      .flatMap(({ edition, path, name, aliases = [] }) =>
        [path, ...aliases].map((address) => ({ edition, address, name })),
      ),
    files,
    problems: [
      ...tableProblems({ rows, known }),
      ...errorPageProblems(known, definition.errors),
      ...rows.flatMap((row) => guardProblems(row, definition)),
      ...redirectFile.problems,
      ...resolved.problems,
      ...members.problems,
      ...hidden,
    ],
  };
}

/** Parameters of the page itself and of each query variant. */
function selections({ select }: Row): Record<string, string>[] {
  return [{}, ...(select?.values ?? []).map((value) => ({ [select!.query]: value }))];
}

function hiddenPage({ row, address, where }: { row: Row; address: string; where: string }): Problem {
  return {
    severity: 'error',
    what: `${address} is hidden by a redirect`,
    where,
    why: `the content has a page there, of the route ${row.path}`,
    fix: 'remove the row, or give the record another id',
  };
}
