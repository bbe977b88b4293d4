/** Something a person has to know or mend: a value, collected by a stage and told once. */
export type Problem = {
  /** `error` stops the build (or refuses the release), `warning` is told and kept in the report. */
  severity: 'error' | 'warning';
  /** What happened, in a sentence without a full stop. */
  what: string;
  /** The row, file, call or record it happened in. */
  where: string;
  why: string;
  /** What to do about it. */
  fix: string;
};

/** A problem as people read it: four short lines. */
export function tell({ severity, what, where, why, fix }: Problem): string {
  return `${severity}: ${what}\n  where: ${where}\n  why:   ${why}\n  do:    ${fix}`;
}

export const exit = { done: 0, failed: 1, usage: 2, refused: 3, interrupted: 130 } as const;
export type ExitCode = (typeof exit)[keyof typeof exit];

/** Ends a command with its problems; `main` turns it into text and an exit code. */
export class Stop extends Error {
  constructor(
    readonly code: ExitCode,
    readonly problems: readonly Problem[],
  ) {
    super(problems.map((problem) => problem.what).join('; '));
  }
}
