import { formatted } from '../check/formats/index.ts';
import type { Settings } from '../environment.ts';
import type { Console } from '../console/console.ts';
import { type Problem, Stop } from '../problem.ts';

export type AnnotatedOptions = {
  /** Null: no annotations. */
  format: 'github' | null;
  settings: Pick<Settings, 'program' | 'definition'>;
  console: Console;
};

/** Does the work of a command, and prints its warnings and errors once more as annotations of a pipeline. */
export async function annotated(
  { format, settings: { program, definition }, console }: AnnotatedOptions,
  work: (console: Console) => Promise<void>,
): Promise<void> {
  if (format === null) return work(console);
  const problems: Problem[] = [];
  const recording: Console = {
    ...console,
    problem: (problem) => {
      problems.push(problem);
      console.problem(problem);
    },
  };
  try {
    await work(recording);
  } catch (failure) {
    if (failure instanceof Stop) problems.push(...failure.problems);
    throw failure;
  } finally {
    console.print(formatted({ format, root: program.root, definition, release: '', problems }));
  }
}
