/** A notice as the page carries it: moments in milliseconds since the epoch. */
export type TimedNotice = { id: string; from: number; until: number };

/** The notice to show at a moment: the first that is current and was not put away by the visitor; null when there is none. */
export function currentNotice<Notice extends TimedNotice>({ notices, now, dismissed }: { notices: readonly Notice[]; now: number; dismissed: readonly string[] }): Notice | null {
  return notices.find(({ id, from, until }) => from <= now && now < until && !dismissed.includes(id)) ?? null;
}
