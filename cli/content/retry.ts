import type { Budget } from './budget.ts';
import { waitTooLong } from './refusals.ts';
import type { Reply } from './request.ts';

const maxAttempts = 6;

/** Pauses as fractions of the call's time limit: for 10 s, up to 200 ms, 400 ms, 800 ms, 1.6 s and 2 s. */
const shares = { first: 1 / 50, longest: 1 / 5 };

export type Outcome = { reply: Reply; attempts: number };

/**
 * Retries until there is a response, a failure that a retry cannot fix, or no time left. Pauses have full jitter, so that calls which a
 * server rejected at the same time are not retried at the same time.
 */
export async function retry(options: {
  attempt: () => Promise<Reply>;
  budget: Pick<Budget, 'left' | 'ended' | 'pause'>;
  callTime: number;
  random: () => number;
}): Promise<Outcome> {
  const { attempt, budget, callTime, random } = options;
  for (let attempts = 1; ; attempts += 1) {
    const reply = await attempt();
    if (reply.kind !== 'failed' || !reply.failure.retryable || attempts === maxAttempts) return { reply, attempts };
    const { failure } = reply;
    const longest = Math.min(callTime * shares.longest, callTime * shares.first * 2 ** (attempts - 1));
    const pause = failure.after ?? random() * longest;
    if (pause >= budget.left())
      return {
        reply: failure.after === undefined ? reply : { kind: 'failed', failure: waitTooLong(failure, pause) },
        attempts,
      };
    await budget.pause(pause);
    const ended = budget.ended();
    if (ended) return { reply: { kind: 'failed', failure: ended }, attempts };
  }
}
