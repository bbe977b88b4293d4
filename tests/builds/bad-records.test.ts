import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningApi } from '../../cli/embedded-api/server.ts';
import type { Problem } from '../../cli/problem.ts';
import { plantsOnPage } from '../fixtures/site/config/limits.ts';
import { faults, type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { buildFolder } from '../support/run-site.ts';
import { sharedSecondSite, startSecondApi } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

let second: Awaited<ReturnType<typeof sharedSecondSite>>;
beforeAll(async () => void (second = await sharedSecondSite()));
afterAll(() => second.remove());
let build: Awaited<ReturnType<typeof buildFolder>>;
let api: RunningApi;
let proxy: FaultProxy;

beforeEach(async () => {
  build = await buildFolder({ warm: true, of: 'second' });
  api = await startSecondApi(join(second.project, 'config/content'));
  proxy = await startFaultProxy(api.url);
});
afterEach(async () => {
  await proxy.close();
  await api.close();
  await build.remove();
});

const run = (...args: string[]) =>
  runWarm(['generate', '--json', '--no-compress', '--api', proxy.url, ...args], {
    project: second.project,
    env: build.env,
  });
async function warnings(): Promise<readonly Problem[]> {
  const ended = await run();
  expect(ended.code, ended.stderr).toBe(0);
  return (JSON.parse(ended.stdout) as { problems: Problem[] }).problems.filter(
    ({ what }) => what !== 'unknown image dimensions',
  );
}
const page = (file: string) => readFile(join(build.out, 'current/site', file), 'utf8');

/** Plants of the content, and what another server might list among them, on one page. */
async function listing(...bad: object[]) {
  const response = await fetch(`${api.url}/garten/v1/plants?page=1&pageSize=${plantsOnPage}`);
  const { data } = (await response.json()) as { data: { total: number; list: Record<string, unknown>[] } };
  const [first] = data.list;
  const list = [...data.list.slice(0, plantsOnPage - bad.length), ...bad.map((fields) => ({ ...first, ...fields }))];
  proxy.fault('/plants', faults.answer({ res: 200, data: { total: list.length, list } }));
}

describe('an invalid record', () => {
  it('is named by call, record, field and page, each time; the rest of the site is built without it', async () => {
    await listing({ id: 'broken', name: 7 });
    const expected = {
      severity: 'warning',
      what: 'plantList: record "broken" is left out',
      why: 'expected string, received number',
      fix: 'fix the record in the content system, or the schema of plantList in config/calls',
    };
    for (const _build of ['first', 'second']) {
      const told = (await warnings()).filter(({ what }) => what.startsWith('plantList: record'));
      expect(told.find(({ what }) => what.includes('broken'))).toMatchObject(expected);
      const [here] = told.filter(({ where }) => where.includes(`?page=1&pageSize=${plantsOnPage},`));
      expect(here?.where).toMatch(
        /^GET http:\/\/127\.0\.0\.1:\d+\/garten\/v1\/plants\?page=1&pageSize=\d+, data\.list\[3\], field name; pages? de \/, /,
      );
    }
    const list = await page('pflanzen.html');
    expect(list).toContain('/pflanzen/lotos');
    expect(list).not.toMatch(/pflanzen\/broken/);
    expect(await page('pflanzen/lotos.html')).toContain('<h1');

    const { code, stderr } = await run('--strict');
    expect(code).toBe(3);
    expect(stderr).toContain('error: plantList: record "broken" is left out');
  });

  it('may be one of two with the same id', async () => {
    await listing({ id: 'lotos' });
    expect((await warnings()).map(({ what, where, why }) => `${what}; ${where}; ${why}`)).toContain(
      'plant "lotos" gets no page; plantList, record "lotos", field id; page /pflanzen/lotos; another plant has the same id',
    );
  });
});

describe('a broken link in content', () => {
  it('is named by call, record, field, target and page', async () => {
    const menu = [{ name: 'Frühling', url: '/springtime?from=x' }];
    proxy.fault('/menus', faults.answer({ res: 200, data: { de: menu, en: menu, fr: menu } }));
    const expected = {
      severity: 'warning',
      what: 'broken link in content: /springtime',
      where: expect.stringMatching(/^menus, .*url; /),
      why: '/springtime is not a page, alias or redirect of this site',
      fix: 'correct the link in the content system, or add the page or a redirect',
    };
    expect(await warnings()).toContainEqual(expected);
    // The second build reuses the page, and still tells.
    expect(await warnings()).toContainEqual(expected);
  });
});
