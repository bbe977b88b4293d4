import type { UserInfo } from '../../config/calls/account.ts';

/** What the parts of the runtime share about a visit. */
export type State = {
  loggedIn: boolean;
  /** Whether the page that is shown was answered just now. What an older one says of the login may not be so any more. */
  fresh: boolean;
  /** Null until it has been fetched, and for visitors who are not logged in. */
  userInfo: UserInfo | null;
  /** How often a page came back from the browser's memory: then it may be somebody else who is logged in. */
  returns: number;
  /** Whether the browser has a network. */
  online: boolean;
};

type Listener = (state: Readonly<State>) => void;

/** The one piece of state that lasts as long as the page: a browser shows one page at a time. */
let state: State = { loggedIn: false, fresh: true, userInfo: null, returns: 0, online: true };
const listeners = new Set<Listener>();

export const store = {
  get: (): Readonly<State> => state,
  set(change: Partial<State>) {
    if (Object.entries(change).every(([name, value]) => state[name as keyof State] === value)) return;
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  },
  /** Calls the listener now and at every change; answers what ends that. */
  watch(listener: Listener): () => void {
    listeners.add(listener);
    listener(state);
    return () => listeners.delete(listener);
  },
};
