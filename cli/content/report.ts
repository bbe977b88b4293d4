import type { CallName } from '../../config/calls/ask.ts';
import type { Problem } from '../problem.ts';
import type { Source } from './answer.ts';
import { type CallRow, openCallRows } from './call-rows.ts';
import { askedOf } from './asked.ts';
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

/** A record that was left out of a good answer. */
export type LeftOut = Pick<ContentFailure, 'call' | 'request' | 'problem'>;

export type ContentReport = {
  /** The address tried, without user information; `null` when offline. */
  base: string | null;
  /** Distinct requests; each is made once, however many pages need it. */
  calls: number;
  sources: Record<Source, number>;
  /** The same by call, the ones that took longest first. */
  byCall: readonly CallRow[];
  /** HTTP requests sent, retries included. */
  requests: number;
  retries: number;
  /** Bytes of response bodies as they came over the wire. */
  bytes: number;
  /** False when requests were made and none has a valid answer, fresh or cached. */
  anyGood: boolean;
  /** Ordered by call and request, so that two builds with the same failures report the same. */
  failures: readonly ContentFailure[];
  /** Records that do not fit and were left out, ordered alike. */
  leftOut: readonly LeftOut[];
  /** About kept answers: a damaged one, a folder that cannot be written. */
  warnings: readonly Problem[];
};

/** Where a build's calls are counted. */
export type Ledger = {
  sent(requests: number): void;
  received(bytes: number): void;
  /** `took`: milliseconds that the request was under way, retries included; null when none was sent. */
  answered(answer: { call: CallName; request: unknown; source: Source; took: number | null }): void;
  failed(failure: ContentFailure): void;
  leftOut(record: LeftOut): void;
  /** Tells a warning once for each place. */
  warn(problem: Problem): void;
  report(): ContentReport;
};

/** Records the calls of a build. `hide` removes secrets from the messages. */
export function openLedger(base: string | null, hide: <Value>(value: Value) => Value = (value) => value): Ledger {
  const sources: Record<Source, number> = { fresh: 0, unchanged: 0, trusted: 0, stale: 0, empty: 0 };
  const failures: ContentFailure[] = [];
  const gone: LeftOut[] = [];
  const warnings = new Map<string, Problem>();
  const rows = openCallRows();
  let requests = 0;
  let retries = 0;
  let bytes = 0;
  return {
    sent(count) {
      requests += count;
      retries += count - 1;
    },
    received(count) {
      bytes += count;
    },
    answered(answer) {
      sources[answer.source] += 1;
      rows.add(answer);
    },
    failed(failure) {
      failures.push(hide(failure));
    },
    leftOut({ call, request, problem }) {
      gone.push({ call, request, problem: hide(problem) });
    },
    warn(warning) {
      const problem = hide(warning);
      const place = `${problem.what} ${problem.where}`;
      if (!warnings.has(place)) warnings.set(place, problem);
    },
    report() {
      const { fresh, unchanged, trusted, stale, empty } = sources;
      const good = fresh + unchanged + trusted + stale;
      return {
        base,
        calls: good + empty,
        sources: { ...sources },
        byCall: hide(rows.list()),
        requests,
        retries,
        bytes,
        anyGood: good > 0 || empty === 0,
        failures: sorted(failures, askedOf),
        leftOut: sorted(gone, (record) => `${askedOf(record)} ${record.problem.where}`),
        warnings: sorted([...warnings.values()], ({ what, where }) => `${what} ${where}`),
      };
    },
  };
}

function sorted<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, name: nameOf(item) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ item }) => item);
}
