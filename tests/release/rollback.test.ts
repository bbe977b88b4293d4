import { readlink, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releases } from '../../cli/commands/releases.ts';
import { rollback } from '../../cli/commands/rollback.ts';
import { realDisk } from '../../cli/release/disk.ts';
import { takeLock } from '../../cli/release/lock.ts';
import { rollBack } from '../../cli/release/rollback.ts';
import { shelf } from '../../cli/release/shelf.ts';
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
    await utimes(shelf.manifest(options.out, release), made, made);
    ids.push(release);
  }
  return { out: options.out, ids: ids as [string, string, string] };
}

function printer() {
  const lines: string[] = [];
  return { lines, print: (line: string) => void lines.push(line) };
}

describe('rollback', () => {
  it('makes the release before the current one current, by one rename', async () => {
    const { out, ids } = await threeReleases();
    const touched: string[] = [];
    const disk = watchedDisk((operation, [, to]) => {
      if (operation === 'rename') touched.push(String(to));
    });
    expect(await rollBack({ out, disk })).toEqual({ release: ids[1], was: ids[2] });
    expect(touched).toEqual([join(out, 'current')]);
    expect(await readlink(join(out, 'current'))).toBe(`releases/${ids[1]}`);
  });

  it('says what it did and that nginx needs a reload', async () => {
    const { out, ids } = await threeReleases();
    const { lines, print } = printer();
    await rollback({ out, json: false, print });
    await rollback({ out, id: ids[0], json: false, print });
    await rollback({ out, id: ids[0], json: false, print });
    await rollback({ out, id: ids[2], json: true, print });
    expect(lines).toEqual([
      `${ids[1]} is current now; it was ${ids[2]}`,
      'nginx serves it after `site reload`',
      `${ids[0]} is current now; it was ${ids[1]}`,
      'nginx serves it after `site reload`',
      `${ids[0]} is current already; nothing to do`,
      JSON.stringify({ current: ids[2], was: ids[0] }),
    ]);
  });

  it('names what there is when asked for what there is not', async () => {
    const { out, ids } = await threeReleases();
    const there = `there are: ${ids[2]}, ${ids[1]}, ${ids[0]}`;
    const where = join(out, 'releases');
    expect(await problemsOf(rollBack({ out, id: '../elsewhere' }))).toEqual({
      code: 2,
      problems: [{ severity: 'error', what: 'there is no release ../elsewhere', where, why: there, fix: 'name one of those, or none for the one before the current' }],
    });
    await rollBack({ out, id: ids[0] });
    expect(await problemsOf(rollBack({ out }))).toEqual({
      code: 2,
      problems: [{ severity: 'error', what: `there is no release before ${ids[0]}`, where, why: there, fix: 'name the release that is to be current' }],
    });
    const empty = await temporaryFolder();
    expect(await problemsOf(rollBack({ out: empty }))).toMatchObject({ code: 2, problems: [{ what: 'no release is current', why: 'there are none' }] });
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
          what: 'the release is not what was published',
          where: folder,
          why,
          fix: 'choose another release (see `site releases`), or build a new one',
        },
      ],
    });
    expect(await readlink(join(out, 'current'))).toBe(`releases/${ids[2]}`);
  });

  it('waits for nobody: it is refused while a build has the folder', async () => {
    const { out } = await threeReleases();
    const lock = await takeLock({ out, disk: realDisk });
    expect(await problemsOf(rollBack({ out }))).toMatchObject({ code: 1, problems: [{ what: 'another build has the output folder' }] });
    await lock.release();
  });
});

describe('the list of releases', () => {
  it('shows when each was made, its pages, what is current and what is served', async () => {
    const { out, ids } = await threeReleases();
    await writeFile(shelf.served(out), JSON.stringify({ release: ids[1] }));
    await rm(shelf.manifest(out, ids[0]));
    await writeFile(shelf.manifest(out, ids[0]), '');
    await utimes(shelf.manifest(out, ids[0]), moment / 1000, moment / 1000);
    const { lines, print } = printer();
    await releases({ out, json: false, print });
    expect(lines).toEqual([
      'release                        made                    pages',
      `${ids[2]}  2026-01-02 05:04 UTC        4  current`,
      `${ids[1]}  2026-01-02 04:04 UTC        4  served`,
      `${ids[0]}  2026-01-02 03:04 UTC        ?  damaged`,
    ]);
    lines.length = 0;
    await releases({ out, json: true, print });
    expect(JSON.parse(lines.join('\n'))).toEqual({
      out,
      releases: [
        { release: ids[2], made: '2026-01-02T05:04:05.000Z', pages: 4, current: true, served: false },
        { release: ids[1], made: '2026-01-02T04:04:05.000Z', pages: 4, current: false, served: true },
        { release: ids[0], made: '2026-01-02T03:04:05.000Z', pages: null, current: false, served: false },
      ],
    });
  });

  it('says so when there are none', async () => {
    const out = await temporaryFolder();
    const { lines, print } = printer();
    await releases({ out, json: false, print });
    expect(lines).toEqual([`no releases in ${out}`]);
  });
});
