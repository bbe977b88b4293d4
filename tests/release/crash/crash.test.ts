import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseProblems } from '../../../cli/release/verify-release.ts';
import { build, optionsIn } from '../support/small-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { crashSite, keepOne } from './settings.ts';

const here = dirname(fileURLToPath(import.meta.url));
let work: string;
let publisher: string;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'crash-'));
  publisher = join(work, 'publisher.mjs');
  await bundle({
    entryPoints: [join(here, 'publisher.ts')],
    outfile: publisher,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The operations done, or the signal that ended the process. */
function publish(folder: string, text: string, killAt: number): string[] | string {
  const { stdout, stderr, signal, status } = spawnSync(process.execPath, [publisher, folder, text, String(killAt)], {
    encoding: 'utf8',
  });
  if (status !== 0 && signal === null) throw new Error(stderr);
  return signal ?? JSON.parse(stdout);
}

const releasesIn = async (out: string) =>
  (await readdir(join(out, 'releases'))).filter((name) => !name.startsWith('.'));

/** The first and the last moment of each kind of operation, and everything around the switch. */
function momentsOf(operations: readonly string[]): number[] {
  const moments = new Set<number>();
  for (const kind of new Set(operations)) {
    const all = operations.flatMap((operation, index) => (operation === kind ? [index + 1] : []));
    for (const index of [0, all.length - 1]) moments.add(all[index]!);
  }
  for (let moment = operations.length - 8; moment <= operations.length; moment += 1) moments.add(moment);
  return [...moments].sort((a, b) => a - b);
}

/** Numbers from 1 to `most` in an order that looks random and is always the same. */
function* randomMoments(most: number): Generator<number> {
  for (let state = 20_260_102; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield 1 + Math.floor((state / 2 ** 32) * most);
  }
}

describe('a build that is killed twenty times in a row', () => {
  it('leaves a complete current release each time, and the next full build cleans up', async () => {
    const folder = await temporaryFolder();
    const options = { ...optionsIn(folder), publishing: keepOne };
    await build(options, crashSite('first'));
    const operations = publish(folder, 'counted', Number.POSITIVE_INFINITY) as string[];
    const moments = randomMoments(operations.length);
    const switched = new Set<string>();
    for (let kill = 1; kill <= 20; kill += 1) {
      // What earlier ones left makes a build longer or shorter: one that ends before its moment is no loss.
      publish(folder, `killed${kill}`, moments.next().value as number);
      expect(await releaseProblems(join(options.out, 'current'))).toEqual([]);
      switched.add(await readlink(join(options.out, 'current')));
    }
    expect(switched.size).toBeGreaterThan(1);
    expect(await build(options, crashSite('last'))).toMatchObject({ kind: 'published', warnings: [] });
    expect(await releaseProblems(join(options.out, 'current'))).toEqual([]);
    expect((await readdir(options.out)).sort()).toEqual(['current', 'releases', 'run']);
    expect(await readdir(join(options.out, 'releases'))).toHaveLength(1);
  });
});

describe('a build that is killed at any moment', () => {
  it('leaves a complete current release, and the next build works', async () => {
    const folder = await temporaryFolder();
    const { out } = optionsIn(folder);
    await build({ ...optionsIn(folder), publishing: keepOne }, crashSite('first'));
    const operations = publish(folder, 'counted', Number.POSITIVE_INFINITY) as string[];
    expect(operations.length).toBeGreaterThan(100);

    const moments = momentsOf(operations);
    const switched = { before: 0, after: 0 };
    let last = await readlink(join(out, 'current'));
    for (const moment of moments) {
      expect(publish(folder, `killed${moment}`, moment)).toBe('SIGKILL');
      expect(await releaseProblems(join(out, 'current'))).toEqual([]);
      for (const name of await releasesIn(out)) expect(await releaseProblems(join(out, 'releases', name))).toEqual([]);
      switched[(await readlink(join(out, 'current'))) === last ? 'before' : 'after'] += 1;

      const next = await build({ ...optionsIn(folder), publishing: keepOne }, crashSite(`next${moment}`));
      expect(next).toMatchObject({ kind: 'published', warnings: [] });
      last = await readlink(join(out, 'current'));
      expect(last).toBe(`releases/${next.release}`);
      expect(await releaseProblems(join(out, 'current'))).toEqual([]);
      expect((await readdir(out)).sort()).toEqual(['current', 'releases', 'run']);
      expect((await readdir(join(out, 'releases'))).length).toBe(1);
    }
    // Both sides of the switch were among the moments.
    expect(switched.before).toBeGreaterThan(10);
    expect(switched.after).toBeGreaterThan(2);
  });
});
