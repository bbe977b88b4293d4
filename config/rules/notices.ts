/** When a notice is for, as the page carries it: in milliseconds since the epoch, written out. */
type Time = { from?: string; until?: string };

/** Whether a moment, in milliseconds since the epoch, is one of those that a notice is for. */
export function isWithin({ from, until }: Time, now: number): boolean {
  return now >= +from! && now < +until!;
}
