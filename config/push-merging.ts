/** How many messages the example of a busy group has. */
export const messages = 100;

/** A push: when it goes out, and the moments of the messages that it tells of; all in seconds. */
export type Push = { at: number; merged: readonly number[] };

/** Seconds in which pushes count as recent. */
const memory = 600;

/** How long a message may wait for others, by how many pushes there were lately: 3 seconds, doubled each time, 60 at most. */
const windowAfter = (recent: number) => Math.min(3 * 2 ** Math.min(recent - 1, 5), 60);

/** The pushes of a hundred messages that come every so many seconds: the first one at once, the next ones merged, as our gateway does it. */
export function pushesOf(every: number): Push[] {
  const pushes: Push[] = [];
  let waiting: { due: number; since: number[] } | null = null;
  const flush = () => {
    if (waiting) pushes.push({ at: waiting.due, merged: waiting.since });
    waiting = null;
  };
  for (let index = 0; index < messages; index++) {
    const now = index * every;
    if (waiting && waiting.due <= now) flush();
    if (waiting) waiting.since.push(now);
    else {
      const recent = pushes.filter(({ at }) => at > now - memory).length;
      if (recent === 0) pushes.push({ at: now, merged: [now] });
      else waiting = { due: now + windowAfter(recent), since: [now] };
    }
  }
  flush();
  return pushes;
}
