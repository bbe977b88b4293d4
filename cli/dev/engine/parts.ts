import type { GetOrCreate } from '../../emit/emitted.ts';
import { sha256 } from '../../lib/sha256.mjs';

type Part = Promise<string | Uint8Array>;

/** Parts that all pages of the site have together: about 180, of up to 90 kB. */
const most = 250;

/**
 * Keeps headers, footers and icons that pages share, for the content of a session and of the session before it. A change of a menu makes
 * new ones of all of them, so a cache of a fixed size would fill with parts that no page has any more.
 */
export function openParts(): (session: object) => GetOrCreate {
  let latest: object | null = null;
  let parts = new Map<string, Part>();
  let former = new Map<string, Part>();
  return (session) => {
    if (session !== latest || parts.size >= most) [former, parts, latest] = [parts, new Map(), session];
    return (from, make) => {
      const key = sha256(JSON.stringify(from));
      const kept = parts;
      const part = (kept.get(key) ?? former.get(key) ?? make()) as Part;
      kept.set(key, part);
      part.catch(() => kept.delete(key));
      return part as Promise<Uint8Array>;
    };
  };
}
