/** Sorts by time, newest first (stable). */
export function newestFirst<Thing>(
  things: readonly Thing[],
  timed: (thing: Thing) => { publishTime: string },
): Thing[] {
  return [...things].sort((a, b) => Date.parse(timed(b).publishTime) - Date.parse(timed(a).publishTime));
}
