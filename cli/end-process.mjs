import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for threads and reads to end by themselves. */
const patience = 2_000;

/** Threads that have not ended. */
const threads = new Set();
process.on('worker', (thread) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});

/** Whether a thread runs on, or the system has not answered a request for a file or a host name. */
const isWaiting = () =>
  threads.size > 0 || process.getActiveResourcesInfo().some((name) => /^(?:FSReq|GetAddrInfoReq)/.test(name));

/**
 * Ends the process with a code, without waiting for leftover timers and connections. `process.exit` waits for all threads, and one that the
 * system does not answer, as when it opens a pipe that nobody writes to, never ends: then a signal ends the process, with which a shell
 * reports 130 for an interrupted command and 143 for another.
 *
 * @param {number} code
 */
export async function endProcess(code) {
  for (const thread of threads) void thread.terminate();
  for (const late = performance.now() + patience; isWaiting() && performance.now() < late; ) await delay(10);
  if (isWaiting()) {
    const signal = code === 130 ? 'SIGINT' : 'SIGTERM';
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
  process.exit(code);
}
