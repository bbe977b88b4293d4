import { setFlagsFromString } from 'node:v8';

/** Pages from which on it is worth it: to look for garbage more often costs a build of a thousand a tenth of its time. */
export const largeBuild = 3000;

/**
 * Keeps the memory of a large build small; answers what undoes it. A machine with much memory lets garbage gather to several times what is
 * in use: ten thousand pages took twice as much. To be called once the threads have begun, for code kept compiled fits its flags only.
 */
export function boundHeap(): () => void {
  setFlagsFromString('--heap-growing-percent=40');
  return () => setFlagsFromString('--heap-growing-percent=0');
}
