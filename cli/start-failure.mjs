// Reports errors that occur before the program is bundled.
import { internalError } from './internal-error.mjs';
import { exit, formatProblem, jsonLine, jsonOutcome } from './stop.mjs';
import { systemProblem } from './system-problem.mjs';

/**
 * Prints an error, with --json also as a JSON object, and returns its exit code.
 *
 * @param {unknown} failure
 * @param {{ root: string, json: boolean }} where
 * @returns {import('./problem.ts').ExitCode}
 */
export function reportStartFailure(failure, { root, json }) {
  const { code, problems } = endOf(failure, root);
  for (const problem of problems) console.error(formatProblem(problem));
  if (json) console.log(jsonLine(jsonOutcome({ code, problems })));
  return code;
}

function endOf(failure, root) {
  if (Array.isArray(failure?.problems)) return failure;
  if (failure?.code === 'ERR_MODULE_NOT_FOUND' && /Cannot find package/.test(failure.message))
    return { code: exit.failed, problems: [missingPackage(failure, root)] };
  return { code: exit.failed, problems: [systemProblem(failure) ?? internalError(failure)] };
}

function missingPackage({ message }, root) {
  return {
    severity: 'error',
    what: 'packages are not installed',
    where: root,
    why: message.split('\n')[0],
    fix: 'run `npm ci --omit=dev` there (without --omit=dev to run the tests too)',
  };
}
