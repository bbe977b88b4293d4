import { spawn } from 'node:child_process';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningApi } from '../../cli/embedded-api/server.ts';
import { copyTree } from '../support/copy-tree.ts';
import { faults, startFaultProxy } from '../support/fault-proxy.ts';
import { plantDetails, plantText } from '../support/plants.ts';
import { runSite } from '../support/run-site.ts';
import { sharedSecondSite, startSecondApi } from '../support/second-site.ts';
import { openShardRuns, type ShardRuns } from '../support/shard-runs.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

let second: Awaited<ReturnType<typeof sharedSecondSite>>;
let content: string;
let api: RunningApi;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let machines: ShardRuns;
const start = () => startSecondApi(content, { port: api ? Number(new URL(api.url).port) : 0 });
beforeAll(async () => {
  second = await sharedSecondSite();
  machines = await openShardRuns({ project: second.project, api: () => proxy.url, by: runWarm });
  content = machines.place('content');
  await copyTree(join(second.project, 'config/content'), content);
  // Enough of them for a shard that is killed among them.
  for (let at = 0; at < 20; at++) await writeFile(join(content, `plants/plant-${at}.md`), plantText());
  api = await start();
  proxy = await startFaultProxy(api.url);
});
afterAll(() => Promise.all([proxy.close(), api.close(), machines.remove(), second.remove()]));

const shardsIn = async (machine: string) =>
  (await readdir(join(machines.cacheOf(machine), 'shards')).catch(() => [])).filter((name) => name.endsWith('.json'));

/** Whether the pack of rendered pages has a page that the next build finds. Its first value is what the page loads: the page is the second. */
async function hasIndexedPage(folder: string): Promise<boolean> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const texts = names.filter((name) => name.endsWith('.index')).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).some((text) => text.split('\n').length > 2);
}

