import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningApi } from '../../cli/embedded-api/server.ts';
import type { Problem } from '../../cli/problem.ts';
import { copyTree } from '../support/copy-tree.ts';
import { givePictures } from '../support/drawn-images.ts';
import { type FaultProxy, faults, startFaultProxy } from '../support/fault-proxy.ts';
import { plantDetails, plantText } from '../support/plants.ts';
import { buildFolder, sharedCache } from '../support/run-site.ts';
import { sharedSecondSite, startSecondApi } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

type Report = {
  problems: readonly Problem[];
  outcome: string;
  release: string;
  failures: { call: string; used: string; why: string; pages: string[] }[];
  calls: { sources: Record<string, number>; retries: number };
};

let shared: Awaited<ReturnType<typeof sharedCache>>;
let second: Awaited<ReturnType<typeof sharedSecondSite>>;
let project: string;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  [shared, second] = await Promise.all([sharedCache({ of: 'second' }), sharedSecondSite()]);
  project = second.project;
});
afterAll(() => Promise.all([shared.remove(), second.remove()]));
let content: string;
let api: RunningApi;
let proxy: FaultProxy;

beforeEach(async () => {
  build = await buildFolder(shared);
  content = join(build.folder, 'content');
  await copyTree(join(project, 'config/content'), content);
  api = await startSecondApi(content);
  proxy = await startFaultProxy(api.url);
});
afterEach(async () => {
  await proxy.close();
  await api.close();
  await build.remove();
});

const run = (...args: string[]) =>
  runWarm(['generate', '--json', '--api', proxy.url, ...args], { project, env: build.env });
async function published(...args: string[]): Promise<Report> {
  const ended = await run(...args);
  expect(ended.code, ended.stderr).toBe(0);
  return JSON.parse(ended.stdout) as Report;
}
const page = (file: string) => readFile(join(build.out, 'current/site', file), 'utf8');
const current = () => readlink(join(build.out, 'current'));
/** The ids of the plants that have a page. */
const plants = async () =>
  (await readdir(join(build.out, 'current/site/pflanzen'))).flatMap((name) => /^(\w+)\.html$/.exec(name)?.[1] ?? []);

describe('one call that fails', () => {
  it('uses the cached response, and the affected pages are named', async () => {
    await published();
    proxy.fault(plantDetails, faults.status(404, '{"res":404,"msg":"gone"}'));
    const { failures, calls, outcome } = await published();
    expect(outcome).toBe('unchanged');
    const { length } = await plants();
    expect(calls.sources['stale']).toBe(length);
    expect(failures).toHaveLength(length);
    expect(failures[0]).toMatchObject({
      used: 'stale',
      pages: [`de /pflanzen/${(JSON.parse(failures[0]!.call.replace('plantDetail ', '')) as { id: string }).id}`],
    });
  });

  it('without a cached response leaves its place empty, and the rest of the site is built', async () => {
    proxy.fault(plantDetails, faults.status(500));
    const { failures, outcome } = await published();
    expect(outcome).toBe('published');
    expect(failures.map(({ used }) => used)).toEqual((await plants()).map(() => 'empty'));
    expect(await page('pflanzen/lotos.html')).toMatch(/<h1/);
    expect(await page('index.html')).toContain('</html>');
  });

  it('refuses the release with --strict, naming the call', async () => {
    const { release } = await published();
    proxy.fault('/titles', faults.answer({ res: 200, data: { '/': { title: 1 } } }));
    const { code, stderr } = await run('--strict');
    expect(code).toBe(3);
    expect(stderr).toContain('pageTitles');
    expect(stderr).toContain('data["/"].title');
    expect(stderr).toContain('error: nothing was published\n');
    expect(await current()).toBe(`releases/${release}`);
  });

  it('that does not fit its shape counts as failed, whatever the shape', async () => {
    await published();
    for (const answer of [
      '<html>503</html>',
      '[]',
      '"text"',
      { res: 500, msg: 'no' },
      { res: 200 },
      { res: 200, data: { total: 'many', list: [] } },
    ]) {
      proxy.fault('/plants', faults.answer(answer));
      const { failures, calls } = await published();
      expect(calls.sources['stale'], JSON.stringify(answer)).toBeGreaterThan(0);
      expect(new Set(failures.map(({ call }) => call.split(' ')[0]))).toEqual(new Set(['plantList']));
    }
  });

  it('is retried after a reset, a truncated response, a 503 and a 429', async () => {
    const clean = await published();
    for (const fault of [faults.reset, faults.truncated, faults.status(503), faults.status(429)]) {
      let times = 0;
      proxy.fault('/menus', (context) => (times++ === 0 ? fault(context) : context.pass()));
      const { failures, calls, release } = await published('--strict');
      expect({ failures, release }).toEqual({ failures: [], release: clean.release });
      expect(calls.retries).toBe(1);
    }
  });
});

