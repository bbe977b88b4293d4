import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Why no machines can be started here; null if they can. */
export function noMachines(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'not root on Linux';
  const { status } = spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'ip', 'link', 'set', 'lo', 'up']);
  return status === 0 ? null : 'no namespaces may be made here';
}

/** A machine with the programs of this one, and a network, processes and mounts of its own. */
export type Machine = {
  /** Words before a command that runs there. */
  into: readonly string[];
  /** Runs a script there and returns what it prints. Throws with its errors when it fails. */
  run(script: string): string;
  /** Starts a program there; it ends with the machine. */
  start(command: readonly string[]): void;
  close(): Promise<void>;
};

/** Starts a machine. `setup` is a script that runs first; `/run` is empty then. */
export async function startMachine(setup: string): Promise<Machine> {
  const own = `set -e; ip link set lo up; mount -t tmpfs -o mode=755 tmpfs /run; mount -t proc proc /proc; ${setup}; touch /run/ready; exec sleep 600`;
  const flags = ['--mount', '--net', '--pid', '--fork', '--kill-child'];
  const child = spawn('unshare', [...flags, 'sh', '-c', own], { stdio: ['ignore', 'ignore', 'inherit'] });
  const list = `/proc/${child.pid}/task/${child.pid}/children`;
  const first = () => (existsSync(list) ? readFileSync(list, 'utf8').trim() : '');
  while (first() === '' || !existsSync(`/proc/${first()}/root/run/ready`)) {
    if (child.exitCode !== null) throw new Error('the machine did not start');
    await delay(10);
  }
  const into = ['nsenter', '-t', first(), '-m', '-n', '-p'];
  return {
    into,
    run(script) {
      const [program, ...args] = [...into, 'sh', '-c', script];
      return execFileSync(program!, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
    },
    start(command) {
      const [program, ...args] = [...into, ...command];
      spawn(program!, args, { stdio: 'ignore' });
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
