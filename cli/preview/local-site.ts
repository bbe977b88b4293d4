import type { Neighbours } from '../define/site.ts';
import { isHostOf } from '../define/host.ts';
import type { SiteConfig } from '../define/config.ts';
import { parseUpstream } from '../server-model/upstream.ts';
import type { ListenAddress } from './listen-address.ts';
import type { LocalAddresses } from './relocate.ts';

export type LocalSiteInput = {
  site: SiteConfig;
  neighbours: Neighbours;
  listen: ListenAddress;
  /** Port of the embedded API; null: the API is another one. */
  apiPort: number | null;
};

export type LocalSite = { site: SiteConfig; addresses: LocalAddresses };

/** The site configuration of a preview: on localhost, without TLS, with the embedded API and, if no services are configured, its stand-ins. */
export function localSite({ site, neighbours, listen, apiPort }: LocalSiteInput): LocalSite {
  const withPaths = Object.keys(site.editions).filter((edition) => site.editions[edition]!.paths !== undefined);
  const domains = Object.fromEntries(withPaths.map((edition) => [edition, `${edition}.localhost`]));
  const origins = Object.fromEntries(
    Object.keys(site.editions).map((edition) => [edition, `http://${domains[edition] ?? 'localhost'}:${listen.port}`]),
  );
  const moved = apiPort === null ? new Map<string, string>() : movedOrigins({ site, neighbours, apiPort });
  const at = (url: string) => url.replace(/^https?:\/\/[^/]+/, (origin) => moved.get(origin) ?? origin);
  const services = apiPort !== null && !neighbours.hasServices(site) ? `http://localhost:${apiPort}` : null;
  const around = neighbours.moved(site, at);
  const local: SiteConfig = {
    ...(services === null ? around : neighbours.withServices(around, services)),
    origins,
    domains,
    listen: `${listen.host.includes(':') ? `[${listen.host}]` : listen.host}:${listen.port}`,
    apiUpstream: apiPort === null ? site.apiUpstream : `127.0.0.1:${apiPort}`,
    nginx: { ...site.nginx, realIpFrom: [], challenges: null, tls: null },
  };
  return { site: local, addresses: { origins, moved: [...moved], services } };
}

type MovedOriginsInput = Pick<LocalSiteInput, 'site' | 'neighbours'> & { apiPort: number };

/** Origins of the neighbouring sites that the embedded API replaces, and their local addresses. */
function movedOrigins({ site, neighbours, apiPort }: MovedOriginsInput): Map<string, string> {
  const before = parseUpstream(site.apiUpstream)?.port;
  const moved = new Map<string, string>();
  for (const neighbour of neighbours.addresses(site)) {
    const url = new URL(neighbour);
    const { origin } = url;
    if (Number(url.port) !== before || !isHostOf(url.hostname, 'localhost')) continue;
    url.port = String(apiPort);
    moved.set(origin, url.origin);
  }
  return moved;
}
