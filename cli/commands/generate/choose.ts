import { exit, Stop } from '../../problem.ts';
import { matcher } from './glob.ts';

/**
 * Which addresses a run makes: those that `--only` matches; null for all.
 * Throws a `Stop` (2) when there is no current release that the others could come from.
 */
export function chooser({ only, hasCurrent }: { only: string | null; hasCurrent: boolean }): ((address: string) => boolean) | null {
  if (only === null) return null;
  if (!hasCurrent) {
    throw new Stop(exit.usage, [
      {
        severity: 'error',
        what: '--only needs a current release',
        where: '--only',
        why: 'the other pages come from it, and there is none',
        fix: 'run generate once without --only',
      },
    ]);
  }
  return matcher(only);
}
