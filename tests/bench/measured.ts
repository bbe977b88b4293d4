import { spawn } from 'node:child_process';
import { processorTime, residentSize, treeOf } from './processes.ts';

/** What a command took: seconds by the clock, seconds of processor time, and the bytes it held at most, with all its processes. */
export type Cost = { wall: number; cpu: number; peak: number };
export type Command = { file: string; args: readonly string[]; cwd?: string; env?: Record<string, string> };

/** Often enough for a peak of a moment, and seldom enough to leave the processors alone. */
const EVERY = 25;

/** Runs a command to its end and measures it. Throws with what it wrote when it fails. */
export async function measured({ file, args, cwd, env = {} }: Command): Promise<Cost & { stdout: string }> {
  const ended = processorTime(process.pid).children;
  const started = process.hrtime.bigint();
  const child = spawn(file, args, {
    ...(cwd && { cwd }),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));

  const seen = new Map<number, number>();
  let peak = 0;
  const look = () => {
    if (child.pid === undefined) return;
    let held = 0;
    for (const pid of treeOf(child.pid)) {
      seen.set(pid, processorTime(pid).own);
      held += residentSize(pid);
    }
    peak = Math.max(peak, held);
  };
  const watch = setInterval(look, EVERY);
  try {
    const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
    const wall = Number(process.hrtime.bigint() - started) / 1e9;
    if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}\n${output.stderr}${output.stdout}`);
    // A process whose parent waited for it is in the first sum; one that was left behind only in the second.
    const waited = processorTime(process.pid).children - ended;
    const watched = [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
    return { wall, cpu: Math.max(waited, watched), peak, stdout: output.stdout };
  } finally {
    clearInterval(watch);
  }
}
