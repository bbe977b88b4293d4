type Position = readonly [left: number, top: number];

/** Where the scroll positions of this tab's history are kept, so that they outlive a real load. */
const KEY = 'positions';

/**
 * Scroll positions by history entry. An entry carries a number of its own in its state; `entry` is the one whose page is shown.
 */
export function scrollPositions() {
  const kept: Record<string, Position> = read();
  let entry = numbered();

  return {
    /** Keeps where the shown page is scrolled to. */
    keep() {
      kept[entry] = [scrollX, scrollY];
    },
    /** Goes on with the entry that history is at now; numbers it if it is new. */
    enter() {
      entry = numbered();
    },
    /** Scrolls to where the entry was left; answers whether it ever was. */
    restore(): boolean {
      const position = kept[entry];
      if (position) scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
      return position !== undefined;
    },
    /** Writes the positions down for the next document. */
    write() {
      try {
        sessionStorage.setItem(KEY, JSON.stringify(kept));
      } catch {
        // Without storage a page that is really loaded again starts at its top.
      }
    },
  };
}

function numbered(): string {
  const state = history.state as { entry?: string } | null;
  if (state?.entry) return state.entry;
  const entry = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, entry }, '');
  return entry;
}

function read(): Record<string, Position> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
