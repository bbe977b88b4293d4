import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { api } from '../../../cli/commands/api.ts';
import { site } from '../../../config/site.ts';
import { small } from './support/running-api.ts';

let folder: string;
let program: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-command-'));
  program = join(folder, 'api.cjs');
  const contents = `
    import { api } from './cli/commands/api.ts';
    import definition from './config/index.ts';
    api({ ...JSON.parse(process.argv[2]), definition, print: console.log }).then(() => console.log('ended'));
  `;
  await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: program,
    logLevel: 'error',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command in a process of its own, which goes with the test. */
function started(options: Omit<Parameters<typeof api>[0], 'definition' | 'print'>) {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

describe('the api command', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('says what it serves, answers, and ends in peace on %s', async (signal) => {
    const options = { port: 0, content: small, linked: [], data: join(folder, 'data'), site, articles: 3, latency: 1 };
    const child = started(options);
    const exited = once(child, 'exit');
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

    const { value: line } = await lines.next();
    const [, url] = /^Content API at (http:\/\/127\.0\.0\.1:\d+)$/.exec(line) ?? [];
    for (const expected of [
      `  content       ${small}, 3 generated articles`,
      '  delay         1 ms for every response',
      `  visitor data  ${options.data}`,
      `  SMS codes     ${url}/codes shows those sent`,
      `  faults        ${url}/faults makes calls fail`,
      `  services      ${url}/services shows clicks, shares and chat messages`,
      'Press Ctrl+C to stop',
    ])
      expect((await lines.next()).value).toBe(expected);
    // fetch keeps its connection alive: the end must not wait for it.
    expect((await fetch(`${url}/api/v2/blog/client/nav`)).status).toBe(200);

    child.kill(signal);
    expect((await lines.next()).value).toBe('ended');
    expect(await lines.next()).toEqual({ done: true, value: undefined });
    expect(await exited).toEqual([0, null]);
  });

  it('ends immediately while a response is delayed by an hour', async () => {
    const options = {
      port: 0,
      content: small,
      linked: [],
      data: join(folder, 'data'),
      site,
      articles: 0,
      latency: 3_600_000,
    };
    const child = started(options);
    const exited = once(child, 'exit');
    const { value: line } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();

    const socket = connect(Number(/:(\d+)$/.exec(line)?.[1]), '127.0.0.1');
    socket.write('GET /api/v2/blog/client/nav HTTP/1.1\r\nHost: api\r\nExpect: 100-continue\r\n\r\n');
    // The server says so as it begins to handle the request.
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 Continue/);
    socket.on('error', () => {});

    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    socket.destroy();
  });
});
