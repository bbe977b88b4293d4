import type { ReceivedLists } from '../../cli/define/content-lists.ts';

export type ListsOfSite = {
  articles?: readonly { id: string; type: string }[];
  types?: readonly string[];
  cases?: readonly string[];
  demos?: readonly { products: readonly string[]; document: string }[];
};

/** The lists of the site as a build receives them; those that are left out are empty. */
export const receivedLists = ({
  articles = [],
  types = [],
  cases = [],
  demos = [],
}: ListsOfSite = {}): ReceivedLists => ({
  articles,
  types,
  cases: cases.map((id) => ({ id, type: '' })),
  demos,
});