describe('a list of records that fails', () => {
  it('is one warning with its cause and its pages, before what follows from it', async () => {
    proxy.fault('/plants', faults.status(404));
    const menu = [{ name: 'Lotos', url: '/pflanzen/lotos' }];
    proxy.fault('/menus', faults.answer({ res: 200, data: { de: menu, en: menu, fr: menu } }));
    const { problems } = JSON.parse((await run('--force')).stdout) as { problems: Problem[] };
    const [cause, ...rest] = problems;
    expect(cause).toEqual({
      severity: 'warning',
      what: 'plantList failed; rendering its pages without data',
      where: expect.stringMatching(
        /^GET http:\/\/127\.0\.0\.1:\d+\/garten\/v1\/plants\?page=1&pageSize=\d+; pages de \/, de \/pflanzen, /,
      ),
      why: 'it answered 404 Not Found',
      fix: expect.stringContaining('check that SITE_API names a content API'),
      degrades: true,
    });
    expect(rest.filter(({ what }) => what.includes('link'))).toEqual([
      {
        severity: 'warning',
        what: '1 link to /pflanzen/{id} not checked',
        where: '/pflanzen/lotos',
        why: 'plantList failed, which lists these addresses',
        fix: 'see the warning of that call',
      },
    ]);
  });
});

it('credentials that a failed call repeats are in no page, report, cached file or message of a published release', async () => {
  const token = 'tok-5d1e07c3aa';
  proxy.fault('/titles', faults.status(403, JSON.stringify({ msg: `no access: ${token}` })));
  const ended = await runWarm(['generate', '--json', '--no-compress', '--force', '--api', proxy.url], {
    project,
    env: { ...build.env, SITE_API_TOKEN: token, SITE_API_HEADERS: JSON.stringify({ 'X-Key': `key-${token}` }) },
  });
  expect(ended.code, ended.stderr).toBe(0);
  expect(ended.stdout).toContain('no access: ***');
  expect(ended.stdout + ended.stderr).not.toContain(token);
  expect(await readFile(join(build.out, 'current/report.html'), 'utf8')).toContain('no access: ***');
  const files = await readdir(build.folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of files.filter((entry) => entry.isFile()))
    expect((await readFile(join(parentPath, name), 'latin1')).includes(token), join(parentPath, name)).toBe(false);
});

describe('an API that is down', () => {
  it('does not change a site of cached responses', async () => {
    const { release } = await published();
    proxy.fault('', faults.status(404));
    const down = await published();
    expect(down).toMatchObject({ outcome: 'unchanged', release });
    expect((await run('--strict')).code).toBe(3);
  });

  it('is one warning', async () => {
    await published();
    proxy.fault('', faults.status(404));
    const { problems } = JSON.parse((await run()).stdout) as { problems: Problem[] };
    expect(problems.filter(({ what }) => what.includes('failed'))).toEqual([
      {
        severity: 'warning',
        what: expect.stringMatching(/^\w+, \w+, \w+ and \d+ more failed; using the last cached response$/),
        where: expect.stringMatching(/^GET http:.* and \d+ more requests; every page$/),
        why: 'it answered 404 Not Found',
        fix: expect.stringContaining('check that SITE_API names a content API'),
        degrades: true,
      },
    ]);
  });

  it('fails the first build and names the address', async () => {
    proxy.fault('', faults.status(404));
    const { code, stderr, stdout } = await run();
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'failed', exit: 1 });
    expect(stderr).toContain(
      `error: every API call failed, and there are no cached responses\n  where: the content API at ${proxy.url}\n`,
    );
    await expect(current()).rejects.toThrow('ENOENT');
  });
});

