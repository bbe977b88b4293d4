import type { Case } from '../../../config/calls/cases.ts';

/** What each way of telling a case gets. */
export type ToldProps = {
  of: Case;
  type: { id: string; name: string };
};
