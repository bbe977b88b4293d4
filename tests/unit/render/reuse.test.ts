import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPack } from '../../../cli/store/pack.ts';
import { openReuse } from '../../../cli/render/reuse.ts';

let cache: string;
beforeEach(async () => void (cache = await mkdtemp(join(tmpdir(), 'reuse-'))));
afterEach(() => rm(cache, { recursive: true }));

const print = (number: number) => number.toString(16).padStart(64, '0');
const page = {
  hash: 'a'.repeat(64),
  text: 12,
  modified: '2026-03-05T10:00:00+08:00',
  sources: { scripts: ["'sha256-x'"], styles: [], media: [], files: ['assets/main-A1.js'] },
  ogImage: null,
  planned: 'b'.repeat(16),
  links: null,
  uncertain: ['/dev-blog/one'],
  problems: [
    { kind: 'link' as const, value: 'other', callKey: 'blogDetail {"id":"one"}', field: 'content', record: 'one' },
  ],
};
/** A build that makes the numbered pages. */
function build(...numbers: number[]): void {
  const reuse = openReuse(cache);
  for (const number of numbers) reuse.remember(print(number), page);
  reuse.close();
}
function found(number: number) {
  const reuse = openReuse(cache);
  const answer = reuse.find(print(number));
  reuse.close();
  return answer;
}
const values = async () => {
  const names = await readdir(join(cache, 'pages'));
  return join(cache, 'pages', names.find((name) => name.endsWith('.pack'))!);
};

describe('the memory of rendered pages', () => {
  it('returns the pages of this build in the next one', () => {
    const first = openReuse(cache);
    expect([first.isEmpty, first.find(print(1))]).toEqual([true, null]);
    first.remember(print(1), page);
    first.remember(print(2), { ...page, modified: null });
    first.close();
    const second = openReuse(cache);
    const both = [second.find(print(1)), second.find(print(2))];
    expect([second.isEmpty, ...both, second.find(print(3))]).toEqual([false, page, { ...page, modified: null }, null]);
    expect(both[0]!.sources).toBe(both[1]!.sources);
    second.close();
  });

  it('stores equal sources of pages once', async () => {
    build(1, 2, 3);
    build(4);
    const texts = await Promise.all(
      (await readdir(join(cache, 'pages'))).map((name) => readFile(join(cache, 'pages', name), 'latin1')),
    );
    expect(texts.join('').match(/main-A1\.js/g)).toHaveLength(1);
  });

  it('loses no more than the page that was being written when a build was killed', async () => {
    build(1, 2);
    const path = await values();
    await truncate(path, (await readFile(path)).length - 9);
    expect([found(1)?.hash, found(2)]).toEqual([page.hash, null]);
    build(3);
    expect(found(3)).toEqual(page);
  });

  it('ignores invalid records', async () => {
    const pack = openPack(join(cache, 'pages'));
    for (const [number, body] of ['no JSON', '{"hash":1}', '[1]', 'null'].entries())
      pack.put(print(number), { body, meta: '' });
    pack.close();
    for (const number of [0, 1, 2, 3]) expect(found(number)).toBeNull();
  });

  it('renders again when the cache cannot be written', async () => {
    await writeFile(join(cache, 'pages'), 'a file in the way');
    const reuse = openReuse(join(cache, 'pages'));
    expect(reuse.remember(print(1), page)).toEqual(page);
    reuse.close();
  });

  it.each([
    ['what pages load', 'sha256-x', 'sha256-y'],
    ['a page', '2026-03', '2026-04'],
  ])('takes a damaged value for nothing: %s', async (_, from, to) => {
    build(1);
    const text = await readFile(await values(), 'latin1');
    expect(text).toContain(from);
    await writeFile(await values(), text.replace(from, to), 'latin1');
    expect(found(1)).toBeNull();
  });

  it('evicts pages that builds no longer use', () => {
    build(...Array.from({ length: 40 }, (_, number) => number));
    for (let number = 40; number < 60; number += 1) {
      const reuse = openReuse(cache);
      for (const used of [3, 5]) reuse.find(print(used));
      reuse.remember(print(number), page);
      reuse.tidy();
      reuse.close();
    }
    expect([found(3), found(5), found(59), found(4), found(41)]).toEqual([page, page, page, null, null]);
  });
});
