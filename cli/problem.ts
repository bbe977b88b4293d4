export { exit, formatProblem, readable, Stop } from './stop.mjs';
import type { exit } from './stop.mjs';

/** Something a person has to know or fix: a value, collected by a stage and reported once. */
export type Problem = {
  /** `error` stops the build or refuses the release; a `warning` is printed and kept in the report. */
  severity: 'error' | 'warning';
  /** What failed, as a phrase without a full stop. */
  what: string;
  /** The row, file, call or record it happened in; a source as `file:line:column`. */
  where: string;
  why: string;
  /** An instruction. */
  fix: string;
  /** Lines of the source, with a mark below the place. */
  excerpt?: string;
  /** The components around the place, the nearest first, each with its file and line. */
  trace?: readonly string[];
};

export type ExitCode = (typeof exit)[keyof typeof exit];
