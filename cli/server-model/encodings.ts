/** Encodings of precompressed files, best first, with the suffix those files have. */
export const compressedSuffix = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof compressedSuffix;

/** The encodings that an nginx with these modules sends. gzip is built in. */
export function encodingsFor(modules: readonly string[]): readonly Encoding[] {
  return modules.some((module) => module.includes('brotli_static')) ? ['br', 'gzip'] : ['gzip'];
}

/** Whether an Accept-Encoding header lists an encoding with a weight above zero. As in nginx, `*` matches none. */
export function acceptsEncoding({ header, encoding }: { header: string | undefined; encoding: Encoding }): boolean {
  const [, weight] = new RegExp(`(?:^|[ ,])${encoding}(?=$|[ ,;])\\s*(?:;\\s*q=([\\d.]+))?`, 'i').exec(
    header ?? '',
  ) ?? [null, '0'];
  return weight === undefined || Number(weight) > 0;
}
