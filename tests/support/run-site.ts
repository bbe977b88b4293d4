import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTree } from './copy-tree.ts';
import { giveDrawnImages, givePictures } from './drawn-images.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export type Ended = { code: number | null; stdout: string; stderr: string };
export type Run = {
  env?: Record<string, string>;
  cwd?: string /** Folder of the project whose program runs. */;
  project?: string;
};

/** Runs the program as its users do, with an environment of its own, and waits for its end. */
export function runSite(
  args: readonly string[],
  { env = {}, project = root, cwd = project }: Run = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(project, 'cli/bin.mjs'), ...args], {
      cwd,
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended: Ended = { code: null, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...ended, code }));
  });
}

/** Which site a cache is for. */
type Of = 'small' | 'second';
const madeCaches: Record<Of, string> = { small: 'SITE_TEST_CACHE', second: 'SITE_TEST_SECOND_CACHE' };

/** Fills a new cache: `warm` with the pages of the site, where a whole test run made them; else with pictures alone. */
async function fillCache(cache: string, { warm, of }: { warm: boolean; of: Of }): Promise<void> {
  const made = warm && process.env[madeCaches[of]];
  if (made) await copyTree(made, cache);
  else await (of === 'second' ? givePictures : giveDrawnImages)(cache);
}

/**
 * A folder of its own for a test, with the output and cache folders of a build named in `env`. Tests that do not care what
 * was rendered before share a cache, or have a warm one: rendering the site anew for each would take most of their time.
 */
export async function buildFolder({
  cache,
  warm = false,
  of = 'small',
}: {
  cache?: string;
  warm?: boolean;
  of?: Of;
} = {}): Promise<{ folder: string; out: string; env: Record<string, string>; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  // An nginx started as root reads as `nobody`, who may not enter a folder made for one.
  await chmod(folder, 0o755);
  const out = join(folder, 'output');
  const own = join(folder, 'cache');
  if (cache === undefined) await fillCache(own, { warm, of });
  return {
    folder,
    out,
    // Any fixed moment: nothing but the release's name comes from it.
    env: { SITE_OUT: out, SITE_CACHE: cache ?? own, SOURCE_DATE_EPOCH: '1795000000' },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A cache for the tests of a file, removed after them. */
export async function sharedCache({
  warm = false,
  of = 'small',
}: {
  warm?: boolean;
  of?: Of;
} = {}): Promise<{ cache: string; remove: () => Promise<void> }> {
  const cache = await mkdtemp(join(tmpdir(), 'site-cache-'));
  await fillCache(cache, { warm, of });
  return { cache, remove: () => rm(cache, { recursive: true, force: true }) };
}
