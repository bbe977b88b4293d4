import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Address, cannotListen, isListening, taken } from './listening.ts';
import { nginxStopped, spawnNginx } from './nginx-program.ts';

export type RunningNginx = {
  /** Settles when nginx has ended by itself; rejects with a `Stop` when it ended in failure. */
  ended: Promise<void>;
  /** Tells nginx to stop, and waits until it has. */
  close: () => Promise<void>;
};

/**
 * Runs nginx in the foreground with the rules of the current release, which listen on `listen`; resolves when it answers.
 * Throws a `Stop` when there is no nginx, when it does not run, or when its address is taken.
 */
export async function startNginx({ out, listen }: { out: string; listen: Address }): Promise<RunningNginx> {
  if (await isListening(listen)) throw cannotListen(listen, taken);
  const nginx = await spawnNginx({ out, stdio: ['ignore', 'inherit', 'inherit'] });
  let told = false;
  const ended = once(nginx, 'exit').then(([code]) => {
    if (!told && code !== 0) throw nginxStopped(out, `nginx ended with code ${String(code)}; what it said stands above and in run/error.log`);
  });
  // nginx says nothing when it is ready.
  const ready = new AbortController();
  await Promise.race([ended, untilListening(listen, ready.signal)]).finally(() => ready.abort());
  return {
    ended,
    async close() {
      told = true;
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilListening(listen: Address, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isListening(listen))) await delay(50);
}
