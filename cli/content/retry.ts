import type { Budget } from './budget.ts';
import { waitTooLong } from './refusals.ts';
import type { Reply } from './request.ts';

const attemptsAtMost = 6;

/** Shares of the time of a call: at its 10 seconds, pauses of up to 200 ms, 400 ms, 800 ms, 1.6 s and 2 s. */
const shares = { first: 1 / 50, longest: 1 / 5 };

export type Outcome = { reply: Reply; attempts: number };

/**
 * Asks until there is an answer, a failure that will not pass, or no time. Pauses have full jitter, so that the calls a
 * server turned away together do not come back together.
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
    if (reply.kind !== 'failed' || !reply.failure.again || attempts === attemptsAtMost) return { reply, attempts };
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
