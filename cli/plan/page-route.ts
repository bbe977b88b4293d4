import type { BreadcrumbStep, PageRoute } from '../define/page.ts';
import { planned, type Row } from '../define/route.ts';
import type { SiteDefinition } from '../define/site.ts';
import { pageNameOf } from '../define/page-name.ts';
import { type ErrorPage, errorFolder } from '../define/page-file.ts';
import type { SiteConfig } from '../define/config.ts';

type PageRoutesOptions = {
  row: Row;
  params: Record<string, string>;
  site: SiteConfig;
  rows: readonly Row[];
  definition: Pick<SiteDefinition, 'header' | 'labels' | 'viewport' | 'attributes' | 'feeds'>;
};

/** A path with its `{parameters}` filled in. */
export function fill(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}

/** Returns a function that creates the routes of a row. What they have in common is computed once: a row may have 100,000 routes. */
export function pageRoutes({
  row,
  site,
  rows,
  definition,
}: Omit<PageRoutesOptions, 'params'>): (params: PageRoutesOptions['params']) => PageRoute {
  const { origins, editions } = site;
  const header = { name: row.name, ...definition.header, ...row.header };
  const label = row.label ?? definition.labels[row.edition]!;
  const parent = parentOf({ row, rows });
  const parents = parent ? breadcrumbOf({ row: parent, address: parent.path, rows, site }) : [];
  const isHome = (address: string) => address === editions[row.edition]!.home;
  const alternates = alternatesOf({ row, rows, site });
  const feeds = feedsOf(row, definition.feeds);
  return (params) => {
    const chosen = row.select ? params[row.select.query] : undefined;
    const address = fill(row.path, params) + (chosen === undefined ? '' : `?${row.select!.query}=${chosen}`);
    return {
      address,
      edition: row.edition,
      layout: row.layout,
      page: row.page,
      params,
      path: row.path,
      pageName: pageNameOf(address),
      header,
      hide: row.hide ?? [],
      product: row.product ?? null,
      breadcrumb: isHome(address) ? [] : [...parents, { name: row.name, address }],
      canonical: origins[row.edition]! + (canonicalOf({ row, chosen }) ?? address),
      alternates: alternates(chosen),
      label,
      mainLang: row.mainLang ?? null,
      viewport: definition.viewport(address),
      ...(row.attributes && { attributes: row.attributes }),
      siteAttributes: definition.attributes({ address, layout: row.layout, status: 200 }),
      ...(feeds.length > 0 && { feeds }),
      ...(row.select && {
        choice: { query: row.select.query, value: chosen ?? row.select.fallback, values: row.select.values },
      }),
      status: 200,
    };
  };
}

/** The feeds that the pages of a row link to. */
const feedsOf = ({ edition, layout }: Row, feeds: SiteDefinition['feeds']) =>
  feeds
    .filter((feed) => feed.edition === edition && (feed.layout === undefined || feed.layout === layout))
    .map(({ home }) => home);

type CanonicalOfOptions = { row: Row; chosen: string | undefined };

/** The address of the page that this one is a copy of. */
function canonicalOf({ row: { canonical, select }, chosen }: CanonicalOfOptions): string | undefined {
  if (typeof canonical !== 'object') return canonical;
  const value = chosen ?? select?.fallback ?? '';
  return Object.hasOwn(canonical, value) ? canonical[value] : undefined;
}

/** The breadcrumb of a page: the parents of its row, up to one without a parent. */
type BreadcrumbOptions = { row: Row; address: string; rows: readonly Row[]; site: SiteConfig };

function breadcrumbOf({ row, address, rows, site }: BreadcrumbOptions): BreadcrumbStep[] {
  if (address === site.editions[row.edition]!.home) return [];
  const parent = parentOf({ row, rows });
  return [
    ...(parent ? breadcrumbOf({ row: parent, address: parent.path, rows, site }) : []),
    { name: row.name, address },
  ];
}

/** The row that `parent` refers to. A row that names itself has no parent. */
export function parentOf({ row, rows }: { row: Row; rows: readonly Row[] }): Row | undefined {
  if (row.parent === undefined || row.parent === row.path) return undefined;
  return rows.find(({ edition, path }) => edition === row.edition && path === row.parent);
}

const none: PageRoute['alternates'] = {};

/** Alternates for hreflang, which needs all pages: none for a counterpart that is planned. A query variant needs the same variant there. */
function alternatesOf({
  row,
  rows,
  site,
}: Omit<PageRoutesOptions, 'params' | 'definition'>): (chosen: string | undefined) => PageRoute['alternates'] {
  const counterparts = counterpartsOf({ row, rows }).flatMap(({ found }) => found ?? []);
  const built = counterparts.filter(({ page }) => page !== planned);
  if (built.length === 0 || row.canonical) return () => none;
  return (chosen) => {
    const same = built.filter(({ select }) => chosen === undefined || select?.values.includes(chosen));
    const query = chosen === undefined ? '' : `?${row.select!.query}=${chosen}`;
    return same.length === 0
      ? none
      : Object.fromEntries([row, ...same].map(({ edition, path }) => [edition, site.origins[edition]! + path + query]));
  };
}

/** The rows that `counterpart` names: a path alone is that of the other edition. A row that does not exist is not `found`. */
export function counterpartsOf({
  row: { edition, counterpart = {} },
  rows,
}: {
  row: Row;
  rows: readonly Row[];
}): { path: string; found: Row | undefined }[] {
  if (typeof counterpart === 'string')
    return [
      { path: counterpart, found: rows.find((other) => other.edition !== edition && other.path === counterpart) },
    ];
  return Object.entries(counterpart)
    .filter(([name]) => name !== edition)
    .map(([name, path = '']) => ({ path, found: rows.find((other) => other.edition === name && other.path === path) }));
}

/** The error pages, which have no address: a substitute names their file and sets their viewport. */
export function errorRoutes({ site, definition }: { site: SiteConfig; definition: SiteDefinition }): PageRoute[] {
  const { errors, header, labels, messages, viewport, attributes } = definition;
  const { layout, page } = errors;
  return errorPagesOf({ site, definition }).map(({ edition, status, phone }) => {
    const folder = `/${errorFolder({ edition, phone }, site.editions)}`;
    const address = `${folder}${status}`;
    return {
      address,
      edition,
      layout,
      page,
      params: {},
      path: `/${status}`,
      pageName: 'error',
      header: { name: status === 404 ? messages.notFound : String(status), ...header },
      hide: [],
      product: null,
      breadcrumb: [],
      canonical: `${site.origins[edition]}/`,
      alternates: {},
      label: labels[edition]!,
      mainLang: null,
      viewport: viewport(folder),
      siteAttributes: attributes({ address, layout, status }),
      status,
    };
  });
}

/** Every error page of a site: one for each edition and status, and another for phones where it has those. */
function errorPagesOf({
  site,
  definition,
}: {
  site: Pick<SiteConfig, 'editions'>;
  definition: Pick<SiteDefinition, 'errors'>;
}): ErrorPage[] {
  return Object.keys(site.editions).flatMap((edition) =>
    definition.errors.statuses.flatMap((status) =>
      (definition.errors.phone ? [false, true] : [false]).map((phone) => ({ edition, status, phone })),
    ),
  );
}
