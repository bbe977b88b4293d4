import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it, onTestFinished } from 'vitest';
import { request } from '../../config/calls/request.ts';
import { startApi, startContent, temporaryFolder } from '../support/content-client.ts';
import { good, hang, status } from '../support/faulty-api.ts';

describe('closing the client', () => {
  it('lets the process end, though the API keeps its connections open', async () => {
    // Ten minutes of keep-alive: a process that waits for them does not end within this test.
    const api = await startApi(good([], { 'keep-alive': 'timeout=600' }));
    const folder = await temporaryFolder();
    const program = join(folder, 'program.cjs');
    await build({
      stdin: {
        resolveDir: import.meta.dirname,
        contents: `
          import { contentRules } from '../../cli/content/content-rules.ts';
          import definition from '../../config/index.ts';
          import { openContent } from '../../cli/content/content.ts';
          const content = openContent({
            ...contentRules(definition),
            base: ${JSON.stringify(api.base)}, cache: ${JSON.stringify(folder)},
            namespace: 'test', engine: 'e', concurrency: 2, offline: false,
          });
          content.fetch({ call: 'blogType', request: {} }).then(async ({ source }) => {
            await content.close();
            console.log(source);
          });`,
      },
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      outfile: program,
    });
    const child = spawn(process.execPath, [program]);
    onTestFinished(() => void child.kill());
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    const [code] = await once(child, 'close');
    expect([Buffer.concat(output).toString(), code]).toEqual(['fresh\n', 0]);
  });

  it('aborts running and queued calls', async () => {
    const api = await startApi(hang);
    const content = startContent({ base: api.base, cache: await temporaryFolder(), concurrency: 1, callTime: 60_000 });
    const answers = Promise.all([content.fetch(request('blogType')), content.fetch(request('navigation'))]);
    await api.arrived(1);
    await content.close();
    expect((await answers).map(({ source }) => source)).toEqual(['empty', 'empty']);
    expect(content.report().failures.map(({ cause, problem }) => [cause, problem.why, problem.fix])).toEqual([
      ['closed', 'the build ended before the response arrived', 'build again'],
      ['closed', 'the build ended before the response arrived', 'build again'],
    ]);
    expect(api.seen).toHaveLength(1);
  });

  it('ends a pause between retries', async () => {
    const api = await startApi(status(503, { 'retry-after': '50' }));
    const content = startContent({ base: api.base, cache: await temporaryFolder(), callTime: 60_000 });
    const answer = content.fetch(request('blogType'));
    await api.arrived(1);
    await content.close();
    expect((await answer).source).toBe('empty');
    expect(content.report().failures[0]?.cause).toBe('closed');
  });

  it('may be done twice, and offline', async () => {
    const api = await startApi(good([]));
    const content = startContent({ base: api.base, cache: await temporaryFolder() });
    await content.close();
    await content.close();
    const offline = startContent({ base: null, cache: await temporaryFolder(), offline: true });
    await expect(offline.close()).resolves.toBeUndefined();
  });
});
