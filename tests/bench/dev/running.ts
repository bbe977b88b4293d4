import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import type { Contestant } from './contestant.ts';

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
  let printed = '';
  await new Promise<void>((done, fail) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (ready.test(printed)) done();
      });
    void ended.then(() => fail(new Error(`${file} ended: ${printed}`)));
  });
  return {
    pid: child.pid!,
    ready: performance.now() - started,
    printed: () => printed,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
