import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../support/run-site.ts';

it('a command that does not end after the first signal is ended ten seconds later', { timeout: 60_000 }, async () => {
  const outfile = join(tmpdir(), `site-interrupt-${process.pid}.mjs`);
  onTestFinished(() => rmSync(outfile, { force: true }));
  await build({
    stdin: {
      contents: `import { onInterrupt } from './cli/interrupt.ts';
        onInterrupt((stop) => { console.log(stop.problems[0].why); process.exit(stop.code); });
        setInterval(() => undefined, 1000);
        console.log('ready');`,
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
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(130);
  expect(said).toContain('it received SIGINT or SIGTERM, and had not ended after 10 s');
  expect(performance.now() - sent).toBeGreaterThan(9500);
  expect(performance.now() - sent).toBeLessThan(15_000);
});
