import type { SiteConfig } from '../define/config.ts';
import type { HttpResponse } from '../define/http-response.ts';
import type { SiteDefinition } from '../define/site.ts';
import type { Exchange, StandInTools } from '../define/stand-ins.ts';
import { openRateLimit } from './browser/rate-limit.ts';
import { openSavedFiles } from './browser/saved-files.ts';
import { checkSignature } from './browser/signature.ts';
import { everyCallOf } from './call-routes.ts';
import { type Faults, openFaults } from './faults/faults.ts';
import { faultsPage } from './faults/faults-page.ts';
import { standInPage } from './stand-in-page.ts';
import { visitOf } from './visit.ts';

export type StandInOptions = {
  site: SiteConfig;
  /** Folder for submissions: leads, reports, uploads, registrations. */
  data: string;
  log: (line: string) => void;
  now?: () => number;
};

/** Stand-ins for everything that browsers use besides the site: its calls, and the sites beside it. */
export type StandIn = {
  faults: Faults;
  /** Handles a call of browsers. Checks its signature and rate limit first. */
  call(name: string, parameters: unknown, exchange: Exchange): Promise<HttpResponse>;
  /** Handles requests that are not calls; null for unknown addresses. */
  page(exchange: Exchange): Promise<HttpResponse | null>;
};

type OpenStandInOptions = StandInOptions & { definition: SiteDefinition };

export function openStandIn({ definition, site, data, log, now = Date.now }: OpenStandInOptions): StandIn {
  const { browserCalls, config } = definition;
  const everyCall = everyCallOf(definition);
  const faults = openFaults(definition);
  const rateLimit = openRateLimit();
  const page: StandInTools['page'] = (content) => standInPage({ site: config, ...content });
  const limit: StandInTools['limit'] = (who, rate) => rateLimit(who, rate, now());
  const files = openSavedFiles({ folder: data, now });
  const standIns = definition.standIns({ site, files, now, log, page, limit });
  return {
    faults,
    async call(name, parameters, exchange) {
      const { signed } = browserCalls[name]!;
      const signature = exchange.header('signature');
      const wrong = signed && checkSignature({ signed, parameters, signature, now: now() });
      if (wrong) return wrong;
      const rate = standIns.rates[name];
      const tooMany = rate && limit(`${name} ${exchange.client}`, rate);
      return tooMany ?? standIns.calls[name]!(parameters as never, exchange);
    },
    async page(exchange) {
      const visit = visitOf(exchange, site);
      return (await faultsPage(visit, { faults, everyCall, page })) ?? standIns.page(visit);
    },
  };
}
