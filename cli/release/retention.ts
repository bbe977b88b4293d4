/** A release on the outputPaths, and when it was made, in milliseconds since 1970. */
export type Kept = { release: string; made: number };

type Question = {
  releases: readonly Kept[];
  current: string | null;
  /** What nginx serves, as far as is known. */
  served: string | null;
  keep: number;
  day: number;
  /** Beyond so many the young may go too. */
  most: number;
  /** The time on the wall: it is about visitors who have pages open, not about the build's clock. */
  now: number;
};

/** Newest first. */
export function newestFirst(a: Kept, b: Kept): number {
  return b.made - a.made || (a.release < b.release ? 1 : -1);
}

/** The releases that may go: not among the newest, not current, not served, not newer than what is served, and not young unless there are too many. */
export function prunable({ releases, current, served, keep, day, most, now }: Question): string[] {
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
