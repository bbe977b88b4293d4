import type { Edition } from '../define/editions.ts';
import type { Redirect } from '../define/site.ts';
import type { Problem } from '../problem.ts';
import { type Paths, sourceMistake } from './redirect-source.ts';

/** A redirect with its chain resolved: `to` is the final target, a path of the same edition. */
export type PlannedRedirect = { edition: Edition; from: string; to: string };

export type ResolveRedirectsInput = {
  redirects: readonly Redirect[];
  /** Whether a path of an edition is an address of the route table (aliases count). */
  exists: (edition: Edition, path: string) => boolean;
  paths: Paths;
};

export type ResolvedRedirects = { redirects: PlannedRedirect[]; problems: Problem[] };

/** Resolves chains, so that no redirect leads to another one. Sources match case-insensitively. */
export function resolveRedirects({ redirects, exists, paths }: ResolveRedirectsInput): ResolvedRedirects {
  const problems: Problem[] = [];
  const bad = (row: Redirect, why: string, fix: string) =>
    problems.push({
      severity: 'error',
      what: 'invalid redirect',
      where: `config/redirects.ts, ${describe(row)}`,
      why,
      fix,
    });

  const bySource = new Map<string, Redirect>();
  for (const row of redirects) {
    const first = bySource.get(keyOf(row.edition, row.from));
    const mistake = sourceMistake(row, paths);
    if (mistake) bad(row, mistake.why, mistake.fix);
    else if (first) bad(row, `it has the same source as ${describe(first)}`, 'keep one of the two');
    else if (exists(row.edition, row.from) || exists(row.edition, row.from.toLowerCase()))
      bad(
        row,
        `${row.from} is the address of a page, which the redirect would hide`,
        'remove the redirect, or the page',
      );
    else bySource.set(keyOf(row.edition, row.from), row);
  }

  const resolved = [...bySource.values()].flatMap((row) => {
    const passed = new Set<Redirect>([row]);
    let to = row.to;
    for (let next = bySource.get(keyOf(row.edition, to)); next; next = bySource.get(keyOf(row.edition, to))) {
      if (passed.has(next)) {
        bad(
          row,
          `redirect loop: ${[...passed, next].map((step) => step.from).join(' → ')}`,
          'change one of the targets',
        );
        return [];
      }
      passed.add(next);
      to = next.to;
    }
    if (!exists(row.edition, to)) {
      bad(
        row,
        `its target ${to} is not an address of the ${row.edition} edition`,
        'choose an address of the route table, without query or #',
      );
      return [];
    }
    return [{ edition: row.edition, from: row.from, to }];
  });
  return { redirects: resolved, problems };
}

const keyOf = (edition: Edition, path: string) => `${edition} ${path.toLowerCase()}`;
const describe = ({ edition, from, to }: Redirect) => `${edition} ${from} → ${to}`;
