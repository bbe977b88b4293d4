import { exit, Stop } from '../problem.ts';

/** Waits for all promises, and throws one `Stop` with the problems of all that stopped. Other errors are thrown unchanged. */
export async function gather<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  const results = await Promise.allSettled(promises);
  const problems = results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    if (result.reason instanceof Stop) return result.reason.problems;
    throw result.reason;
  });
  if (problems.length > 0) throw new Stop(exit.usage, problems);
  return results.map((result) => (result as PromiseFulfilledResult<Value>).value);
}
