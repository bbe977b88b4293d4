import type { ReleaseDiff } from '../diff/compare.ts';
import type { BuiltFrom } from '../release/built-from.ts';
import type { Report } from './report.ts';
import type { Weights } from './weights.ts';

export type ReleaseReport = Report & {
  builtFrom: BuiltFrom;
  weights: Weights;
  /** Differences from the previous release; null for the first release. */
  changes: Changes | null;
};

export type Changes = {
  since: string;
  /** Number of pages by kind of change; null when the previous release cannot be read. */
  pages: Record<'added' | 'removed' | 'moved' | keyof Counts, number> | null;
  why: string | null;
};

type Counts = Omit<ReleaseDiff['pages'], 'added' | 'removed' | 'moved'>;
