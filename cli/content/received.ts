/** A request (see `requestKey`), the hash of its response, and its version in a list; null when it has none. */
export type ReceivedHash = readonly [callKey: string, hash: string, version: string | null];

/** Number of requests by call that were skipped because their version is unchanged. */
export type Skipped = Readonly<Partial<Record<string, number>>>;

/** The responses of a build, so that the next build can check whether any of them changed. */
export type Received = {
  /** Responses with all their records; null when there were too many. */
  responses: readonly ReceivedHash[] | null;
  skipped: Skipped;
};

/** About 100 bytes each. A larger build spends its time on requests and would gain little from this check. */
const maxResponses = 50_000;

export function openReceived(): {
  add(response: ReceivedHash): void;
  skip(call: string, count: number): void;
  list(): Received;
} {
  const responses: ReceivedHash[] = [];
  const skipped: Partial<Record<string, number>> = {};
  let isComplete = true;
  return {
    add(response) {
      isComplete &&= responses.length < maxResponses;
      if (isComplete) responses.push(response);
      else responses.length = 0;
    },
    skip: (call, count) => void (skipped[call] = (skipped[call] ?? 0) + count),
    list: () => ({ responses: isComplete ? responses : null, skipped }),
  };
}
