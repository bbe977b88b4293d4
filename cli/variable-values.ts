/** Reads values of variables and options: each function returns undefined for text that is not valid. */
import { isIP } from 'node:net';
import type { SiteConfig } from './define/config.ts';
import { parseUpstream } from './server-model/upstream.ts';

function url(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const parsed = new URL(text);
  const plain = parsed.username === '' && parsed.password === '' && parsed.search === '' && parsed.hash === '';
  return plain && /^https?:$/.test(parsed.protocol) ? parsed : undefined;
}

export function origin(text: string): string | undefined {
  const parsed = url(text);
  return parsed?.pathname === '/' ? parsed.origin : undefined;
}

/** Whether a URL has a user or a password. */
export function hasCredentials(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username !== '' || password !== '';
}

/** The URL of the content API or of a neighbouring site, without its trailing slash. */
export function address(text: string): string | undefined {
  return url(text)?.href.replace(/\/+$/, '');
}

export function domain(text: string): string | undefined {
  return /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text)
    ? text.toLowerCase()
    : undefined;
}

export function socket(text: string): string | undefined {
  const [, port] = /^(?:[\w.-]+|\[[0-9a-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  return port !== undefined && isPort(port) ? text : undefined;
}

export function upstream(text: string): string | undefined {
  return parseUpstream(text) === null ? undefined : text;
}

/** `60`, or `60,600`: how long shared caches may keep a page, and how long they may use it while they ask for a new one. */
export function sharedCache(text: string): { fresh: number; stale: number } | undefined {
  const [, fresh, stale = '0'] = /^(\d{1,5})(?:, *(\d{1,5}))?$/.exec(text) ?? [];
  const most = 86_400;
  if (fresh === undefined || Number(fresh) < 1 || Number(fresh) > most || Number(stale) > most) return undefined;
  return { fresh: Number(fresh), stale: Number(stale) };
}

/** A number of connections. */
export function connections(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** Some of the known names, separated by commas. */
export function someOf(known: readonly string[], text: string): string[] | undefined {
  const names = text.split(',').map((name) => name.trim());
  return names.every((name) => known.includes(name)) ? known.filter((name) => names.includes(name)) : undefined;
}

export function flag(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined;
}

export function announceKey(text: string): string | undefined {
  return /^[a-z0-9-]{8,128}$/i.test(text) ? text : undefined;
}

/** A short key can be guessed offline from one signed webhook. */
export function hookSecret(text: string): string | undefined {
  return /^.{16,256}$/.test(text) ? text : undefined;
}

/** Addresses of DNS servers, with a port where it is not 53. */
export function nameServerList(text: string): string[] | undefined {
  return listOfAddresses(text, (one) => {
    const [, bracketed, plain, port] = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::(\d{1,5}))?$/i.exec(one) ?? [];
    return (
      (bracketed === undefined ? isIP(plain ?? '') === 4 : isIP(bracketed) === 6) &&
      (port === undefined || isPort(port))
    );
  });
}

/** Addresses and networks, such as 10.0.0.0/8. */
export function networkList(text: string): string[] | undefined {
  return listOfAddresses(text, (one) => {
    const [, host = '', bits] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(one) ?? [];
    const kind = isIP(host);
    return kind !== 0 && Number(bits ?? 0) <= (kind === 4 ? 32 : 128);
  });
}

function listOfAddresses(text: string, isValid: (one: string) => boolean): string[] | undefined {
  const list = text.split(',').map((one) => one.trim());
  return list.every(isValid) ? list : undefined;
}

const isPort = (text: string) => Number(text) >= 1 && Number(text) <= 65_535;

export function nginxVersion(text: string): string | undefined {
  return /^\d+\.\d+\.\d+$/.test(text) ? text : undefined;
}

/** Value of Strict-Transport-Security. */
export function transportSecurity(text: string): string | undefined {
  return /^max-age=\d{1,10}(?:; includeSubDomains)?(?:; preload)?$/.test(text) ? text : undefined;
}

export function folders(text: string): string[] | undefined {
  const paths = text.split(':').map(absolute);
  return paths.every((path) => path !== undefined) ? paths : undefined;
}

export function logs(text: string): SiteConfig['nginx']['logs'] | undefined {
  return text === 'files' || text === 'output' ? text : undefined;
}

export function otherHosts(text: string): SiteConfig['nginx']['otherHosts'] | undefined {
  return text === 'serve' || text === 'redirect' || text === 'refuse' ? text : undefined;
}

/** A path that does not appear in nginx configurations. */
export const rooted = (text: string) => (text.startsWith('/') ? text : undefined);

export function absolute(text: string): string | undefined {
  return /^\/[^\s;{}"'$\\]*$/.test(text) ? text.replace(/(?<=.)\/+$/, '') : undefined;
}
