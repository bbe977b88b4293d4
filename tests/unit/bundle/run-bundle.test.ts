import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asRun, runBundle } from '../../../cli/run-bundle.mjs';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'run-bundle-'))));
afterAll(() => rm(folder, { recursive: true }));

/** What a script says when it is run by way of a file of that name. */
function said(name: string): string {
  const { exports, keep } = runBundle<{ say: () => string }>({ file: join(folder, name), purpose: 'say' });
  const words = exports.say();
  keep();
  return words;
}

it('runs a bundle by the code that was kept of it, and not by damaged code', async () => {
  const script = asRun("exports.say = () => 'as it was written';");
  await writeFile(join(folder, 'a.cjs'), script);
  expect(said('a.cjs')).toBe('as it was written');
  const kept = (await readdir(folder)).find((name) => name.endsWith('.compiled'))!;
  const code = await readFile(join(folder, kept), 'latin1');
  expect(code).toContain('as it was written');

  // Under another name, because V8 itself remembers what it compiled.
  await writeFile(join(folder, 'b.cjs'), script);
  await writeFile(join(folder, kept.replace('a.cjs', 'b.cjs')), code.replace('as it was written', 'as it was damaged'), 'latin1');
  expect(said('b.cjs')).toBe('as it was written');
});
