import { exit, Stop } from '../../problem.ts';
import { matcher } from './glob.ts';

/**
 * Which addresses a run makes: all, or those that `--only` matches.
 * Throws a `Stop` (2) when there is no current release that the others could come from.
 */
export function chooser({ only, hasCurrent }: { only: string | null; hasCurrent: boolean }): (address: string) => boolean {
  if (only === null) return () => true;
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
