const pattern = /^\d{8}T\d{6}Z-[0-9a-f]{12}$/;

/** The id of a release: build time (UTC) and the first twelve digits of its content hash. */
export function releaseId({ now, content }: { now: number; content: string }): string {
  const moment = new Date(now)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');
  return `${moment}-${content.slice(0, 12)}`;
}

export function isReleaseId(text: string): boolean {
  return pattern.test(text);
}
