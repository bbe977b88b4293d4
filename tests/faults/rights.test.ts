import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseProblems } from '../../cli/release/verify-release.ts';
import { copyTree } from '../support/copy-tree.ts';
import { type ProgramProcess, startProgram } from '../support/program-process.ts';
import { thorough } from '../support/thorough.ts';
import { problemsOf, type WarmSite, warmSite } from './support/warm-site.ts';

/** The user `nobody`, where the tests may become it: root is refused nothing. */
const other = process.getuid?.() === 0 ? 65_534 : undefined;

let site: WarmSite;
let program: ProgramProcess;
let base: string;
let out: string;
let cache: string;
beforeAll(async () => {
  site = await warmSite();
  program = await startProgram({
    project: site.project,
    cwd: site.folder,
    ...(other !== undefined && { user: other }),
  });
  base = join(site.folder, 'as-other');
  [out, cache] = [join(base, 'output'), join(base, 'cache')];
});
afterAll(async () => {
  await program?.close();
  await site?.close();
});

const all = (path: string) => [
  path,
  ...readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name)),
];
/** Gives files to the user of the program, with every right. */
function open(paths: readonly string[]) {
  for (const path of paths) {
    if (other !== undefined) chownSync(path, other, other);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
}
/** Takes the right to write from the user of the program. */
function close(path: string) {
  if (other !== undefined) chownSync(path, 0, 0);
  chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444);
}
/** Takes every right from the user of the program. */
function hide(path: string) {
  if (other !== undefined) chownSync(path, 0, 0);
  chmodSync(path, 0);
}
const firstIn = (folder: string, ending: RegExp) =>
  join(
    folder,
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((path) => ending.test(path))
      .sort()[0]!,
  );
const replace = (path: string) => {
  rmSync(path, { recursive: true, force: true });
  writeFileSync(path, '');
};

const rights = 'give the user that runs this command read and write permission there; the current release is unchanged';
const ofCache =
  'set SITE_CACHE to a folder that this user may write, and keep it between builds; SITE_OUT names that of the releases';
const inTheWay =
  'choose another folder (SITE_OUT, SITE_CACHE), or remove the file that is in the way; the current release is unchanged';

type Case = {
  what: string;
  /** Puts the fault in its place. */
  spoil: () => void;
  /** Where the build fails, below the folder of both; undefined where it publishes all the same. */
  where?: RegExp;
  fix?: string;
};

const cases: readonly Case[] = [
  { what: 'an output folder that may not be written', spoil: () => close(out), where: /^output\/\.lock$/, fix: rights },
  {
    what: 'a hidden file in the cache',
    spoil: () => hide(firstIn(join(cache, 'blobs'), /[0-9a-f]{64}$/)),
    where: /^cache\/blobs\/..\/[0-9a-f]{64}$/,
    fix: rights,
  },
  { what: 'a file of answers that is hidden', spoil: () => hide(firstIn(join(cache, 'responses'), /\.pack$/)) },
  { what: 'an output folder that is hidden', spoil: () => hide(out), where: /^output\/\.lock$/, fix: rights },
  {
    what: 'a folder of content in the cache that may not be written',
    spoil: () => all(join(cache, 'blobs')).forEach(close),
    where: /^cache\/blobs\//,
    fix: rights,
  },
  {
    what: 'a current release that may not be written',
    spoil: () => all(join(out, 'releases', readdirSync(join(out, 'releases'))[0]!)).forEach(close),
  },
  {
    what: 'a folder of releases that may not be written',
    spoil: () => close(join(out, 'releases')),
    where: /^output\/releases\/\.stage-/,
    fix: rights,
  },
  {
    what: 'a hidden compressed file in the cache',
    spoil: () => hide(firstIn(join(cache, 'blobs'), /\.gz$/)),
    where: /^cache\/blobs\/..\/[0-9a-f]{64}\.gz$/,
    fix: rights,
  },
  {
    what: 'a memory of pages that is hidden',
    spoil: () => readdirSync(join(cache, 'pages')).forEach((name) => hide(join(cache, 'pages', name))),
  },
  { what: 'a cache that is hidden', spoil: () => hide(cache), where: /^cache$/, fix: ofCache },
  { what: 'a folder of fragments that may not be written', spoil: () => all(join(cache, 'fragments')).forEach(close) },
  { what: 'a manifest that is hidden', spoil: () => hide(join(out, 'current/manifest.json')) },
  {
    what: 'no cache, and a folder where none may be made',
    spoil: () => {
      rmSync(cache, { recursive: true });
      close(base);
    },
    where: /^cache$/,
    fix: ofCache,
  },
  {
    what: 'a folder of Open Graph images that may not be written',
    spoil: () => all(join(cache, 'og-images')).forEach(close),
  },
  { what: 'a folder of answers that may not be written', spoil: () => all(join(cache, 'responses')).forEach(close) },
  { what: 'a file where the cache should be', spoil: () => replace(cache), where: /^cache$/, fix: inTheWay },
  { what: 'a file where answers should be', spoil: () => replace(join(cache, 'responses')) },
  {
    what: 'a file where the lock should be',
    spoil: () => replace(join(out, '.lock')),
    where: /^output\/\.lock$/,
    fix: 'remove it if no build is running there',
  },
  {
    what: 'a file where content should be',
    spoil: () => replace(join(cache, 'blobs')),
    where: /^cache\/blobs$/,
    fix: inTheWay,
  },
  {
    what: 'a file where fragments should be',
    spoil: () => replace(join(cache, 'fragments')),
    where: /^cache\/fragments$/,
    fix: inTheWay,
  },
  {
    what: 'a folder where the lock should be',
    spoil: () => mkdirSync(join(out, '.lock')),
    where: /^output\/\.lock$/,
    fix: 'remove it if no build is running there',
  },
];
const chosen = cases.filter((_, index) => thorough || index % 2 === 0);

describe('another user', () => {
  it.each(chosen)(
    'with $what publishes or learns where to give rights, and publishes once they are given',
    async ({ spoil, where, fix }) => {
      open(existsSync(base) ? all(base) : []);
      rmSync(base, { recursive: true, force: true });
      mkdirSync(base);
      for (const [from, to] of [
        [site.out, out],
        [site.pristine, cache],
      ] as const)
        await copyTree(from, to);
      open(all(base));
      const current = join(out, 'current');
      const before = await readlink(current);
      const generate = () =>
        program.run(['generate', '--json'], {
          // Another origin changes every page.
          env: { ...site.env, SITE_OUT: out, SITE_CACHE: cache, SITE_ORIGIN_DE: 'http://other.localhost' },
        });
      spoil();
      const ended = await generate();
      const errors = problemsOf(ended).filter(({ severity }) => severity === 'error');
      if (where) {
        expect(errors.map((error) => error.fix)).toEqual([fix]);
        expect(errors[0]!.where.slice(base.length + 1)).toMatch(where);
      } else expect(errors).toEqual([]);
      expect(ended.code).toBe(where ? 1 : 0);
      open(all(base));
      expect(await releaseProblems(current)).toEqual([]);
      expect((await readlink(current)) === before).toBe(ended.code === 1);

      // The rights are given; what is in the way goes.
      if (where && fix !== rights && fix !== ofCache) rmSync(errors[0]!.where, { recursive: true });
      const next = await generate();
      expect(next.code, next.stdout).toBe(0);
      expect(await releaseProblems(current)).toEqual([]);
      expect(await readlink(current)).not.toBe(before);
    },
  );
});
