import type { Stop } from '../problem.ts';

/** Whether a failure is a `Stop`. By its form: code that is loaded again has a class of its own. */
export function isStop(failure: unknown): failure is Stop {
  return failure instanceof Error && Array.isArray((failure as Partial<Stop>).problems);
}
