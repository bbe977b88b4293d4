import { internalError } from '../../internal-error.mjs';
import type { Problem } from '../../problem.ts';
import { excerptAt } from '../../render/excerpt-at.ts';
import type { SourceFrame } from '../../render/source-frames.ts';

type RunProblemOptions = {
  root: string;
  /** What was thrown when a module was run. */
  failure: unknown;
  framesOf: (stack: string) => Promise<readonly SourceFrame[]>;
};

/** The problem of a module that throws when it is run, with its place in the sources. */
export async function runProblem({ root, failure, framesOf }: RunProblemOptions): Promise<Problem> {
  const { message, stack = '' } = failure instanceof Error ? failure : new Error(String(failure));
  const frames = await framesOf(stack).catch(() => []);
  const [place] = frames.flatMap((frame) => frame.place ?? []);
  if (!place) return internalError(failure);
  const excerpt = excerptAt({ root, place });
  return {
    severity: 'error',
    what: `cannot run ${place.file}`,
    where: `${place.file}:${place.line}:${place.column}`,
    ...(excerpt && { excerpt }),
    why: message,
    fix: 'correct the source',
  };
}
