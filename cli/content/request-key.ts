import type { CallRequest } from '../define/call-request.ts';
import { keyOf } from '../lib/sha256.mjs';
import { canonical } from './canonical.ts';

/**
 * A request as text: `blogDetail {"id":"x"}`, or only the call if it has no parameters. Independent of the order of keys. Identifies a
 * response in memory, in the manifest and in reports; its hash is the key of the cached response.
 */
export function requestKey({ call, request }: { call: string; request: unknown }): string {
  const parameters = canonical(request);
  return parameters === '{}' ? call : `${call} ${parameters}`;
}

/** The key of the cached response of a request: a hash of its `requestKey`. */
export const responseKey = (text: string) => keyOf(text);

/** Key in the cache of a response that is held back until a build commits it: other builds do not know this key. */
export const heldKey = (key: string) => `${key}~`;

/** The key of a response that is held back under this key; null for other keys. */
export const keyOfHeld = (stored: string): string | null => (stored.endsWith('~') ? stored.slice(0, -1) : null);

export function parseRequestKey(text: string): CallRequest {
  const end = text.indexOf(' ');
  if (end < 0) return { call: text as string, request: {} };
  return { call: text.slice(0, end) as string, request: JSON.parse(text.slice(end + 1)) };
}
