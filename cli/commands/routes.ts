import { planned } from '../define/route.ts';
import type { Row } from '../define/route.ts';
import { routesOf, type SiteDefinition } from '../define/site.ts';
import { readRedirectFile } from '../pipeline/read-redirect-file.ts';
import type { Console } from '../console/console.ts';

type RouteTableOptions = { root: string; definition: SiteDefinition; console: Console };

/** Prints the route table: every row with its aliases, layout and page, then the redirects and removed addresses. */
export async function routeTable({ root, definition, console }: RouteTableOptions): Promise<void> {
  const routes = routesOf(definition);
  const { redirects: own, gone } = await readRedirectFile({ root, editions: definition.config.editions });
  const redirects = [...definition.redirects, ...own];
  console.json({ routes: routes.map(fact), redirects, gone });
  const lines = routes.map((row) => [
    row.edition,
    [row.path, ...(row.aliases ?? [])].join(', '),
    row.layout,
    row.page,
    row.name,
  ]);
  console.say(columns([['edition', 'address', 'layout', 'page', 'name'], ...lines]));
  const moved = [
    ...redirects.map(({ edition, from, to }) => [edition, from, `→ ${to}`]),
    ...gone.map(({ edition, address }) => [edition, address, 'removed']),
  ];
  console.say(`\n${columns([['edition', 'redirect', 'target'], ...moved])}`);
  const waiting = routes.filter(({ page }) => page === planned).length;
  console.say(`\n${routes.length} routes (${waiting} planned), ${redirects.length} redirects, ${gone.length} removed`);
}

function fact(row: Row) {
  return {
    ...row,
    aliases: row.aliases ?? [],
    hide: row.hide ?? [],
    guards: row.guards ?? [],
    planned: row.page === planned,
  };
}

/** Rows as left-aligned columns; the last one keeps its own width. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column]!))).join('  '),
    )
    .join('\n');
}
