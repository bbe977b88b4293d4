import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { exit, Stop } from '../problem.ts';
import { type Address, cannotListen, isListening, taken } from './listening.ts';

/** Where nginx is: on the path, or where systems keep it that is not on everybody's path. */
const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'] as const;

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
  const nginx = await spawned(out);
  let told = false;
  const ended = once(nginx, 'exit').then(([code]) => {
    if (!told && code !== 0) throw stopped(out, `nginx ended with code ${String(code)}; what it said stands above and in run/error.log`);
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

async function spawned(out: string): Promise<ChildProcess> {
  for (const place of places) {
    const child = spawn(place, ['-p', out, '-c', 'current/nginx/nginx.conf'], { stdio: ['ignore', 'inherit', 'inherit'] });
    const failure = await Promise.race([
      once(child, 'spawn').then(() => null),
      once(child, 'error').then(([error]) => error as NodeJS.ErrnoException),
    ]);
    if (failure === null) return child;
    if (failure.code !== 'ENOENT') throw stopped(out, failure.message);
  }
  throw new Stop(exit.failed, [
    {
      severity: 'error',
      what: 'nginx is not installed',
      where: 'preview --nginx',
      why: `there is no nginx on the path, nor at ${places.slice(1).join(', ')}`,
      fix: 'install it (Debian and Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static), or preview without --nginx',
    },
  ]);
}

function stopped(out: string, why: string): Stop {
  return new Stop(exit.failed, [
    { severity: 'error', what: 'nginx does not run', where: join(out, 'current/nginx/nginx.conf'), why, fix: 'mend what nginx complains about, or preview without --nginx' },
  ]);
}
