import { toKeep } from '../../config/rules/attribution.ts';
import { writeCookie } from '../lib/cookies.ts';

/** Stores where a visitor arrives from: the next page's address no longer says it. */
export function startAttribution(): () => void {
  for (const cookie of toKeep(new URLSearchParams(location.search))) writeCookie(cookie);
  return () => undefined;
}
