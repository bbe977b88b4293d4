// One thread: makes what it works with once, then does one job after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { getHeapStatistics } from 'node:v8';
import { runBundle } from '../run-bundle.mjs';

/** Jobs between two looks at the memory: a look costs a twentieth of a page. */
const EVERY = 32;

const { program, task, input } = workerData;
// The main thread of a build renders too, and keeps what it took compiled.
const { exports } = runBundle({ file: program, purpose: 'render' });
const work = exports.tasks[task](input);
// Told with each job instead.
work.catch(() => undefined);

let done = 0;
async function answer({ id, job }) {
  done += 1;
  const heap = done % EVERY === 0 ? getHeapStatistics().used_heap_size : undefined;
  try {
    parentPort.postMessage({ id, heap, result: await (await work)(job) });
  } catch (error) {
    parentPort.postMessage({ id, heap, error });
  }
}

let last = Promise.resolve();
parentPort.on('message', (message) => {
  last = last.then(() => answer(message));
});
