import type { StandIns, StandInTools } from '#generator';
import { uploadPath } from '../../calls/addresses.ts';
import type { SiteConfig } from '../../site.ts';
import { accountPages } from './account.ts';
import { callsOf, rates } from './calls.ts';
import { codesPage } from './codes.ts';
import { consolePages } from './console.ts';
import { docsPages } from './docs.ts';
import { openCollected, servicesPages } from './services.ts';
import { openSessions } from './sessions.ts';
import { openSmsCodes } from './sms-codes.ts';
import { openUploads } from './uploads.ts';

/** Stand-ins for the account, console and documentation sites, for services of others, and for the calls of forms. */
export function standIns(tools: StandInTools): StandIns {
  const { files, now, page } = tools;
  const site = tools.site as SiteConfig;
  const sessions = openSessions();
  const uploads = openUploads(files);
  const codes = openSmsCodes();
  const collected = openCollected();
  const origins = Object.values(site.origins);
  return {
    calls: callsOf({ ...tools, sessions, uploads, codes }),
    rates,
    async page(visit) {
      if (visit.exchange.path === uploadPath) return uploads.take(visit.exchange, now());
      return (
        (await servicesPages(visit, { collected, now: now(), page })) ??
        codesPage(visit, { codes, now: now(), page }) ??
        (await accountPages(visit, { sessions, files, origins, page })) ??
        (await consolePages(visit, { sessions, site, page })) ??
        docsPages(visit, { site, page })
      );
    },
  };
}
