/** How many messages the group gets, and how many seconds may lie between two of them. */
export const messages = 100;
export const intervals = [0.5, 1, 2, 3, 5, 8, 12, 20, 30, 60, 120] as const;

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

/** Seconds as they are read: `0.5 秒`, `2 分 36 秒`. */
export function everySeconds(seconds: number): string {
  if (seconds < 120) return `${seconds} 秒`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} 分${rest > 0 ? ` ${rest} 秒` : '钟'}`;
}

/** What the dial says: the interval, the pushes, and the longest time that a message waited. */
export function readPushes({ every }: { every: number }) {
  const pushes = pushesOf(every);
  const longest = Math.max(...pushes.map(({ at, merged }) => at - merged[0]!));
  return {
    texts: { every: everySeconds(every), pushes: pushes.length, longest: everySeconds(longest) },
    status: `每 ${everySeconds(every)}一条，共 ${messages} 条：手机响 ${pushes.length} 次，最久的一条等了 ${everySeconds(longest)}`,
  };
}
