/** A request target, split as nginx splits it. */
export type RequestTarget = {
  /** Host of an absolute target, which takes precedence over the Host header. */
  host: string | null;
  /** Path and query as sent. */
  raw: string;
  /** Path, decoded, slashes merged, dot segments resolved: one character for each byte. */
  path: string;
  /** Query as sent, with its `?`; empty when there is none. */
  query: string;
};

/** Splits a request target; null where nginx refuses it with 400. `target` has one character for each byte. */
export function parseRequestTarget(target: string): RequestTarget | null {
  if (/[\0-\x20\x7f]/.test(target)) return null;
  const absolute = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/([A-Za-z0-9.-]+|\[[^\]/]*\])(?::\d*)?(?=[/?]|$)(.*)$/.exec(target);
  if (!absolute && !target.startsWith('/')) return null;
  const rest = absolute?.[2] ?? target;
  const raw = rest === '' ? '/' : rest;
  const [, rawPath = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(raw) ?? [];
  const path = normalize(rawPath === '' ? '/' : rawPath);
  return path === null ? null : { host: absolute?.[1] ?? null, raw, path, query: query === '' ? '' : `?${query}` };
}

function normalize(rawPath: string): string | null {
  if (/%(?![0-9a-f]{2})|%00/i.test(rawPath)) return null;
  const decoded = rawPath.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const segments: string[] = [];
  const parts = decoded.split('/').slice(1);
  for (const part of parts) {
    if (part === '..') {
      if (segments.pop() === undefined) return null;
    } else if (part !== '' && part !== '.') segments.push(part);
  }
  const last = parts.at(-1);
  const endsWithSlash = last === '' || last === '.' || last === '..';
  return `/${segments.join('/')}${endsWithSlash && segments.length > 0 ? '/' : ''}`;
}
