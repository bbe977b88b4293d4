import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import { copyTree } from '../support/copy-tree.ts';
import { buildFolder, sharedCache } from '../support/run-site.ts';
import { sharedSecondSite, startSecondApi } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

let shared: Awaited<ReturnType<typeof sharedCache>>;
let site: Awaited<ReturnType<typeof sharedSecondSite>>;
let project: string;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  [shared, site] = await Promise.all([sharedCache({ of: 'second' }), sharedSecondSite()]);
  project = site.project;
});
afterAll(() => Promise.all([shared.remove(), site.remove()]));
let content: string;
beforeEach(async () => {
  build = await buildFolder(shared);
  content = join(build.folder, 'content');
  await copyTree(join(project, 'config/content'), content);
});
afterEach(() => build.remove());

const list = (folder: string): string[] => {
  try {
    return readdirSync(join(build.out, folder), { recursive: true }) as string[];
  } catch {
    return [];
  }
};
const staged = () => list('releases').filter((path) => path.startsWith('.stage-'));

/** Moments of a build, by what can be seen of it from outside. */
const moments: Record<string, (first: string) => boolean> = {
  'as soon as it holds the output folder': () => list('.').some((name) => name.startsWith('.lock')),
  'when the stage is there': () => staged().length > 0,
  'with a few pages staged': () => staged().filter((path) => path.endsWith('.html')).length >= 5,
  'with most pages staged': () => staged().filter((path) => path.endsWith('.html')).length >= 20,
  'while the rules are written': () => staged().some((path) => path.endsWith('redirects.json')),
  'when the new release stands beside the old one': (first) =>
    list('releases').some((path) => !path.includes('/') && !path.startsWith('.') && path !== first),
};

async function wholeRelease(): Promise<string> {
  const release = join(build.out, await readlink(join(build.out, 'current')));
  const { pages } = JSON.parse(await readFile(join(release, 'manifest.json'), 'utf8')) as { pages: ManifestPage[] };
  expect(pages.length).toBeGreaterThan(10);
  for (const { file, hash } of pages) {
    const bytes = await readFile(join(release, 'site', file));
    expect(createHash('sha256').update(bytes).digest('hex'), file).toBe(hash);
  }
  return release.split('/').at(-1)!;
}

describe('a build that is killed', () => {
  it.each(Object.entries(moments))(
    '%s leaves a whole release current, and the next build succeeds',
    async (_, reached) => {
      const api = await startSecondApi(content);
      const generate = (...args: string[]) =>
        runWarm(['generate', '--no-compress', ...args], { project, env: build.env });
      expect((await generate('--quiet', '--api', api.url)).code).toBe(0);
      const first = await wholeRelease();
      await api.close();

      const menu = join(content, 'menus/de.json');
      await writeFile(menu, (await readFile(menu, 'utf8')).replace('"Besuch"', '"Ihr Besuch"'));
      const changed = await startSecondApi(content, { port: Number(new URL(api.url).port) });
      const child = spawn(
        process.execPath,
        [join(project, 'cli/bin.mjs'), 'generate', '--no-compress', '--api', changed.url],
        { env: { ...process.env, ...build.env }, stdio: 'ignore' },
      );
      const closed = new Promise((done) => child.on('close', done));
      let ended = false;
      void closed.then(() => (ended = true));
      while (!ended && !reached(first)) await new Promise((next) => setImmediate(next));
      child.kill('SIGKILL');
      await closed;

      const current = await wholeRelease();
      const next = await generate('--json', '--api', changed.url);
      expect(next.code, next.stderr).toBe(0);
      const second = await wholeRelease();
      expect(second).not.toBe(first);
      expect([first, second]).toContain(current);
      expect(await readFile(join(build.out, 'current/site/index.html'), 'utf8')).toContain('Ihr Besuch');
      expect((await readdir(build.out)).filter((name) => name.startsWith('.'))).toEqual([]);
      expect((await readdir(join(build.out, 'releases'))).sort()).toEqual([first, second].sort());
      await changed.close();
    },
  );
});
