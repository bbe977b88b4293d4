import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ended, root } from './run-site.ts';

/** A process that runs the program of a project as often as wanted: the bundle that users run, without the time of a start. */
export type ProgramProcess = {
  run(args: readonly string[], how?: ProgramRun): Promise<Ended>;
  close(): Promise<void>;
};
export type ProgramRun = {
  env?: Record<string, string>;
  /** Rights that new files do not get. */
  umask?: number;
  /** Milliseconds by which the clock is moved. */
  shift?: number;
  /** Bundles the program again where its sources changed, as a start does. */
  fresh?: boolean;
};

/** Starts a process for the program of a project, as another user where `user` is the number of one. */
export async function startProgram({
  project,
  user,
  cwd = project,
}: {
  project: string;
  user?: number;
  cwd?: string;
}): Promise<ProgramProcess> {
  // Another user may not enter the folders where Node.js and this checkout are.
  const folder = await mkdtemp(join(tmpdir(), 'site-program-'));
  await chmod(folder, 0o755);
  const [runner, node] = [join(folder, 'program-runner.mjs'), join(folder, 'node')];
  await copyFile(join(root, 'tests/support/program-runner.mjs'), runner);
  if (user !== undefined) await copyFile(process.execPath, node);
  const child = fork(runner, [project], {
    cwd,
    execPath: user === undefined ? process.execPath : node,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', NO_COLOR: '1' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  const gone = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the process of the program ended with ${code ?? signal}`);
  });
  gone.catch(() => undefined);
  const message = async () => ((await Promise.race([once(child, 'message'), gone])) as unknown[])[0];
  await message();
  return {
    async run(args, { env = {}, umask = 0o022, shift = 0, fresh = false } = {}) {
      const ended = message();
      child.send({ args, env, umask, shift, fresh });
      return (await ended) as Ended;
    },
    async close() {
      if (child.connected) child.disconnect();
      await gone.catch(() => undefined);
      await rm(folder, { recursive: true });
    },
  };
}
