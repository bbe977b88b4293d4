import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/content-api.ts';
import type { Problem } from '../../cli/problem.ts';
import { faults, type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { buildFolder, root } from '../support/run-site.ts';
import { articlesOnPage, sharedSmallProject } from '../support/small-project.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

let small: Awaited<ReturnType<typeof sharedSmallProject>>;
beforeAll(async () => void (small = await sharedSmallProject()));
afterAll(() => small.remove());
let build: Awaited<ReturnType<typeof buildFolder>>;
let api: RunningApi;
let proxy: FaultProxy;

beforeEach(async () => {
  build = await buildFolder({ warm: true });
  api = await startApi({ content: join(root, 'tests/fixtures/content-small'), port: 0, articles: 0, latency: 0 });
  proxy = await startFaultProxy(api.url);
});
afterEach(async () => {
  await proxy.close();
  await api.close();
  await build.remove();
});

const run = (...args: string[]) =>
  runWarm(['generate', '--json', '--no-compress', '--api', proxy.url, ...args], {
    project: small.project,
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

/** The real articles, and what another server might list among them. */
async function listing(...bad: object[]) {
  const response = await fetch(`${api.url}/api/v2/blog/client/article/list`, {
    method: 'POST',
    body: JSON.stringify({ page: 1, pageSize: articlesOnPage }),
  });
  const { data } = (await response.json()) as { data: { total: number; list: Record<string, unknown>[] } };
  const [first] = data.list;
  const list = [...data.list, ...bad.map((fields) => ({ ...first, ...fields }))];
  proxy.fault('/article/list', faults.answer({ res: 200, data: { total: list.length, list } }));
  return data.list;
}

describe('an invalid record', () => {
  it('is named by call, record, field and page, each time; the rest of the site is built without it', async () => {
    await listing({ id: 'broken', title: 7 }, { id: 'page' });
    const expected = {
      severity: 'warning',
      what: 'blogList: record "broken" is left out',
      why: 'expected string, received number',
      fix: 'fix the record in the content system, or the schema of blogList in config/calls',
    };
    for (const _build of ['first', 'second']) {
      const told = (await warnings()).filter(({ what }) => what.startsWith('blogList: record'));
      expect(told.find(({ what }) => what.includes('broken'))).toMatchObject(expected);
      const [here] = told.filter(({ where }) => where.includes(`{"page":1,"pageSize":${articlesOnPage}},`));
      expect(here?.where).toMatch(
        /^POST http:\/\/127\.0\.0\.1:\d+\/api\/v2\/blog\/client\/article\/list \{"page":1,"pageSize":\d+\}, data\.list\[5\], field title; pages? zh \/dev-blog(?:$|, )/,
      );
      expect(told.find(({ what }) => what.includes('"page"'))?.why).toBe(
        '/dev-blog/page is an address of the blog itself',
      );
    }
    const list = await page('dev-blog.html');
    expect(list).toContain('/dev-blog/three');
    expect(list).not.toMatch(/dev-blog\/broken|href="\/dev-blog\/page"/);
    expect(await page('dev-blog/three.html')).toContain('<h1');

    const { code, stderr } = await run('--strict');
    expect(code).toBe(3);
    expect(stderr).toContain('error: blogList: record "broken" is left out');
  });

  it('may be one of two with the same id', async () => {
    await listing({ id: 'three' });
    expect((await warnings()).map(({ what, where, why }) => `${what}; ${where}; ${why}`)).toContain(
      'article "three" gets no page; blogList, record "three", field id; page /dev-blog/three; another article has the same id',
    );
  });
});

describe('an icon that does not exist', () => {
  it('is named with the menu entry and the nearest names', async () => {
    const entry = { name: '即时通讯', url: '/im', icon: 'mesage-squar' };
    const menu = [{ name: '产品', url: '/im', component: 'product', children: [{ children: [entry] }] }];
    proxy.fault('/navigation/client/list', faults.answer({ res: 200, data: { index: menu, en: menu } }));
    expect(await warnings()).toContainEqual({
      severity: 'warning',
      what: 'unknown icon: mesage-squar',
      where: 'navigation, entry "即时通讯"',
      why: 'the icon library (lucide) has no icon of this name, so none is shown',
      fix: 'use one of message-square, messages-square, message-square-x, or another name of https://lucide.dev/icons',
    });
  });
});

describe('a broken link in content', () => {
  it('is named by call, record, field, target and page', async () => {
    proxy.fault(
      '/banner/client/list',
      faults.answer({
        res: 200,
        data: [{ id: 'spring', site: 'zh', title: '春', link: '/springtime?from=x', action: '看' }],
      }),
    );
    const expected = {
      severity: 'warning',
      what: 'broken link in content: /springtime',
      where: 'bannerList, record "spring", field link; pages en /, zh /',
      why: '/springtime is not a page, alias or redirect of this site',
      fix: 'correct the link in the content system, or add the page or a redirect',
    };
    expect(await warnings()).toContainEqual(expected);
    // The second build reuses the page, and still tells.
    expect(await warnings()).toContainEqual(expected);
  });
});