describe('a shard', () => {
  it('that is killed in the middle is missing, and made again from what it had', async () => {
    const { run, env, cacheOf } = machines;
    await run('killed', ['generate', '--shard', '2/2']);
    await run('killed', ['generate', '--shard', '1/2']);
    expect(await shardsIn('killed')).toEqual(['1-of-2.json', '2-of-2.json']);

    // The rendered pages wait for plants that are never sent, so the shard cannot end by itself.
    const pages = join(cacheOf('killed'), 'pages');
    await rm(pages, { recursive: true });
    let left = 8;
    proxy.fault(plantDetails, ({ pass }) => (left-- > 0 ? pass() : undefined));
    const child = spawn(process.execPath, [join(second.project, 'cli/bin.mjs'), 'generate', '--shard', '1/2'], {
      env: { ...process.env, ...env('killed') },
      stdio: 'ignore',
    });
    const closed = new Promise((done) => child.on('close', done));
    while (!(await hasIndexedPage(pages))) await sleep(2);
    child.kill('SIGKILL');
    await closed;
    proxy.fault(plantDetails);

    expect(await shardsIn('killed')).toEqual(['2-of-2.json']);
    const early = await run('joined', ['merge', cacheOf('killed')]);
    expect(early.code).toBe(1);
    expect(early.json['problems'][0]).toMatchObject({ where: 'shard 1/2', why: 'it is missing' });

    const again = await run('killed', ['generate', '--shard', '1/2']);
    expect(again.code, again.stderr).toBe(0);
    expect(again.json['pages'].reused).toBeGreaterThan(0);
    expect((await run('joined', ['merge', cacheOf('killed')])).code).toBe(0);
    expect((await run('joined', ['generate'])).json).toMatchObject({ outcome: 'published', pages: { rendered: 0 } });
  });

  it('that runs twice at once in one cache is one shard', async () => {
    const { run, env, cacheOf } = machines;
    // Its cache has the pictures.
    await run('twice', ['releases']);
    const generate = () => runSite(['generate', '--shard', '1/2'], { project: second.project, env: env('twice') });
    const both = await Promise.all([generate(), generate()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    await run('twice', ['generate', '--shard', '2/2']);
    expect((await run('from twice', ['merge', cacheOf('twice')])).json).toMatchObject({ exit: 0, shards: 2 });
    expect((await run('from twice', ['generate'])).json).toMatchObject({ pages: { rendered: 0 } });
  });

  it('that saw another list than the others is refused, naming the call; so is one of another configuration', async () => {
    const { run, cacheOf } = machines;
    await run('before', ['generate', '--shard', '1/2']);
    const menu = join(content, 'menus/de.json');
    const text = await readFile(menu, 'utf8');
    await writeFile(menu, text.replace('"Besuch"', '"Ihr Besuch"'));
    await api.close();
    api = await start();
    await run('after', ['generate', '--shard', '2/2']);
    const changed = await run('mixed', ['merge', cacheOf('before'), cacheOf('after')]);
    expect(changed.code).toBe(1);
    expect(changed.json['problems'][0].why).toMatch(/their lists differ: the API answered menus differently/);

    await run('before', ['generate', '--shard', '1/2'], { SITE_ORIGIN_EN: 'https://en.lindenhain.example' });
    const configured = await run('mixed', ['merge', cacheOf('before'), cacheOf('after')]);
    expect(configured.code).toBe(1);
    expect(configured.json['problems'][0].where).toContain('shard 1/2');
    expect(configured.json['problems'][0].why).toMatch(/^it is of other configuration: .*\borigins\b/);
    // Nothing of what was refused is used.
    expect(await readdir(machines.cacheOf('mixed'))).not.toContain('pages');
  });

  it('whose archive was cut off is refused, naming it, and the cache still builds', async () => {
    const { run, place } = machines;
    const archives = [place('cut-1.tar.gz'), place('cut-2.tar.gz')];
    for (const [at, file] of archives.entries())
      await run(`cut${at}`, ['generate', '--shard', `${at + 1}/2`, '--pack', file]);
    const whole = await readFile(archives[1]!);
    await truncate(archives[1]!, Math.floor(whole.length / 2));
    // The first archive is whole: it leaves nothing either.
    const filesOf = async () => (await readdir(machines.cacheOf('cut'), { recursive: true }).catch(() => [])).sort();
    await run('cut', ['releases']);
    const before = await filesOf();
    const cut = await run('cut', ['merge', ...archives]);
    expect((await filesOf()).filter((name) => name !== 'shards')).toEqual(before);
    expect(cut.code).toBe(1);
    expect(cut.json['problems'][0].where).toBe(archives[1]);
    expect(cut.json['problems'][0].why).toContain('it is truncated');
    expect((await run('cut', ['generate'])).json).toMatchObject({ exit: 0, outcome: 'published' });

    await writeFile(archives[1]!, whole);
    expect((await run('cut', ['merge', ...archives])).json).toMatchObject({ exit: 0, shards: 2 });
    expect((await run('cut', ['generate'])).json).toMatchObject({ outcome: 'unchanged', pages: { rendered: 0 } });
  });
});

describe('lists that shards received', () => {
  const list = '/plants';
  const menus = '/menus';
  const noPlants = faults.answer({ res: 200, data: { total: 0, list: [] } });
  /** Sets the fault of the list and of the menus. */
  const fault = (plants?: ReturnType<typeof faults.status>, ofMenus = plants) => {
    proxy.fault(list, plants);
    proxy.fault(menus, ofMenus);
  };
  afterEach(() => fault());

  /** The release of a machine on which all lists fail: those that its pages were made from. */
  async function releaseWithoutApi(machine: string, ...args: string[]) {
    fault(faults.status(404));
    const { json } = await machines.run(machine, ['generate', ...args]);
    expect(json['failures'].map(({ used }: { used: string }) => used)).toEqual(
      expect.arrayContaining(['stale', 'stale']),
    );
    return json;
  }

  it('replace none in the cache when the shard is refused', async () => {
    const { run, place } = machines;
    const before = await run('refused', ['generate']);
    fault(noPlants, faults.status(404));
    const refused = await run('refused', ['generate', '--strict', '--shard', '1/2', '--pack', place('refused.tar.gz')]);
    expect(refused.code, refused.stderr).toBe(3);
    expect(await releaseWithoutApi('refused')).toMatchObject({ exit: 0, release: before.json['release'] });
  });

  it.each(['archives', 'folders', 'one cache'])(
    'replace none in the cache when the release of the merged shards is refused: %s',
    async (kind) => {
      const { run, place, cacheOf } = machines;
      const machine = `merged ${kind}`;
      const before = await run(machine, ['generate']);
      fault(noPlants, faults.answer({ res: 200, data: {} }));
      const paths: string[] = [];
      for (const index of [1, 2]) {
        const shard = kind === 'one cache' ? machine : `${kind} ${index}`;
        const archive = place(`${kind}-${index}.tar.gz`);
        const made = await run(shard, ['generate', '--shard', `${index}/2`, '--pack', archive]);
        expect(made.code, made.stderr).toBe(0);
        paths.push(kind === 'archives' ? archive : cacheOf(shard));
      }
      expect((await run(machine, ['merge', ...new Set(paths)])).json).toMatchObject({ exit: 0, shards: 2 });
      expect((await run(machine, ['generate'])).json).toMatchObject({ exit: 3 });
      expect(await releaseWithoutApi(machine)).toMatchObject({ exit: 0, release: before.json['release'] });
    },
  );

  it('are those to fall back to for the build that publishes them, and after it', async () => {
    const { run, place } = machines;
    const whole = await run('whole', ['generate']);
    const archives = [place('lists-1.tar.gz'), place('lists-2.tar.gz')];
    for (const [at, file] of archives.entries())
      await run(`lists ${at}`, ['generate', '--shard', `${at + 1}/2`, '--pack', file]);
    await run('published', ['merge', ...archives]);
    const { release } = whole.json;
    expect(await releaseWithoutApi('published')).toMatchObject({ exit: 0, release, pages: { rendered: 0 } });
    expect(await releaseWithoutApi('published')).toMatchObject({ exit: 0, release });
  });
});
