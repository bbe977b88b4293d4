import type { Problem } from '../../../cli/problem.ts';
import { Stop } from '../../../cli/problem.ts';

/** The exit code and the problems that work stops with; fails when it does not stop. */
export async function problemsOf(work: Promise<unknown>): Promise<{ code: number; problems: readonly Problem[] }> {
  try {
    await work;
  } catch (failure) {
    if (failure instanceof Stop) return { code: failure.code, problems: failure.problems };
    throw failure;
  }
  throw new Error('it did not stop');
}
