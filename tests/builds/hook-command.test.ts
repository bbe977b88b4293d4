import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root, runSite } from '../support/run-site.ts';

const secret = 'a-secret-for-tests';

let folder: string;
let running: ChildProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-hook-'));
});
afterEach(async () => {
  if (running !== null && running.exitCode === null) running.kill('SIGKILL');
  running = null;
  await rm(folder, { recursive: true });
});

/** Starts `site hook` with a command that notes each of its runs, and the key that it was given. */
async function startHook(command: string, debounce = 0) {
  const args = ['hook', '--port', '0', '--debounce', String(debounce), '--', 'sh', '-c', command];
  const child = spawn(process.execPath, [join(root, 'cli/bin.mjs'), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], SITE_HOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  const printed = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(text);
      if (found) return found;
      await once(child.stdout, 'data');
    }
  };
  const [, url] = await printed(/Webhooks at (\S+)/);
  return { child, url: url!, printed };
}

const stateAt = async (url: string, key: string): Promise<unknown> => {
  const signature = createHmac('sha256', key).update('').digest('hex');
  return (await fetch(url, { headers: { 'X-Hub-Signature-256': `sha256=${signature}` } })).json();
};
const post = (url: string, key: string) =>
  fetch(url, {
    method: 'POST',
    body: '{}',
    headers: { 'X-Hub-Signature-256': `sha256=${createHmac('sha256', key).update('{}').digest('hex')}` },
  });

it('runs the command after a signed webhook, without the key', async () => {
  const { child, url, printed } = await startHook('echo "run $SITE_HOOK_SECRET" >> runs');
  expect((await post(url, 'a-key-of-another')).status).toBe(401);
  expect((await post(url, secret)).status).toBe(202);
  await printed(/the command ended with 0/);
  expect(await readFile(join(folder, 'runs'), 'utf8')).toBe('run \n');
  expect(await stateAt(url, secret)).toEqual({ state: 'idle', last: { exit: 0, ended: expect.any(String) } });

  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

it('runs once for a burst of webhooks, again after one whose build failed, and takes a repeated one as any other', async () => {
  const { url, printed } = await startHook('echo run >> runs; test -e fixed', 1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(url, secret)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 202));
  await printed(/the command ended with 1/);
  const state = () => stateAt(url, secret);
  // The failed build is repeated after a minute.
  expect(await state()).toMatchObject({ state: 'waiting', last: { exit: 1 } });
  await writeFile(join(folder, 'fixed'), '');
  expect((await post(url, secret)).status).toBe(202);
  await printed(/the command ended with 0/);
  expect(await state()).toMatchObject({ state: 'idle', last: { exit: 0 } });
  expect(await readFile(join(folder, 'runs'), 'utf8')).toBe('run\nrun\n');
});

it('ends a command that runs when it is stopped', async () => {
  const { child, url, printed } = await startHook('exec sleep 600');
  expect((await post(url, secret)).status).toBe(202);
  await printed(/running sh/);
  child.kill('SIGTERM');
  await printed(/the command ended with SIGTERM/);
  expect(await once(child, 'close')).toEqual([0, null]);
});

it('does not start without a key, or with one that can be guessed', async () => {
  const without = await runSite(['hook', '--port', '0']);
  expect(without.code).toBe(2);
  expect(without.stderr).toContain('no key for the signatures of webhooks');
  const short = await runSite(['hook', '--port', '0'], { env: { SITE_HOOK_SECRET: 'short' } });
  expect(short.code).toBe(2);
  expect(short.stderr).toContain('invalid SITE_HOOK_SECRET');
  expect(short.stderr).not.toContain('"short"');
});
