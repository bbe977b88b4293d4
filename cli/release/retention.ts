/** A release, and when it was made, in milliseconds since 1970. */
export type ReleaseInfo = { release: string; made: number };

type PrunableInput = {
  releases: readonly ReleaseInfo[];
  current: string | null;
  /** The release that nginx serves; null when unknown. */
  served: string | null;
  keep: number;
  day: number;
  /** Releases beyond this number are removed even if they are younger than a day. */
  most: number;
  /** Real time, not the build's time: visitors may have pages open. */
  now: number;
};

export function newestFirst(a: ReleaseInfo, b: ReleaseInfo): number {
  return b.made - a.made || (a.release < b.release ? 1 : -1);
}

/** Releases to remove: neither among the newest, nor current, nor served, nor newer than the served one; young ones only if there are too many. */
export function prunable({ releases, current, served, keep, day, most, now }: PrunableInput): string[] {
  const sorted = [...releases].sort(newestFirst);
  const oldestNeeded = Math.max(
    keep - 1,
    sorted.findIndex(({ release }) => release === served),
  );
  return sorted
    .filter(
      ({ release, made }, index) => index > oldestNeeded && release !== current && (now - made >= day || index >= most),
    )
    .map(({ release }) => release);
}
