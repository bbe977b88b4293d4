import { uploadPath } from '../../config/calls/addresses.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { Answer } from './answer.ts';
import { type BrowserReply, browserReply } from './browser/handlers.ts';
import { openKeptFiles } from './browser/kept-files.ts';
import { openSessions } from './browser/sessions.ts';
import { openSmsCodes } from './browser/sms-codes.ts';
import { openUploads } from './browser/uploads.ts';
import type { Exchange } from './exchange.ts';
import { type Faults, openFaults } from './faults/faults.ts';
import { faultsPage } from './faults/faults-page.ts';
import { accountPlace } from './places/account.ts';
import { codesPage } from './places/codes.ts';
import { consolePlace } from './places/console.ts';
import { docsPlace } from './places/docs.ts';
import { openCollected, servicesPlace } from './places/services.ts';
import { visitOf } from './places/visit.ts';

export type StandInOptions = {
  site: SiteConfig;
  /** Folder of what visitors send: leads, reports, uploads, registrations. */
  data: string;
  /** Tells the person at the terminal one line. */
  log: (line: string) => void;
  now?: () => number;
};

/** Everything behind the site that a visitor's browser meets: its calls, the account, console and documentation sites. */
export type StandIn = {
  faults: Faults;
  call: BrowserReply;
  /** Answers what is no call; null when nothing of the stand-in has that address. */
  page(exchange: Exchange): Promise<Answer | null>;
};

export function openStandIn({ site, data, log, now = Date.now }: StandInOptions): StandIn {
  const files = openKeptFiles({ folder: data, now });
  const sessions = openSessions();
  const uploads = openUploads(files);
  const codes = openSmsCodes();
  const faults = openFaults();
  const collected = openCollected();
  const origins = Object.values(site.origins);
  return {
    faults,
    call: browserReply({ files, sessions, uploads, codes, now, log }),
    async page(exchange) {
      if (exchange.path === uploadPath) return uploads.take(exchange, now());
      const visit = visitOf(exchange, site.enDomain);
      return (
        (await faultsPage(visit, { faults })) ??
        (await servicesPlace(visit, { collected, now: now() })) ??
        codesPage(visit, { codes, now: now() }) ??
        (await accountPlace(visit, { sessions, files, origins })) ??
        (await consolePlace(visit, { sessions, site })) ??
        docsPlace(visit, { site })
      );
    },
  };
}
