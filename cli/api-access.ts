import { nullIfThrown } from './lib/failure.ts';

/** Credentials and proxies of the content API. They are secret: never put them into messages, reports or cache keys. */
export type ApiAccess = {
  /** Headers of every request to the content API, as its credentials. */
  headers: Readonly<Record<string, string>>;
  /** Proxies by protocol; null for direct connections. */
  proxy: ProxySettings | null;
};

export type ProxySettings = { httpProxy?: string; httpsProxy?: string; noProxy?: string };

export const openAccess: ApiAccess = { headers: {}, proxy: null };

type Variables = Readonly<Record<string, string | undefined>>;

/** Headers that the client sets itself, or that would change the target of a request. */
const ownHeaders =
  /^(?:accept|accept-encoding|connection|content-.*|expect|host|if-.*|keep-alive|proxy-.*|range|te|trailer|transfer-encoding|upgrade|user-agent)$/i;
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const headerValue = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

export function bearerToken(text: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}

/** Parses headers from a JSON object of strings; undefined when it is invalid, or a header cannot be sent. */
export function headersOf(text: string): Record<string, string> | undefined {
  const parsed: unknown = nullIfThrown(() => JSON.parse(text));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const entries = Object.entries(parsed);
  const fits = entries.every(
    ([name, value]) =>
      headerName.test(name) && !ownHeaders.test(name) && typeof value === 'string' && headerValue.test(value),
  );
  return fits
    ? (Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value])) as Record<string, string>)
    : undefined;
}

/** The proxy variables, in lower or upper case. */
export function proxyOf(env: Variables): ProxySettings | null {
  const read = (name: string) => env[name] || env[name.toUpperCase()] || undefined;
  const [httpProxy, httpsProxy, noProxy] = [read('http_proxy'), read('https_proxy'), read('no_proxy')];
  if (httpProxy === undefined && httpsProxy === undefined) return null;
  return { ...(httpProxy && { httpProxy }), ...(httpsProxy && { httpsProxy }), ...(noProxy && { noProxy }) };
}

/** The proxy of an origin; null for a direct connection. As in npm, `http_proxy` is also used for https without `https_proxy`. */
export function proxyFor(origin: string, { httpProxy, httpsProxy, noProxy = '' }: ProxySettings): URL | null {
  const { protocol, hostname, port } = new URL(origin);
  const proxy = protocol === 'https:' ? (httpsProxy ?? httpProxy) : httpProxy;
  if (proxy === undefined) return null;
  const isExcluded = noProxy.split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true;
    const [, host = entry, itsPort] = /^(\[.*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
    const name = host.replace(/^\*?\./, '').toLowerCase();
    if (name === '' || (itsPort !== undefined && itsPort !== (port || (protocol === 'https:' ? '443' : '80'))))
      return false;
    return hostname === name || hostname === `[${name}]` || hostname.endsWith(`.${name}`);
  });
  return isExcluded ? null : new URL(proxy);
}

export function isProxyAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
