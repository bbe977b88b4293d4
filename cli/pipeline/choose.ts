import type { PageConfig } from '../define/config.ts';
import type { Plan } from '../plan/plan.ts';
import { exit, Stop } from '../problem.ts';
import type { Manifest } from '../release/manifest.ts';
import { matcher } from './glob.ts';
import { siteHash } from './inputs.ts';

type ChooserOptions = {
  /** Globs, or null for every address. */
  only: readonly string[] | null;
  previous: Manifest | null;
  site: PageConfig;
};

/**
 * Returns a function that selects the addresses to render: those that any `--only` matches; null for all.
 * Throws a `Stop` (2) when there is no current release to copy the others from, or it was built with another configuration.
 */
export function chooser({ only, previous, site }: ChooserOptions): ((address: string) => boolean) | null {
  if (only === null) return null;
  const fix = 'run generate once without --only';
  if (!previous)
    throw refusal({ what: '--only needs a current release', why: 'there is none to copy the other pages from', fix });
  const matchers = only.map(matcher);
  const chosen = (address: string) => matchers.some((matches) => matches(address));
  const here = siteHash(site);
  for (const { address, inputs } of previous.pages()) {
    if (!chosen(address) && inputs['site'] !== here)
      throw refusal({
        what: '--only would mix two configurations',
        why: `${address} and the other pages of the current release were built with another one`,
        fix,
      });
  }
  return chosen;
}

type ChosenOptions = { only: readonly string[] | null; plan: Plan };

/** Throws a `Stop` (2) when an `--only` matches no page. */
export function assertAnyChosen({ only, plan }: ChosenOptions): void {
  for (const glob of only ?? []) assertMatches(glob, plan);
}

function assertMatches(glob: string, plan: Plan): void {
  const matches = matcher(glob);
  for (const { address } of plan.pages()) if (matches(address)) return;
  const planned = plan.planned.map(({ address }) => address).filter(matches);
  const what = `--only ${glob} matches no page`;
  throw planned.length > 0
    ? refusal({
        what,
        why: `${planned.slice(0, 3).join(', ')} ${planned.length === 1 ? 'is' : 'are'} planned: the row in config/routes names no page`,
        fix: 'write the page and name it in the row (`page`)',
      })
    : refusal({ what, why: 'no address of the route table matches', fix: 'use addresses that `site routes` lists' });
}

const refusal = (problem: { what: string; why: string; fix: string }) =>
  Stop.of(exit.usage, { where: '--only', ...problem });
