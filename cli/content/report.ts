import type { CallName } from '../../config/calls/index.ts';
import type { Problem } from '../problem.ts';
import type { Source } from './answer.ts';
import type { Cause } from './failure.ts';
import type { FailedResult } from './wrapper.ts';

/** A call that gave no valid answer, and what its pages got instead. */
export type ContentFailure = {
  call: CallName;
  request: unknown;
  cause: Cause;
  used: 'stale' | 'empty';
  /** What the shared wrapper makes of it: the fixed message, and the server's error fields if it sent any. */
  result: FailedResult;
  problem: Problem;
};

export type ContentReport = {
  /** The address tried, without user information; `null` when offline. */
  base: string | null;
  /** Different calls asked for; each is made once however many pages ask. */
  calls: number;
  sources: Record<Source, number>;
  /** HTTP requests sent, retries included. */
  requests: number;
  retries: number;
  /** Bytes of response bodies as they came over the wire. */
  bytes: number;
  /** False when calls were asked for and not one has a valid answer, new or kept. */
  anyGood: boolean;
  /** Ordered by call and request, so that two builds with the same failures report the same. */
  failures: readonly ContentFailure[];
  /** About kept answers: a damaged one, a folder that cannot be written. */
  warnings: readonly Problem[];
};
