import { config } from './lib/config.ts';
import { isFromHistory } from './lib/from-history.ts';
import { lazyPart } from './lib/lazy-part.ts';
import { startDialogs } from './lib/open-dialogs.ts';
import type { Part } from './lib/parts.ts';
import { store } from './lib/store.ts';
import { whenParsed } from './lib/when-parsed.ts';
import { startNavigation } from './navigation/navigation.ts';
import { startAttribution } from './session/attribution.ts';
import { startLinks } from './session/links.ts';
import { startLogin } from './session/login.ts';
import { userInfoPart } from './session/user-info.ts';
import { startUserMenu } from './session/user-menu.ts';
import { startHelp } from './widgets/help.ts';
import { startConnection } from './widgets/connection.ts';
import { startDemoDownload } from './widgets/demo-download.ts';
import { startFestival } from './widgets/festival.ts';
import { startMenus } from './widgets/menus.ts';
import { startNotices } from './widgets/notices.ts';

const has = (selector: string) => document.querySelector(selector) !== null;

/** The parts that work on a page: undone when another page replaces it, and started again there. */
const parts: readonly Part[] = [
  startLogin,
  userInfoPart(),
  startAttribution,
  startUserMenu,
  startLinks,
  startMenus,
  startFestival,
  startHelp,
  startDialogs,
  startDemoDownload,
  startConnection,
  startNotices,
  lazyPart({ needed: () => has('[data-dated]'), load: async () => (await import('./widgets/dated.ts')).startDated }),
  lazyPart({ needed: () => has('[data-years]'), load: async () => (await import('./widgets/years.ts')).startYears }),
  lazyPart({
    needed: () => has('[data-search]'),
    load: async () => (await import('./widgets/search.ts')).startSearch,
  }),
  lazyPart({ needed: () => has('[data-copy]'), load: async () => (await import('./widgets/copy.ts')).startCopy }),
  lazyPart({
    needed: () => has('[data-platforms]'),
    load: async () => (await import('./lib/platform-first.ts')).startPlatforms,
  }),
  lazyPart({
    needed: () => has('[data-filter]'),
    load: async () => (await import('./widgets/filter-bars.ts')).startFilterBars,
  }),
  lazyPart({
    needed: () => has('[data-script]'),
    load: async () => (await import('./widgets/place-scripts.ts')).startPlaceScripts,
  }),
  lazyPart({ needed: () => has('#choose'), load: async () => (await import('./widgets/chooser.ts')).startChooser }),
  lazyPart({
    needed: () => has('[data-widget="whatsapp"]'),
    load: async () => (await import('./widgets/whatsapp.ts')).startWhatsapp,
  }),
  lazyPart({
    needed: () => Object.values(config.services).some(Boolean),
    load: async () => (await import('./services/services.ts')).startServices,
  }),
];

store.set({ fresh: !isFromHistory() });
// Once for a whole visit.
whenParsed(() => startNavigation(parts));
