import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedFiles, joinSources, readSources, sourcesFile } from '../../../cli/release/sources.ts';

const old = joinSources({
  files: [
    ['components/head.tsx', 'a'],
    ['pages/im/im/page.tsx', 'b'],
    ['pages/im/im/words.ts', 'c'],
  ],
  entries: { one: [0, 1, 2], layouts: [0] },
  more: { scripts: [['runtime/main.ts', 'd']] },
});
const now = joinSources({
  files: [
    ['components/head.tsx', 'a'],
    ['pages/im/im/art/wave.tsx', 'f'],
    ['pages/im/im/page.tsx', 'e'],
  ],
  entries: { two: [0, 1, 2], layouts: [0] },
  more: { scripts: [['runtime/main.ts', 'd']] },
});

it('the sources of a page that differ between releases are those with another hash, new and removed ones', () => {
  expect(changedFiles({ sources: old, names: ['one'] }, { sources: now, names: ['two'] })).toEqual([
    'pages/im/im/art/wave.tsx',
    'pages/im/im/page.tsx',
    'pages/im/im/words.ts',
  ]);
  const shared = ['layouts', 'scripts'];
  expect(changedFiles({ sources: old, names: shared }, { sources: now, names: shared })).toEqual([]);
});

it('sources are read back from a release; missing or damaged ones are unknown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  try {
    expect(await readSources(folder)).toBeNull();
    await writeFile(join(folder, sourcesFile), JSON.stringify(old));
    expect(await readSources(folder)).toEqual(old);
    await writeFile(join(folder, sourcesFile), '{"files": 1}');
    expect(await readSources(folder)).toBeNull();
  } finally {
    await rm(folder, { recursive: true });
  }
});
