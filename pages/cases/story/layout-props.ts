import type { Case } from '../../../config/calls/cases.ts';

/** The properties of a layout: a case and its industry. */
export type LayoutProps = {
  of: Case;
  type: { id: string; name: string };
};
