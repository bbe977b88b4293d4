import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { exit, Stop } from '../problem.ts';

/** The configuration of the current release, below the output folder. */
export const configuration = 'current/nginx/nginx.conf';

export type SpawnNginxOptions = {
  program: string;
  out: string;
  more?: readonly string[];
  stdio: NonNullable<SpawnOptions['stdio']>;
};

/** Starts nginx with the configuration of the current release. Throws a `Stop` (1) when the program cannot be run. */
export async function spawnNginx({ program, out, more = [], stdio }: SpawnNginxOptions): Promise<ChildProcess> {
  const child = spawn(program, ['-p', out, '-c', configuration, ...more], { stdio });
  // `once` rejects when the child emits `error` instead.
  await once(child, 'spawn').catch((failure: Error) => {
    throw nginxFailed(out, failure.message);
  });
  return child;
}

export function nginxFailed(out: string, why: string): Stop {
  return Stop.of(exit.failed, {
    what: 'nginx does not run',
    where: join(out, configuration),
    why,
    fix: 'correct what nginx reports, or preview without --nginx',
  });
}
