export type RunQueueOptions = {
  /** Does the work. Resolves to whether it succeeded; must not reject. */
  run: () => Promise<boolean>;
  /** Milliseconds without a request before a run starts. */
  quiet: number;
  /** Milliseconds after the first of several requests when a run starts in any case. */
  longest: number;
  /** Milliseconds after which a failed run is repeated. */
  retryAfter: number;
  /** How often it is repeated at most. */
  retries: number;
};

export type RunQueue = {
  /** Requests a run: it starts once requests pause, never beside another run. */
  request(): void;
  state(): 'idle' | 'waiting' | 'running';
  /** Starts no further run. Resolves when the one that is under way has ended. */
  close(): Promise<void>;
};

/** Turns many requests into few runs, one at a time. A request during a run causes one more run. */
export function openRunQueue({ run, quiet, longest, retryAfter, retries }: RunQueueOptions): RunQueue {
  let timer: NodeJS.Timeout | null = null;
  let first: number | null = null;
  let running: Promise<void> | null = null;
  let left = retries;
  let closed = false;

  const after = (delay: number) => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(start, delay);
  };
  const start = () => {
    timer = null;
    // Requested again when this run ends.
    if (running !== null) return;
    first = null;
    running = run().then((succeeded) => {
      running = null;
      if (closed) return;
      if (first !== null) {
        if (timer === null) start();
      } else if (!succeeded && left > 0) {
        left--;
        after(retryAfter);
      }
    });
  };

  return {
    request() {
      if (closed) return;
      left = retries;
      first ??= Date.now();
      after(Math.max(0, Math.min(quiet, first + longest - Date.now())));
    },
    state: () => (running !== null ? 'running' : timer !== null ? 'waiting' : 'idle'),
    async close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await running;
    },
  };
}
