import { uploadPath } from '../../config/calls/addresses.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { HttpResponse } from './http-response.ts';
import { type BrowserReply, browserReply } from './browser/handlers.ts';
import { openSavedFiles } from './browser/saved-files.ts';
import { openSessions } from './browser/sessions.ts';
import { openSmsCodes } from './browser/sms-codes.ts';
import { openUploads } from './browser/uploads.ts';
import type { Exchange } from './exchange.ts';
import { type Faults, openFaults } from './faults/faults.ts';
import { faultsPage } from './faults/faults-page.ts';
import { accountPages } from './stand-ins/account.ts';
import { codesPage } from './stand-ins/codes.ts';
import { consolePages } from './stand-ins/console.ts';
import { docsPages } from './stand-ins/docs.ts';
import { openCollected, servicesPages } from './stand-ins/services.ts';
import { visitOf } from './stand-ins/visit.ts';

export type StandInOptions = {
  site: SiteConfig;
  /** Folder for submissions: leads, reports, uploads, registrations. */
  data: string;
  log: (line: string) => void;
  now?: () => number;
};

/** Stand-ins for everything that browsers use besides the site: calls, and the account, console and documentation sites. */
export type StandIn = {
  faults: Faults;
  call: BrowserReply;
  /** Handles requests that are not calls; null for unknown addresses. */
  page(exchange: Exchange): Promise<HttpResponse | null>;
};

export function openStandIn({ site, data, log, now = Date.now }: StandInOptions): StandIn {
  const files = openSavedFiles({ folder: data, now });
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
      const visit = visitOf(exchange, site.domains.en!);
      return (
        (await faultsPage(visit, { faults })) ??
        (await servicesPages(visit, { collected, now: now() })) ??
        codesPage(visit, { codes, now: now() }) ??
        (await accountPages(visit, { sessions, files, origins })) ??
        (await consolePages(visit, { sessions, site })) ??
        docsPages(visit, { site })
      );
    },
  };
}
