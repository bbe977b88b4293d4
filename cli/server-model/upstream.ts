import { isIP } from 'node:net';
import type { Base } from '../define/address.ts';
import type { SiteConfig } from '../define/config.ts';

/** The API server that calls are proxied to. */
export type Upstream = {
  protocol: 'http' | 'https';
  /** Name or address; IPv6 addresses in brackets. */
  host: string;
  port: number;
  /** Whether the host is a name that DNS resolves: no address, and not this machine. */
  needsDns: boolean;
};

/**
 * Parses `host:port`, `http://host[:port]` or `https://host[:port]`. Null for anything else, and for https with an IP
 * address: nginx verifies certificates by name.
 */
export function parseUpstream(text: string): Upstream | null {
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
