import { config } from './lib/config.ts';
import { isFromHistory } from './lib/from-history.ts';
import { lazyPart } from './lib/lazy-part.ts';
import { startDialogs } from './lib/open-dialogs.ts';
import type { Part } from './lib/parts.ts';
import { store } from './lib/store.ts';
import { whenParsed } from './lib/when-parsed.ts';
import { whenUsed } from './lib/when-used.ts';
import { startNavigation } from './navigation/navigation.ts';
import { openPageLoader } from './navigation/page-loader.ts';
import { startAnalytics } from './services/analytics.ts';
import { startAttribution } from './session/attribution.ts';
import { startLinks } from './session/links.ts';
import { startLogin } from './session/login.ts';
import { userInfoPart } from './session/user-info.ts';
import { startUserMenu } from './session/user-menu.ts';
import { startDemoDownload } from './widgets/demo-download.ts';
import { startMenus } from './widgets/menus.ts';
import { startNotices } from './widgets/notices.ts';
import type { RunningPlaces } from './widgets/place-scripts.ts';
import { startSearch } from './widgets/search.ts';

/** A part that is loaded on pages with an element of this kind. */
const partOf = (selector: string, load: () => Promise<Part>) =>
  lazyPart(() => document.querySelector(selector) !== null, load);

const used = whenUsed();
const pages = openPageLoader();
const running: RunningPlaces = new Map();

/** A part that no visitor needs at once, or misses: it is loaded when the page is used, or the browser idle. */
const partOnUse = (load: () => Promise<Part>) =>
  lazyPart(
    () => true,
    () => used.then(load),
    { unnoticed: true },
  );

/** The parts that work on a page: undone when another page replaces it, and started again there. */
const parts: readonly Part[] = [
  startLogin,
  userInfoPart(),
  startAttribution,
  startUserMenu,
  startLinks,
  startMenus,
  startDialogs,
  startDemoDownload,
  startNotices,
  startSearch,
  partOf('[data-dated]', async () => (await import('./widgets/dated.ts')).startDated),
  partOf('[data-years]', async () => (await import('./widgets/years.ts')).startYears),
  partOf('[data-copy]', async () => (await import('./widgets/copy.ts')).startCopy),
  partOf('[data-platforms]', async () => (await import('./lib/platform-first.ts')).startPlatforms),
  partOf('[data-filter]', async () => (await import('./widgets/filter-bars.ts')).startFilterBars),
  partOf('[data-script]', async () => (await import('./widgets/place-scripts.ts')).placeScripts(running)),
  partOf('#choose', async () => (await import('./widgets/chooser.ts')).startChooser),
  partOf('[data-widget="whatsapp"]', async () => (await import('./widgets/whatsapp.ts')).startWhatsapp),
  partOnUse(async () => (await import('./later.ts')).laterParts(pages)),
  ...(Object.values(config.services).some(Boolean)
    ? [partOnUse(async () => (await import('./services/services.ts')).startServices)]
    : []),
];

store.set({ fresh: !isFromHistory() });
// Once for a whole visit.
whenParsed(() => startNavigation({ parts, pages }));
startAnalytics(used);
