import { isIP } from 'node:net';
import type { Base } from '../define/address.ts';
import type { SiteConfig } from '../define/config.ts';

export type ApiServer = {
  /** Name or address; IPv6 addresses in brackets. */
  host: string;
  port: number;
};

/** The API server that calls are proxied to: the first, where there are several. */
export type Upstream = ApiServer & {
  protocol: 'http' | 'https';
  /** Whether the host is a name that DNS resolves: no address, and not this machine. */
  needsDns: boolean;
  /** Further servers, which nginx and Caddy take in turn with the first. */
  others: readonly ApiServer[];
};

/**
 * Parses `host:port`, `http://host[:port]` or `https://host[:port]`, or several with commas between. Null for anything else; for https with
 * an IP address, because nginx verifies certificates by name; and for a name among several, because a name can have several addresses
 * itself.
 */
export function parseUpstream(text: string): Upstream | null {
  const servers = text.split(/, */).map(parseServer);
  const [first] = servers;
  if (!first) return null;
  if (servers.length > 1 && servers.some((server) => server?.protocol !== 'http' || server.needsDns)) return null;
  if (new Set(servers.map((server) => server && addressOf(server))).size < servers.length) return null;
  return { ...first, others: servers.slice(1).flatMap((server) => server ?? []) };
}

/** `host:port` of every server, the first one first. */
export const addressesOf = (upstream: Upstream): string[] => [upstream, ...upstream.others].map(addressOf);
const addressOf = ({ host, port }: ApiServer) => `${host}:${port}`;

function parseServer(text: string): Omit<Upstream, 'others'> | null {
  const [, scheme = 'http', authority = ''] =
    /^(?:(https?):\/\/)?((?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?)\/?$/i.exec(text) ?? [];
  const protocol = scheme.toLowerCase() as Upstream['protocol'];
  if (authority === '' || !URL.canParse(`${protocol}://${authority}`)) return null;
  if (!text.includes('://') && !/:\d+$/.test(authority)) return null;
  if (/:0+$/.test(authority)) return null;
  const { hostname, port } = new URL(`${protocol}://${authority}`);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isAddress && protocol === 'https') return null;
  return {
    protocol,
    host: hostname,
    port: port === '' ? { http: 80, https: 443 }[protocol] : Number(port),
    needsDns: !isAddress && hostname !== 'localhost',
  };
}

/** The API servers, by base key. Both keys share one object where one server has all calls. */
export type ApiUpstreams = Record<Base, Upstream>;

/** The API servers of a configuration. Throws where the environment let an invalid address pass. */
export function apiUpstreams({
  apiUpstream,
  apiSiteUpstream,
}: Pick<SiteConfig, 'apiUpstream' | 'apiSiteUpstream'>): ApiUpstreams {
  const parse = (text: string) => {
    const upstream = parseUpstream(text);
    if (upstream === null) throw new Error(`invalid API address ${text}`);
    return upstream;
  };
  const shared = parse(apiUpstream);
  const separate = apiSiteUpstream !== null && apiSiteUpstream !== apiUpstream;
  return { default: shared, site: separate ? parse(apiSiteUpstream) : shared };
}
