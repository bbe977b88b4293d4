import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishing } from '../../config/publishing.ts';
import { readManifest } from '../../cli/release/manifest.ts';
import { prunable } from '../../cli/release/prune.ts';
import { outputFolder } from '../../cli/release/output-folder.ts';
import { build, moment, optionsIn, type SmallSite } from './support/small-site.ts';
import { failure, watchedDisk } from './support/disks.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const day = 86_400_000;
const now = 100 * day;
/** Releases named by their age in days. */
const aged = (...days: number[]) => days.map((age) => ({ release: `${age} days`, made: now - age * day }));
const question = { current: null, served: null, keep: 3, day, most: 50, now };

describe('releases to remove', () => {
  it('are those that are not among the newest', () => {
    expect(prunable({ ...question, releases: aged(5, 1, 4, 2, 3) })).toEqual(['4 days', '5 days']);
    expect(prunable({ ...question, releases: aged(1, 2, 3) })).toEqual([]);
  });

  it('are young ones too when there are too many, but never the current or served one', () => {
    const young = aged(0.1, 0.2, 0.3, 0.4, 0.5, 0.6);
    expect(prunable({ ...question, most: 4, releases: young })).toEqual(['0.5 days', '0.6 days']);
    expect(prunable({ ...question, most: 4, current: '0.6 days', releases: young })).toEqual(['0.5 days']);
    expect(prunable({ ...question, most: 4, served: '0.5 days', releases: young })).toEqual(['0.6 days']);
  });

  it('never the current one', () => {
    expect(prunable({ ...question, current: '5 days', releases: aged(1, 2, 3, 4, 5, 6) })).toEqual([
      '4 days',
      '6 days',
    ]);
  });

  it('never the served one, nor any that is newer', () => {
    expect(prunable({ ...question, served: '5 days', releases: aged(1, 2, 3, 4, 5, 6, 7) })).toEqual([
      '6 days',
      '7 days',
    ]);
    expect(prunable({ ...question, served: 'removed by hand', releases: aged(1, 2, 3, 4) })).toEqual(['4 days']);
  });

  it('never one that is under a day old', () => {
    expect(prunable({ ...question, releases: aged(0.1, 0.2, 0.3, 0.4, 0.999, 1) })).toEqual(['1 days']);
  });
});

describe('publishing', () => {
  /** Builds at growing times; the releases before the last are made older than a day. */
  async function history(folder: string, sites: readonly SmallSite[], keep = 2) {
    const options = { ...optionsIn(folder), publishing: { ...publishing, keep } };
    const outcomes = [];
    for (const [index, site] of sites.entries()) {
      const outcome = await build({ ...options, now: moment + index * 1000 }, site);
      outcomes.push(outcome);
      const made = Date.now() / 1000 - 100_000 + index;
      await utimes(outputFolder(options.out).of(outcome.release).manifest, made, made);
    }
    return { options, outcomes, ids: outcomes.map(({ release }) => release) };
  }

  it('removes and reports old releases', async () => {
    const { options, outcomes, ids } = await history(await temporaryFolder(), [
      { text: 'a' },
      { text: 'b' },
      { text: 'c' },
    ]);
    expect(outcomes.map(({ pruned }) => pruned)).toEqual([[], [], [ids[0]]]);
    expect((await readdir(join(options.out, 'releases'))).sort()).toEqual(ids.slice(1));
  });

  it('keeps the release that nginx serves', async () => {
    const folder = await temporaryFolder();
    const { options, ids } = await history(folder, [{ text: 'a' }, { text: 'b' }]);
    await writeFile(outputFolder(options.out).served, JSON.stringify({ release: ids[0] }));
    expect((await build({ ...options, now: moment + 9000 }, { text: 'c' })).pruned).toEqual([]);
    await writeFile(outputFolder(options.out).served, JSON.stringify({ release: ids[1] }));
    expect((await build({ ...options, now: moment + 10_000 }, { text: 'd' })).pruned).toEqual([ids[0]]);
  });

  it('removes nothing when it cannot read what is served, and says so', async () => {
    const { options } = await history(await temporaryFolder(), [{ text: 'a' }, { text: 'b' }]);
    await writeFile(outputFolder(options.out).served, '{');
    expect(await build({ ...options, now: moment + 9000 }, { text: 'c' })).toMatchObject({
      pruned: [],
      warnings: [
        {
          severity: 'warning',
          what: 'cannot determine which release is served, so none is removed',
          where: outputFolder(options.out).served,
          why: 'it is not of the form {"release": "…"}',
          fix: 'run `site reload`, which writes it',
        },
      ],
    });
  });

  it('is done even when an old release cannot be removed', async () => {
    const { options, ids } = await history(await temporaryFolder(), [{ text: 'a' }, { text: 'b' }]);
    const disk = watchedDisk((operation, [path]) => {
      if (operation === 'rename' && String(path).endsWith(ids[0]!)) throw failure('EACCES');
    });
    expect(await build({ ...options, now: moment + 9000, disk }, { text: 'c' })).toMatchObject({
      kind: 'published',
      pruned: [],
      warnings: [{ what: `release ${ids[0]} could not be removed`, why: 'EACCES: made for a test' }],
    });
  });

  it('links the assets of older releases, until the last release that they belong to is removed', async () => {
    const { options, ids } = await history(await temporaryFolder(), [
      { text: 'a', assets: ['main-A.js', 'shared-S.js'] },
      { text: 'b', assets: ['main-B.js', 'shared-S.js'] },
      { text: 'c', assets: ['main-C.js'] },
      { text: 'd', assets: ['main-D.js'] },
    ]);
    const scripts = async (release: string) =>
      (await readdir(join(options.out, 'releases', release, 'site/assets'))).filter((name) => name.endsWith('.js'));
    expect(await scripts(ids[2]!)).toEqual(['main-B.js', 'main-C.js', 'shared-S.js']);
    expect(await readdir(join(options.out, 'current/site/assets'))).toEqual(
      ['main-C.js', 'main-D.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
    );
    expect(readManifest(join(options.out, 'current/manifest.json')).assets).toEqual(['assets/main-D.js']);
  });

  it('continues with a warning when an asset of an old release is missing', async () => {
    const { options, ids } = await history(await temporaryFolder(), [{ text: 'a', assets: ['main-A.js'] }]);
    const asset = join(options.out, 'releases', ids[0]!, 'site/assets/main-A.js');
    await rm(asset);
    expect(await build({ ...options, now: moment + 9000 }, { text: 'b', assets: ['main-B.js'] })).toMatchObject({
      kind: 'published',
      warnings: [
        {
          what: `assets of release ${ids[0]} cannot be kept`,
          where: asset,
          why: 'the file is missing or empty',
        },
      ],
    });
  });
});
