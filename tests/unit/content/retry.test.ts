import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../cli/content/failure.ts';
import type { Reply } from '../../../cli/content/request.ts';
import { retry } from '../../../cli/content/retry.ts';
import { retryAfter } from '../../../cli/content/request.ts';

const failure: Failure = { cause: 'status', why: 'it answered 503', fix: 'look', retryable: true };
const busy: Reply = { kind: 'failed', failure };
const asked = (after: number): Reply => ({ kind: 'failed', failure: { ...failure, after } });
const unchanged: Reply = { kind: 'unchanged' };

/** Runs a script of replies on a clock that only pauses move. */
async function run(
  replies: Reply[],
  { random = () => 1, ends = null }: { random?: () => number; ends?: Failure | null } = {},
) {
  const pauses: number[] = [];
  const callTime = 10_000;
  let left: number = callTime;
  let ended: Failure | null = null;
  const budget = {
    left: () => left,
    ended: () => ended,
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds);
      left -= milliseconds;
      ended = ends;
    },
  };
  const script = [...replies];
  const outcome = await retry({ attempt: async () => script.shift() ?? busy, budget, callTime, random });
  return { ...outcome, pauses };
}

describe('retrying', () => {
  it('pauses longer each time, and ends after six attempts', async () => {
    expect(await run([])).toEqual({ reply: busy, attempts: 6, pauses: [200, 400, 800, 1600, 2000] });
  });

  it('chooses each pause at random between zero and its maximum', async () => {
    expect((await run([], { random: () => 0.25 })).pauses).toEqual([50, 100, 200, 400, 500]);
  });

  it('ends with the first response', async () => {
    expect(await run([busy, unchanged])).toEqual({ reply: unchanged, attempts: 2, pauses: [200] });
  });

  it('ends with a failure that will not pass', async () => {
    const final: Reply = { kind: 'failed', failure: { ...failure, retryable: false } };
    expect(await run([final])).toEqual({ reply: final, attempts: 1, pauses: [] });
  });

  it('waits for Retry-After', async () => {
    expect(await run([asked(7000), unchanged])).toEqual({ reply: unchanged, attempts: 2, pauses: [7000] });
  });

  it('does not wait when Retry-After is longer than the time left', async () => {
    expect(await run([asked(6000), asked(6000)])).toEqual({
      reply: {
        kind: 'failed',
        failure: {
          ...failure,
          after: 6000,
          why: 'it answered 503, with a Retry-After of 6 s, longer than the call may take',
        },
      },
      attempts: 2,
      pauses: [6000],
    });
  });

  it('ends with the reason when the call is cut off in a pause', async () => {
    const ends: Failure = { cause: 'closed', why: 'ended', fix: 'again', retryable: false };
    expect(await run([], { ends })).toEqual({ reply: { kind: 'failed', failure: ends }, attempts: 1, pauses: [200] });
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-03-05T10:00:00Z');
  it.each([
    ['3', 3000],
    ['0', 0],
    ['Thu, 05 Mar 2026 10:00:04 GMT', 4000],
    ['Thu, 05 Mar 2026 09:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    [null, null],
  ])('%s asks for %s ms', (header, wait) => {
    expect(retryAfter(header, now)).toBe(wait);
  });
});
