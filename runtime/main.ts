import { startDialogs } from './lib/open-dialogs.ts';
import type { Part } from './lib/parts.ts';
import { startNavigation } from './navigation/navigation.ts';
import { startAttribution } from './session/attribution.ts';
import { startLinks } from './session/links.ts';
import { startLogin } from './session/login.ts';
import { startUserInfo } from './session/user-info.ts';
import { startUserMenu } from './session/user-menu.ts';
import { startBackToTop } from './widgets/back-to-top.ts';
import { startConnection } from './widgets/connection.ts';
import { startCopy } from './widgets/copy.ts';
import { startDemoDownload } from './widgets/demo-download.ts';
import { startFestival } from './widgets/festival.ts';
import { startMenu } from './widgets/menu.ts';
import { startNotices } from './widgets/notices.ts';
import { startServices } from './widgets/services.ts';
import { startWhatsapp } from './widgets/whatsapp.ts';
import { startYears } from './widgets/years.ts';

/** Everything that looks at the page: undone when another page takes its place, and started again there. */
const parts: readonly Part[] = [
  startLogin,
  startAttribution,
  startUserMenu,
  startLinks,
  startMenu,
  startYears,
  startFestival,
  startBackToTop,
  startCopy,
  startDialogs,
  startDemoDownload,
  startWhatsapp,
  startConnection,
  startNotices,
  startServices,
];

// Once for a whole visit, whatever pages it leads over.
startUserInfo();
startNavigation(parts);
