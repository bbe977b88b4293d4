import type { lists } from './lists.ts';

/** Calls for single records of lists with `updateTime`. They can be skipped while the list shows no change. */
type Timed = Extract<(typeof lists)[keyof typeof lists], { timed: unknown }>['timed']['call'];

/**
 * The calls to skip by default. This requires that the API updates `updateTime` with every change; otherwise changes are missed. A call that
 * is not listed is requested in every build: one small request per record, answered with 304 if the API supports ETags.
 */
export const trustedTimes: readonly Timed[] = [];
