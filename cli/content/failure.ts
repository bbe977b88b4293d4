/** Why a call gave no valid answer. */
export type Cause =
  | 'request' // does not fit the call's own schema: nothing was sent
  | 'offline'
  | 'unreachable' // no connection, or it broke before the answer was complete
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'content' // too large, not JSON, not an object
  | 'wrapper' // answered, and says itself that it failed
  | 'misfit' // does not fit the call's schema
  | 'gone' // no longer called, after too many calls without an answer
  | 'closed';

/** A failed attempt as a value. */
export type Failure = {
  cause: Cause;
  /** A sentence without a full stop. */
  why: string;
  fix: string;
  /** Whether asking again may help. */
  again: boolean;
  /** Milliseconds to wait before that, from Retry-After. */
  after?: number;
  /** The server's error body, when it was a JSON object. */
  body?: Record<string, unknown>;
};

/** A length of time as people read it. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${Math.round(milliseconds / 100) / 10} s`;
}

/** Foreign text in a message: bounded, and without the control characters that rewrite a terminal. */
export function quote(text: string, length = 80): string {
  const line = text
    .slice(0, length * 4)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return JSON.stringify(line.length > length ? `${line.slice(0, length)}…` : line);
}
