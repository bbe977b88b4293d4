import { readdir, readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/content-api.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { root } from '../support/run-site.ts';
import { openShardRuns, type ShardRuns } from '../support/shard-runs.ts';
import { sharedSmallProject } from '../support/small-project.ts';
import { warmRuns } from '../support/warm-runs.ts';

/** Articles with pages, one that another has the id of, and one whose id differs from another's by letter case only. */
const ids = [...Array.from({ length: 18 }, (_, index) => `a${index}`), 'dup', 'dup', 'Twin', 'twin'];
const names = (id: string) => ({ id, title: `标题 ${id}` });
const article = (id: string) => ({
  ...names(id),
  summary: '摘要',
  type: 'im',
  author: '测试',
  publishTime: '2026-05-28T00:00:00Z',
  updateTime: '2026-05-28T00:00:00Z',
});

const runWarm = warmRuns();
let small: Awaited<ReturnType<typeof sharedSmallProject>>;
let api: RunningApi;
let proxy: FaultProxy;
let machines: ShardRuns;
beforeAll(async () => {
  small = await sharedSmallProject();
  api = await startApi({ content: join(root, 'tests/fixtures/content-small'), port: 0, articles: 0, latency: 0 });
  proxy = await startFaultProxy(api.url);
  machines = await openShardRuns({ project: small.project, api: () => proxy.url, by: runWarm });
});
afterAll(() => Promise.all([proxy.close(), api.close(), machines.remove(), small.remove()]));

/** The article a3 is unpublished when the first page of the list was sent. */
beforeEach(() => {
  let listed = ids;
  const answer = async (
    request: Parameters<typeof text>[0],
    respond: (asked: { id: string; page: number; pageSize: number; type?: string }) => unknown,
  ) => JSON.stringify({ res: 200, data: respond(JSON.parse(await text(request))) });
  proxy.fault('/article/list', async ({ request, response }) => {
    const body = await answer(request, ({ page, pageSize }) => {
      const list = listed.slice((page - 1) * pageSize, page * pageSize).map(article);
      const { length: total } = listed;
      if (page === 1) listed = ids.filter((id) => id !== 'a3');
      return { total, list };
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  proxy.fault('/article/detail', async ({ request, response }) => {
    const body = await answer(request, ({ id }) => {
      const related = listed.filter((other) => other !== id).map(names);
      return { ...article(id), content: '<p>正文</p>', prev: names('twin'), next: names('a3'), related };
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
});

/** The articles of the release that have a page, and those that its pages link to. */
async function articlesOf(machine: string): Promise<{ made: string[]; linked: string[] }> {
  const site = join(machines.place(`${machine}-out`), 'current/site');
  const isArticle = (id: string) => ids.includes(id);
  const made = (await readdir(join(site, 'dev-blog'))).map((name) => name.replace('.html', '')).filter(isArticle);
  const files = await readdir(site, { recursive: true });
  const pages = files.filter((name) => /\.(?:html|xml)$/.test(name));
  const texts = await Promise.all(pages.map((name) => readFile(join(site, name), 'utf8')));
  const links = texts.flatMap((page) => [...page.matchAll(/\/dev-blog\/([\w-]+)/g)].map(([, id]) => id!));
  return { made: made.sort(), linked: [...new Set(links.filter(isArticle))].sort() };
}
const untouched = [...new Set(ids)].filter((id) => id !== 'a3' && id !== 'twin').sort();

it('a list that changes while a build reads it has each untouched article, and links to no other', async () => {
  const { code, stderr } = await machines.run('one', ['generate', '--no-compress']);
  expect(code, stderr).toBe(0);
  expect(await articlesOf('one')).toEqual({ made: untouched, linked: untouched });
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
  expect(await articlesOf('all')).toEqual({ made: untouched, linked: untouched });
});
