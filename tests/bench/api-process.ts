import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { processorTime } from './processes.ts';

export type ApiProcess = {
  url: string;
  /** Seconds of processor time it took so far. */
  cpu: () => number;
  close: () => Promise<void>;
};

type StartApiProcessOptions = {
  project: string;
  port: number;
  content: string;
  data: string;
  articles: number;
  latency: number;
};

/** Runs the embedded content API in a process of its own, as `site api` does. */
export async function startApiProcess({
  project,
  port,
  content,
  data,
  articles,
  latency,
}: StartApiProcessOptions): Promise<ApiProcess> {
  const args = [
    'api',
    '--port',
    port,
    '--content',
    content,
    '--data',
    data,
    '--articles',
    articles,
    '--latency',
    latency,
  ].map(String);
  const child = spawn(process.execPath, [join(project, 'cli/bin.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const end = () => void child.kill('SIGTERM');
  // Also when the measurement ends before its time.
  process.once('exit', end);
  // Its first words are that it serves.
  const first = await Promise.race([
    once(child.stdout, 'data'),
    closed.then(([code]) => Promise.reject(new Error(`site api ended with ${code}`))),
  ]);
  const url = /https?:\/\/\S+/.exec(String(first[0]))![0];
  child.stdout.resume();
  return {
    url,
    cpu: () => processorTime(child.pid!).own,
    async close() {
      process.off('exit', end);
      end();
      await closed;
    },
  };
}
