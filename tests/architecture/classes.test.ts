import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { missingClasses } from '../../cli/places/missing-classes.ts';
import { formatProblem } from '../../cli/problem.ts';
import { readSources } from './sources.ts';

it('components and pages name no class that their style sheets do not have', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = [...(await readSources(root)).keys()].filter((file) => /^(?:components|pages)\//.test(file));
  expect(missingClasses({ root, files }).map(formatProblem)).toEqual([]);
});
