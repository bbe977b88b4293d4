import { editionNames } from '../../config/editions.ts';
import { isHostOf } from '../../config/rules/edition.ts';
import type { SiteConfig } from '../../config/site.ts';
import { parseUpstream } from '../server-model/upstream.ts';
import type { ListenAddress } from './listen-address.ts';
import type { LocalAddresses } from './relocate.ts';
import { isWithoutServices, standInServices } from './stand-in-services.ts';

export type LocalSiteInput = {
  site: SiteConfig;
  listen: ListenAddress;
  /** Port of the embedded API; null: the API is another one. */
  apiPort: number | null;
};

export type LocalSite = { site: SiteConfig; addresses: LocalAddresses };

/** The site configuration of a preview: on localhost, without TLS, with the embedded API and, if no services are configured, its stand-ins. */
export function localSite({ site, listen, apiPort }: LocalSiteInput): LocalSite {
  const origins = { zh: `http://localhost:${listen.port}`, en: `http://en.localhost:${listen.port}` };
  const moved = apiPort === null ? new Map<string, string>() : movedOrigins({ site, apiPort });
  const at = (url: string) => url.replace(/^https?:\/\/[^/]+/, (origin) => moved.get(origin) ?? origin);
  const services = apiPort !== null && isWithoutServices(site.services) ? `http://localhost:${apiPort}` : null;
  const local: SiteConfig = {
    ...site,
    services: services === null ? site.services : standInServices(services),
    origins,
    enDomain: 'en.localhost',
    account: { zh: at(site.account.zh), en: at(site.account.en) },
    console: { zh: at(site.console.zh), en: at(site.console.en) },
    docs: at(site.docs),
    listen: `${listen.host.includes(':') ? `[${listen.host}]` : listen.host}:${listen.port}`,
    apiUpstream: apiPort === null ? site.apiUpstream : `127.0.0.1:${apiPort}`,
    nginx: { ...site.nginx, realIpFrom: [], challenges: null, tls: null },
  };
  return { site: local, addresses: { origins, moved: [...moved], services } };
}

/** Origins of the neighbouring sites that the embedded API replaces, and their local addresses. */
function movedOrigins({ site, apiPort }: { site: SiteConfig; apiPort: number }): Map<string, string> {
  const before = parseUpstream(site.apiUpstream)?.port;
  const neighbours = [...editionNames.flatMap((edition) => [site.account[edition], site.console[edition]]), site.docs];
  const moved = new Map<string, string>();
  for (const neighbour of neighbours) {
    const url = new URL(neighbour);
    const { origin } = url;
    if (Number(url.port) !== before || !isHostOf(url.hostname, 'localhost')) continue;
    url.port = String(apiPort);
    moved.set(origin, url.origin);
  }
  return moved;
}
