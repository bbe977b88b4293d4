import { limits } from '../../config/limits.ts';
import { toKeep } from '../../config/rules/attribution.ts';
import { writeCookie } from '../lib/cookies.ts';

/** Stores the channel and the invite that a visitor arrives with for thirty days. */
export function startAttribution(): () => void {
  for (const { name, value } of toKeep(new URLSearchParams(location.search)))
    writeCookie({ name, value, life: limits.attribution });
  return () => undefined;
}
