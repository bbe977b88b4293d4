import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Contestant } from './contestant.ts';
import { within } from './within.ts';

/** Seconds in which a server is ready, on a machine that does much else. */
const readySeconds = 120;
/** Seconds after which a server that was asked to end is ended. */
const endSeconds = 10;

export type Running = {
  pid: number;
  /** Milliseconds from the start of the process until it was ready. */
  ready: number;
  printed: () => string;
  close(): Promise<void>;
};

/** Starts a server and waits until it is ready. Throws with what it printed when it ends before. */
export async function start({ command, folder, env, ready }: Contestant): Promise<Running> {
  const started = performance.now();
  const [file, ...args] = command;
  const child: ChildProcess = spawn(file!, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  // No server runs on when the bench ends early.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  let printed = '';
  const isReady = new Promise<void>((done, fail) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (ready.test(printed)) done();
      });
    void ended.then(() => fail(new Error(`${file} ended: ${printed}`)));
  });
  await within({ what: `${command.join(' ')} is ready`, seconds: readySeconds, wait: () => isReady }).catch(
    (failure: unknown) => {
      child.kill('SIGKILL');
      throw new Error(`${String(failure)}; it printed: ${printed}`, { cause: failure });
    },
  );
  return {
    pid: child.pid!,
    ready: performance.now() - started,
    printed: () => printed,
    async close() {
      child.kill('SIGTERM');
      const isEnded = await Promise.race([ended.then(() => true), delay(endSeconds * 1000, false, { ref: false })]);
      if (isEnded) return;
      child.kill('SIGKILL');
      // A process that it began may hold its output open.
      for (const stream of [child.stdout!, child.stderr!]) stream.destroy();
    },
  };
}
