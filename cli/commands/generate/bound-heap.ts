import { setFlagsFromString } from 'node:v8';

/**
 * By how many percent the heap may grow beyond what is in use, by the pages of a build. To look for garbage so often costs a build of a
 * thousand a tenth of its time, one of ten thousand a twentieth; of a hundred thousand, what is in use is most of what a machine for builds has.
 */
const growth = [
  { from: 30_000, percent: 12 },
  { from: 3_000, percent: 40 },
];

/** Pages after which the heap is bounded: threads have begun by then, for code kept compiled fits its flags only. */
export const boundAfter = 1500;

/**
 * Keeps the memory of a large build small. A machine with much memory lets garbage gather to several times what is in use: ten thousand
 * pages took twice as much.
 */
export function boundHeap(pages: number): void {
  grow(growth.find(({ from }) => pages >= from)?.percent ?? asItIs);
}

/** Undoes it, before compiled code is kept. */
export function freeHeap(): void {
  grow(asItIs);
}

/** Loads compiled code: V8 takes it under the flags that it was compiled with only. */
export function unbound<Loaded>(load: () => Loaded): Loaded {
  const before = bound;
  grow(asItIs);
  try {
    return load();
  } finally {
    grow(before);
  }
}

const asItIs = 0;
let bound = asItIs;

function grow(percent: number): void {
  if (percent !== bound) setFlagsFromString(`--heap-growing-percent=${percent}`);
  bound = percent;
}
