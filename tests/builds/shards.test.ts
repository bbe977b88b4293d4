import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningApi } from '../../cli/embedded-api/server.ts';
import { openEncodedPictures } from '../../cli/pictures/encode-picture.ts';
import { openBlobs } from '../../cli/release/blobs.ts';
import { realDisk } from '../../cli/release/disk.ts';
import { blobsOfPicture, parseManifest } from '../../cli/shards/manifest.ts';
import { sharedSecondSite, startSecondApi } from '../support/second-site.ts';
import { openShardRuns, type ShardRun, type ShardRuns } from '../support/shard-runs.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

let second: Awaited<ReturnType<typeof sharedSecondSite>>;
let api: RunningApi;
let machines: ShardRuns;
beforeAll(async () => {
  second = await sharedSecondSite();
  api = await startSecondApi(join(second.project, 'config/content'));
  machines = await openShardRuns({ project: second.project, api: () => api.url, by: runWarm });
});
afterAll(() => Promise.all([api.close(), machines.remove(), second.remove()]));

/** What runs warn of, once each, in order. */
const problemsOf = (...runs: ShardRun[]): string[] =>
  [...new Set(runs.flatMap(({ json }) => (json['problems'] ?? []).map(({ what }: { what: string }) => what)))].sort();

describe('a site built in shards', () => {
  it('is the same as on one machine, from archives and folders: id, files and times', async () => {
    const { run, place, cacheOf, releaseOf } = machines;
    const whole = await run('one', ['generate']);
    expect(whole.json).toMatchObject({ exit: 0, outcome: 'published' });

    const archives = [1, 2, 3].map((index) => place(`shard-${index}.tar.gz`));
    let made = 0;
    const shards: ShardRun[] = [];
    for (const [at, file] of archives.entries()) {
      const name = `${at + 1}/3`;
      const shard = await run(`part${at + 1}`, ['generate', '--strict', '--shard', name, '--pack', file]);
      shards.push(shard);
      expect(shard.json).toMatchObject({ exit: 0, outcome: 'shard', shard: name, archive: { file } });
      expect(shard.json['pages'].rendered).toBeGreaterThan(0);
      made += shard.json['pages'].rendered;
    }
    expect(made).toBe(whole.json['pages'].rendered);
    // Each warns of its own pages.
    expect(problemsOf(...shards)).toEqual(problemsOf(whole));
    // A shard does not touch the output folder.
    expect((await readdir(machines.folder)).filter((name) => name.endsWith('-out'))).toEqual(['one-out']);

    const merged = await run('many', ['merge', ...archives]);
    expect(merged.stderr).toBe('');
    expect(merged.json).toMatchObject({ exit: 0, outcome: 'merged', shards: 3, pages: made, kept: made });
    const published = await run('many', ['generate', '--strict']);
    expect(published.json).toMatchObject({ outcome: 'published', pages: { rendered: 0, reused: made } });
    expect(await releaseOf('many')).toEqual(await releaseOf('one'));

    // Only the lists are asked for, and the API says of each that it is the same.
    const { requests, calls, sources } = published.json['calls'];
    expect(sources).toMatchObject({ fresh: 0, stale: 0, empty: 0 });
    expect(requests).toBe(sources.unchanged);
    expect(calls - sources.trusted).toBe(requests);
    expect(sources.trusted).toBeGreaterThan(4);
    // The next build asks for everything again.
    const next = await run('many', ['generate']);
    expect(next.json).toMatchObject({ outcome: 'unchanged', calls: { sources: { fresh: 0, trusted: 0 } } });

    const folders = await run('folders', ['merge', ...[3, 1, 2].map((index) => cacheOf(`part${index}`))]);
    expect(folders.json).toMatchObject({ exit: 0, kept: made });
    expect((await run('folders', ['generate'])).json).toMatchObject({ pages: { rendered: 0 } });
    expect(await releaseOf('folders')).toEqual(await releaseOf('one'));
  });

  it('hands on the pictures that it encoded, and all their forms', async () => {
    const { run, place } = machines;
    const names = [1, 2].map((index) => `pictures${index}`);
    const archives = names.map((name) => place(`${name}.tar.gz`));
    const encoded = await Promise.all(
      names.map(async (name, at) => {
        // Without the pictures that tests give each machine.
        const env = { SITE_CACHE: place(`${name}-empty`) };
        await run(name, ['generate', '--shard', `${at + 1}/2`, '--pack', archives[at]!], env);
        return parseManifest(await readFile(place(`${name}-empty/shards/${at + 1}-of-2.json`), 'utf8'))!.encoded;
      }),
    );
    const [[hash, picture]] = encoded.flat() as [(typeof encoded)[number][number]];
    expect(picture.forms.length).toBeGreaterThan(1);

    const env = { SITE_CACHE: place('joined-empty') };
    expect((await run('joined', ['merge', ...archives], env)).json).toMatchObject({ exit: 0 });
    const known = openEncodedPictures(env.SITE_CACHE);
    expect(JSON.parse(known.get(hash)!.toString())).toEqual(picture);
    known.close();
    const blobs = openBlobs({ dir: env.SITE_CACHE, compress: false, disk: realDisk });
    for (const name of blobsOfPicture(picture)) expect(await blobs.has(name)).toBe(true);
  });

  it('can be merged into the cache of one of the shards', async () => {
    const { run, place, cacheOf } = machines;
    await run('both', ['generate', '--shard', '1/2']);
    const other = place('second-of-two.tar.gz');
    await run('second', ['generate', '--pack', other], { SITE_SHARD: '2/2' });
    expect((await run('both', ['merge', cacheOf('both'), other])).json).toMatchObject({ exit: 0, shards: 2 });
    const { json } = await run('both', ['generate']);
    expect(json).toMatchObject({ outcome: 'published', pages: { rendered: 0 } });
  });

  it.each([
    [['--shard', '5/4'], {}, 'invalid --shard'],
    [['--shard', '1/2', '--only', '/**'], {}, '--only cannot be used in a shard'],
    [['--pack', 'x.tar.gz'], {}, '--pack needs a shard'],
    [[], { SITE_SHARD: '1/2', CI_NODE_INDEX: '2', CI_NODE_TOTAL: '2' }, 'the variables name different shards'],
  ])('refuses generate %j with %j', async (args, env, what) => {
    const { json, code } = await machines.run('none', ['generate', ...args], env as Record<string, string>);
    expect([code, json['problems'][0].what]).toEqual([2, what]);
  });
});
