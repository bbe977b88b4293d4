import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DevServer, startDevServer } from '../support/dev-server.ts';

let dev: DevServer;

const redirects = 'config/redirects.ts';

beforeAll(async () => {
  dev = await startDevServer({
    async starting(project) {
      const file = join(project, redirects);
      const row = "{ edition: 'zh', from: '/moved', to: '/sms' },";
      await writeFile(
        file,
        (await readFile(file, 'utf8')).replace('= [\n', () => `= [\n  ${row}\n`),
      );
    },
  });
});
afterAll(() => dev?.close());

it('applies what is saved while it starts', async () => {
  const location = async () => (await fetch(`${dev.zh}/moved`, { redirect: 'manual' })).headers.get('location');
  await expect.poll(location).toBe('/sms');
});
