import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningApi } from '../../cli/embedded-api/server.ts';
import type { ReleaseReport } from '../../cli/report/release-notes.ts';
import type { Problem } from '../../cli/problem.ts';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import definition from '../fixtures/site/config/index.ts';
import { copyTree } from '../support/copy-tree.ts';
import { sources } from '../support/project-copy.ts';
import { buildFolder, type Ended, root, runSite, sharedCache } from '../support/run-site.ts';
import { sharedSecondSite, startSecondApi } from '../support/second-site.ts';
import { treeOf } from '../support/tree.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

type Report = {
  release: string;
  outcome: string;
  sizes: { files: number; bytes: number };
  pages: { total: number; errorPages: number; rendered: number; reused: number; carried: number };
  calls: { requests: number; sources: Record<string, number> };
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
beforeEach(async () => void (build = await buildFolder(shared)));
afterEach(() => build.remove());

async function generate(
  args: readonly string[] = [],
  env: Record<string, string> = {},
  run: typeof runSite = runWarm,
): Promise<Report> {
  const ended = await run(['generate', '--json', ...args], { project, env: { ...build.env, ...env } });
  expect(ended.stderr.replaceAll(/^•.*\n/gm, '')).toBe('');
  expect(ended.code).toBe(0);
  return JSON.parse(ended.stdout) as Report;
}
async function manifestOf(release: string) {
  const { pages } = JSON.parse(await readFile(join(build.out, 'releases', release, 'manifest.json'), 'utf8')) as {
    pages: ManifestPage[];
  };
  return new Map(pages.map((page) => [`${page.edition} ${page.address}`, page]));
}
const current = () => readlink(join(build.out, 'current'));

/** An address whose page is not made yet. */
const plannedPath = '/garten/mooshaus';

/** The reports tell times and the commit, and the manifest's own time says when the release was made; neither is served. */
const isOfTheSite = (line: string) => !/^(report\.(json|html)|manifest\.json) /.test(line);

describe('the same inputs', () => {
  it('give the same bytes and times, whatever the folder, commit, time zone, locale and number of threads', async () => {
    const first = await generate();
    const other = await mkdtemp(join(tmpdir(), 'somewhere-else-'));
    const elsewhere = {
      SITE_OUT: join(other, 'deep/out'),
      SITE_CACHE: join(other, 'c'),
      SITE_DEPLOY_DIR: build.out,
      SITE_COMMIT: 'c0ffee',
      TZ: 'America/New_York',
      LANG: 'tr_TR.UTF-8',
    };
    // The time zone and the locale are those of a process when it starts.
    const second = await generate(['--workers', '2', '--concurrency', '1'], elsewhere, runSite);
    expect(second.release).toBe(first.release);
    const trees = await Promise.all([
      treeOf(join(build.out, 'releases', first.release)),
      treeOf(join(other, 'deep/out/releases', first.release)),
    ]);
    const [own, others] = trees.map((lines) => lines.filter(isOfTheSite));
    expect(others).toEqual(own);
    const manifests = [build.out, join(other, 'deep/out')].map((out) =>
      readFile(join(out, 'current/manifest.json'), 'utf8'),
    );
    expect(await manifests[1]).toBe(await manifests[0]);
    await rm(other, { recursive: true });
  });

  it('give the same pages where node_modules is a symbolic link', async () => {
    const first = await generate();
    const linked = await mkdtemp(join(tmpdir(), 'linked-packages-'));
    for (const part of sources) await cp(join(project, part), join(linked, part), { recursive: true });
    await symlink(join(project, 'node_modules'), join(linked, 'node_modules'));
    const env = { ...build.env, SITE_OUT: join(linked, 'out'), SITE_DEPLOY_DIR: build.out };
    const ended = await runSite(['generate', '--json'], { project: linked, env });
    expect(JSON.parse(ended.stdout)).toMatchObject({ release: first.release, pages: { rendered: 0 } });
    await rm(linked, { recursive: true });
  });

  it('make no new release', async () => {
    const first = await generate();
    const second = await generate([], { SOURCE_DATE_EPOCH: '1795050000' });
    expect(second).toMatchObject({ outcome: 'unchanged', release: first.release, pages: { rendered: 0 } });
    expect(second.sizes).toEqual(first.sizes);
    expect(await readdir(join(build.out, 'releases'))).toEqual([first.release]);
  });

  it('render nothing in an empty output folder when the cache is warm', async () => {
    const first = await generate();
    const before = await treeOf(join(build.out, 'releases', first.release));
    await rm(build.out, { recursive: true });
    const second = await generate();
    expect(second.pages).toMatchObject({ rendered: 0, reused: first.pages.rendered + first.pages.reused });
    const after = await treeOf(join(build.out, 'releases', second.release));
    expect(after.filter(isOfTheSite)).toEqual(before.filter(isOfTheSite));
  });
});

describe('a change of content', () => {
  let content: string;
  let api: RunningApi;
  const edit = async (file: string, change: (text: string) => string) => {
    await writeFile(join(content, file), change(await readFile(join(content, file), 'utf8')));
    await api.close();
    api = await startSecondApi(content);
  };
  // The address of the API is one of the names answers are kept by: a change of port would ask for everything anew.
  const generateFrom = (env: Record<string, string> = {}) => generate(['--api', api.url], env);

  beforeEach(async () => {
    content = join(build.folder, 'content');
    await copyTree(join(project, 'config/content'), content);
    api = await startSecondApi(content);
  });
  afterEach(() => api.close());

  it('renders the record and the pages with its name again, and no others', async () => {
    const first = await generateFrom();
    await edit('plants/lotos.md', (text) => text.replace(/^name: .*$/m, 'name: Heiliger Lotos'));
    const next = await generateFrom({ SITE_COMMIT: 'c0ffee', SITE_BRANCH: 'words', SITE_RUN: '<42>' });
    expect(next.outcome).toBe('published');
    expect(next.release).not.toBe(first.release);
    expect(next.pages.reused).toBeGreaterThan(next.pages.rendered);
    const [before, after] = await Promise.all([first, next].map(({ release }) => manifestOf(release)));
    const changed = [...after!].filter(([address, { hash }]) => before!.get(address)?.hash !== hash);
    expect(changed.map(([address]) => address)).toEqual(['de /', 'de /pflanzen', 'de /pflanzen/lotos']);
    for (const [address, { file }] of changed)
      expect(await readFile(join(build.out, 'current/site', file), 'utf8'), address).toContain('Heiliger Lotos');

    // The reports say what visitors see differently, and what the release was built from.
    const report = JSON.parse(await readFile(join(build.out, 'current/report.json'), 'utf8')) as ReleaseReport;
    expect(report.changes).toMatchObject({ since: first.release, pages: { added: 0, removed: 0 } });
    expect(report.builtFrom).toMatchObject({ commit: 'c0ffee', branch: 'words', run: '<42>' });
    expect(report.calls.byCall.find(({ call }) => call === 'plantDetail')).toMatchObject({
      took: { mean: expect.any(Number), most: expect.any(Number) },
      slowest: expect.stringContaining('"id"'),
    });
    expect(report.weights.pages[0]).toMatchObject({ bytes: expect.any(Number), compressed: expect.any(Number) });
    const text = await readFile(join(build.out, 'current/report.html'), 'utf8');
    expect(text).toContain(`<code>${first.release}</code>`);
    expect(text).toContain('Heiliger');
    expect(text).toContain('in run &lt;42&gt;');
    const listed = await runWarm(['releases'], { project, env: build.env });
    expect(listed.stdout).toMatch(new RegExp(`${next.release} .* c0ffee words +current`));
  });

  it('of the menu reaches every page that shows it, and keeps the assets that pages of kept releases load', async () => {
    const first = await generateFrom();
    await edit('menus/de.json', (text) => text.replace('"Besuch"', '"Ihr Besuch"'));
    const next = await generateFrom();
    expect(await readFile(join(build.out, 'current/site/index.html'), 'utf8')).toContain('Ihr Besuch');
    const [old, now] = await Promise.all(
      [first, next].map(({ release }) => readdir(join(build.out, 'releases', release, 'site/assets'))),
    );
    expect(now).toEqual(expect.arrayContaining(old!));
  });
});

describe('the options', () => {
  it('--dry-run prints what it would publish and writes nothing', async () => {
    const { outcome, release } = await generate(['--dry-run']);
    expect(outcome).toBe('rehearsed');
    await expect(stat(build.out)).rejects.toThrow('ENOENT');
    expect((await generate()).release).toBe(release);
  });

  it('--no-compress omits the compressed files, and the next build without it adds them', async () => {
    const { release } = await generate(['--no-compress']);
    const files = await treeOf(join(build.out, 'releases', release, 'site'));
    expect(files.filter((line) => /\.(gz|br) /.test(line))).toEqual([]);
  });

  it('--only renders the matching addresses and copies the others from the current release', async () => {
    const all = await generate();
    const some = await generate(['--only', '/pflanzen/*', '--force']);
    expect(some.pages.total).toBe(all.pages.total);
    expect(some.pages.carried).toBeGreaterThan(0);
    expect(some.pages.rendered + some.pages.reused + some.pages.carried).toBe(all.pages.total + all.pages.errorPages);
    expect(all.pages.rendered + all.pages.reused).toBe(all.pages.total + all.pages.errorPages);
    expect(some.release).toBe(all.release);
  });

  it.each([
    ['/nosuch', 'no address of the route table matches', 'use addresses that `site routes` lists'],
    [
      plannedPath,
      `${plannedPath} is planned: the row in config/routes names no page`,
      'write the page and name it in the row (`page`)',
    ],
  ])('--only refuses what matches no page: %s', async (only, why, fix) => {
    await generate();
    expect(await runWarm(['generate', '--only', only, '--quiet'], { project, env: build.env })).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: --only ${only} matches no page\n  where: --only\n  why:   ${why}\n  fix:   ${fix}\n`,
    });
  });

  it('--only is refused with another configuration', async () => {
    await generate();
    const { code, stderr } = await runWarm(['generate', '--only', '/pflanzen/*'], {
      project,
      env: { ...build.env, SITE_ORIGIN_DE: 'https://www.example.com' },
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining('error: --only would mix two configurations\n')]);
  });

  it('--offline builds from cached responses and opens no connection', async () => {
    const online = await generate();
    await rm(build.out, { recursive: true });
    const ended = await runWarm(['generate', '--json', '--offline'], { project, env: build.env });
    const offline = JSON.parse(ended.stdout) as Report;
    expect(offline).toMatchObject({ release: online.release, calls: { requests: 0 } });
  });
});

describe('the command line', () => {
  const seeHelp = 'run `site --help` for the commands, `site COMMAND --help` for the options of one';
  const refused = async (args: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
    runSite(args, { project, env: { ...build.env, ...env } });

  it.each([
    [
      ['generate', '--concurrency', 'many'],
      {
        what: "option '--concurrency <n>' argument 'many' is invalid",
        why: 'the value is not of the right form',
        fix: 'use a whole number from 1 to 256',
      },
    ],
    [
      ['generate', '--api', 'nonsense'],
      {
        what: "option '--api <url>' argument 'nonsense' is invalid",
        why: 'the value is not of the right form',
        fix: 'use an http(s) URL',
      },
    ],
    [
      ['generate', '--concurency', '3'],
      { what: "unknown option '--concurency'", why: 'Did you mean --concurrency?', fix: seeHelp },
    ],
    [['genrate'], { what: "unknown command 'genrate'", why: 'Did you mean generate?', fix: seeHelp }],
    [
      ['deploy', '--help'],
      { what: "unknown command 'deploy'", why: 'it does not match the usage of the command', fix: seeHelp },
    ],
    [
      ['explain'],
      { what: "missing required argument 'address'", why: 'it does not match the usage of the command', fix: seeHelp },
    ],
  ])('refuses %j with 2 and says what it takes', async (args, { what, why, fix }) => {
    const problem = { severity: 'error', what, where: 'the command line', why, fix };
    const text = `error: ${what}\n  where: the command line\n  why:   ${why}\n  fix:   ${fix}\n`;
    expect(await refused(args)).toEqual({ code: 2, stdout: '', stderr: text });
    const json = await refused([...args, '--json']);
    expect(json).toMatchObject({ code: 2, stderr: text });
    expect(JSON.parse(json.stdout)).toEqual({ outcome: 'invalid', exit: 2, problems: [problem] });
  });

  it('prints its version', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(await refused(['--version'])).toEqual({
      code: 0,
      stdout: `site ${version}, Node.js ${process.version}\n`,
      stderr: '',
    });
  });

  it('prints one JSON object with --json also when it fails, warnings among its problems', async () => {
    const ended = await refused(['generate', '--json', '--quiet', '--api', 'http://127.0.0.1:9'], { SITE_APP: 'x' });
    expect(ended.code).toBe(1);
    const { problems, ...result } = JSON.parse(ended.stdout) as { problems: Problem[] };
    expect(result).toEqual({ outcome: 'failed', exit: 1 });
    expect(problems.map(({ severity, what }) => `${severity}: ${what}`)).toEqual([
      'warning: unknown variable SITE_APP',
      'error: every API call failed, and there are no cached responses',
    ]);
  });

  it('refuses an invalid variable with 2', async () => {
    const { code, stderr } = await refused(['generate'], { SITE_LISTEN: 'everywhere' });
    expect(code).toBe(2);
    expect(stderr).toBe(
      'error: invalid SITE_LISTEN\n  where: environment variable SITE_LISTEN\n  why:   "everywhere" is not a host and port such as 127.0.0.1:8080\n  fix:   correct the value, or unset the variable to use the default\n',
    );
  });

  it('refuses --only without a current release with 2', async () => {
    const { code, stderr } = await refused(['generate', '--only', '/besuch']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr:
        'error: --only needs a current release\n  where: --only\n  why:   there is none to copy the other pages from\n  fix:   run generate once without --only\n',
    });
  });

  it.each([
    [
      'SITE_OUT',
      /error: cannot read or write a file\n {2}where: .*\/a-file\n {2}why: {3}ENOTDIR: not a directory, .*a-file\/folder.*\n {2}fix: {3}choose another folder \(SITE_OUT, SITE_CACHE\), or remove the file that is in the way; the current release is unchanged\n/,
    ],
    [
      'SITE_CACHE',
      /error: the cache of builds cannot be written\n {2}where: .*\/a-file\/folder\n {2}why: {3}ENOTDIR: not a directory\n {2}fix: {3}set SITE_CACHE to a folder that this user may write/,
    ],
  ])('says once what the system refuses of %s, and where', async (name, message) => {
    const file = join(build.out, '..', 'a-file');
    await writeFile(file, '');
    const { code, stderr } = await refused(['generate'], { [name]: join(file, 'folder') });
    expect(code).toBe(1);
    expect(stderr.match(/^error: /gm)).toHaveLength(1);
    expect(stderr).toMatch(message);
  });

  it('fails with 1 without any response, naming the address of the API', async () => {
    const { code, stderr } = await refused(['generate', '--api', 'http://127.0.0.1:9']);
    expect(code).toBe(1);
    expect(stderr).toContain(
      'every API call failed, and there are no cached responses\n  where: the content API at http://127.0.0.1:9\n',
    );
    await expect(current()).rejects.toThrow('ENOENT');
  });

  it('prints one JSON object and nothing else with --json, and nothing at all with --quiet', async () => {
    const json = await refused(['generate', '--json']);
    expect(json.stdout.trim().split('\n')).toHaveLength(1);
    const quiet = await refused(['generate', '--quiet']);
    expect(quiet).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('shows help with examples, and the route table', async () => {
    const help = await refused(['generate', '--help']);
    expect(help.code).toBe(0);
    expect(help.stdout).toContain('Examples:\n  $ site generate\n');
    const routes = await refused(['routes', '--json']);
    const { routes: rows, redirects } = JSON.parse(routes.stdout) as {
      routes: { path: string; planned: boolean }[];
      redirects: unknown[];
    };
    expect(rows.map(({ path, planned }) => ({ path, planned }))).toEqual(
      Object.values(definition.areas)
        .flat()
        .map(({ path, page }) => ({ path, planned: page === 'planned' })),
    );
    expect(redirects).toHaveLength(6);
  });

  it('ends normally when the reader closes the pipe early', async () => {
    const child = spawn(process.execPath, [join(root, 'cli/bin.mjs'), 'routes', '--json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '' },
    });
    child.stdout.destroy();
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, said]).toEqual([0, '']);
  });

  it('explains what a page was rendered from, and why it was last rendered', async () => {
    const first = await generate();
    const explained = async () => (await refused(['explain', '/', '--json'])).stdout;
    expect(JSON.parse(await explained())).toMatchObject({
      pages: [
        { page: { edition: 'de' }, since: first.release, before: null },
        { page: { edition: 'en' } },
        { page: { edition: 'fr' } },
      ],
    });
    const second = await generate([], { SITE_NOINDEX: '0', SOURCE_DATE_EPOCH: '1795000100' });
    const { pages } = JSON.parse(await explained()) as {
      pages: { since: string; before: string; changed: { input: string }[] }[];
    };
    expect(pages[0]).toMatchObject({ since: second.release, before: first.release, changed: [{ input: 'site' }] });
    expect((await refused(['explain', '/pflanzen'])).stdout).toContain(
      `Last rendered for ${second.release}. Changed since ${first.release}:\n  site: the configuration that pages may read\n`,
    );
    // As it is copied from a browser.
    expect((await refused(['explain', 'http://localhost:8080/pflanzen?from=menu#lotos'])).stdout).toContain(
      '/pflanzen (edition de)',
    );
    expect((await refused(['explain', '/pflanzen', '--verbose'])).stdout).toMatch(
      /^ {2}site: the configuration that pages may read\n {4}[0-9a-f]{16} → [0-9a-f]{16}$/m,
    );
    const cases = [
      [
        '/nowhere',
        'no row of the route table, and no record, has this address',
        'use an address that `site routes` lists',
      ],
      [
        '/pflanzen/lotus',
        'no row of the route table, and no record, has this address',
        'did you mean /pflanzen/lotos? `site routes` lists all rows',
      ],
      ['/en', '/en redirects to /', 'run `site explain /`'],
      ['/lotosblume', '/lotosblume redirects to /pflanzen/lotos', 'run `site explain /pflanzen/lotos`'],
      ['/saatgut', '/saatgut redirects to https://saatgut.example/lindenhain', 'open that address'],
      [
        '/en/orangery',
        '/en/orangery is declared to be removed',
        'look for its row `gone: /en/orangery` in config/content/redirects.yaml',
      ],
      ['/robots.txt', '/robots.txt is the file site/en/robots.txt of the release', 'use the address of a page'],
      [
        plannedPath,
        `${plannedPath} is planned: its row in the route table names no page`,
        'write the page, name it in the row (`page`), and run `site generate`',
      ],
    ];
    for (const [address, why, fix] of cases) {
      expect(await refused(['explain', address!])).toEqual({
        code: 2,
        stdout: '',
        stderr: `error: no page at ${address}\n  where: the current release in ${build.out}\n  why:   ${why}\n  fix:   ${fix}\n`,
      });
    }
  });

  it('lists releases and rolls back to the one before', async () => {
    const first = await generate();
    const second = await generate([], { SITE_NOINDEX: '0', SOURCE_DATE_EPOCH: '1795000100' });
    expect(await current()).toBe(`releases/${second.release}`);
    const listed = JSON.parse((await refused(['releases', '--json'])).stdout) as {
      releases: { release: string; current: boolean }[];
    };
    expect(listed.releases.map(({ release, current: is }) => [release, is])).toEqual([
      [second.release, true],
      [first.release, false],
    ]);
    expect((await refused(['rollback'])).code).toBe(0);
    expect(await current()).toBe(`releases/${first.release}`);
    expect((await refused(['rollback', 'nonsense'])).code).toBe(2);
  });

  it('holds a release: builds succeed and switch nothing until they are resumed', async () => {
    const first = await generate();
    const changed = { SITE_NOINDEX: '0', SOURCE_DATE_EPOCH: '1795000100' };
    await generate([], changed);
    expect((await refused(['rollback', '--hold', '--reason', 'wrong prices'])).code).toBe(0);
    const outcome = join(build.folder, 'outcome');
    await writeFile(outcome, 'before=1\n');
    const held = await generate(['--outcome', outcome], changed);
    expect(await readFile(outcome, 'utf8')).toBe(`before=1\noutcome=held\nrelease=${held.release}\n`);
    expect(held).toMatchObject({ outcome: 'held', hold: { reason: 'wrong prices' } });
    expect(await current()).toBe(`releases/${first.release}`);
    const told = await refused(['generate'], changed);
    expect(told.code).toBe(0);
    expect(told.stdout).toMatch(
      new RegExp(`^✓ Staged, and not made current: ${held.release} [^]*  held +since \\S+Z by \\S+: wrong prices; `),
    );
    expect((await refused(['resume'])).code).toBe(0);
    expect(await generate([], changed)).toMatchObject({ outcome: 'published' });
    expect(await current()).not.toBe(`releases/${first.release}`);
  });

  it('publishes no release whose rules nginx rejects', async () => {
    const { release } = await generate();
    const nginx = join(build.folder, 'nginx');
    await writeFile(nginx, '#!/bin/sh\necho "unknown directive" >&2\nexit 1\n', { mode: 0o755 });
    const { code, stderr } = await refused(['generate'], { SITE_NGINX: nginx, SITE_NOINDEX: '0' });
    expect(code).toBe(1);
    expect(stderr).toContain('error: nginx rejects the rules of this release, so it was not published\n');
    expect(stderr).toContain('  why:   unknown directive\n');
    expect(await current()).toBe(`releases/${release}`);
    expect(await readdir(join(build.out, 'releases'))).toEqual([release]);
  });

  it('ends with 130 when interrupted, and the current release is unchanged', async () => {
    const { release } = await generate();
    const slow = await startSecondApi(join(project, 'config/content'), { latency: 30_000 });
    const child = spawn(process.execPath, [join(project, 'cli/bin.mjs'), 'generate', '--api', slow.url], {
      env: { ...process.env, ...build.env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // The lock is there once the build has begun.
    await expect.poll(() => readdir(build.out)).toContain('.lock');
    child.kill('SIGINT');
    const code = await new Promise((done) => child.on('close', done));
    expect(code).toBe(130);
    expect(await current()).toBe(`releases/${release}`);
    expect((await readdir(build.out)).sort()).toEqual(['current', 'releases', 'run']);
    await slow.close();
  });
});
