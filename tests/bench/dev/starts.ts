import { performance } from 'node:perf_hooks';
import type { Contestant } from './contestant.ts';
import { type Running, start } from './running.ts';

const firstPageSeconds = 60;

/** The page that all servers have. */
export const addressOf = ({ port }: Contestant) => `http://localhost:${port}/sms`;

export type Started = {
  running: Running;
  /** Milliseconds from the start of the process until it is ready, and from then until the first page was received. */
  ready: number;
  firstPage: number;
};

/** Starts a server and requests a page. */
export async function startAndRequest(contestant: Contestant): Promise<Started> {
  const running = await start(contestant);
  const started = performance.now();
  try {
    const response = await fetch(addressOf(contestant), { signal: AbortSignal.timeout(firstPageSeconds * 1000) });
    if (!(await response.text()).includes('</html>')) throw new Error(`${contestant.name} sends no whole page`);
  } catch (failure) {
    await running.close();
    throw failure;
  }
  return { running, ready: running.ready, firstPage: performance.now() - started };
}
