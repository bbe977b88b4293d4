import { messages, pushesOf } from '../../../config/push-merging.ts';
import { pushes as words } from './words.yaml';

/** How many seconds may lie between two messages of the group. */
export const intervals = [0.5, 1, 2, 3, 5, 8, 12, 20, 30, 60, 120] as const;

/** Seconds as they are read: `0.5 秒`, `2 分 36 秒`. */
export function everySeconds(seconds: number): string {
  if (seconds < 120) return words.seconds({ seconds });
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  return rest > 0 ? words.minutesAndSeconds({ minutes, seconds: rest }) : words.minutes({ minutes });
}

/** What the dial says: the interval, the pushes, and the longest time that a message waited. */
export function readPushes({ every }: { every: number }) {
  const pushes = pushesOf(every);
  const longest = Math.max(...pushes.map(({ at, merged }) => at - merged[0]!));
  return {
    texts: { every: everySeconds(every), pushes: pushes.length, longest: everySeconds(longest) },
    status: words.status({
      every: everySeconds(every),
      messages,
      pushes: pushes.length,
      longest: everySeconds(longest),
    }),
  };
}
