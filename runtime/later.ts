import { type Part, startAll } from './lib/parts.ts';
import type { PageLoader } from './navigation/page-loader.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { startConnection } from './widgets/connection.ts';
import { startFestival } from './widgets/festival.ts';
import { startHelp } from './widgets/help.ts';
import { startSearchAtAddress } from './widgets/search-at-address.ts';

/** The parts that are for a page in use. */
export const laterParts =
  (pages: PageLoader): Part =>
  () =>
    startAll([startHelp, startConnection, startFestival, startSearchAtAddress, () => startPrefetch(pages)]);
