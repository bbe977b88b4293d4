import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort, get } from '../support/nginx.ts';
import { pageOf, publishingFolder, publishNumber } from '../support/published-site.ts';
import { en, zh } from '../support/questions.ts';
import { root } from '../support/run-site.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A pod: what `.deploy/kubernetes/serve` does with an output folder, and what it says. */
async function pod() {
  const { folder, out, remove } = await publishingFolder();
  closing.push(remove);
  const port = await freePort();
  const own = join(folder, 'own');
  const child: ChildProcess = spawn(join(root, '.deploy/kubernetes/serve'), [out, own], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  closing.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const page = async () => {
    const { status, body, header } = await get(port, { host: zh, target: '/im' });
    return [status, header('x-release'), body];
  };
  return {
    out,
    own,
    port,
    child,
    ended,
    page,
    said: () => said,
    publish: (number: number) => publishNumber({ folder, port, number }),
  };
}

const soon = { timeout: 15_000, interval: 100 };

it('waits for the first release, and serves each next one without a failed request', async () => {
  const { out, port, own, child, ended, page, said, publish } = await pod();
  await expect.poll(said, soon).toBe(`${out} has no release yet: waiting for the first build\n`);
  const first = await publish(1);
  await expect.poll(() => page().catch(() => null), soon).toEqual([200, first, pageOf(1)]);

  const wrong: unknown[] = [];
  let over = false;
  const visitor = (async () => {
    while (!over) {
      const { status } = await get(port, { host: en, target: '/en/im' });
      if (status !== 200) wrong.push(status);
    }
  })();
  const second = await publish(2);
  await expect.poll(page, soon).toEqual([200, second, pageOf(2)]);
  over = true;
  await visitor;
  expect(wrong).toEqual([]);
  expect(said()).toContain(`serving ${first}\nserving ${second}\n`);
  // It writes into its own folder alone.
  expect(readdirSync(join(out, 'run'))).toEqual([]);
  expect(readdirSync(own).sort()).toEqual(['current', 'releases', 'run']);

  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('goes on with the release before one whose rules nginx refuses, and says so once', async () => {
  const { out, page, said, publish } = await pod();
  const first = await publish(1);
  await expect.poll(() => page().catch(() => null), soon).toEqual([200, first, pageOf(1)]);
  const second = await publish(2);
  appendFileSync(join(out, 'releases', second, 'nginx/nginx.conf'), 'nonsense;\n');
  const line = `nginx refuses ${second}: still serving ${first}\n`;
  await expect.poll(said, soon).toContain(line);
  expect(await page()).toEqual([200, first, pageOf(1)]);
  const third = await publish(3);
  await expect.poll(page, soon).toEqual([200, third, pageOf(3)]);
  expect(said().split(line)).toHaveLength(2);
});
