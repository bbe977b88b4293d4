import type { BreadcrumbStep, PageRoute } from '../define/page.ts';
import { planned, type Row } from '../define/route.ts';
import type { SiteDefinition } from '../define/site.ts';
import { pageNameOf } from '../define/page-name.ts';
import { type ErrorPage, errorFolder } from '../define/page-file.ts';
import type { SiteConfig } from '../define/config.ts';

type PageRoutesInput = {
  row: Row;
  params: Record<string, string>;
  site: SiteConfig;
  rows: readonly Row[];
  definition: Pick<SiteDefinition, 'header' | 'labels' | 'viewport'>;
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
}: Omit<PageRoutesInput, 'params'>): (params: PageRoutesInput['params']) => PageRoute {
  const { origins, editions } = site;
  const header = { name: row.name, ...definition.header, ...row.header };
  const label = row.label ?? definition.labels[row.edition]!;
  const parent = parentOf({ row, rows });
  const parents = parent ? breadcrumbOf({ row: parent, address: parent.path, rows, site }) : [];
  const isHome = (address: string) => address === editions[row.edition]!.home;
  const alternates = alternatesOf({ row, rows, site });
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
      ...(row.select && {
        choice: { query: row.select.query, value: chosen ?? row.select.fallback, values: row.select.values },
      }),
      status: 200,
    };
  };
}

type CanonicalOfInput = { row: Row; chosen: string | undefined };

/** The address of the page that this one is a copy of. */
function canonicalOf({ row: { canonical, select }, chosen }: CanonicalOfInput): string | undefined {
  if (typeof canonical !== 'object') return canonical;
  const value = chosen ?? select?.fallback ?? '';
  return Object.hasOwn(canonical, value) ? canonical[value] : undefined;
}

/** The breadcrumb of a page: the parents of its row, up to one without a parent. */
type BreadcrumbInput = { row: Row; address: string; rows: readonly Row[]; site: SiteConfig };

function breadcrumbOf({ row, address, rows, site }: BreadcrumbInput): BreadcrumbStep[] {
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

/** Alternates for hreflang, which needs both pages: none while the counterpart is planned. A query variant needs the same variant there. */
function alternatesOf({
  row,
  rows,
  site,
}: Omit<PageRoutesInput, 'params' | 'definition'>): (chosen: string | undefined) => PageRoute['alternates'] {
  const counterpart = rows.find((other) => other.edition !== row.edition && other.path === row.counterpart);
  if (row.counterpart === undefined || !counterpart || counterpart.page === planned || row.canonical) return () => none;
  return (chosen) => {
    if (chosen !== undefined && !counterpart.select?.values.includes(chosen)) return none;
    const query = chosen === undefined ? '' : `?${row.select!.query}=${chosen}`;
    return {
      [row.edition]: site.origins[row.edition]! + row.path + query,
      [counterpart.edition]: site.origins[counterpart.edition]! + counterpart.path + query,
    };
  };
}

/** The error pages, which have no address: a substitute names their file and sets their viewport. */
export function errorRoutes({ site, definition }: { site: SiteConfig; definition: SiteDefinition }): PageRoute[] {
  const { errors, header, labels, messages, viewport } = definition;
  return errorPagesOf({ site, definition }).map(({ edition, status, phone }) => ({
    address: `/${errorFolder({ edition, phone }, site.editions)}${status}`,
    edition,
    layout: errors.layout,
    page: errors.page,
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
    viewport: viewport(`/${errorFolder({ edition, phone }, site.editions)}`),
    status,
  }));
}

/** Every error page of a site: one for each edition, status and width. */
export function errorPagesOf({
  site,
  definition,
}: {
  site: Pick<SiteConfig, 'editions'>;
  definition: Pick<SiteDefinition, 'errors'>;
}): ErrorPage[] {
  return Object.keys(site.editions).flatMap((edition) =>
    definition.errors.statuses.flatMap((status) => [false, true].map((phone) => ({ edition, status, phone }))),
  );
}
