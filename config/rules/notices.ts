/** A notice as the page carries it: moments in milliseconds since the epoch, written out. */
export type TimedNotice = { notice?: string; from?: string; until?: string };

/** Whether a notice is for this moment, and not among those that the visitor put away: their ids, joined by spaces. */
export function isCurrentNotice({ notice, from, until }: TimedNotice, { now, gone }: { now: number; gone: string }): boolean {
  return now >= +from! && now < +until! && !` ${gone} `.includes(` ${notice} `);
}
