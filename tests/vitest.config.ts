import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowest } from './slowest.ts';

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = slowest.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
      return place < 0 ? slowest.length : place;
    };
    return files.sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** Unit tests that replace a module need one of their own. */
const replacing = ['closing', 'generated-articles', 'latency'].map((name) => `tests/unit/embedded-api/${name}.test.ts`);
const unit = 'tests/unit/**/*.test.{ts,tsx}';

const project = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic' } },
} as const;
const shared = {
  // Only a test that hangs is ended: none measures time, and a busy machine is no failure.
  testTimeout: 400_000,
  hookTimeout: 400_000,
  // A browser on a busy machine now and then loses a page. What fails twice is a failure; what passed again is marked in the output.
  retry: 1,
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  ...project,
  test: {
    // Two processors run three: a third of a test's time is spent waiting, for a browser or for a moment that has to pass.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: SlowestFirst },
    projects: [
      // 229 files that share their workers' modules take 30 s, and 78 s in a process each.
      {
        ...project,
        test: { ...shared, name: 'unit', include: [unit], exclude: replacing, pool: 'threads', isolate: false },
      },
      {
        ...project,
        test: {
          ...shared,
          name: 'site',
          include: ['tests/!(unit)/**/*.test.{ts,tsx}', ...replacing],
          pool: 'forks',
          globalSetup: 'tests/support/shared-site.ts',
        },
      },
    ],
  },
});
