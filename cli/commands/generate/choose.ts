import type { PageConfig } from '../../../config/page-config.ts';
import { exit, Stop } from '../../problem.ts';
import type { Manifest } from '../../release/manifest.ts';
import { siteHash } from '../../render/fingerprint.ts';
import { matcher } from './glob.ts';

type Given = { only: string | null; /** The current release. */ previous: Manifest | null; site: PageConfig };

/**
 * Which addresses a run makes: those that `--only` matches; null for all.
 * Throws a `Stop` (2) when there is no current release that the others could come from, or one of another configuration.
 */
export function chooser({ only, previous, site }: Given): ((address: string) => boolean) | null {
  if (only === null) return null;
  const stop = (what: string, why: string) =>
    new Stop(exit.usage, [{ severity: 'error', what, where: '--only', why, fix: 'run generate once without --only' }]);
  if (!previous) throw stop('--only needs a current release', 'the other pages come from it, and there is none');
  const chosen = matcher(only);
  const here = siteHash(site);
  for (const { address, inputs } of previous.pages()) {
    if (!chosen(address) && inputs['site'] !== here) throw stop('--only would mix two configurations', `${address} and the other pages of the current release were made with another one`);
  }
  return chosen;
}
