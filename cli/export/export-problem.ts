import { exit, Stop } from '../problem.ts';

/** The release exceeds a limit of the host. */
export function hostLimit({ what, where, why, fix }: Record<'what' | 'where' | 'why' | 'fix', string>): Stop {
  return new Stop(exit.failed, [{ severity: 'error', what, where, why, fix }]);
}

/** The target folder is not empty. */
export function notEmpty(folder: string): Stop {
  return new Stop(exit.usage, [
    {
      severity: 'error',
      what: 'the folder is not empty',
      where: folder,
      why: 'other files in the folder could be mistaken for parts of the release',
      fix: 'use a folder that does not exist, or remove this one',
    },
  ]);
}
