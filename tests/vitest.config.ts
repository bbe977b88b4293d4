import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import { defineConfig } from 'vitest/config';
import { outcomeReporter } from './support/outcome.ts';
import { wordsOfPages } from './support/words.ts';
import { suiteOf, suitesOf, type Tier } from './tiers.mjs';

/** Set by `tests/run.mjs`: the tier, the files that it chose, and where it reads the outcome. */
const { SITE_TEST_TIER: tier = 'all', SITE_TEST_FILES: files, SITE_TEST_OUTCOME: outcome } = process.env;

const root = fileURLToPath(new URL('..', import.meta.url));
const chosen =
  files?.split(':') ??
  glob.sync(
    suitesOf(tier as Tier).map((name) => `tests/${name}/**/*.test.{ts,tsx}`),
    { cwd: root },
  );

/** Unit tests that replace a module need one of their own. */
const replacing = ['closing', 'generated-articles', 'latency'].map((name) => `tests/unit/embedded-api/${name}.test.ts`);

/** Which project runs a file. */
function projectOf(file: string): 'unit' | 'browser' | 'site' {
  const suite = suiteOf(file);
  if (suite === 'unit' && !replacing.includes(file)) return 'unit';
  return ['browser', 'walks', 'engines'].includes(suite) ? 'browser' : 'site';
}

const filesOf = (project: ReturnType<typeof projectOf>) => chosen.filter((file) => projectOf(file) === project);

const project = {
  root,
  plugins: [wordsOfPages(root)],
  oxc: { jsx: { runtime: 'automatic' as const } },
};
const shared = {
  // Only a test that hangs is ended: none measures time, and a busy machine is no failure.
  testTimeout: 400_000,
  hookTimeout: 400_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  ...project,
  test: {
    // Two processors run three: a third of a test's time is spent waiting, for a browser or for a moment that has to pass.
    maxWorkers: Math.max(3, availableParallelism()),
    globalSetup: 'tests/support/shared-site.ts',
    reporters: outcome === undefined ? ['default'] : ['default', outcomeReporter(outcome)],
    passWithNoTests: true,
    projects: [
      // Files that share their workers' modules take 30 s, and 78 s in a process each.
      {
        ...project,
        test: {
          ...shared,
          name: 'unit',
          include: filesOf('unit'),
          pool: 'threads',
          isolate: false,
        },
      },
      {
        ...project,
        test: {
          ...shared,
          name: 'site',
          include: filesOf('site'),
          pool: 'forks',
        },
      },
      {
        ...project,
        test: {
          ...shared,
          name: 'browser',
          include: filesOf('browser'),
          pool: 'forks',
          // A browser on a busy machine now and then loses a page. What fails twice is a failure; the last lines of a run name the others.
          retry: 1,
        },
      },
    ],
  },
});
