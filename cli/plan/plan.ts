import type { RecordPages } from '../define/call.ts';
import type { ReceivedLists } from '../define/content-lists.ts';
import type { PageRoute } from '../define/page.ts';
import type { Edition } from '../define/editions.ts';
import { routesOf, type SiteDefinition } from '../define/site.ts';
import { planned, type Row, type Selection } from '../define/route.ts';
import { type RowFact, type RowFacts, rowFacts } from '../define/row-facts.ts';
import type { SiteConfig } from '../define/config.ts';
import type { Problem } from '../problem.ts';
import { guardProblems } from './guards.ts';
import { errorRoutes, fill, pageRoutes } from './page-route.ts';
import { type PlannedRedirect, resolveRedirects } from './redirects.ts';
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
  /** Aliases, and the address of their page. */
  aliases: readonly { edition: Edition; from: string; to: string }[];
  /** Addresses with variants that the query selects. */
  selections: readonly (Selection & { edition: Edition; address: string })[];
  /** Addresses of rows whose page is not built yet. */
  planned: readonly { edition: Edition; address: string; name: string }[];
  files: readonly string[];
  problems: readonly Problem[];
};

type PlanInput = {
  definition: SiteDefinition;
  lists: ReceivedLists;
  site: SiteConfig;
  known: KnownFiles;
  files?: readonly string[];
};

/** Creates the plan from the tables and the lists of content. Pure; errors are in `problems`. */
export function makePlan({ definition, lists, site, known, files = [] }: PlanInput): Plan {
  const { redirects, families } = definition;
  const rows = routesOf(definition);
  const members = families.of(lists);
  const built = rows.filter((row) => row.page !== planned);
  const paths = new Set(
    rows.flatMap((row) => [row.path, ...(row.aliases ?? [])].map((path) => `${row.edition} ${path}`)),
  );
  const resolved = resolveRedirects({
    redirects,
    exists: (edition, path) => paths.has(`${edition} ${path}`),
    paths: { editions: site.editions, calls: definition.paths },
  });
  const paramsOf = (row: Row) => (row.each ? (members.params[row.each]?.() ?? []) : selections(row));

  function* pages(): Iterable<PageRoute> {
    for (const row of built) {
      const routeOf = pageRoutes({ row, site, rows, definition });
      for (const params of paramsOf(row)) yield routeOf(params);
    }
  }

  const sources = new Set(redirects.map(({ edition, from }) => `${edition} ${from.toLowerCase()}`));
  const hidden: Problem[] = [];
  let count = 0;
  for (const row of built) {
    for (const params of paramsOf(row)) {
      count++;
      const address = fill(row.path, params);
      if (row.each && sources.has(`${row.edition} ${address.toLowerCase()}`))
        hidden.push(pageHiddenByRedirect(row, address));
    }
  }
  return {
    pages,
    rowFacts: (facts) => rowFacts({ rows, facts }),
    count,
    records: members.records,
    errors: errorRoutes({ site, definition }),
    redirects: resolved.redirects,
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

function pageHiddenByRedirect(row: Row, address: string): Problem {
  return {
    severity: 'error',
    what: `${address} is hidden by a redirect`,
    where: `config/redirects.ts, ${row.edition} ${address}`,
    why: `the content has a page there, of the route ${row.path}`,
    fix: 'remove the redirect, or give the record another id',
  };
}
