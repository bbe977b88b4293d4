import type { Result } from 'lighthouse';
import { expect, it } from 'vitest';
import { failureOf } from '../lighthouse/failure.ts';

const outcome = (score: number | null, mode: string) =>
  ({
    categories: { seo: { score, auditRefs: [{ id: 'robots-txt', weight: 1 }] } },
    audits: { 'robots-txt': { title: 'robots.txt is valid', scoreDisplayMode: mode, errorMessage: 'timed out' } },
  }) as unknown as Result;

it('tells a category that an audit could not score from one that scored nothing', () => {
  expect(failureOf(outcome(0, 'binary'))).toBeNull();
  expect(failureOf(outcome(null, 'error'))).toBe('robots.txt is valid: timed out');
});
