import type { Edition } from '../define/editions.ts';
import { planned, type Row } from '../define/route.ts';
import type { SiteDefinition } from '../define/site.ts';
import type { Problem } from '../problem.ts';
import { nearest } from '../lib/nearest.mjs';
import { counterpartsOf, parentOf } from './page-route.ts';

/** The existing pages (`products/im` for `pages/products/im/page.tsx`) and layouts. */
export type KnownFiles = { pages: ReadonlySet<string>; layouts: ReadonlySet<string> };

/** Checks the route table: duplicate addresses, missing files, paths without `each`, broken references. */
export function tableProblems({ rows, known }: { rows: readonly Row[]; known: KnownFiles }): Problem[] {
  const problems: Problem[] = [];
  const bad = (row: Row, what: string, why: string, fix: string) =>
    problems.push({ severity: 'error', what, where: `route ${row.edition} ${row.path}`, why, fix });

  const owners = new Map<string, Row>();
  for (const row of rows) {
    for (const path of [row.path, ...(row.aliases ?? [])]) {
      const owner = owners.get(keyOf(row.edition, path));
      if (owner) {
        bad(
          row,
          `${path} is a duplicate address`,
          `route ${owner.edition} ${owner.path} has this address too (addresses are case-insensitive)`,
          'change or remove one of them',
        );
      } else owners.set(keyOf(row.edition, path), row);
      if (!/^\/(?!\/)/.test(path) || /[^\w\-/{}]/.test(path)) {
        bad(
          row,
          `${path} is no address`,
          'an address starts with one / and contains letters, digits, -, _ and /',
          'change the path',
        );
      }
    }
    if (row.page === planned) continue;
    if (!known.pages.has(row.page))
      bad(
        row,
        `page ${row.page} does not exist`,
        `there is no pages/${row.page}/page.tsx`,
        `name one of the pages, write it, or remove \`page\` until it is written; nearest: ${nearest(row.page, [...known.pages]).join(', ')}`,
      );
    if (!known.layouts.has(row.layout))
      bad(
        row,
        `layout ${row.layout} does not exist`,
        `there is no components/layouts/${row.layout}.tsx`,
        'write it, or choose another layout',
      );
    if (row.path.includes('{') && !row.each)
      bad(
        row,
        'a path with parameters needs `each`',
        'the row has no `each`',
        'set `each` to the family that supplies the parameters',
      );
  }
  for (const row of rows) {
    for (const { path, found } of counterpartsOf({ row, rows }))
      if (!found)
        bad(
          row,
          `counterpart ${path} does not exist`,
          'no route of the other edition has that path',
          'correct it, or remove it',
        );
    if (row.parent && !rows.some((other) => other.edition === row.edition && other.path === row.parent)) {
      bad(
        row,
        `parent ${row.parent} does not exist`,
        'no route of this edition has that path',
        'correct it, or remove it',
      );
    } else if (isOwnAncestor({ row, rows }))
      bad(
        row,
        `${row.path} is its own ancestor`,
        'its chain of `parent` leads back to it',
        'set `parent` to a page nearer to the home page',
      );
    for (const canonical of canonicalsOf(row)) {
      if (!isAddress({ rows, edition: row.edition, address: canonical }))
        bad(
          row,
          `canonical ${canonical} does not exist`,
          'no route of this edition has that path, or selects that variant',
          'correct it, or remove it',
        );
    }
  }
  return problems;
}

const canonicalsOf = ({ canonical }: Row): readonly string[] =>
  typeof canonical === 'object' ? Object.values(canonical) : canonical === undefined ? [] : [canonical];

type IsAddressOptions = { rows: readonly Row[]; edition: Row['edition']; address: string };

/** Whether an address, with its query, is that of a row or of one of its variants. */
function isAddress({ rows, edition, address }: IsAddressOptions): boolean {
  const [path, query] = address.split('?');
  const row = rows.find((other) => other.edition === edition && other.path === path);
  if (!row || query === undefined) return row !== undefined;
  return row.select?.values.some((value) => query === `${row.select!.query}=${value}`) ?? false;
}

function isOwnAncestor({ row, rows }: { row: Row; rows: readonly Row[] }): boolean {
  const seen = new Set<Row>();
  for (let above = parentOf({ row, rows }); above && !seen.has(above); above = parentOf({ row: above, rows })) {
    if (above === row) return true;
    seen.add(above);
  }
  return false;
}

/** Every status needs an error page: without it, nginx sends its own. */
export function errorPageProblems(
  { pages, layouts }: KnownFiles,
  { page, layout }: SiteDefinition['errors'],
): Problem[] {
  const missing = [
    ...(pages.has(page) ? [] : [`pages/${page}/page.tsx`]),
    ...(layouts.has(layout) ? [] : [`components/layouts/${layout}.tsx`]),
  ];
  return missing.map((file) => ({
    severity: 'error',
    what: 'the error pages cannot be built',
    where: 'config/index.ts, errors',
    why: `there is no ${file}`,
    fix: 'write it',
  }));
}

const keyOf = (edition: Edition, path: string) => `${edition} ${path.toLowerCase()}`;
