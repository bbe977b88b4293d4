import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The rules of a release, as far as they are compared by name; those of other versions of the program may have others. */
const schema = z.looseObject({
  redirects: z.array(z.looseObject({ edition: z.string(), from: z.string(), to: z.string() })),
  headers: z.record(z.string(), z.record(z.string(), z.string())),
});

export type Rules = z.infer<typeof schema>;

/** Reads a release's `redirects.json`. Throws when it is none. */
export const readRules = (path: string): Rules => schema.parse(JSON.parse(readFileSync(path, 'utf8')));

/** Where a release sends visitors of an address; null when it does not redirect them. */
export function redirectTarget({ rules, edition, address }: RedirectTargetOptions): string | null {
  const from = address.toLowerCase();
  return rules.redirects.find((row) => row.edition === edition && row.from === from)?.to ?? null;
}
type RedirectTargetOptions = { rules: Rules; edition: string; address: string };
