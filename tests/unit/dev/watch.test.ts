import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type FileChanges, watchFiles } from '../../../cli/dev/watch.ts';

let root: string;
let unwatch: () => void;
let changes: FileChanges[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-watch-'));
  mkdirSync(join(root, 'pages/sms/art'), { recursive: true });
  writeFileSync(join(root, 'pages/sms/page.tsx'), 'one');
  writeFileSync(join(root, 'pages/sms/art/ruler.tsx'), 'one');
  changes = [];
  unwatch = watchSince(Number.POSITIVE_INFINITY);
});
afterEach(() => {
  unwatch();
  rmSync(root, { recursive: true });
});

const watchSince = (since: number) =>
  watchFiles({ root, folders: ['pages'], since, onChange: (change) => void changes.push(change) });

/** Runs an action and waits until exactly these files are reported. Returns whether files were added or removed. */
async function reported(act: () => void, files: readonly string[]): Promise<boolean> {
  changes.length = 0;
  act();
  await expect.poll(() => [...new Set(changes.flatMap((change) => change.files))].sort()).toEqual([...files].sort());
  return changes.some(({ moved }) => moved);
}

const move = (from: string, to: string) => () => renameSync(join(root, from), join(root, to));
const write = (file: string, text: string) => () => writeFileSync(join(root, file), text);
const oldFiles = ['pages/sms/art/ruler.tsx', 'pages/sms/page.tsx'];
const newFiles = ['pages/sms2/art/ruler.tsx', 'pages/sms2/page.tsx'];

it('reports a saved file, also one that replaces another', async () => {
  expect(await reported(write('pages/sms/page.tsx', 'other'), ['pages/sms/page.tsx'])).toBe(false);
  const replace = () => {
    write('pages/sms/page.tsx.tmp', 'next')();
    move('pages/sms/page.tsx.tmp', 'pages/sms/page.tsx')();
  };
  expect(await reported(replace, ['pages/sms/page.tsx'])).toBe(false);
});

it('reports what was saved, copied or moved between the time that it is given and its start', async () => {
  unwatch();
  // The clock of the file system is behind by up to 10 ms.
  await new Promise((done) => setTimeout(done, 20));
  const since = Date.now();
  await new Promise((done) => setTimeout(done, 20));
  const old = new Date(2001, 1);
  const act = () => {
    write('pages/sms/words.yaml', 'new')();
    copyFileSync(join(root, 'pages/sms/page.tsx'), join(root, 'pages/sms/copy.tsx'));
    utimesSync(join(root, 'pages/sms/copy.tsx'), old, old);
    move('pages/sms/art/ruler.tsx', 'pages/sms/art/moved.tsx')();
    unwatch = watchSince(since);
  };
  await reported(act, ['pages/sms/art/moved.tsx', 'pages/sms/copy.tsx', 'pages/sms/words.yaml']);
  expect(await reported(write('pages/sms/words.yaml', 'newer'), ['pages/sms/words.yaml'])).toBe(false);
});

it('reports every file of a folder that is renamed, and renamed back', async () => {
  expect(await reported(move('pages/sms', 'pages/sms2'), [...oldFiles, ...newFiles])).toBe(true);
  expect(await reported(move('pages/sms2', 'pages/sms'), [...oldFiles, ...newFiles])).toBe(true);
  await reported(write('pages/sms/art/ruler.tsx', 'other'), ['pages/sms/art/ruler.tsx']);
});

it('watches a folder that replaces another of its name', async () => {
  const replace = () => {
    rmSync(join(root, 'pages/sms'), { recursive: true });
    mkdirSync(join(root, 'pages/sms'));
    write('pages/sms/page.tsx', 'second')();
  };
  expect(await reported(replace, oldFiles)).toBe(true);
  expect(await reported(write('pages/sms/page.tsx', 'third one'), ['pages/sms/page.tsx'])).toBe(false);
});

it('reports every file of a folder that is removed', async () => {
  expect(await reported(() => rmSync(join(root, 'pages/sms'), { recursive: true }), oldFiles)).toBe(true);
});

it('leaves an empty file for later, because editors empty a file before they write it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = 'pages/sms/page.tsx';
  const empty = async () => {
    changes.length = 0;
    write(file, '')();
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    vi.advanceTimersByTime(40);
    expect(changes).toEqual([]);
  };
  const reportedOnce = async () => {
    for (; changes.length === 0; vi.advanceTimersByTime(1)) await new Promise(setImmediate);
    expect(changes).toEqual([{ files: [file], moved: false }]);
  };

  await empty();
  write(file, 'whole')();
  await reportedOnce();
  await empty();
  await reportedOnce();
});

it('reports files behind links to folders and to files, also when editors replace them', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'site-elsewhere-'));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  mkdirSync(join(elsewhere, 'articles/deep'), { recursive: true });
  for (const file of ['articles/one.md', 'articles/deep/two.md', 'three.md'])
    writeFileSync(join(elsewhere, file), 'one');
  const link = (to: string, path: string) => () => symlinkSync(join(elsewhere, to), join(root, path));
  const replace = (file: string, text: string) => () => {
    writeFileSync(join(elsewhere, `${file}.tmp`), text);
    renameSync(join(elsewhere, `${file}.tmp`), join(elsewhere, file));
  };
  const linked = ['pages/articles/deep/two.md', 'pages/articles/one.md'];
  expect(await reported(link('articles', 'pages/articles'), linked)).toBe(true);
  expect(await reported(link('three.md', 'pages/three.md'), ['pages/three.md'])).toBe(true);
  for (const [file, path] of [
    ['articles/one.md', 'pages/articles/one.md'],
    ['articles/deep/two.md', 'pages/articles/deep/two.md'],
    ['three.md', 'pages/three.md'],
  ] as const) {
    expect(await reported(() => writeFileSync(join(elsewhere, file), 'edited'), [path])).toBe(false);
    expect(await reported(replace(file, 'replaced'), [path])).toBe(false);
    expect(await reported(replace(file, 'replaced again'), [path])).toBe(false);
  }
  // What is linked already when watching starts.
  unwatch();
  unwatch = watchSince(Number.POSITIVE_INFINITY);
  expect(await reported(replace('three.md', 'fourth'), ['pages/three.md'])).toBe(false);
  expect(await reported(replace('articles/one.md', 'fourth'), ['pages/articles/one.md'])).toBe(false);
  // Another folder takes the place of the target.
  const swap = () => {
    renameSync(join(elsewhere, 'articles'), join(elsewhere, 'old'));
    mkdirSync(join(elsewhere, 'articles'));
    writeFileSync(join(elsewhere, 'articles/one.md'), 'fifth, longer');
  };
  await reported(swap, linked);
  expect(await reported(replace('articles/one.md', 'sixth'), ['pages/articles/one.md'])).toBe(false);
});

it('follows no link in a circle, and waits for the target of a link that leads nowhere', async () => {
  const around = () => {
    symlinkSync(join(root, 'pages'), join(root, 'pages/sms/all'));
    symlinkSync(join(root, 'pages/none.md'), join(root, 'pages/sms/none.md'));
    write('pages/sms/page.tsx', 'other')();
  };
  await reported(around, ['pages/sms/page.tsx']);
  await reported(write('pages/none.md', 'now'), ['pages/none.md', 'pages/sms/none.md']);
});
