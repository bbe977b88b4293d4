import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { type Chunks, openChunks } from '../../../cli/dev/code/chunks.ts';

/** A version of a page of two chunks, of which a save changes one. */
const version = (number: number, before: Chunks | null) =>
  openChunks({
    files: new Map([
      ['/built/shared.js', 'export const made = {};'],
      ['/built/page.js', `import { made } from './shared.js'; export const page = [${number}, made];`],
    ]),
    before,
    packages: () => undefined,
  });
const pageOf = (chunks: Chunks) => (chunks.load('/built/page.js') as { page: [number, object] }).page;

it('unchanged modules do not run again after a save', async () => {
  const first = await version(1, null);
  const [, shared] = pageOf(first);
  expect(pageOf(await version(2, first))).toEqual([2, shared]);
  expect(pageOf(await version(3, first))[1]).toBe(shared);
});

it('a version is freed once others follow', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const texts: WeakRef<Chunks['texts']>[] = [];
  let latest: Chunks | null = null;
  for (let number = 0; number < 6; number += 1) {
    latest = await version(number, latest);
    pageOf(latest);
    texts.push(new WeakRef(latest.texts));
  }
  // A reference that was read in this turn is kept to its end.
  await new Promise((next) => setImmediate(next));
  collect();
  expect(texts.map((one) => one.deref() !== undefined)).toEqual([false, false, false, false, false, true]);
  expect(pageOf(latest!)[0]).toBe(5);
});
