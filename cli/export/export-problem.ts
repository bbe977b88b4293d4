import { exit, Stop } from '../problem.ts';

/** Ends an export for a host that cannot take what the release has. */
export function hostLimit({ what, where, why, fix }: Record<'what' | 'where' | 'why' | 'fix', string>): Stop {
  return new Stop(exit.failed, [{ severity: 'error', what, where, why, fix }]);
}

/** Ends an export into a folder that holds something else. */
export function notEmpty(folder: string): Stop {
  return new Stop(exit.usage, [
    {
      severity: 'error',
      what: 'the folder is not empty',
      where: folder,
      why: 'an export fills a folder of its own; what is there could be mistaken for a part of the release',
      fix: 'name a folder that does not exist, or remove this one first',
    },
  ]);
}
