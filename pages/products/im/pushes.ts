import { messages, pushesOf } from '../../../config/push-merging.ts';

/** How many seconds may lie between two messages of the group. */
export const intervals = [0.5, 1, 2, 3, 5, 8, 12, 20, 30, 60, 120] as const;

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
