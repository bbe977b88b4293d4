import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './nginx.ts';
import { smallProject } from './small-project.ts';

/** A dev server on a small copy of the project, whose sources a test changes. */
export type DevServer = {
  project: string;
  /** Its process. */
  pid: number;
  zh: string;
  en: string;
  /** Its output. */
  printed: () => string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** Replaces a text that a file has, until the returned function is called. Each of them waits until the server has applied it. */
  edit(file: string, from: string, to: string): Promise<() => Promise<void>>;
  /** Presses a key of its terminal. */
  press(key: string): void;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
  close(): Promise<void>;
};

export type StartDevServerOptions = {
  /** Pages besides those of the small project. */
  also?: readonly string[];
  /** Changes the copy before the start. */
  prepare?: (project: string) => Promise<void>;
  /** Changes the copy when the server listens and has not read all sources yet. */
  starting?: (project: string) => Promise<void>;
  args?: readonly string[];
  /** Arguments for Node.js. */
  node?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Runs it in a terminal, whose keys `press` presses. */
  terminal?: boolean;
};

/** Starts one. */
export async function startDevServer({
  also = [],
  prepare = async () => undefined,
  starting,
  args = [],
  node = [],
  env = {},
  terminal = false,
}: StartDevServerOptions = {}): Promise<DevServer> {
  const { folder, project, remove } = await smallProject({ also });
  await prepare(project);
  const port = await freePort();
  const command = [process.execPath, ...node, join(project, 'cli/bin.mjs'), 'dev', '--port', String(port), ...args];
  const [file, ...rest] = terminal ? inTerminal(command) : command;
  const child: ChildProcess = spawn(file!, rest, {
    cwd: project,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NO_COLOR: '1',
      SITE_OUT: join(folder, 'output'),
      SITE_CACHE: join(folder, 'cache'),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  let ready = () => {};
  const started = new Promise<void>((done) => {
    ready = done;
  });
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (/^Ready in /m.test(printed)) ready();
    });
  const ended = once(child, 'close');
  await Promise.race([
    starting
      ? listening(port)
          .then(() => starting(project))
          .then(() => started)
      : started,
    ended.then(() => {
      throw new Error(`the dev server ended: ${printed}`);
    }),
  ]);
  const changes = await changesOf(`http://localhost:${port}`);
  const read = (file: string) => readFile(join(project, file), 'utf8');
  const write = async (file: string, text: string) => {
    const applied = changes.next();
    await writeFile(join(project, file), text);
    await applied;
  };
  return {
    project,
    pid: child.pid!,
    zh: `http://localhost:${port}`,
    en: `http://en.localhost:${port}`,
    printed: () => printed,
    read,
    write,
    async edit(file, from, to) {
      const before = await read(file);
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
      await write(
        file,
        before.replace(from, () => to),
      );
      return () => write(file, before);
    },
    press: (key) => void child.stdin!.write(key),
    ended: ended.then(([code]) => code as number | null),
    async close() {
      changes.close();
      child.kill('SIGTERM');
      await ended;
      await remove();
    },
  };
}

/** Resolves as soon as a port accepts connections. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, 'localhost');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(5);
  }
}

/** A command in a pseudo-terminal that ends with the command's exit code: `script` is part of every Linux system. */
const inTerminal = (command: readonly string[]) => [
  'script',
  '--quiet',
  '--return',
  '--flush',
  '--command',
  command.map((part) => `'${part}'`).join(' '),
  '/dev/null',
];

/** The changes that a dev server reports. */
async function changesOf(origin: string): Promise<{ next: () => Promise<void>; close: () => void }> {
  const ending = new AbortController();
  const response = await fetch(`${origin}/__site/events`, { signal: ending.signal });
  let waiting: (() => void)[] = [];
  const read = async () => {
    // An event may come in two parts.
    const event = 'event: change\ndata:\n\n';
    let text = '';
    for await (const part of response.body!) {
      text += Buffer.from(part).toString();
      const at = text.lastIndexOf(event);
      if (at < 0) continue;
      text = text.slice(at + event.length);
      for (const done of waiting) done();
      waiting = [];
    }
  };
  read().catch(() => undefined);
  return { next: () => new Promise((done) => waiting.push(done)), close: () => ending.abort() };
}
