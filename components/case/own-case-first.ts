import type { CaseHead } from '../../config/calls/cases.ts';

/** The cases of an industry with the one of the page's own trade before the newer ones; without that one, as they are. */
export const ownCaseFirst = (id: string, cases: readonly CaseHead[]): readonly CaseHead[] =>
  [...cases].sort((a, b) => Number(b.id === id) - Number(a.id === id));
