import { facts } from './lib/facts.ts';
import { isFromHistory } from './lib/from-history.ts';
import { later } from './lib/later.ts';
import { startDialogs } from './lib/open-dialogs.ts';
import type { Part } from './lib/parts.ts';
import { store } from './lib/store.ts';
import { startNavigation } from './navigation/navigation.ts';
import { startAttribution } from './session/attribution.ts';
import { startLinks } from './session/links.ts';
import { startLogin } from './session/login.ts';
import { userInfoPart } from './session/user-info.ts';
import { startUserMenu } from './session/user-menu.ts';
import { startBackToTop } from './widgets/back-to-top.ts';
import { startConnection } from './widgets/connection.ts';
import { startDemoDownload } from './widgets/demo-download.ts';
import { startFestival } from './widgets/festival.ts';
import { startMenu } from './widgets/menu.ts';
import { startNotices } from './widgets/notices.ts';
import { startYears } from './widgets/years.ts';

const has = (selector: string) => document.querySelector(selector) !== null;

/** Everything that looks at the page: undone when another page takes its place, and started again there. */
const parts: readonly Part[] = [
  startLogin,
  userInfoPart(),
  startAttribution,
  startUserMenu,
  startLinks,
  startMenu,
  startYears,
  startFestival,
  startBackToTop,
  startDialogs,
  startDemoDownload,
  startConnection,
  startNotices,
  later({ needed: () => has('[data-copy]'), load: async () => (await import('./widgets/copy.ts')).startCopy }),
  later({ needed: () => has('[data-island]'), load: async () => (await import('./widgets/islands.ts')).startIslands }),
  later({ needed: () => has('[data-widget="whatsapp"]'), load: async () => (await import('./widgets/whatsapp.ts')).startWhatsapp }),
  later({ needed: () => Object.values(facts.services).some(Boolean), load: async () => (await import('./services/services.ts')).startServices }),
];

store.set({ fresh: !isFromHistory() });
// Once for a whole visit, whatever pages it leads over.
startNavigation(parts);
