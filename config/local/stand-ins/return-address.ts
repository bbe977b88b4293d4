type ReturnAddressOptions = { referrer: string | null; host: string; origins: readonly string[] };

/**
 * The address to return to after login: `referrer` if it is on an origin of the site or on this host (then without its origin); else null,
 * to prevent open redirects.
 */
export function returnAddress({ referrer, host, origins }: ReturnAddressOptions): string | null {
  if (referrer === null || referrer.length > 2000 || !URL.canParse(referrer)) return null;
  const { origin, href, pathname, search, hash, username, password, protocol } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null;
  if (origins.some((known) => new URL(known).origin === origin)) return href;
  // `//host` would be another host.
  return origin === `http://${host}` && !pathname.startsWith('//') ? pathname + search + hash : null;
}
