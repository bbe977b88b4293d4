import { readdirSync, statSync, utimesSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { releaseProblems } from '../../cli/release/verify-release.ts';
import { systemProblem } from '../../cli/system-problem.mjs';
import { publishing } from '../../config/publishing.ts';
import { crashSite, keepOne } from './crash/settings.ts';
import { openSmallDisk } from './support/small-disk.ts';
import { build, optionsIn } from './support/small-site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

afterEach(() => void vi.useRealTimers());

/** What the operating system refused, as a problem; null when the build went through. */
async function problemOf(work: Promise<unknown>) {
  try {
    await work;
    return null;
  } catch (failure) {
    const problem = systemProblem(failure);
    if (problem === null) throw failure;
    return problem;
  }
}

describe('a disk that gets full', () => {
  it.for([
    { what: 'room for content', room: (step: number) => ({ bytes: step * 4096 }), stride: 1, stages: 15 },
    { what: 'room for files', room: (step: number) => ({ files: step }), stride: 10, stages: 100 },
  ])(
    'without $what at any stage of a build leaves a whole release current, and the next build in order',
    async ({ room, stride, stages }, { skip }) => {
      const disk = openSmallDisk(skip);
      const options = { ...optionsIn(disk.folder), publishing: keepOne };
      const current = join(options.out, 'current');
      const publish = (text: string) => build(options, crashSite(text));
      await publish('first');
      const where = new Set<string>();

      /** Whether a build went through with so much room. */
      async function fits(step: number): Promise<boolean> {
        const before = await readlink(current);
        disk.leave(room(step));
        const problem = await problemOf(publish(`with${step}`));
        disk.leave({});
        expect(await releaseProblems(current)).toEqual([]);
        if (problem === null) return true;
        expect(problem.where.startsWith(disk.folder), problem.where).toBe(true);
        expect(problem.why).toContain('ENOSPC');
        expect(problem.fix).toBe(
          'free some space on that disk, then run the command again; the current release is unchanged',
        );
        where.add(problem.where.slice(disk.folder.length + 1).split('/')[0]!);
        expect(await readlink(current)).toBe(before);
        expect((await readdir(options.out)).sort()).toEqual(['current', 'releases', 'run']);
        expect(await publish(`after${step}`)).toMatchObject({ kind: 'published', warnings: [] });
        expect(await releaseProblems(current)).toEqual([]);
        expect(await readdir(join(options.out, 'releases'))).toHaveLength(1);
        return false;
      }

      let step = 0;
      while (!(await fits(step))) step += stride;
      // The last stages one by one: the switch is among them.
      for (let fine = step - stride + 1; fine < step; fine += 1) await fits(fine);
      expect(step).toBeGreaterThan(stages);
      expect([...where].sort()).toEqual(['cache', 'output']);
    },
  );
});

describe('a restrictive umask', () => {
  it('leaves a release that the user of nginx can read', async () => {
    const mask = process.umask(0o077);
    onTestFinished(() => void process.umask(mask));
    const folder = await temporaryFolder();
    const { out } = optionsIn(folder);
    await build(optionsIn(folder), { text: 'one' });
    const all = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isSymbolicLink());
    expect(all.length).toBeGreaterThan(30);
    for (const entry of all) {
      const path = join(entry.parentPath, entry.name);
      expect([path, (statSync(path).mode & 0o777).toString(8)]).toEqual([path, entry.isDirectory() ? '755' : '644']);
    }
  });
});

describe('a clock that is set back', () => {
  it('lets the next build publish, and keeps what visitors may have open', async () => {
    const folder = await temporaryFolder();
    const moment = Date.now();
    const clock = (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: moment + days * 86_400_000 });
      return { ...optionsIn(folder), now: Date.now(), publishing: { ...publishing, keep: 2 } };
    };
    const { release: first } = await build(clock(0), { text: 'one' });
    for (const days of [-1, -30, -20_000]) {
      const options = clock(days);
      const outcome = await build(options, { text: `${days}` });
      expect(outcome).toMatchObject({ kind: 'published', warnings: [] });
      expect(await readlink(join(options.out, 'current'))).toBe(`releases/${outcome.release}`);
      expect(await releaseProblems(join(options.out, 'current'))).toEqual([]);
      utimesSync(join(options.out, 'current/manifest.json'), options.now / 1000, options.now / 1000);
    }
    const kept = await readdir(join(folder, 'output/releases'));
    expect(kept).toContain(first);
    const { release: last } = await build(clock(1), { text: 'last' });
    expect(await readlink(join(folder, 'output/current'))).toBe(`releases/${last}`);
  });
});
