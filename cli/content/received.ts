import type { CallName } from '../../config/calls/ask.ts';

/** A request, as `askedOf` writes it, the hash of its response, and what a list says of it; null when nothing. */
export type ReceivedHash = readonly [asked: string, hash: string, version: string | null];

/** Numbers of requests that were skipped because their list says the same as before, by call. */
export type Skipped = Readonly<Partial<Record<CallName, number>>>;

/** What a build received: enough for the next build to find out whether it would receive the same. */
export type Received = {
  /** Responses before any record is left out of them; null when they were too many to note. */
  responses: readonly ReceivedHash[] | null;
  skipped: Skipped;
};

/** Some hundred bytes each. A build of more requests spends its time on them, and would gain little by what is noted here. */
const most = 50_000;

/** Notes what a build receives. */
export function openReceived(): {
  add(response: ReceivedHash): void;
  skip(call: CallName, count: number): void;
  list(): Received;
} {
  const responses: ReceivedHash[] = [];
  const skipped: Partial<Record<CallName, number>> = {};
  let isWhole = true;
  return {
    add(response) {
      isWhole &&= responses.length < most;
      if (isWhole) responses.push(response);
      else responses.length = 0;
    },
    skip: (call, count) => void (skipped[call] = (skipped[call] ?? 0) + count),
    list: () => ({ responses: isWhole ? responses : null, skipped }),
  };
}
