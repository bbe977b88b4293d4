import type { BreadcrumbStep, PageRoute } from '../../components/define-page.ts';
import { editions } from '../../config/editions.ts';
import { errorPage, errorPages } from '../../config/routes/errors.ts';
import { defaultLabels, headerDefaults, planned, type Row } from '../../config/routes/route.ts';
import { notFoundMessage } from '../../config/strings.ts';
import { pageNameOf, viewportOf } from '../../config/rules/edition.ts';
import { errorFolder } from '../../config/rules/page-file.ts';
import type { SiteConfig } from '../../config/site.ts';

type Given = { row: Row; params: Record<string, string>; site: SiteConfig; rows: readonly Row[] };

/** A path with its `{parameters}` filled in. */
export function fill(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}

/** Gives the addresses of a row, ready to be rendered. What all of them have in common is found once: a row may have a hundred thousand. */
export function pageRoutes({ row, site, rows }: Omit<Given, 'params'>): (params: Given['params']) => PageRoute {
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

/** The steps to a page: over the parents of its row. A parent that is its own ends them. */
function breadcrumbOf({ row, address, rows }: { row: Row; address: string; rows: readonly Row[] }): BreadcrumbStep[] {
  if (address === editions[row.edition].home) return [];
  const parent = parentOf({ row, rows });
  return [...(parent ? breadcrumbOf({ row: parent, address: parent.path, rows }) : []), { name: row.name, address }];
}

/** The row that a row's `parent` names; a whole area may name its first row, which has none then. */
export function parentOf({ row, rows }: { row: Row; rows: readonly Row[] }): Row | undefined {
  if (row.parent === undefined || row.parent === row.path) return undefined;
  return rows.find(({ edition, path }) => edition === row.edition && path === row.parent);
}

const none: PageRoute['alternates'] = {};

/** hreflang needs both pages: a counterpart that is still planned has none yet. A chosen text's is the same text there. */
function alternatesOf({
  row,
  rows,
  site,
}: Omit<Given, 'params'>): (chosen: string | undefined) => PageRoute['alternates'] {
  const twin = rows.find((other) => other.edition !== row.edition && other.path === row.counterpart);
  if (row.counterpart === undefined || !twin || twin.page === planned || row.canonical) return () => none;
  return (chosen) => {
    if (chosen !== undefined && !twin.select?.values.includes(chosen)) return none;
    const query = chosen === undefined ? '' : `?${row.select!.query}=${chosen}`;
    return {
      [row.edition]: site.origins[row.edition] + row.path + query,
      [twin.edition]: site.origins[twin.edition] + twin.path + query,
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
