import { availableParallelism } from 'node:os';
import type { Program } from '../environment.ts';
import { openThreads } from '../threads/threads.ts';
import type { Card } from './card.ts';
import type { Pool } from './cards.ts';
import type { Drawn } from './thread.ts';

/** A card takes some 60 ms of a processor, so they are drawn beside the pages. Few threads: each decodes the fonts for itself. */
const most = 3;

/** Cards that wait for each thread when another one begins, which takes as long as drawing eight. */
const crowded = 12;

/** Milliseconds after which the threads give back fonts and library, 150 MB each: most cards are drawn while the first pages are made. */
const patience = 1000;

/** Opens the threads that draw. */
export function openPool(program: Program): Pool {
  const count = Math.min(most, availableParallelism());
  const threads = openThreads<null, Card, Drawn>({
    program,
    task: 'drawCards',
    input: null,
    count,
    ahead: 1,
    crowded,
    patience,
  });
  return { draw: threads.run, close: threads.close };
}
