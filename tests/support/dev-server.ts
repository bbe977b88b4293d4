import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './nginx.ts';
import { smallProject } from './small-project.ts';

/** A dev server on a small copy of the project, whose sources a test changes. */
export type DevServer = {
  project: string;
  /** Its process. */
  pid: number;
  zh: string;
  en: string;
  /** What it has printed. */
  printed: () => string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** Replaces a text that a file has, until the returned function is called. Each of them waits until the server has applied it. */
  edit(file: string, from: string, to: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** Starts one. `prepare` changes the copy before that. */
export async function startDevServer(prepare: (project: string) => Promise<void>): Promise<DevServer> {
  const { folder, project, remove } = await smallProject();
  await prepare(project);
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [join(project, 'cli/bin.mjs'), 'dev', '--port', String(port)], {
    cwd: project,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NO_COLOR: '1',
      SITE_OUT: join(folder, 'output'),
      SITE_CACHE: join(folder, 'cache'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
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
    started,
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
    async close() {
      changes.close();
      child.kill('SIGTERM');
      await ended;
      await remove();
    },
  };
}

/** The changes that a dev server reports. */
async function changesOf(origin: string): Promise<{ next: () => Promise<void>; close: () => void }> {
  const ending = new AbortController();
  const response = await fetch(`${origin}/__site/events`, { signal: ending.signal });
  let waiting: (() => void)[] = [];
  const read = async () => {
    for await (const part of response.body!) {
      if (!Buffer.from(part).toString().includes('event: change')) continue;
      for (const done of waiting) done();
      waiting = [];
    }
  };
  read().catch(() => undefined);
  return { next: () => new Promise((done) => waiting.push(done)), close: () => ending.abort() };
}
