import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseProblems } from '../../cli/release/verify-release.ts';
import { openSmallDisk } from '../release/support/small-disk.ts';
import { copyTree } from '../support/copy-tree.ts';
import { freePort, get, startNginx } from '../support/nginx.ts';
import { startProgram } from '../support/program-process.ts';
import { runSite } from '../support/run-site.ts';
import { problemsOf, restore, servedFiles, type WarmSite, warmSite } from './support/warm-site.ts';

let site: WarmSite;
beforeAll(async () => {
  site = await warmSite();
});
afterAll(() => site?.close());

it('a cache on another device gives the same release', async ({ skip }) => {
  const { folder } = openSmallDisk(skip);
  const [cache, out] = [join(folder, 'cache'), join(site.folder, 'apart')];
  restore({ from: site.pristine, to: cache });
  const ended = await site.generate({ SITE_CACHE: cache, SITE_OUT: out });
  expect([ended.code, problemsOf(ended)]).toEqual([0, []]);
  expect(statSync(join(out, 'current/site/index.html')).dev).not.toBe(statSync(cache).dev);
  expect(servedFiles(out)).toEqual(site.served);
  expect(await releaseProblems(join(out, 'current'))).toEqual([]);
});

it('names a read-only disk, and the current release is unchanged', async ({ skip }) => {
  const { folder } = openSmallDisk(skip);
  const [cache, out] = [join(folder, 'cache'), join(folder, 'output')];
  restore({ from: site.pristine, to: cache });
  await copyTree(site.out, out);
  const mount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, folder]);
  const changed = { SITE_ORIGIN_DE: 'http://other.localhost' };
  mount('ro');
  const both = await site.generate({ SITE_CACHE: cache, SITE_OUT: out, ...changed });
  const one = await site.generate({ SITE_CACHE: cache, SITE_OUT: join(site.folder, 'beside'), ...changed });
  mount('rw');
  for (const ended of [both, one]) {
    expect(ended.code).toBe(1);
    const errors = problemsOf(ended).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ where, fix }) => [where.startsWith(folder), fix])).toEqual([
      [
        true,
        'set SITE_CACHE to a folder that this user may write, and keep it between builds; SITE_OUT names that of the releases',
      ],
    ]);
  }
  expect(servedFiles(out)).toEqual(site.served);
  expect((await site.generate({ SITE_CACHE: cache, SITE_OUT: out, ...changed })).code).toBe(0);
});

it('nginx can serve a site that was built with a umask of 077', async () => {
  const [out, cache, port] = [join(site.folder, 'masked'), join(site.folder, 'masked-cache'), await freePort()];
  const env = {
    SITE_OUT: out,
    SITE_CACHE: cache,
    SITE_LISTEN: `127.0.0.1:${port}`,
    SITE_ORIGIN_DE: `http://localhost:${port}`,
    SITE_ORIGIN_EN: `http://en.localhost:${port}`,
    SITE_ORIGIN_FR: `http://fr.localhost:${port}`,
  };
  // What earlier builds with that umask left; the other port changes every page.
  restore({ from: site.pristine, to: cache });
  execFileSync('chmod', ['-R', 'go=', cache]);
  expect((await site.generate(env, { umask: 0o077 })).code).toBe(0);
  // Started as root it reads as another user.
  const nginx = await startNginx({ out, port });
  try {
    for (const [host, target] of [
      ['localhost', '/'],
      ['en.localhost', '/'],
      ['localhost', '/pflanzen/atom.xml'],
      ['localhost', '/sitemap.xml'],
    ] as const)
      expect([target, (await get(port, { host, target })).status]).toEqual([target, 200]);
  } finally {
    await nginx.close();
  }
});

it('after the clock is set back, builds publish, or refuse to remove content that is not yet published by that clock', async () => {
  const out = join(site.folder, 'back');
  const { SOURCE_DATE_EPOCH: _, ...env } = site.env;
  const current = join(out, 'current');
  const day = 86_400_000;
  let last = '';
  for (const [build, { shift, code }] of [
    { shift: 0, code: 0 },
    { shift: -day, code: 0 },
    // No plant is out in 1970.
    { shift: day - Date.now(), code: 3 },
    { shift: 0, code: 0 },
  ].entries()) {
    const ended = await site.program.run(['generate', '--json'], {
      env: { ...env, SITE_OUT: out, SITE_ORIGIN_DE: `http://site${build}.localhost` },
      shift,
    });
    expect([shift, ended.code]).toEqual([shift, code]);
    const errors = problemsOf(ended).filter(({ severity }) => severity === 'error');
    for (const { fix } of errors) expect(fix).toMatch(/^if this is intended, add a row .* or pass --force/);
    expect(errors.length > 0).toBe(code === 3);
    expect((await readlink(current)) === last).toBe(code === 3);
    last = await readlink(current);
    expect(await releaseProblems(current)).toEqual([]);
  }
});

/** The project without its bundles; the files are the same ones. */
function copyOf(name: string): string {
  const project = join(site.folder, name);
  mkdirSync(project);
  for (const part of readdirSync(site.project))
    if (part !== '.cache') execFileSync('cp', ['-al', join(site.project, part), join(project, part)]);
  return project;
}

it('a full disk in the cache of bundles is named, and the program runs once there is space', async ({ skip }) => {
  const disk = openSmallDisk(skip);
  const project = copyOf('bundled');
  symlinkSync(disk.folder, join(project, '.cache'));
  disk.leave({ bytes: 64_000 });
  const full = await runSite(['routes', '--json'], { project });
  expect([
    full.code,
    problemsOf(full).map(({ where, fix }) => [where.startsWith(join(project, '.cache/cli/')), fix]),
  ]).toEqual([
    1,
    [[true, 'free some space on that disk, then run the command again; the current release is unchanged']],
  ]);
  disk.leave({});
  expect((await runSite(['routes', '--json'], { project })).code).toBe(0);
});

const isRoot = process.getuid?.() === 0;
it.runIf(isRoot)('a project that its user may not write is built in folders that the user may', async () => {
  const nobody = 65_534;
  const folder = join(site.folder, 'for-nobody');
  const cache = join(folder, 'cache');
  // Every page is rendered; pictures would take most of the time.
  restore({ from: site.pristine, to: cache });
  for (const name of ['pages', 'fragments', 'parts', 'last-build.json']) rmSync(join(cache, name), { recursive: true });
  execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder]);
  const project = copyOf('project');
  // As in an image: the bundles were made before, and copied, which gives them other times.
  cpSync(join(site.project, '.cache'), join(project, '.cache'), { recursive: true });
  const program = await startProgram({ project, user: nobody, cwd: folder });
  const ended = await program.run(['generate', '--json'], {
    env: { ...site.env, SITE_OUT: join(folder, 'output'), SITE_CACHE: cache },
  });
  await program.close();
  expect([ended.code, problemsOf(ended)]).toEqual([0, []]);
  expect(servedFiles(join(folder, 'output'))).toEqual(site.served);
});
