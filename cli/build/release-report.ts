import type { ReleaseDiff } from '../diff/compare.ts';
import type { BuiltFrom } from '../release/built-from.ts';
import type { Report } from './report.ts';
import type { Weights } from './weights.ts';

/** `report.json` of a release. */
export type ReleaseReport = Report & {
  builtFrom: BuiltFrom;
  weights: Weights;
  /** What differs from the release that was current; null for the first release. */
  changes: Changes | null;
};

export type Changes = {
  since: string;
  /** Numbers of pages by what became of them; null where the release before could not be read. */
  pages: Record<'added' | 'removed' | 'moved' | keyof Counts, number> | null;
  /** Why there is no comparison. */
  why: string | null;
};

type Counts = Omit<ReleaseDiff['pages'], 'added' | 'removed' | 'moved'>;
