/** A line of the log: who records it and what, and a detail. */
export type Entry = { by: string; what: string; detail?: string };

/** A transition: the next state, and a log entry. */
export type Transition<State extends string> = { to: State; log: readonly Entry[] };

/** By state: its events, and its timeout. */
export type Machine<State extends string, Event extends string> = Readonly<
  Record<
    State,
    {
      on: Readonly<Partial<Record<Event, Transition<State>>>>;
      after?: { milliseconds: number; event: Event };
    }
  >
>;

export type Logged = Entry & { /** Milliseconds since the start. */ at: number };
export type Run<State extends string> = {
  state: State /** When the state was entered. */;
  since: number;
  log: readonly Logged[];
};

/** The state of a machine at its start. */
export const startRun = <State extends string>(state: State): Run<State> => ({ state, since: 0, log: [] });

/** The run after an event at a time; null when the state does not accept the event. */
export function step<State extends string, Event extends string>({
  machine,
  run,
  event,
  at,
}: {
  machine: Machine<State, Event>;
  run: Run<State>;
  event: Event;
  at: number;
}): Run<State> | null {
  const transition = machine[run.state].on[event];
  if (!transition) return null;
  return { state: transition.to, since: at, log: [...run.log, ...transition.log.map((entry) => ({ ...entry, at }))] };
}

/** A run of events at given times, for pages without scripts. Throws when a state does not accept an event. */
export function runThrough<State extends string, Event extends string>({
  machine,
  from,
  events,
}: {
  machine: Machine<State, Event>;
  from: State;
  events: readonly (readonly [event: Event, at: number])[];
}): Run<State> {
  return events.reduce((run, [event, at]) => {
    const next = step({ machine, run, event, at });
    if (!next) throw new Error(`try-out: ${event} means nothing in the state ${run.state}`);
    return next;
  }, startRun(from));
}

/** A line of the log as texts, by the names of their `data-text` marks. */
export const textsOf = ({ at, by, what, detail = '' }: Logged) => ({ at: clockOf(at), by, what, detail });

/** Milliseconds as minutes, seconds and thousandths: `00:45.000`. */
export function clockOf(milliseconds: number): string {
  const pad = (value: number, width: number) => String(Math.floor(value)).padStart(width, '0');
  return `${pad(milliseconds / 60_000, 2)}:${pad((milliseconds / 1000) % 60, 2)}.${pad(milliseconds % 1000, 3)}`;
}
