import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RunningApi } from '../../cli/embedded-api/server.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { openShardRuns, type ShardRuns } from '../support/shard-runs.ts';
import { sharedSecondSite, startSecondApi } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

/** Records with pages, one that another has the id of, and one whose id differs from another's by letter case only. */
const ids = [...Array.from({ length: 18 }, (_, index) => `a${index}`), 'dup', 'dup', 'Twin', 'twin'];
const plant = (id: string) => ({
  id,
  name: `Pflanze ${id}`,
  species: 'Planta nova',
  summary: 'Ein Satz.',
  type: 'rock',
  author: 'Mirja Lund',
  publishTime: '2026-05-28T00:00:00Z',
  updateTime: '2026-05-28T00:00:00Z',
});

const runWarm = warmRuns();
let second: Awaited<ReturnType<typeof sharedSecondSite>>;
let api: RunningApi;
let proxy: FaultProxy;
let machines: ShardRuns;
beforeAll(async () => {
  second = await sharedSecondSite();
  api = await startSecondApi(join(second.project, 'config/content'));
  proxy = await startFaultProxy(api.url);
  machines = await openShardRuns({ project: second.project, api: () => proxy.url, by: runWarm });
});
afterAll(() => Promise.all([proxy.close(), api.close(), machines.remove(), second.remove()]));

/** The plant a3 is unpublished when the first page of the list was sent. */
beforeEach(() => {
  let listed = ids;
  const answer = (response: ServerResponse, data: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ res: 200, data }));
  proxy.fault('/plants', ({ request, response }) => {
    const query = new URL(request.url!, 'http://api.example').searchParams;
    const [page, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
    const list = listed.slice((page - 1) * pageSize, page * pageSize).map(plant);
    answer(response, { total: listed.length, list });
    if (page === 1) listed = ids.filter((id) => id !== 'a3');
  });
  for (const id of new Set(ids))
    proxy.fault(`/plants/${id}`, ({ response }) => answer(response, { ...plant(id), content: '<p>Text</p>' }));
});

/** The plants of the release that have a page, and those that its pages link to. */
async function plantsOf(machine: string): Promise<{ made: string[]; linked: string[] }> {
  const site = join(machines.place(`${machine}-out`), 'current/site');
  const isPlant = (id: string) => ids.includes(id);
  const made = (await readdir(join(site, 'pflanzen'))).map((name) => name.replace('.html', '')).filter(isPlant);
  const files = await readdir(site, { recursive: true });
  const pages = files.filter((name) => /\.(?:html|xml)$/.test(name));
  const texts = await Promise.all(pages.map((name) => readFile(join(site, name), 'utf8')));
  const links = texts.flatMap((page) => [...page.matchAll(/\/pflanzen\/([\w-]+)/g)].map(([, id]) => id!));
  return { made: made.sort(), linked: [...new Set(links.filter(isPlant))].sort() };
}
const untouched = [...new Set(ids)].filter((id) => id !== 'a3' && id !== 'twin').sort();

it('a list that changes while a build reads it has each untouched record, and links to no other', async () => {
  const { code, stderr } = await machines.run('one', ['generate', '--no-compress']);
  expect(code, stderr).toBe(0);
  expect(await plantsOf('one')).toEqual({ made: untouched, linked: untouched });
});

it('shards read such a list in one state, too', async () => {
  for (const machine of ['first', 'second']) {
    const part = machine === 'first' ? '1/2' : '2/2';
    const archive = machines.place(`${machine}.tar.gz`);
    expect((await machines.run(machine, ['generate', '--shard', part, '--pack', archive])).code).toBe(0);
  }
  const archives = ['first', 'second'].map((machine) => machines.place(`${machine}.tar.gz`));
  expect((await machines.run('all', ['merge', ...archives])).code).toBe(0);
  expect((await machines.run('all', ['generate', '--no-compress'])).code).toBe(0);
  expect(await plantsOf('all')).toEqual({ made: untouched, linked: untouched });
});
