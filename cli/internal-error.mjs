/**
 * An unexpected error as a problem, with its stack.
 *
 * @param {unknown} failure
 * @returns {import('./problem.ts').Problem}
 */
export function internalError(failure) {
  const text = failure instanceof Error ? failure.message : String(failure);
  return {
    severity: 'error',
    what: `internal error: ${text.split('\n')[0]}`,
    where: 'the generator',
    why: (failure instanceof Error && failure.stack) || text,
    fix: 'this is a bug in the generator: please report it with the stack above; the current release is unchanged',
  };
}
