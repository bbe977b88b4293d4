export type Cause =
  | 'request' // does not match the request schema; not sent
  | 'offline'
  | 'unreachable' // no connection, or it closed before the response was complete
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'content' // too large, not JSON, not an object
  | 'wrapper' // the response reports an error
  | 'misfit' // does not match the response schema
  | 'changing' // the pages of a list do not fit together
  | 'missing' // not in the embedded content
  | 'gone' // no longer called, after too many calls without a response
  | 'closed';

export type Failure = {
  cause: Cause;
  /** A sentence without a full stop. */
  why: string;
  fix: string;
  /** Whether a retry may help. */
  retryable: boolean;
  /** Milliseconds to wait before a retry, from Retry-After. */
  after?: number;
  /** The server's error body, when it was a JSON object. */
  body?: Record<string, unknown>;
};

/** What a message says of failed calls, and of the data that a page gets instead. */
export function failedWhat(calls: string, used: 'stale' | 'empty'): string {
  return `${calls} failed; ${used === 'stale' ? 'using the last cached response' : 'rendering its pages without data'}`;
}

/** Formats a duration: `200 ms`, `1.5 s`. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${Math.round(milliseconds / 100) / 10} s`;
}

/** Quotes external text for a message: shortened, and without control characters, which could rewrite a terminal. */
export function quote(text: string, length = 80): string {
  const line = text
    .slice(0, length * 4)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return JSON.stringify(line.length > length ? `${line.slice(0, length)}…` : line);
}
