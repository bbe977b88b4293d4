import type { Diagnostic } from 'typescript/unstable/async';
import { atPlace } from '../../places/place.ts';
import type { Problem } from '../../problem.ts';

type TypeProblemOptions = { root: string; file: string; error: Diagnostic };

/** An error of the compiler with its place in the sources. */
export function typeProblem({ root, file, error }: TypeProblemOptions): Problem {
  return atPlace({
    root,
    place: { file, at: error.pos, length: error.end - error.pos },
    problem: {
      severity: 'error',
      what: `wrong type (TS${error.code})`,
      where: file,
      why: messageOf(error, 0),
      fix: 'correct the source; pages are shown meanwhile, but `npm run typecheck` fails',
    },
  });
}

/** The message and what led to it, each cause indented below its effect. */
const messageOf = ({ text, messageChain = [] }: Diagnostic, depth: number): string =>
  [text, ...messageChain.map((cause) => `\n${'  '.repeat(depth + 5)}${messageOf(cause, depth + 1)}`)].join('');
