import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  card: null,
  planned: 'b'.repeat(16),
  links: null,
};
const line = (text: string) => `${text} ${crc32(text)}\n`;
/** The line of what pages need, and that of a page. */
const needs = line(`n ${JSON.stringify(page.sources)}`);
const written = (number: number) =>
  line(
    `${print(number)} ${JSON.stringify([page.hash, page.text, page.modified, 'n', page.card, page.planned, page.links])}`,
  );
const log = () => join(cache, 'pages.log');

describe('the memory of rendered pages', () => {
  it('gives back in the next build what this one made', async () => {
    const first = await openReuse(cache);
    expect(first.find(print(1))).toBeNull();
    first.remember(print(1), page);
    first.remember(print(2), { ...page, modified: null });
    await first.close();
    const second = await openReuse(cache);
    expect([second.find(print(1)), second.find(print(2)), second.find(print(3))]).toEqual([
      page,
      { ...page, modified: null },
      null,
    ]);
    expect(second.find(print(1))!.sources).toBe(second.find(print(2))!.sources);
    await second.close();
  });

  it('loses no more than the line that was being written when a build was killed', async () => {
    await writeFile(log(), needs + written(1) + written(2).slice(0, 90));
    const next = await openReuse(cache);
    expect([next.find(print(1))?.hash, next.find(print(2))]).toEqual([page.hash, null]);
    next.remember(print(3), page);
    await next.close();
    expect((await openReuse(cache)).find(print(3))).toEqual(page);
  });

  it('takes anything else for nothing', async () => {
    await writeFile(
      log(),
      `\u0000 not a log\n${line(`${print(1)} {"hash":1}`)}${line(`${print(1)} [1]`)}${written(1)}`,
    );
    const opened = await openReuse(cache);
    expect(opened.find(print(1))).toBeNull();
    await opened.close();
    const nowhere = await openReuse(join(log(), 'below-a-file'));
    nowhere.remember(print(1), page);
    await nowhere.close();
  });

  it.each([
    ['what pages need', (text: string) => text.replace('sha256-x', 'sha256-y')],
    ['a page', (text: string) => text.replace('2026-03', '2026-04')],
  ])('takes a damaged line for nothing: %s', async (_, damage) => {
    const first = await openReuse(cache);
    first.remember(print(1), page);
    await first.close();
    const text = await readFile(log(), 'utf8');
    expect(damage(text)).not.toBe(text);
    await writeFile(log(), damage(text));
    expect((await openReuse(cache)).find(print(1))).toBeNull();
  });

  it('forgets what is no longer asked for once that is most of it', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => written(index)).join('');
    await appendFile(log(), needs + lines);
    const build = await openReuse(cache);
    for (const number of [3, 5]) build.find(print(number));
    await build.close();
    expect((await readFile(log(), 'utf8')).trim().split('\n')).toHaveLength(41);
    await build.tidy();
    expect((await readFile(log(), 'utf8')).trim().split('\n')).toHaveLength(3);
    expect((await openReuse(cache)).find(print(5))).toEqual(page);
  });
});
