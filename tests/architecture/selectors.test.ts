import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { expect, it } from 'vitest';
import { root } from '../support/run-site.ts';
import { captionProblems } from './selector-rules.ts';

it('no browser test finds an element by a caption', async () => {
  const files = (await glob('tests/{browser,walks,engines}/**/*.{ts,tsx}', { cwd: root })).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  expect(captionProblems(new Map(files.map((file, at) => [file, texts[at]!])))).toEqual([]);
});
