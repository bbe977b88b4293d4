import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../support/run-site.ts';

/** What knip finds in a folder: files that nothing loads, exports that nothing imports, packages that are not used or not listed. */
async function findings(folder: string): Promise<string[]> {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const options = ['--no-progress', '--treat-config-hints-as-errors', '--reporter', 'compact', '--directory', folder];
  return promisify(execFile)(process.execPath, [knip, ...options]).then(
    () => [],
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`.trim().split('\n'),
  );
}

it('every file, export and package of the project has a use', async () => {
  expect(await findings(root)).toEqual([]);
});

it('what has no use is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'knip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    'package.json': JSON.stringify({ name: 'a', type: 'module', main: 'src/a.ts', dependencies: { yaml: '*' } }),
    'src/a.ts': "import { b } from './b.ts';\nimport * as z from 'zod';\nconsole.log(b, z);\n",
    'src/b.ts': 'export const b = 1;\nexport const c = 2;\n',
    'src/d.ts': 'export const d = 3;\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const found = (await findings(folder)).join('\n');
  for (const what of ['src/d.ts', 'src/b.ts: c', 'package.json: yaml', 'src/a.ts: zod']) expect(found).toContain(what);
});
