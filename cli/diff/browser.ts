import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** A running browser, controlled through the Chrome DevTools Protocol. */
export type Browser = {
  send<Result = unknown>(method: string, params?: object, session?: string): Promise<Result>;
  /** Resolves at the next event of a name in a session. */
  event(method: string, session: string): Promise<void>;
  close(): Promise<void>;
};

/** No network access, and reproducible rendering. */
const switches = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-proxy-server',
  '--disable-gpu',
  '--disable-sync',
  '--disable-extensions',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-dev-shm-usage',
  '--mute-audio',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

type Waiting = { resolve: (result: unknown) => void; reject: (reason: Error) => void };

/** Starts a browser with a temporary profile. Commands are rejected after it has ended. */
export async function startBrowser(program: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'site-browser-'));
  // Chromium refuses to run as root with its sandbox.
  const rooted = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(program, [...switches, ...rooted, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [commands, answers] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, Waiting>();
  const listeners: { method: string; session: string; resolve: () => void; reject: (reason: Error) => void }[] = [];
  let last = 0;
  let ended: Error | null = null;

  const end = (reason: Error) => {
    ended ??= reason;
    for (const { reject } of [...waiting.values(), ...listeners.splice(0)]) reject(ended);
    waiting.clear();
  };
  child.on('error', end);
  child.on('close', () => end(new Error('the browser ended')));
  commands.on('error', end);

  function receive(text: string): void {
    const { id, result, error, method, sessionId } = JSON.parse(text);
    const found = waiting.get(id);
    waiting.delete(id);
    if (error) found?.reject(new Error(error.message));
    else found?.resolve(result);
    for (const listener of listeners.filter((one) => one.method === method && one.session === sessionId)) {
      listeners.splice(listeners.indexOf(listener), 1);
      listener.resolve();
    }
  }
  let rest = '';
  answers.setEncoding('utf8').on('data', (piece: string) => {
    const messages = (rest + piece).split('\0');
    rest = messages.pop() ?? '';
    messages.forEach(receive);
  });

  return {
    send: (method, params = {}, session) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        waiting.set((last += 1), { resolve: resolve as (result: unknown) => void, reject });
        commands.write(`${JSON.stringify({ id: last, method, params, ...(session && { sessionId: session }) })}\0`);
      }),
    event: (method, session) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        listeners.push({ method, session, resolve, reject });
      }),
    async close() {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) await stopped(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGKILL');
  });
}
