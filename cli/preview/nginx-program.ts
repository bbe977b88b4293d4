import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { exit, Stop } from '../problem.ts';

/** Where nginx is: on the path, or where systems keep it that is not on everybody's path. */
const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'] as const;

/** The configuration of the current release, below the output folder. */
export const configuration = 'current/nginx/nginx.conf';

/** Starts nginx with the configuration of the current release and more parameters. Throws a `Stop` when there is no nginx. */
export async function spawnNginx({ out, more = [], stdio }: { out: string; more?: readonly string[]; stdio: NonNullable<SpawnOptions['stdio']> }): Promise<ChildProcess> {
  for (const place of places) {
    const child = spawn(place, ['-p', out, '-c', configuration, ...more], { stdio });
    const failure = await Promise.race([
      once(child, 'spawn').then(() => null),
      once(child, 'error').then(([error]) => error as NodeJS.ErrnoException),
    ]);
    if (failure === null) return child;
    if (failure.code !== 'ENOENT') throw nginxStopped(out, failure.message);
  }
  throw new Stop(exit.failed, [
    {
      severity: 'error',
      what: 'nginx is not installed',
      where: 'this machine',
      why: `there is no nginx on the path, nor at ${places.slice(1).join(', ')}`,
      fix: 'install it (Debian and Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static), or preview without --nginx',
    },
  ]);
}

export function nginxStopped(out: string, why: string): Stop {
  return new Stop(exit.failed, [
    { severity: 'error', what: 'nginx does not run', where: join(out, configuration), why, fix: 'mend what nginx complains about, or preview without --nginx' },
  ]);
}
