import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseReleases } from '../../../cli/diff/choose-releases.ts';
import type { Stop } from '../../../cli/problem.ts';

let out: string;
const ids = [1, 2, 3].map((second) => `20260101T00000${second}Z-0123456789ab`) as [string, string, string];
const folder = (id: string) => join(out, 'releases', id);

async function addRelease(id: string, made: number): Promise<void> {
  await mkdir(folder(id), { recursive: true });
  await writeFile(join(folder(id), 'manifest.json'), '{}');
  await utimes(join(folder(id), 'manifest.json'), made, made);
}
const makeCurrent = (id: string) => symlink(join('releases', id), join(out, 'current'));
const refusal = async (work: Promise<unknown>) => {
  const failure = await work.then(
    () => null,
    (reason: unknown) => reason as Stop,
  );
  return failure && [failure.code, failure.problems[0]!.what, failure.problems[0]!.why];
};

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'site-choose-'));
});
afterEach(() => rm(out, { recursive: true, force: true }));

describe('the releases to compare', () => {
  it('are the one before the current, and the current', async () => {
    for (const [at, id] of ids.entries()) await addRelease(id, 1000 + at);
    await makeCurrent(ids[1]);
    expect(await chooseReleases({ out })).toEqual({ before: folder(ids[0]), after: folder(ids[1]) });
  });

  it('are a named one and the current, or two that are named, by id or folder', async () => {
    for (const [at, id] of ids.entries()) await addRelease(id, 1000 + at);
    await makeCurrent(ids[1]);
    expect(await chooseReleases({ out, a: ids[2] })).toEqual({ before: folder(ids[2]), after: folder(ids[1]) });
    expect(await chooseReleases({ out, a: folder(ids[0]), b: out })).toEqual({
      before: folder(ids[0]),
      after: folder(ids[1]),
    });
  });

  it('are refused where there are none', async () => {
    expect(await refusal(chooseReleases({ out }))).toEqual([
      2,
      'no current release',
      'no release has been published in this folder',
    ]);
    await addRelease(ids[0], 1000);
    await makeCurrent(ids[0]);
    expect(await refusal(chooseReleases({ out }))).toEqual([
      2,
      'no earlier release to compare with',
      `${ids[0]} is the oldest release`,
    ]);
    expect(await refusal(chooseReleases({ out, a: ids[1] }))).toEqual([2, `no release ${ids[1]}`, `it has ${ids[0]}`]);
    expect(await refusal(chooseReleases({ out, a: join(out, 'nowhere') }))).toEqual([
      2,
      `no release ${join(out, 'nowhere')}`,
      'it is neither the id of a release nor a folder with a manifest.json or a current release',
    ]);
  });
});
