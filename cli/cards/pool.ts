import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Card } from './card.ts';
import type { Pool } from './cards.ts';
import type { Drawn } from './thread.ts';

/** A card takes some 30 ms of a processor, so they are drawn beside the pages. Few threads: each decodes the fonts for itself. */
const most = 3;

/** Opens the threads that draw. `thread` is the address of their module. */
export async function openPool(thread: URL): Promise<Pool> {
  const pool = new Tinypool({ filename: thread.href, minThreads: 1, maxThreads: Math.max(1, Math.min(most, availableParallelism() - 1)) });
  // A thread that cannot start tells nobody who waits for it.
  const broken = new Promise<never>((_, reject) => pool.on('error', reject));
  broken.catch(() => undefined);
  return { draw: (card: Card) => Promise.race([pool.run(card) as Promise<Drawn>, broken]), close: () => pool.destroy() };
}
