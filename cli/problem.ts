export { exit, formatProblem, readable, Stop } from './stop.mjs';
import type { exit } from './stop.mjs';

/** An error or warning. Stages collect problems as values and report them together. */
export type Problem = {
  /** An `error` fails the command; a `warning` is printed and added to the report. */
  severity: 'error' | 'warning';
  /** What failed, as a phrase without a full stop. */
  what: string;
  /** The row, file, call or record it happened in; a source as `file:line:column`. */
  where: string;
  why: string;
  /** An instruction. */
  fix: string;
  /** Source lines, with a marker below the place. */
  excerpt?: string;
  /** The component stack, innermost first, with files and lines. */
  trace?: readonly string[];
  /** A warning that refuses the release with `--strict`: pages have stale, empty or incomplete data, or lack a picture. */
  degrades?: true;
  /** The address of the site that has no page. */
  lacks?: string;
};

export type ExitCode = (typeof exit)[keyof typeof exit];
