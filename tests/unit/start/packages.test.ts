import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensurePackages } from '../../../cli/packages.mjs';
import { Stop } from '../../../cli/problem.ts';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'site' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/esbuild-linux': { version: '0.1.0', optional: true },
    'node_modules/vitest': { version: '4.0.0', dev: true },
  },
};
const hash = createHash('sha256').update(JSON.stringify(lock)).digest('hex');

let root: string;
const path = process.env['PATH'];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'packages-'));
  await mkdir(join(root, 'node_modules'));
  await mkdir(join(root, 'bin'));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
  await npmThat('exit 0');
  process.env['PATH'] = `${join(root, 'bin')}:${path}`;
});
afterEach(async () => {
  process.env['PATH'] = path;
  await rm(root, { recursive: true });
});

/** Puts a program in the place of npm that notes how it was called. */
async function npmThat(ends: string) {
  await writeFile(join(root, 'bin/npm'), `#!/bin/sh\necho "$@" >> ${join(root, 'called')}\n${ends}\n`);
  await chmod(join(root, 'bin/npm'), 0o755);
}
const called = () => readFile(join(root, 'called'), 'utf8').catch(() => '');
/** What npm notes of the packages that it installed. */
const installed = (packages: Record<string, { version: string }>) =>
  writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));

const react = { 'node_modules/react': { version: '19.0.0' } };
const vitest = { 'node_modules/vitest': { version: '4.0.0' } };

describe('packages', () => {
  it('count when npm installed them, with or without those for development', async () => {
    for (const packages of [react, { ...react, ...vitest }]) {
      await installed(packages);
      expect(ensurePackages({ root })).toBe(hash);
    }
    expect(ensurePackages({ root, dev: true })).toBe(hash);
    expect(await called()).toBe('');
  });

  it.each([
    ['nothing is installed', null, {}, 'ci --omit=dev --no-audit --no-fund\n'],
    ['another version is', { 'node_modules/react': { version: '18.0.0' } }, {}, 'ci --omit=dev --no-audit --no-fund\n'],
    ['those for development are needed', react, { dev: true }, 'ci --include=dev --no-audit --no-fund\n'],
    [
      'another version is, and somebody develops here',
      { 'node_modules/react': { version: '18.0.0' }, ...vitest },
      {},
      'ci --include=dev --no-audit --no-fund\n',
    ],
  ])('are installed where %s', async (_, packages, options, args) => {
    if (packages) await installed(packages);
    expect(ensurePackages({ root, ...options })).toBe(hash);
    expect(await called()).toBe(args);
  });

  it('are left alone by commands that do not install', async () => {
    expect(ensurePackages({ root, install: false })).toBe(`${hash} not installed`);
    expect(await called()).toBe('');
  });

  it('that cannot be installed are an error with what npm said', async () => {
    await npmThat('exit 7');
    let failure: unknown;
    try {
      ensurePackages({ root });
    } catch (thrown) {
      failure = thrown;
    }
    expect(failure).toBeInstanceOf(Stop);
    expect(failure).toMatchObject({
      code: 1,
      problems: [
        {
          severity: 'error',
          what: 'cannot install packages',
          where: root,
          why: 'npm ci ended with 7',
          fix: 'read what npm printed above, then run `npm ci --omit=dev` there',
        },
      ],
    });
  });
});

describe('packages behind a symbolic link', () => {
  const fix = 'remove the link, then run `npm ci --omit=dev` (without --omit=dev to run the tests too)';
  const what = 'node_modules is a symbolic link that cannot be used';
  /** Moves the packages to another folder, and links there. */
  async function moveTo(folder: string) {
    await mkdir(join(root, 'other'));
    await rename(join(root, 'node_modules'), join(root, folder));
    await symlink(folder, join(root, 'node_modules'));
  }
  const thrown = () => {
    try {
      ensurePackages({ root });
    } catch (error) {
      return (error as Stop).problems;
    }
    return [];
  };

  it('are used when the target folder is named node_modules', async () => {
    await installed(react);
    await moveTo('other/node_modules');
    expect(ensurePackages({ root })).toBe(hash);
  });

  it('are refused in a folder with another name', async () => {
    await installed(react);
    await moveTo('other/packages');
    const why = `it leads to ${join(root, 'other/packages')}, and packages find each other only in a folder named node_modules`;
    expect(thrown()).toEqual([{ severity: 'error', what, where: join(root, 'node_modules'), why, fix }]);
  });

  it('are not installed into the project that the link leads to', async () => {
    await moveTo('other/node_modules');
    const why = `the packages in ${join(root, 'other/node_modules')} differ from package-lock.json`;
    expect(thrown()).toEqual([{ severity: 'error', what, where: join(root, 'node_modules'), why, fix }]);
    expect(await called()).toBe('');
  });

  it('are refused where the link leads nowhere', async () => {
    await rm(join(root, 'node_modules'), { recursive: true });
    await symlink('other/node_modules', join(root, 'node_modules'));
    const why = 'it leads to a folder that does not exist';
    expect(thrown()).toEqual([{ severity: 'error', what, where: join(root, 'node_modules'), why, fix }]);
  });
});

describe('a command that only reads releases', () => {
  it('says which package it lacks, and installs none', async () => {
    const project = fileURLToPath(new URL('../../..', import.meta.url));
    for (const part of ['cli', 'config']) spawnSync('cp', ['-r', join(project, part), root]);
    spawnSync('cp', [join(project, 'package.json'), root]);
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'cli/bin.mjs'), 'releases', '--json'], {
      encoding: 'utf8',
    });
    const problem = {
      severity: 'error',
      what: 'packages are not installed',
      where: 'node_modules',
      why: expect.stringMatching(/^Cannot find package 'esbuild' imported from /),
      fix: 'run `npm ci --omit=dev` in the project (without --omit=dev to run the tests too), and no other command meanwhile',
    };
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual({ outcome: 'failed', exit: 1, problems: [problem] });
    expect(stderr).toMatch(/^error: packages are not installed\n/);
    expect(await called()).toBe('');
  });
});
