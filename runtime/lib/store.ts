import type { UserInfo } from '../../config/calls/account.ts';

/** State of a visit that the parts of the runtime share. */
export type State = {
  loggedIn: boolean;
  /** Whether the current page is a new response. The login state of an older one may be out of date. */
  fresh: boolean;
  /** Null until it is fetched, and for visitors who are not logged in. */
  userInfo: UserInfo | null;
  /** How often a page was restored from the back/forward cache: the account may have changed. */
  returns: number;
};

type Listener = (state: Readonly<State>) => void;

/** The only module-level state: a document has one visitor and one current page. */
let state: State = { loggedIn: false, fresh: true, userInfo: null, returns: 0 };
const listeners = new Set<Listener>();

export const store = {
  get: (): Readonly<State> => state,
  set(change: Partial<State>) {
    if (Object.entries(change).every(([name, value]) => state[name as keyof State] === value)) return;
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  },
  /** Calls the listener now and at every change; returns a function that ends that. */
  watch(listener: Listener): () => void {
    listeners.add(listener);
    listener(state);
    return () => listeners.delete(listener);
  },
};