describe('a first build, which no release can be compared with', () => {
  const noMenu = (name: string) => `the header has no menu: ${name} is missing or empty`;
  it.each([
    [
      'the list of records failed',
      '/plants',
      faults.status(404),
      ['plantList failed; rendering its pages without data'],
    ],
    ['the menus failed', '/menus', faults.status(404), ['menus failed; rendering its pages without data']],
    ['the titles failed', '/titles', faults.status(404), ['pageTitles failed; rendering its pages without data']],
    ['there are no menus', '/menus', faults.answer({ res: 200, data: {} }), [noMenu('de'), noMenu('en'), noMenu('fr')]],
  ])('is refused where %s, unless it is forced', async (_, path, fault, expected) => {
    await rm(build.out, { recursive: true, force: true });
    await rm(build.env['SITE_CACHE']!, { recursive: true, force: true });
    await givePictures(build.env['SITE_CACHE']!);
    proxy.fault(path, fault);
    const { code, stdout } = await run();
    expect(code).toBe(3);
    const { problems } = JSON.parse(stdout) as { problems: Problem[] };
    const errors = problems.filter(({ severity }) => severity === 'error').map(({ what }) => what);
    expect(errors).toEqual([...expected, 'nothing was published']);
    await expect(current()).rejects.toThrow('ENOENT');
    const forced = await published('--force');
    expect(forced.outcome).toBe('published');
    // Nobody knows whether a redirect to a record has a target.
    expect(forced.problems.filter(({ what }) => what === 'invalid redirect')).toEqual([]);
    // The second one is compared with the first.
    expect((await published()).outcome).toBe('unchanged');
  });
});

describe('an API that answers well and says little', () => {
  it('cannot empty the navigation of a site that had one', async () => {
    const { release } = await published();
    proxy.fault('/menus', faults.answer({ res: 200, data: {} }));
    const { code, stderr } = await run();
    expect(code).toBe(3);
    expect(stderr).toContain('menus');
    expect(await current()).toBe(`releases/${release}`);
    expect((await published('--force')).outcome).toBe('published');
  });

  it('cannot take the records away unnoticed', async () => {
    const { release } = await published();
    proxy.fault('/plants', faults.answer({ res: 200, data: { total: 0, list: [] } }));
    const { code, stderr } = await run();
    expect(code).toBe(3);
    expect(stderr).toContain('/pflanzen/');
    expect(await current()).toBe(`releases/${release}`);
  });
});

it('after a refused build, a call that fails falls back to the list of the last published release', async () => {
  const { release } = await published();
  const before = await page('pflanzen.html');
  proxy.fault('/plants', faults.answer({ res: 200, data: { total: 0, list: [] } }));
  proxy.fault('/menus', faults.answer({ res: 200, data: {} }));
  expect((await run()).code).toBe(3);
  proxy.fault('/plants', faults.status(404));
  proxy.fault('/menus', faults.status(404));
  const { outcome, failures } = await published();
  expect(outcome).toBe('unchanged');
  expect(failures.map(({ call, used }) => [call.split(' ')[0], used])).toEqual(
    expect.arrayContaining([
      ['plantList', 'stale'],
      ['menus', 'stale'],
    ]),
  );
  expect(await current()).toBe(`releases/${release}`);
  expect(await page('pflanzen.html')).toBe(before);
});

it('a refused release has its warnings, before the error: they may explain it', async () => {
  await published();
  proxy.fault('/plants', faults.answer({ res: 200, data: { total: 0, list: [] } }));
  proxy.fault('/titles', faults.status(404));
  const { code, stdout } = await run();
  expect(code).toBe(3);
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  expect(problems[0]!.what).toBe('pageTitles failed; using the last cached response');
  expect(problems.at(-1)).toMatchObject({ severity: 'error', what: expect.stringContaining('would disappear') });
});

describe('a hostile record', () => {
  it('runs nothing, loads nothing foreign, and does not break out of its place', async () => {
    const evil =
      '\n\n<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe></main></body><a href="javascript:alert(1)">x</a>\n';
    const name = `'</title><script>alert(1)</script>'`;
    await writeFile(
      join(content, 'plants/evil.md'),
      plantText({ name, body: evil, time: '2026-11-01T08:00:00+01:00' }),
    );
    await api.close();
    api = await startSecondApi(content);
    await proxy.close();
    proxy = await startFaultProxy(api.url);
    await published();
    for (const name of ['pflanzen/evil.html', 'pflanzen.html']) {
      const html = await page(name);
      expect(html, name).not.toMatch(/<script>alert|onerror|<iframe|javascript:/);
      expect(html.match(/<\/main>/g), name).toHaveLength(1);
      expect(html, name).toContain('&lt;/title&gt;');
    }
  });
});
