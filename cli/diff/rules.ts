import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The rules of a release that are compared by name. Other versions of the program may write further rules. */
const schema = z.looseObject({
  redirects: z.array(z.looseObject({ edition: z.string(), from: z.string(), to: z.string() })),
  gone: z.array(z.object({ edition: z.string(), address: z.string() })).default([]),
  headers: z.record(z.string(), z.record(z.string(), z.string())),
});

export type Rules = z.infer<typeof schema>;

/** Reads a release's `redirects.json`. Throws when it is invalid. */
export const readRules = (path: string): Rules => schema.parse(JSON.parse(readFileSync(path, 'utf8')));

/** What a redirect rule says of a removed address. */
export const removed = 'removed (410)';

/** The redirect target of an address in a release, or that it is declared to be removed; null when there is neither. */
export function redirectTarget({ rules, edition, address }: RedirectTargetOptions): string | null {
  const from = address.toLowerCase();
  if (rules.gone.some((row) => row.edition === edition && row.address === from)) return removed;
  return rules.redirects.find((row) => row.edition === edition && row.from === from)?.to ?? null;
}
type RedirectTargetOptions = { rules: Rules; edition: string; address: string };
