import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../cli/problem.ts';
import type { RunningApi } from '../../cli/embedded-api/server.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { buildFolder } from '../support/run-site.ts';
import { sharedSecondSite, startSecondApi } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

/** Texts of an API that is not this program's. */
const contents: Record<string, string> = {
  target:
    '<h2 id="Part_One.2">甲</h3><p>文</p><h2>乙，丙</h2><p>文 <a name="Old">丁</a></p><ul><li id="fn:1">注</li></ul>',
  source: ['#Part_One.2', '#乙，丙', '#Old', '#none', '?a=1#none', '', '#top-of-it', '#s-old']
    .map((end, index) => `<p><a href="/pflanzen/target${end}">${index}</a></p>`)
    .join(''),
  many: Array.from({ length: 130 }, (_, index) => `<a href="x-${index}/y">${index}</a>`).join(' '),
};
const plant = (id: string) => ({
  id,
  name: `标题 ${id}`,
  species: 'Planta nova',
  summary: '摘要',
  type: 'rock',
  author: '测试',
  publishTime: '2026-05-28T00:00:00Z',
  updateTime: '2026-05-28T00:00:00Z',
});

const runWarm = warmRuns();
let site: Awaited<ReturnType<typeof sharedSecondSite>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
let api: RunningApi;
let proxy: FaultProxy;
beforeAll(async () => {
  site = await sharedSecondSite();
  build = await buildFolder({ warm: true, of: 'second' });
  api = await startSecondApi(join(site.project, 'config/content'));
  proxy = await startFaultProxy(api.url);
  const ids = Object.keys(contents);
  proxy.fault('/plants', ({ request, response }) => {
    const query = new URL(request.url!, 'http://api.example').searchParams;
    const [page, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
    const list = ids.slice((page - 1) * pageSize, page * pageSize).map(plant);
    response.end(JSON.stringify({ res: 200, data: { total: ids.length, list } }));
  });
  for (const id of ids)
    proxy.fault(`/plants/${id}`, ({ response }) => {
      response.end(JSON.stringify({ res: 200, data: { ...plant(id), content: contents[id] } }));
    });
});
afterAll(() => Promise.all([proxy.close(), api.close(), build.remove(), site.remove()]));

async function generate() {
  const { code, stdout, stderr } = await runWarm(['generate', '--json', '--no-compress', '--api', proxy.url], {
    project: site.project,
    env: build.env,
  });
  expect(code, stderr).toBe(0);
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  return problems
    .filter(({ what }) => /a link|more of a text/.test(what))
    .map(({ what, where }) => `${what} | ${where}`);
}
const page = (id: string) => readFile(join(build.out, `current/site/pflanzen/${id}.html`), 'utf8');

it('links of an API to places of other texts lead there, and each other one is named, in every build', async () => {
  const dead = ['/pflanzen/target#none', '/pflanzen/target#top-of-it'].map((link) => JSON.stringify(link)).join(', ');
  const relative = Array.from({ length: 100 }, (_, index) => JSON.stringify(`x-${index}/y`)).join(', ');
  const expected = [
    `plantDetail: a link has no effect: ${relative} | plantDetail {"id":"many"}, field content`,
    'plantDetail: 30 more of a text is not shown, or has no effect | plantDetail {"id":"many"}, field content',
    `plantDetail: a link leads to no place of another page: ${dead} | plantDetail {"id":"source"}, field content`,
  ];
  expect((await generate()).sort()).toEqual(expected.sort());
  expect((await generate()).sort()).toEqual(expected.sort());

  const target = await page('target');
  const links = [...(await page('source')).matchAll(/href="?\/pflanzen\/target#([^">\s]+)/g)].map(([, id]) => id!);
  const found = links.filter((id) => new RegExp(` id="?${id}[" >]`).test(target));
  expect(found).toEqual(['s-part-one-2', 's-乙-丙', 's-old', 's-old']);

  // The page of the links is not rendered for it.
  contents['target'] += '<h2>None</h2>';
  const [, after = ''] = (await generate()).filter((one) => one.includes('source'))[0]!.split('page: ');
  expect(after).toMatch(/^"\/pflanzen\/target#top-of-it" \|/);
});
