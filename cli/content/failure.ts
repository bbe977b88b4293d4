/** Why a call gave no valid answer. */
export type Cause =
  | 'request' // the request does not fit the call's own schema: nothing was sent
  | 'offline'
  | 'unreachable' // no connection, or it broke before the answer was complete
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'content' // too large, not JSON, not an object
  | 'wrapper' // answered, and says itself that it failed
  | 'misfit' // does not fit the call's schema
  | 'closed';

/** A failed attempt as a value. */
export type Failure = {
  cause: Cause;
  /** A sentence part that fits behind `why:`. */
  why: string;
  fix: string;
  /** Whether asking again may help. */
  again: boolean;
  /** Milliseconds the server asked to wait before that. */
  after?: number;
  /** The server's error body, when it was a JSON object. */
  body?: Record<string, unknown>;
};
