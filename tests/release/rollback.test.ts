import { readdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releases } from '../../cli/commands/releases.ts';
import { rollback } from '../../cli/commands/rollback.ts';
import { realDisk } from '../../cli/release/disk.ts';
import { takeLock } from '../../cli/release/lock.ts';
import { rollBack } from '../../cli/release/rollback.ts';
import { outputFolder } from '../../cli/release/output-folder.ts';
import { releaseProblems } from '../../cli/release/verify-release.ts';
import { recordedConsole } from '../support/recorded-console.ts';
import { watchedDisk } from './support/disks.ts';
import { problemsOf } from './support/problems-of.ts';
import { build, moment, optionsIn } from './support/small-site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** An output folder with three releases, made an hour apart; the last is current. */
async function threeReleases() {
  const options = optionsIn(await temporaryFolder());
  const ids: string[] = [];
  for (const [hour, text] of ['a', 'b', 'c'].entries()) {
    const { release } = await build({ ...options, now: moment + hour * 1000 }, { text });
    const made = moment / 1000 + hour * 3600;
    await utimes(outputFolder(options.out).of(release).manifest, made, made);
    ids.push(release);
  }
  return { out: options.out, ids: ids as [string, string, string] };
}

describe('rollback', () => {
  it('makes the release before the current one current, atomically', async () => {
    const { out, ids } = await threeReleases();
    const touched: string[] = [];
    const disk = watchedDisk((operation, [, to]) => {
      if (operation === 'rename') touched.push(String(to));
    });
    expect(await rollBack({ out, disk })).toEqual({ release: ids[1], previous: ids[2], hold: null });
    expect(touched).toEqual([join(out, 'current')]);
    expect(await readlink(join(out, 'current'))).toBe(`releases/${ids[1]}`);
  });

  it('links the assets of newer releases, whose pages visitors may have open', async () => {
    const options = optionsIn(await temporaryFolder());
    const ids: string[] = [];
    for (const [index, name] of ['main-A1.js', 'main-B2.js', 'main-C3.js'].entries()) {
      const { release } = await build({ ...options, now: moment + index * 1000 }, { text: name, assets: [name] });
      await utimes(outputFolder(options.out).of(release).manifest, index + 1, index + 1);
      ids.push(release);
    }
    const assets = (id: string) => readdir(join(outputFolder(options.out).of(id).path, 'site/assets'));
    const all = ['main-A1.js', 'main-B2.js', 'main-C3.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
    expect(await assets(ids[0]!)).not.toContain('main-C3.js');
    await rollBack({ out: options.out, id: ids[0] });
    expect((await assets(ids[0]!)).sort()).toEqual(all);
    const inode = async (id: string) =>
      (await stat(join(outputFolder(options.out).of(id).path, 'site/assets/main-C3.js.br'))).ino;
    expect(await inode(ids[0]!)).toBe(await inode(ids[2]!));
    expect(await releaseProblems(outputFolder(options.out).of(ids[0]!).path)).toEqual([]);
    // Again, and forward again, nothing is left to do.
    await rollBack({ out: options.out, id: ids[2] });
    await rollBack({ out: options.out, id: ids[0] });
    expect((await assets(ids[0]!)).sort()).toEqual(all);
  });

  it('accepts a release with fewer error pages from an earlier version, but not one that lost a page', async () => {
    const { out, ids } = await threeReleases();
    const rules = join(outputFolder(out).of(ids[1]).path, 'redirects.json');
    const { editions } = JSON.parse(await readFile(rules, 'utf8')) as {
      editions: { errors: Record<string, string> }[];
    };
    for (const { errors } of editions) delete errors['405'];
    await writeFile(rules, JSON.stringify({ editions }));
    for (const file of ['405.html', 'en/405.html']) await rm(join(outputFolder(out).of(ids[1]).path, 'site', file));
    expect(await rollBack({ out })).toEqual({ release: ids[1], previous: ids[2], hold: null });
    await rm(join(outputFolder(out).of(ids[0]).path, 'site/404.html'));
    expect((await problemsOf(rollBack({ out }))).problems).toMatchObject([
      { what: 'missing home pages or error pages', where: '404.html' },
    ]);
  });

  it('says what it did and that nginx needs a reload', async () => {
    const { out, ids } = await threeReleases();
    const text = recordedConsole();
    await rollback({ out, console: text.console });
    await rollback({ out, id: ids[0], console: text.console });
    await rollback({ out, id: ids[0], console: text.console });
    expect(text.out()).toEqual([
      `${ids[1]} is now current; it was ${ids[2]}`,
      'the next build publishes again; `site rollback --hold` prevents that',
      'run `site reload` to serve it',
      `${ids[0]} is now current; it was ${ids[1]}`,
      'the next build publishes again; `site rollback --hold` prevents that',
      'run `site reload` to serve it',
      `${ids[0]} is already current; nothing to do`,
    ]);
    const json = recordedConsole({ json: true });
    await rollback({ out, id: ids[2], console: json.console });
    expect(json.out().map((line) => JSON.parse(line))).toEqual([
      { outcome: 'done', exit: 0, problems: [], current: ids[2], was: ids[0], hold: null },
    ]);
  });

  it('lists the available releases for an unknown id', async () => {
    const { out, ids } = await threeReleases();
    const there = `available: ${ids[2]}, ${ids[1]}, ${ids[0]}`;
    const where = join(out, 'releases');
    expect(await problemsOf(rollBack({ out, id: '../elsewhere' }))).toEqual({
      code: 2,
      problems: [
        {
          severity: 'error',
          what: 'no release ../elsewhere',
          where,
          why: there,
          fix: 'pass one of these ids, or none for the release before the current one',
        },
      ],
    });
    await rollBack({ out, id: ids[0] });
    expect(await problemsOf(rollBack({ out }))).toEqual({
      code: 2,
      problems: [
        {
          severity: 'error',
          what: `no release before ${ids[0]}`,
          where,
          why: there,
          fix: 'pass the id of a release',
        },
      ],
    });
    const empty = await temporaryFolder();
    expect(await problemsOf(rollBack({ out: empty }))).toMatchObject({
      code: 2,
      problems: [
        { what: 'no releases', why: 'no release has been published in this folder', fix: 'run `site generate` first' },
      ],
    });
  });

  it.each([
    ['site/im.html', 'changed or missing: im.html'],
    ['site/im.html.br', 'changed or missing: im.html.br'],
    ['manifest.json', expect.stringMatching(/^its manifest cannot be read: /)],
  ])('refuses a release whose %s was changed', async (file, why) => {
    const { out, ids } = await threeReleases();
    const folder = join(out, 'releases', ids[0]);
    await rm(join(folder, file));
    await writeFile(join(folder, file), 'changed');
    expect(await problemsOf(rollBack({ out, id: ids[0] }))).toEqual({
      code: 1,
      problems: [
        {
          severity: 'error',
          what: 'the release is damaged',
          where: folder,
          why,
          fix: 'choose another release (see `site releases`), or build a new one',
        },
      ],
    });
    expect(await readlink(join(out, 'current'))).toBe(`releases/${ids[2]}`);
  });

  it('is refused without waiting while a build holds the lock', async () => {
    const { out } = await threeReleases();
    const lock = await takeLock({ out, disk: realDisk });
    expect(await problemsOf(rollBack({ out }))).toMatchObject({
      code: 1,
      problems: [{ what: 'another build is running in this output folder' }],
    });
    await lock.release();
  });
});

describe('the list of releases', () => {
  it('shows when each was made, its pages, what is current and what is served', async () => {
    const { out, ids } = await threeReleases();
    await writeFile(outputFolder(out).served, JSON.stringify({ release: ids[1] }));
    await rm(outputFolder(out).of(ids[0]).manifest);
    await writeFile(outputFolder(out).of(ids[0]).manifest, '');
    await utimes(outputFolder(out).of(ids[0]).manifest, moment / 1000, moment / 1000);
    const text = recordedConsole();
    await releases({ out, console: text.console });
    expect(text.out()).toEqual([
      'release                        made                    pages',
      `${ids[2]}  2026-01-02 05:04 UTC        4  current`,
      `${ids[1]}  2026-01-02 04:04 UTC        4  served`,
      `${ids[0]}  2026-01-02 03:04 UTC        ?  damaged`,
    ]);
    const json = recordedConsole({ json: true });
    await releases({ out, console: json.console });
    expect(JSON.parse(json.out().join('\n'))).toEqual({
      outcome: 'done',
      exit: 0,
      problems: [],
      out,
      hold: null,
      releases: [
        { release: ids[2], made: '2026-01-02T05:04:05.000Z', pages: 4, current: true, served: false, builtFrom: null },
        { release: ids[1], made: '2026-01-02T04:04:05.000Z', pages: 4, current: false, served: true, builtFrom: null },
        {
          release: ids[0],
          made: '2026-01-02T03:04:05.000Z',
          pages: null,
          current: false,
          served: false,
          builtFrom: null,
        },
      ],
    });
  });

  it('says so when there are none', async () => {
    const out = await temporaryFolder();
    const { console, out: lines } = recordedConsole();
    await releases({ out, console });
    expect(lines()).toEqual([`no releases in ${out}`]);
  });
});
