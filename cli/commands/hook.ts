import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openRunQueue } from '../hook/run-queue.ts';
import { hookServer } from '../hook/server.ts';
import { closeServer, listen } from '../lib/http-server.ts';
import { exit, Stop } from '../problem.ts';

export type HookOptions = {
  port: number;
  host: string;
  /** Key of the signatures; null when none is configured. */
  secret: string | null;
  /** Seconds without a webhook before the command runs. */
  debounce: number;
  command: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  print: (line: string) => void;
};

/** Runs a command after signed webhooks, until SIGINT or SIGTERM. Throws a `Stop` (2) without a secret, or for a port that is in use. */
export async function hook({ port, host, secret, debounce, command, env, print }: HookOptions): Promise<void> {
  if (secret === null) throw noSecret();
  let child: ChildProcess | null = null;
  let last: { exit: number | string; ended: string } | null = null;
  const [program, ...args] = command as [string, ...string[]];
  const run = async () => {
    print(`running ${command.join(' ')}`);
    // A command has no use for the key.
    const { SITE_HOOK_SECRET: _, ...rest } = env;
    child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: rest });
    const code = await once(child, 'close').then(
      ([code, signal]) => (code ?? signal) as number | string,
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    child = null;
    last = { exit: code, ended: new Date().toISOString() };
    print(`the command ended with ${code}`);
    return code === 0;
  };
  const queue = openRunQueue({
    run,
    quiet: debounce * 1000,
    longest: debounce * 10_000,
    retryAfter: 60_000,
    retries: 2,
  });
  const state = () => ({ state: queue.state(), last });
  const accepted = () => {
    print('webhook accepted');
    queue.request();
  };
  const server = hookServer({ secret, accepted, state });
  const {
    address,
    family,
    port: taken,
  } = await listen({ server, host, port }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen({ port, host, error });
  });
  print(`Webhooks at http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await closeServer(server);
  (child as ChildProcess | null)?.kill('SIGTERM');
  await queue.close();
}

const noSecret = () =>
  Stop.of(exit.usage, {
    what: 'no key for the signatures of webhooks',
    where: 'environment variable SITE_HOOK_SECRET',
    why: 'anybody could start builds',
    fix: 'set it to the secret that the sender of the webhooks signs with, such as the output of `openssl rand -hex 32`',
  });

const cannotListen = ({ port, host, error }: { port: number; host: string; error: NodeJS.ErrnoException }) =>
  Stop.of(exit.usage, {
    what: error.code === 'EADDRINUSE' ? `port ${port} is in use` : `cannot listen on ${host}:${port}`,
    where: `${host}:${port}`,
    why: error.code === 'EADDRINUSE' ? 'another program listens there' : error.message,
    fix: 'choose another with --port or --host',
  });
