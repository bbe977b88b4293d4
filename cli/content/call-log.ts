import type { Problem } from '../problem.ts';
import type { Source } from './content-client.ts';
import { type CallRow, openCallRows } from './call-rows.ts';
import { requestKey } from './request-key.ts';
import type { Cause } from './failure.ts';
import type { FailedResult } from './wrapper.ts';

/** A failed call, and the data that its pages use instead. */
export type ContentFailure = {
  call: string;
  request: unknown;
  cause: Cause;
  used: 'stale' | 'empty';
  /** The result that the shared wrapper returns: the fixed message, and the error fields of the server. */
  result: FailedResult;
  problem: Problem;
};

/** An invalid record, or an invalid field of one, that was left out. */
export type LeftOut = Pick<ContentFailure, 'call' | 'request' | 'problem'>;

export type ContentReport = {
  /** The address of the API, without credentials; null when offline, or when the API is in this process. */
  base: string | null;
  calls: number;
  sources: Record<Source, number>;
  byCall: readonly CallRow[];
  requests: number;
  retries: number;
  /** Compressed size of the response bodies, in bytes. */
  bytes: number;
  /** False when no request has a valid response, fresh or cached. */
  anyGood: boolean;
  /** Sorted by call and request, for reproducible reports. */
  failures: readonly ContentFailure[];
  /** Invalid records and fields that were left out, in the same order. */
  leftOut: readonly LeftOut[];
  /** Problems of the cache: a damaged response, a folder that is not writable. */
  warnings: readonly Problem[];
};

export type CallLog = {
  sent(requests: number): void;
  received(bytes: number): void;
  /** `took`: duration in milliseconds, including retries; null when no request was sent. */
  answered(response: { call: string; request: unknown; source: Source; took: number | null }): void;
  failed(failure: ContentFailure): void;
  leftOut(record: LeftOut): void;
  /** Adds a warning, once for each `what` and `where`. */
  warn(problem: Problem): void;
  report(): ContentReport;
};

/** Opens a log. `hide` removes secrets from messages. */
export function openCallLog(base: string | null, hide: <Value>(value: Value) => Value = (value) => value): CallLog {
  const sources: Record<Source, number> = { fresh: 0, unchanged: 0, trusted: 0, stale: 0, empty: 0 };
  const failures: ContentFailure[] = [];
  const skipped: LeftOut[] = [];
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
    answered(response) {
      sources[response.source] += 1;
      rows.add(response);
    },
    failed(failure) {
      failures.push(hide(failure));
    },
    leftOut({ call, request, problem }) {
      skipped.push({ call, request, problem: hide(problem) });
    },
    warn(warning) {
      const problem = hide(warning);
      const key = `${problem.what} ${problem.where}`;
      if (!warnings.has(key)) warnings.set(key, problem);
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
        failures: sorted(failures, requestKey),
        leftOut: sorted(skipped, (record) => `${requestKey(record)} ${record.problem.where}`),
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
