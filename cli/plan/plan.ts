import type { PageRoute } from '../../components/page.ts';
import type { Edition } from '../../config/editions.ts';
import type { Problem } from '../problem.ts';

/** A redirect with its chain resolved: `to` is where the visitor ends, a path on the same edition. */
export type PlannedRedirect = { edition: Edition; from: string; to: string };

/** Everything that is to be made, before anything is. */
export type Plan = {
  /** Every page to build, one at a time: dynamic families are not held in memory as routes. */
  pages: () => Iterable<PageRoute>;
  /** Number of pages `pages()` gives. */
  count: number;
  redirects: readonly PlannedRedirect[];
  /** Addresses that answer like another: alias and the address of its page. */
  aliases: readonly { edition: Edition; from: string; to: string }[];
  /** Addresses of rows whose page is not built yet. */
  planned: readonly { edition: Edition; address: string; name: string }[];
  problems: readonly Problem[];
};
