// Reports errors that occur before the program is bundled.
import { internalError } from './internal-error.mjs';
import { exit, formatProblem, jsonLine, jsonOutcome } from './stop.mjs';
import { systemProblem } from './system-problem.mjs';

/**
 * Prints an error, with --json also as a JSON object, and returns its exit code.
 *
 * @param {unknown} failure
 * @param {{ json: boolean }} options
 * @returns {import('./problem.ts').ExitCode}
 */
export function reportStartFailure(failure, { json }) {
  const { code, problems } = endOf(failure);
  for (const problem of problems) console.error(formatProblem(problem));
  if (json) console.log(jsonLine(jsonOutcome({ code, problems })));
  return code;
}

function endOf(failure) {
  if (Array.isArray(failure?.problems)) return failure;
  return { code: exit.failed, problems: [systemProblem(failure) ?? internalError(failure)] };
}
