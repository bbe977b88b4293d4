/** Codings that files are sent in where they lie compressed beside themselves, best first, with the ending of those files. */
export const siblings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof siblings;

/** The codings that an nginx with these modules sends: gzip is its own. */
export function encodingsOf(modules: readonly string[]): readonly Encoding[] {
  return modules.some((module) => module.includes('brotli_static')) ? ['br', 'gzip'] : ['gzip'];
}

/** Whether an Accept-Encoding header takes a coding: named, and not with a weight of nothing. `*` counts for none, as for nginx. */
export function accepts({ header, encoding }: { header: string | undefined; encoding: Encoding }): boolean {
  const [, weight] = new RegExp(`(?:^|[ ,])${encoding}(?=$|[ ,;])\\s*(?:;\\s*q=([\\d.]+))?`, 'i').exec(header ?? '') ?? [null, '0'];
  return weight === undefined || Number(weight) > 0;
}
