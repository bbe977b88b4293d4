import type { Edition } from '../define/editions.ts';
import type { GoneAddress, Redirect, SiteDefinition } from '../define/site.ts';
import type { Problem } from '../problem.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { type Paths, type Source, type SourceMistake, sourceMistake } from './redirect-source.ts';
import { targetMistake } from './redirect-target.ts';

/** A redirect with its chain resolved: `to` is the final target, a path of the same edition or an https address of another host. */
export type PlannedRedirect = { edition: Edition; from: string; to: string };

export type ResolveRedirectsOptions = {
  redirects: readonly Redirect[];
  gone?: readonly GoneAddress[];
  /** Hosts that redirects may lead to, besides the site. */
  hosts?: SiteDefinition['redirectHosts'];
  addresses: KnownAddresses;
  paths: Paths;
};

export type ResolvedRedirects = {
  redirects: PlannedRedirect[];
  gone: readonly GoneAddress[];
  problems: Problem[];
};

type Row = Source & { at?: string; to: string | null };

/** Resolves chains, so that no redirect leads to another one. Sources match case-insensitively. */
export function resolveRedirects(input: ResolveRedirectsOptions): ResolvedRedirects {
  const { redirects, gone = [], hosts = [], addresses, paths } = input;
  const problems: Problem[] = [];
  const say = (severity: Problem['severity'], row: Row, { why, fix, lacks }: SourceMistake) =>
    problems.push({
      severity,
      what: row.to === null ? 'invalid row of a removed address' : 'invalid redirect',
      where: placeOf(row),
      why,
      fix,
      ...(lacks !== undefined && { lacks }),
    });
  const bad = (row: Row, why: string, fix: string) => say('error', row, { why, fix });

  const bySource = new Map<string, Row>();
  const rows: readonly Row[] = [
    ...redirects,
    ...gone.map(({ address, ...row }) => ({ ...row, from: address, to: null })),
  ];
  for (const row of rows) {
    const { edition, from } = row;
    const first = bySource.get(keyOf(edition, from));
    const mistake = sourceMistake(row, paths);
    if (mistake) say('error', row, mistake);
    else if (first) bad(row, `it has the same address as ${nameOf(first)}`, 'keep one of the two');
    else if (addresses.has(edition, from) || addresses.has(edition, from.toLowerCase()))
      bad(row, `${from} is the address of a page, which the row would hide`, 'remove the row, or the page');
    else bySource.set(keyOf(edition, from), row);
  }

  const looping = new Set<Row>();
  const resolved = [...bySource.values()].flatMap((row) => {
    if (row.to === null) return [];
    const { edition, from } = row;
    const passed: Row[] = [row];
    let { to } = row;
    for (let next = bySource.get(keyOf(edition, to)); next; next = bySource.get(keyOf(edition, to))) {
      if (passed.includes(next)) {
        if (!passed.some((step) => looping.has(step)))
          bad(
            row,
            `redirect loop: ${[...passed, next].map((step) => step.from).join(' → ')}`,
            'change one of the targets',
          );
        for (const step of passed) looping.add(step);
        return [];
      }
      if (next.to === null) {
        bad(row, `its target ${to} is removed: ${nameOf(next)}`, `write \`gone: ${from}\`, or choose another target`);
        return [];
      }
      passed.push(next);
      to = next.to;
    }
    const mistake = targetMistake({ edition, to, hosts, addresses, paths });
    if (mistake) {
      say('error', row, mistake);
      return [];
    }
    if (to.startsWith('/') && !addresses.has(edition, to))
      say('warning', row, {
        why: `no page of the content has its target ${to} now, so it leads to an error page`,
        fix: 'correct the target, or publish the record again',
        lacks: to,
      });
    if (passed.length > 1 && row.at !== undefined)
      say('warning', row, {
        why: `its target is redirected: ${[...passed.map((step) => step.from), to].join(' → ')}; visitors are sent straight to the end`,
        fix: `write \`to: ${to}\``,
      });
    return [{ edition, from, to }];
  });
  const left = new Set(bySource.values());
  return {
    redirects: resolved,
    gone: rows.flatMap((row, index) => (row.to === null && left.has(row) ? gone[index - redirects.length]! : [])),
    problems,
  };
}

const keyOf = (edition: Edition, path: string) => `${edition} ${path.toLowerCase()}`;
const nameOf = ({ edition, from, to }: Row) =>
  to === null ? `${edition} ${from}, gone` : `${edition} ${from} → ${to}`;

/** Where a row is: its line in the file of editors, or what finds it in the table. */
export const placeOf = ({ at, ...row }: Row) => at ?? `config/redirects.ts, ${nameOf(row)}`;
