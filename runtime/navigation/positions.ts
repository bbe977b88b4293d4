type Position = readonly [left: number, top: number];

/** Where the scroll positions of this tab's history are kept, so that they outlive a real load. */
const KEY = 'positions';

/**
 * Scroll positions by history entry. An entry carries a number of its own in its state; `entry` is the one whose page is shown.
 */
export function scrollPositions() {
  let read: Record<string, Position> | undefined;
  // Storage is slow: it is asked when there may be something in it, or something is to be kept.
  const kept = () => (read ??= stored());
  let known = isNumbered();
  let entry = numbered();

  return {
    /** Keeps where the shown page is scrolled to. */
    keep() {
      kept()[entry] = [scrollX, scrollY];
    },
    /** Goes on with the entry that history is at now; numbers it if it is new. */
    enter() {
      known = isNumbered();
      entry = numbered();
    },
    /** Scrolls to where the entry was left, if it ever was. */
    restore() {
      const position = known ? kept()[entry] : undefined;
      if (position) scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
    },
    /** Writes the positions down for the next document. */
    write() {
      try {
        sessionStorage.setItem(KEY, JSON.stringify(kept()));
      } catch {
        // Without storage a page that is really loaded again starts at its top.
      }
    },
  };
}

const isNumbered = () => Boolean((history.state as { entry?: string } | null)?.entry);

function numbered(): string {
  const state = history.state as { entry?: string } | null;
  if (state?.entry) return state.entry;
  const entry = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, entry }, '');
  return entry;
}

function stored(): Record<string, Position> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
