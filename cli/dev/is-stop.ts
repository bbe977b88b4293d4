import type { Stop } from '../problem.ts';

/** Whether an error is a `Stop`. Compares the structure, because reloaded code has another class. */
export function isStop(failure: unknown): failure is Stop {
  return failure instanceof Error && Array.isArray((failure as Partial<Stop>).problems);
}
