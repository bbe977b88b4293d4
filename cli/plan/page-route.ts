import type { BreadcrumbStep, PageRoute } from '../../components/define-page.ts';
import { editions } from '../../config/editions.ts';
import { errorPage, errorPages } from '../../config/routes/errors.ts';
import { defaultLabels, headerDefaults, planned, type Row } from '../../config/routes/route.ts';
import { notFoundMessage } from '../../config/strings.ts';
import { pageNameOf, viewportOf } from '../../config/rules/edition.ts';
import { errorFolder } from '../../config/rules/page-file.ts';
import type { SiteConfig } from '../../config/site.ts';

type PageRoutesInput = { row: Row; params: Record<string, string>; site: SiteConfig; rows: readonly Row[] };

/** A path with its `{parameters}` filled in. */
export function fill(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}

/** Returns a function that creates the routes of a row. What they have in common is computed once: a row may have 100,000 routes. */
export function pageRoutes({
  row,
  site,
  rows,
}: Omit<PageRoutesInput, 'params'>): (params: PageRoutesInput['params']) => PageRoute {
  const { origins } = site;
  const header = { name: row.name, ...headerDefaults, ...row.header };
  const label = row.label ?? defaultLabels[row.edition];
  const parent = parentOf({ row, rows });
  const parents = parent ? breadcrumbOf({ row: parent, address: parent.path, rows }) : [];
  const isHome = (address: string) => address === editions[row.edition].home;
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
      canonical: origins[row.edition] + (row.canonical ?? address),
      alternates: alternates(chosen),
      label,
      mainLang: row.mainLang ?? null,
      viewport: viewportOf(address),
      ...(row.select && {
        choice: { query: row.select.query, value: chosen ?? row.select.fallback, values: row.select.values },
      }),
      status: 200,
    };
  };
}

/** The breadcrumb of a page: the parents of its row, up to one without a parent. */
function breadcrumbOf({ row, address, rows }: { row: Row; address: string; rows: readonly Row[] }): BreadcrumbStep[] {
  if (address === editions[row.edition].home) return [];
  const parent = parentOf({ row, rows });
  return [...(parent ? breadcrumbOf({ row: parent, address: parent.path, rows }) : []), { name: row.name, address }];
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
}: Omit<PageRoutesInput, 'params'>): (chosen: string | undefined) => PageRoute['alternates'] {
  const counterpart = rows.find((other) => other.edition !== row.edition && other.path === row.counterpart);
  if (row.counterpart === undefined || !counterpart || counterpart.page === planned || row.canonical) return () => none;
  return (chosen) => {
    if (chosen !== undefined && !counterpart.select?.values.includes(chosen)) return none;
    const query = chosen === undefined ? '' : `?${row.select!.query}=${chosen}`;
    return {
      [row.edition]: site.origins[row.edition] + row.path + query,
      [counterpart.edition]: site.origins[counterpart.edition] + counterpart.path + query,
    };
  };
}

/** The error pages, which have no address: a substitute names their file and sets their viewport. */
export function errorRoutes(site: SiteConfig): PageRoute[] {
  return errorPages.map(({ edition, status, phone }) => ({
    address: `/${errorFolder({ edition, phone })}${status}`,
    edition,
    ...errorPage,
    params: {},
    path: `/${status}`,
    pageName: 'error',
    header: { name: status === 404 ? notFoundMessage : String(status), ...headerDefaults },
    hide: [],
    product: null,
    breadcrumb: [],
    canonical: `${site.origins[edition]}/`,
    alternates: {},
    label: defaultLabels[edition],
    mainLang: null,
    viewport: viewportOf(`/${errorFolder({ edition, phone })}`),
    status,
  }));
}
