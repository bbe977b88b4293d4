import { createContext, Script } from 'node:vm';

const call = new Script('work()');
/** One for all calls: another one takes a millisecond and a heap of its own. It holds the work only while it runs. */
const place: { work: (() => unknown) | null } = { work: null };
const context = createContext(place);

/** Thrown for work that was ended because it took longer than it may. */
export class TimeOutError extends Error {
  constructor(milliseconds: number) {
    super(`it took longer than ${milliseconds / 1000} s`);
  }
}

/**
 * Returns what `work` returns, or throws a `TimeOutError` when it takes longer than `milliseconds`: the engine ends its loops and patterns
 * wherever they are, in this thread, and the caller goes on. `work` is synchronous, and leaves nothing half changed that others use.
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result {
  const { work: outer } = place;
  place.work = work;
  try {
    return call.runInContext(context, { timeout: milliseconds }) as Result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TimeOutError(milliseconds);
    throw error;
  } finally {
    place.work = outer;
  }
}
