import { setTimeout as delay } from 'node:timers/promises';
import { type Watch, watchIdle } from './idle.ts';

type Closeable = { close(): Promise<unknown> };

/** Registers a resource to be closed when the build ends. Registered before it is open, because of interrupts. */
export type Hold = <Resource extends Closeable>(opening: Resource | Promise<Resource>) => Promise<Resource>;

type HoldingOptions = {
  watch?: () => Watch;
  /** Milliseconds that a resource may take to close. */
  closing?: number;
};

/**
 * Runs work, and closes its resources in reverse order when it ends, when `interrupted` rejects, or when it has done nothing for minutes.
 * A resource that does not open or close is left to the end of the process.
 */
export async function holding<Result>(
  work: (hold: Hold) => Promise<Result>,
  interrupted: Promise<never>,
  { watch = watchIdle, closing = 20_000 }: HoldingOptions = {},
): Promise<Result> {
  const held: Promise<Closeable>[] = [];
  const hold: Hold = async (opening) => {
    const resource = Promise.resolve(opening);
    held.unshift(resource);
    return resource;
  };
  const idle = watch();
  try {
    return await Promise.race([work(hold), interrupted, idle.rejected]);
  } finally {
    idle.stop();
    for (const opening of held) {
      const ended = new AbortController();
      const closed = opening.then(
        (resource) => resource.close(),
        () => undefined,
      );
      const late = delay(closing, undefined, { signal: ended.signal }).catch(() => undefined);
      await Promise.race([closed, late]).finally(() => ended.abort());
    }
  }
}
