import type { CommanderError } from 'commander';
import type { Problem } from './problem.ts';

/** Converts a usage error to a problem. The library's message has a suggestion on a second line. */
export function usageProblem({ message }: CommanderError): Problem {
  const [first = '', ...advice] = message.replace(/^error: /, '').split('\n');
  // `option '--port <n>' argument 'x' is invalid. Use a whole number from 0 to 9.`
  const [, what = first, takes] = /^(.* is invalid)\. (Use .*)\.$/.exec(first) ?? [];
  const hint = advice.join(' ').replace(/^\((.*)\)$/, '$1');
  return {
    severity: 'error',
    what: what.replace(/\.$/, ''),
    where: 'the command line',
    why: hint || (takes ? 'the value is not of the right form' : 'it does not match the usage of the command'),
    fix: takes
      ? takes.replace(/^Use/, 'use')
      : 'run `site --help` for the commands, `site COMMAND --help` for the options of one',
  };
}
