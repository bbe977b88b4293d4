// A worker thread: opens its task once, then runs jobs sequentially.
import { parentPort, workerData } from 'node:worker_threads';
import { getHeapStatistics } from 'node:v8';
import { pathToFileURL } from 'node:url';
import { keepCompiledCode } from '../compile-cache.mjs';

/** Jobs between two measurements of the heap; one measurement takes a twentieth of the time of a page. */
const EVERY = 32;

const { root, module, task, input } = workerData;
keepCompiledCode(root);
const work = import(pathToFileURL(module).href).then(({ tasks }) => tasks[task](input));
const loaded = () => parentPort.postMessage('loaded');
// Each job reports the error.
work.then(loaded, loaded);

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
