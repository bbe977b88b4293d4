import type { Edition } from '../../config/editions.ts';
import type { Redirect } from '../../config/redirects.ts';
import type { Problem } from '../problem.ts';

/** A redirect with its chain resolved: `to` is where the visitor ends, a path on the same edition. */
export type PlannedRedirect = { edition: Edition; from: string; to: string };

type Given = {
  redirects: readonly Redirect[];
  /** Whether a path of an edition is an address of the route table (aliases count). */
  exists: (edition: Edition, path: string) => boolean;
};

/** Resolves chains ahead, so that no redirect leads to another one. Sources are matched without letter case. */
export function resolveRedirects({ redirects, exists }: Given): { redirects: PlannedRedirect[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const bad = (row: Redirect, why: string, fix: string) =>
    problems.push({ severity: 'error', what: 'a redirect cannot be kept', where: `config/redirects.ts, ${tell(row)}`, why, fix });

  const bySource = new Map<string, Redirect>();
  for (const row of redirects) {
    const first = bySource.get(keyOf(row.edition, row.from));
    if (first) bad(row, `its source is also that of ${tell(first)}`, 'keep one of the two');
    else if (exists(row.edition, row.from)) bad(row, `${row.from} is a page, which the redirect would hide`, 'remove the redirect, or the page');
    else bySource.set(keyOf(row.edition, row.from), row);
  }

  const resolved = [...bySource.values()].flatMap((row) => {
    const passed = new Set<Redirect>([row]);
    let to = row.to;
    for (let next = bySource.get(keyOf(row.edition, to)); next; next = bySource.get(keyOf(row.edition, to))) {
      if (passed.has(next)) {
        bad(row, `it never ends: ${[...passed, next].map((step) => step.from).join(' → ')}`, 'break the circle');
        return [];
      }
      passed.add(next);
      to = next.to;
    }
    if (!exists(row.edition, to)) {
      bad(row, `its target ${to} is no address of the ${row.edition} edition`, 'point it at an address of the route table');
      return [];
    }
    return [{ edition: row.edition, from: row.from, to }];
  });
  return { redirects: resolved, problems };
}

const keyOf = (edition: Edition, path: string) => `${edition} ${path.toLowerCase()}`;
const tell = ({ edition, from, to }: Redirect) => `${edition} ${from} → ${to}`;
