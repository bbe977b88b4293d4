import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What a run came to. Tests are named by file and title. */
export type Outcome = {
  passed: number;
  failed: string[];
  /** With the reason, where one was given. */
  skipped: string[];
  /** Passed, but not the first time. */
  retried: string[];
};

/** Writes the outcome of a run to a file, as JSON. */
export function outcomeReporter(file: string): Reporter {
  return {
    onTestRunEnd(modules, errors) {
      writeFileSync(file, JSON.stringify(outcomeOf(modules, errors.length)));
    },
  };
}

function outcomeOf(modules: readonly TestModule[], errors: number): Outcome {
  const outcome: Outcome = { passed: 0, failed: [], skipped: [], retried: [] };
  for (const module of modules) {
    const before = outcome.failed.length;
    for (const test of module.children.allTests()) count(test, outcome);
    // A file that cannot be loaded, or whose hooks fail, may have no failed test; it counts as one all the same.
    if (!module.ok() && outcome.failed.length === before) outcome.failed.push(module.relativeModuleId);
  }
  if (errors > 0) outcome.failed.push(`${errors} errors outside of tests, above`);
  return outcome;
}

function count(test: TestCase, outcome: Outcome): void {
  const name = `${test.module.relativeModuleId}: ${test.fullName}`;
  const result = test.result();
  if (result.state === 'failed') outcome.failed.push(name);
  else if (result.state === 'skipped') outcome.skipped.push(result.note ? `${name} (${result.note})` : name);
  else if (result.state === 'passed') {
    outcome.passed++;
    if ((test.diagnostic()?.retryCount ?? 0) > 0) outcome.retried.push(name);
  }
}
