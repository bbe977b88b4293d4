/** A request target taken apart as nginx does it. */
export type Target = {
  /** Of an absolute target: it wins over the Host header. */
  host: string | null;
  /** Path and query as they came. */
  raw: string;
  /** Path, decoded, slashes merged, dot segments resolved: one character for each byte. */
  path: string;
  /** With its `?`, as it came; empty when there is none. */
  query: string;
};

/** Null where nginx refuses the request with 400. `target` holds one character for each byte. */
export function parseTarget(target: string): Target | null {
  if (/[\0-\x20\x7f]/.test(target)) return null;
  const absolute = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/([A-Za-z0-9.-]+|\[[^\]/]*\])(?::\d*)?(?=[/?]|$)(.*)$/.exec(target);
  if (!absolute && !target.startsWith('/')) return null;
  const rest = absolute?.[2] ?? target;
  const raw = rest === '' ? '/' : rest;
  const [, spelled = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(raw) ?? [];
  const path = normalized(spelled === '' ? '/' : spelled);
  return path === null ? null : { host: absolute?.[1] ?? null, raw, path, query: query === '' ? '' : `?${query}` };
}

function normalized(spelled: string): string | null {
  if (/%(?![0-9a-f]{2})|%00/i.test(spelled)) return null;
  const decoded = spelled.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const segments: string[] = [];
  const parts = decoded.split('/').slice(1);
  for (const part of parts) {
    if (part === '..') {
      if (segments.pop() === undefined) return null;
    } else if (part !== '' && part !== '.') segments.push(part);
  }
  const last = parts.at(-1);
  const open = last === '' || last === '.' || last === '..';
  return `/${segments.join('/')}${open && segments.length > 0 ? '/' : ''}`;
}
