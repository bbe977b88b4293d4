import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { root } from '../support/run-site.ts';
import { suiteOf, suites, suitesOf } from '../tiers.mjs';
import config from '../vitest.config.ts';

const files = (await glob('tests/**/*.test.{ts,tsx}', { cwd: root })).sort();

describe('each test file', () => {
  it('is in a folder that has a tier, and each such folder has test files', () => {
    expect([...new Set(files.map(suiteOf))].sort()).toEqual(Object.keys(suites).sort());
  });

  it('is run by one command besides `test:all`, or by that one alone', () => {
    const quick = suitesOf('test');
    const site = suitesOf('site');
    expect(quick.filter((name) => site.includes(name))).toEqual([]);
    expect([...suitesOf('all')].sort()).toEqual(Object.keys(suites).sort());
    expect(quick.length + site.length).toBeLessThan(suitesOf('all').length);
  });

  // A run of some files has them alone in its projects.
  it.skipIf(process.env['SITE_TEST_FILES'])('is in one project of the configuration', () => {
    const projects = config.test?.projects as unknown as { test: { include: string[] } }[];
    expect(projects.flatMap(({ test }) => test.include).sort()).toEqual(files);
  });
});

describe('the commands', () => {
  it('run the tiers, and continuous integration runs all', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect([scripts.test, scripts['test:site'], scripts['test:all']]).toEqual([
      'node tests/run.mjs',
      'node tests/run.mjs --tier site',
      'node tests/run.mjs --tier all',
    ]);
    expect(await readFile(join(root, '.ci/run'), 'utf8')).toMatch(/^exec npm run --silent test:all$/m);
  });
});
