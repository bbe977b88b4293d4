import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../support/run-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-interrupt-'));
const pipe = join(folder, 'pipe');
beforeAll(() => void execFileSync('mkfifo', [pipe]));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a command may be at when a signal comes, and how it ends then: a shell reports 130 for both. */
const work = {
  'at nothing': ['setInterval(() => undefined, 1000);', [130, null]],
  'at a pipe that nobody writes to': ['readFile(pipe, () => undefined);', [null, 'SIGINT']],
  'with a thread at such a pipe': ["thread(`require('fs').readFileSync(${JSON.stringify(pipe)})`);", [null, 'SIGINT']],
  'with a thread in a regular expression': ["thread(\"/^(a+)+$/.test('a'.repeat(99) + '!')\");", [130, null]],
} as const;

/** Runs a command that is at `code`, and sends SIGTERM when it is. Resolves to its exit, its milliseconds and what it said. */
async function signalled(code: string, ending: string) {
  const outfile = join(folder, `${crypto.randomUUID()}.mjs`);
  await build({
    stdin: {
      contents: `import { readFile } from 'node:fs';
        import { Worker } from 'node:worker_threads';
        import { endProcess } from './cli/end-process.mjs';
        import { onInterrupt } from './cli/interrupt.ts';
        const pipe = ${JSON.stringify(pipe)};
        const thread = (code) => new Worker(code, { eval: true });
        const end = (stop) => { console.log(stop.problems[0].why); return endProcess(stop.code); };
        onInterrupt().${ending}.catch(end);
        ${code}
        setTimeout(() => console.log('ready'), 500);`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  const child = spawn(process.execPath, [outfile], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 20_000 }).toContain('ready');
  const sent = performance.now();
  child.kill('SIGTERM');
  const exit = await once(child, 'exit');
  return { exit, took: performance.now() - sent, said };
}

describe('a first signal ends a command', { timeout: 60_000 }, () => {
  it.each(Object.entries(work))('%s', async (_, [code, exit]) => {
    const ended = await signalled(code, 'rejected');
    expect(ended.exit).toEqual(exit);
    expect(ended.took).toBeLessThan(10_000);
  });

  it('that does not end by itself within ten seconds', async () => {
    const [code, exit] = work['at a pipe that nobody writes to'];
    const ended = await signalled(code, 'abandoned');
    expect(ended.exit).toEqual(exit);
    expect(ended.said).toContain('it received SIGINT or SIGTERM, and had not ended after 8 s');
    expect(ended.took).toBeGreaterThan(7_500);
    // A busy machine takes its time besides.
    expect(ended.took).toBeLessThan(15_000);
  });
});
