/** What a build sends and how it connects, besides addresses: secrets, which no message, report or cache key may have. */
export type ApiAccess = {
  /** Headers of every request to the content API, as its credentials. */
  headers: Readonly<Record<string, string>>;
  /** Proxies by the protocol of the address; null where connections are direct. */
  proxy: ProxySettings | null;
};

export type ProxySettings = { httpProxy?: string; httpsProxy?: string; noProxy?: string };

export const openAccess: ApiAccess = { headers: {}, proxy: null };

type Variables = Readonly<Record<string, string | undefined>>;

/** Headers that the client itself sets, or that would change where a request goes. */
const ownHeaders =
  /^(?:accept|accept-encoding|connection|content-.*|expect|host|if-.*|keep-alive|proxy-.*|range|te|trailer|transfer-encoding|upgrade|user-agent)$/i;
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const headerValue = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** A bearer token: visible characters of ASCII. */
export function bearerToken(text: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}

/** Headers as a JSON object of strings; undefined when it is none, or one of them cannot be sent. */
export function headersOf(text: string): Record<string, string> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
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

/** The proxy variables, in small letters or capitals, as other programs read them. */
export function proxyOf(env: Variables): ProxySettings | null {
  const read = (name: string) => env[name] || env[name.toUpperCase()] || undefined;
  const [httpProxy, httpsProxy, noProxy] = [read('http_proxy'), read('https_proxy'), read('no_proxy')];
  if (httpProxy === undefined && httpsProxy === undefined) return null;
  return { ...(httpProxy && { httpProxy }), ...(httpsProxy && { httpsProxy }), ...(noProxy && { noProxy }) };
}

/** Whether a proxy is an address that requests can be sent to. */
export function isProxyAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
