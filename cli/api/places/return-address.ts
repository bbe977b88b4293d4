/**
 * Where a login leads back to: the `referrer` when it is a page of one of the site's own origins, or of this very host (then
 * without its origin); else null. Anything else would lend our address to whoever wants to send people elsewhere.
 */
export function returnAddress({
  referrer,
  host,
  origins,
}: {
  referrer: string | null;
  host: string;
  origins: readonly string[];
}): string | null {
  if (referrer === null || referrer.length > 2000 || !URL.canParse(referrer)) return null;
  const { origin, href, pathname, search, hash, username, password, protocol } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null;
  if (origins.some((known) => new URL(known).origin === origin)) return href;
  // A path that starts with two slashes would be another host's.
  return origin === `http://${host}` && !pathname.startsWith('//') ? pathname + search + hash : null;
}
