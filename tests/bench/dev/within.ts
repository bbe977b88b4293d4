import { setTimeout as delay } from 'node:timers/promises';

type WithinOptions<Value> = {
  /** What is waited for, as a failure names it. */
  what: string;
  seconds: number;
  /** Ends what it waits for when the signal is aborted. */
  wait: (signal: AbortSignal) => Promise<Value>;
};

/** Waits for something no longer than some seconds. Rejects with what it was. */
export async function within<Value>({ what, seconds, wait }: WithinOptions<Value>): Promise<Value> {
  const ended = new AbortController();
  const late = delay(seconds * 1000, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`waited ${seconds} s for this, without a result: ${what}`);
  });
  try {
    return await Promise.race([wait(ended.signal), late]);
  } finally {
    late.catch(() => undefined);
    ended.abort();
  }
}
