const shape = /^\d{8}T\d{6}Z-[0-9a-f]{12}$/;

/** The name of a release: when it was built (UTC) and the first twelve digits of its content's hash. */
export function releaseId({ now, content }: { now: number; content: string }): string {
  const moment = new Date(now)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');
  return `${moment}-${content.slice(0, 12)}`;
}

export function isReleaseId(text: string): boolean {
  return shape.test(text);
}
