import { isIPv6 } from 'node:net';
import type { SiteConfig } from '../define/config.ts';
import { readText } from '../lib/read-text.ts';
import { exit, Stop } from '../problem.ts';
import { parseUpstream } from '../server-model/upstream.ts';

export type NameServersOptions = { site: SiteConfig; file?: string };

/**
 * The DNS servers of the nginx rules: those of the configuration, else those of this machine. Empty where no API server
 * needs DNS. Throws a `Stop` (2) when there are none.
 */
export function nameServers({ site, file = '/etc/resolv.conf' }: NameServersOptions): readonly string[] {
  const names = [site.apiUpstream, site.apiSiteUpstream ?? site.apiUpstream].flatMap((text) => {
    const upstream = parseUpstream(text);
    return upstream?.needsDns ? [upstream.host] : [];
  });
  if (names.length === 0) return [];
  if (site.nginx.resolver.length > 0) return site.nginx.resolver;
  const found = readNameServers(file);
  if (found.length > 0) return found;
  throw Stop.of(exit.usage, {
    what: `nginx has no DNS server to resolve ${names[0]} with`,
    where: `environment variable SITE_RESOLVER, nginx.resolver in config/site.ts, and ${file}`,
    why: 'the first two are empty, and the file names no server',
    fix: 'set SITE_RESOLVER to the DNS server of the machine that serves, or give the API as an IP address',
  });
}

function readNameServers(file: string): string[] {
  const text = readText(file) ?? '';
  // nginx takes no zone (fe80::1%eth0).
  return [...text.matchAll(/^[ \t]*nameserver[ \t]+([0-9a-f.:]+)[ \t]*(?:[#;].*)?$/gim)].map(([, address = '']) =>
    isIPv6(address) ? `[${address}]` : address,
  );
}
