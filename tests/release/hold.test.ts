import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readlink, utimes } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releases } from '../../cli/commands/releases.ts';
import { resume } from '../../cli/commands/resume.ts';
import { rollback } from '../../cli/commands/rollback.ts';
import { publishing } from '../../config/publishing.ts';
import { listReleases, outputFolder } from '../../cli/release/output-folder.ts';
import { resumeBuilds, rollBack } from '../../cli/release/rollback.ts';
import { recordedConsole } from '../support/recorded-console.ts';
import { failure, watchedDisk } from './support/disks.ts';
import { build, moment, optionsIn } from './support/small-site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** An output folder with the releases a and b, of which b is current; `make` builds another text. */
async function twoReleases(changes: Parameters<typeof optionsIn>[1] = {}) {
  const options = optionsIn(await temporaryFolder(), changes);
  let builds = 0;
  const make = (text: string) => {
    builds += 1;
    return build({ ...options, now: moment + builds * 1000 }, { text });
  };
  const a = (await make('a')).release;
  await utimes(outputFolder(options.out).of(a).manifest, 1, 1);
  const b = (await make('b')).release;
  const current = () => readlink(join(options.out, 'current'));
  return { options, out: options.out, make, a, b, current };
}

describe('a rollback that holds', () => {
  it('stays: later builds make their release and switch nothing, until builds are resumed', async () => {
    const { out, make, a, b, current } = await twoReleases();
    const { hold } = await rollBack({ out, hold: { reason: ' wrong\nprices ' } });
    expect(hold).toMatchObject({ reason: 'wrong prices', by: expect.stringContaining(`${userInfo().username}@`) });
    const held = await make('c');
    expect(held).toMatchObject({ kind: 'held', hold, content: expect.any(String) });
    expect(await current()).toBe(`releases/${a}`);
    const kept = async () => (await listReleases(outputFolder(out))).map(({ release }) => release);
    expect((await kept()).sort()).toEqual([a, b, held.release].sort());
    // The same content, every hour: one release.
    expect(await make('c')).toMatchObject({ kind: 'held', release: held.release });
    expect(await make('b')).toMatchObject({ kind: 'held', release: b });
    expect(await kept()).toHaveLength(3);
    // What is current has been built: nothing is held back.
    expect(await make('a')).toMatchObject({ kind: 'unchanged', release: a });

    expect(await resumeBuilds({ out })).toEqual(hold);
    expect(await resumeBuilds({ out })).toBeNull();
    const published = await make('c');
    expect(published).toMatchObject({ kind: 'published', hold: null });
    expect(await current()).toBe(`releases/${published.release}`);
  });

  it('is kept by another rollback, and by pruning', async () => {
    const { out, make, a, b, current } = await twoReleases({ publishing: { ...publishing, keep: 1, day: 0, most: 1 } });
    expect(existsSync(outputFolder(out).of(a).path)).toBe(false);
    const first = (await rollBack({ out, id: b, hold: { reason: null } })).hold;
    expect((await rollBack({ out, id: b })).hold).toEqual(first);
    for (const text of ['c', 'd', 'e']) expect((await make(text)).kind).toBe('held');
    expect(await current()).toBe(`releases/${b}`);
    expect(existsSync(outputFolder(out).of(b).manifest)).toBe(true);
  });

  it('is recorded before the switch: an interrupted one is not undone by a build', async () => {
    const { out, make, b, current } = await twoReleases();
    const disk = watchedDisk((operation, [, to]) => {
      if (operation === 'rename' && to === join(out, 'current')) throw failure('EIO');
    });
    await expect(rollBack({ out, hold: { reason: null }, disk })).rejects.toThrow();
    expect((await make('c')).kind).toBe('held');
    expect(await current()).toBe(`releases/${b}`);
  });

  it('holds with a damaged record, and with a current release that cannot be read', async () => {
    const { out, make, b, current } = await twoReleases();
    await rollBack({ out, id: b, hold: { reason: 'audit' } });
    writeFileSync(outputFolder(out).of(b).manifest, '{');
    expect(await make('c')).toMatchObject({ kind: 'held', hold: { reason: 'audit' } });
    writeFileSync(join(out, 'hold'), '');
    expect(await make('d')).toMatchObject({ hold: { since: 'an unknown time', by: 'somebody', reason: null } });
    expect(await current()).toBe(`releases/${b}`);
  });

  it('appears in the output of rollback, releases and resume', async () => {
    const { out, a, b } = await twoReleases();
    const text = recordedConsole();
    await rollback({ out, hold: { reason: 'wrong prices' }, console: text.console });
    const [, since, by] = readFileSync(join(out, 'hold'), 'utf8').split('\n');
    const held = `since ${since} by ${by}: wrong prices`;
    await releases({ out, console: text.console });
    await resume({ out, console: text.console });
    await resume({ out, console: text.console });
    expect(text.out().filter((line) => !line.startsWith(' ') && !/pages|current$/.test(line))).toEqual([
      `${a} is now current; it was ${b}`,
      `held ${held}; \`site resume\` lets builds publish again`,
      'run `site reload` to serve it',
      `held ${held}; \`site resume\` lets builds publish again`,
      expect.stringMatching(new RegExp(`^${b} `)),
      `builds publish again; they were held ${held}`,
      'run `site generate` to publish what changed meanwhile',
      'builds are not held; nothing to do',
    ]);
    const json = recordedConsole({ json: true });
    await rollback({ out, id: b, hold: { reason: null }, console: json.console });
    expect(json.out().map((line) => JSON.parse(line))).toMatchObject([
      { outcome: 'done', exit: 0, current: b, was: a, hold: { reason: null, by } },
    ]);
  });
});
