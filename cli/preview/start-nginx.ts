import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { isListening, type ListenAddress, portInUse } from './listen-address.ts';
import { nginxFailed, spawnNginx } from './spawn-nginx.ts';

export type RunningNginx = {
  /** Resolves when nginx has exited; rejects with a `Stop` when it failed. */
  ended: Promise<void>;
  /** Stops nginx, and waits until it has exited. */
  close: () => Promise<void>;
};

export type StartNginxOptions = { program: string; out: string; listen: ListenAddress };

/**
 * Runs nginx in the foreground with the rules of the current release, which listen on `listen`; resolves when it answers.
 * Throws a `Stop` (1) when it does not run or its port is in use.
 */
export async function startNginx({ program, out, listen }: StartNginxOptions): Promise<RunningNginx> {
  if (await isListening(listen)) throw portInUse({ address: listen });
  const nginx = await spawnNginx({ program, out, stdio: ['ignore', 'inherit', 'inherit'] });
  let stopping = false;
  const ended = once(nginx, 'exit').then(([code]) => {
    if (!stopping && code !== 0)
      throw nginxFailed(out, `nginx exited with code ${String(code)}; see its output above and run/error.log`);
  });
  // nginx prints nothing when it is ready.
  const ready = new AbortController();
  await Promise.race([ended, untilListening(listen, ready.signal)]).finally(() => ready.abort());
  return {
    ended,
    async close() {
      stopping = true;
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilListening(listen: ListenAddress, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isListening(listen))) await delay(50);
}
