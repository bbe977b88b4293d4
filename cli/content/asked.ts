import type { Ask, CallName } from '../../config/calls/ask.ts';
import { keyOf } from '../sha256.mjs';
import { canonical } from './canonical.ts';

/**
 * What is asked of the API, as one text: `blogDetail {"id":"x"}`, or the call alone where it takes nothing. Equal for equal asks,
 * whatever the order of their keys. It names an answer in memory, in the manifest and in reports; its hash is the key of a kept one.
 */
export function askedOf({ call, request }: { call: string; request: unknown }): string {
  const parameters = canonical(request);
  return parameters === '{}' ? call : `${call} ${parameters}`;
}

/** The key of a cached response: a hash of what was asked, as `askedOf` writes it. */
export const responseKey = (asked: string) => keyOf(asked);

/** What was asked, out of that text. */
export function readAsked(asked: string): Ask {
  const end = asked.indexOf(' ');
  if (end < 0) return { call: asked as CallName, request: {} };
  return { call: asked.slice(0, end) as CallName, request: JSON.parse(asked.slice(end + 1)) };
}
