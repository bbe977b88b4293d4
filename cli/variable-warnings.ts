import { isHostOf } from './define/host.ts';
import type { SiteConfig } from './define/config.ts';
import { parseUpstream } from './server-model/upstream.ts';
import type { ApiAccess } from './api-access.ts';
import { nearest } from './lib/nearest.mjs';
import type { Problem } from './problem.ts';

type UnencryptedOptions = { api: string | null; apiSite: string | null; access: ApiAccess };

/** Warns about credentials over plain HTTP. */
export function unencrypted({ api, apiSite, access }: UnencryptedOptions): Problem[] {
  if (Object.keys(access.headers).length === 0) return [];
  return [api, apiSite]
    .filter((address): address is string => (address ?? '').startsWith('http:'))
    .filter((address) => !isLoopback(new URL(address).hostname))
    .map((address) => ({
      severity: 'warning',
      what: 'credentials are sent unencrypted',
      where: `the content API at ${address}`,
      why: 'SITE_API_TOKEN or SITE_API_HEADERS is set, and the address begins with http:',
      fix: 'use its https address',
    }));
}

/** Warns about public rules that resolve the API server with the DNS servers of the machine that builds. */
export function unsetResolver({ origins, apiUpstream, apiSiteUpstream, nginx }: SiteConfig): Problem[] {
  const isPublic = Object.values(origins).some((origin) => !isLoopback(new URL(origin).hostname));
  const named = [apiUpstream, apiSiteUpstream ?? apiUpstream].find((text) => parseUpstream(text)?.needsDns);
  if (!isPublic || named === undefined || nginx.resolver.length > 0) return [];
  return [
    {
      severity: 'warning',
      what: 'nginx will use the DNS servers of this machine',
      where: `API server ${named}`,
      why: 'SITE_RESOLVER is not set, and those of the machine that serves may be others',
      fix: 'set SITE_RESOLVER to the DNS servers of the machine that serves: the addresses after `nameserver` in its /etc/resolv.conf',
    },
  ];
}

const isLoopback = (host: string) => isHostOf(host, 'localhost') || host === '[::1]' || /^127\./.test(host);

type UnknownVariablesOptions = { env: Readonly<Record<string, string | undefined>>; known: readonly string[] };

/** Warns about unknown variables that begin like ours; most are misspelled. */
export function unknownVariables({ env, known }: UnknownVariablesOptions): Problem[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('SITE_') && !known.includes(name))
    .map((name) => ({
      severity: 'warning',
      what: `unknown variable ${name}`,
      where: `environment variable ${name}`,
      why: 'the program reads no variable of this name',
      fix: `check the spelling: did you mean ${nearest(name, known)[0]}?`,
    }));
}
