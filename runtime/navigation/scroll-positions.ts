type Position = readonly [left: number, top: number];

/** Storage key of the scroll positions of this tab's history: they survive a real load. */
const KEY = 'positions';

/** Scroll positions by history entry. Each entry has an id in its state; `entry` is the one of the current page. */
export function scrollPositions() {
  let read: Record<string, Position> | undefined;
  // Storage is slow, so it is read on first use.
  const saved = () => (read ??= readStored());
  let known = hasEntryId();
  let entry = entryId();

  return {
    /** Saves the position of the current page. */
    save() {
      saved()[entry] = [scrollX, scrollY];
    },
    /** Makes the current history entry the current one; gives it an id if it is new. */
    enter() {
      known = hasEntryId();
      entry = entryId();
    },
    /** Scrolls to the saved position of the entry, if there is one. */
    restore() {
      const position = known ? saved()[entry] : undefined;
      if (position) scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
    },
    /** Stores the positions for the next document. */
    persist() {
      try {
        sessionStorage.setItem(KEY, JSON.stringify(saved()));
      } catch {
        // Without storage a page that is loaded again starts at its top.
      }
    },
  };
}

const hasEntryId = () => Boolean((history.state as { entry?: string } | null)?.entry);

function entryId(): string {
  const state = history.state as { entry?: string } | null;
  if (state?.entry) return state.entry;
  const entry = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, entry }, '');
  return entry;
}

function readStored(): Record<string, Position> {
  try {
    // Other values than objects, too, which the site does not store: none of them may end navigation.
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
