import type { Neighbours, SiteDefinition } from '../define/site.ts';
import { isHostOf } from '../define/host.ts';
import type { SiteConfig } from '../define/config.ts';
import { parseUpstream } from '../server-model/upstream.ts';
import type { ListenAddress } from './listen-address.ts';
import type { LocalAddresses } from './relocate.ts';
import type { StandInServices } from './stand-in-services.ts';

export type LocalSiteOptions = {
  site: SiteConfig;
  definition: Pick<SiteDefinition, 'config' | 'neighbours'>;
  listen: ListenAddress;
  /** Port of the embedded API; null: the API is another one. */
  apiPort: number | null;
};

export type LocalSite = { site: SiteConfig; addresses: LocalAddresses };

/** The site configuration of a preview: on localhost, without TLS, with the embedded API and, if no services are configured, its stand-ins. */
export function localSite({ site, definition, listen, apiPort }: LocalSiteOptions): LocalSite {
  const { neighbours } = definition;
  const withPaths = Object.keys(site.editions).filter((edition) => site.editions[edition]!.paths !== undefined);
  const domains = Object.fromEntries(withPaths.map((edition) => [edition, `${edition}.localhost`]));
  const origins = Object.fromEntries(
    Object.keys(site.editions).map((edition) => [edition, `http://${domains[edition] ?? 'localhost'}:${listen.port}`]),
  );
  const moved = apiPort === null ? new Map<string, string>() : movedOrigins({ site, definition, apiPort });
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
  return {
    site: local,
    addresses: {
      origins,
      moved: [...moved],
      services: services === null ? null : standInsAt({ neighbours, origin: services }),
    },
  };
}

function standInsAt({ neighbours, origin }: { neighbours: Neighbours; origin: string }): StandInServices {
  const { none, standIns } = neighbours.inScripts;
  return { origin, inScripts: { none, standIns: standIns(origin) } };
}

type MovedOriginsOptions = Pick<LocalSiteOptions, 'site' | 'definition'> & { apiPort: number };

/** Origins of the neighbouring sites that the embedded API replaces, and their local addresses. */
function movedOrigins({ site, definition, apiPort }: MovedOriginsOptions): Map<string, string> {
  const { config: defaults, neighbours } = definition;
  const before = parseUpstream(site.apiUpstream)?.port;
  // With another upstream than the default one, the neighbours may still be those of the default.
  const standIns = new Set(neighbours.addresses(defaults).map((neighbour) => new URL(neighbour).origin));
  const moved = new Map<string, string>();
  for (const neighbour of neighbours.addresses(site)) {
    const url = new URL(neighbour);
    const { origin } = url;
    const isStandIn = standIns.has(origin) || Number(url.port) === before;
    if (!isStandIn || !isHostOf(url.hostname, 'localhost')) continue;
    url.port = String(apiPort);
    moved.set(origin, url.origin);
  }
  return moved;
}
