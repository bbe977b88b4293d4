import { cp, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../cli/api/server.ts';
import { giveDrawnCards } from '../support/drawn-cards.ts';
import { runSite } from '../support/run-site.ts';
import { sharedSmallProject } from '../support/small-project.ts';
import { treeOf } from '../support/tree.ts';

let small: Awaited<ReturnType<typeof sharedSmallProject>>;
let folder: string;
let content: string;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  small = await sharedSmallProject();
  folder = await mkdtemp(join(tmpdir(), 'site-shards-'));
  content = join(folder, 'content');
  await cp(join(small.project, 'config/content'), content, { recursive: true });
  api = await startApi({ content, port: 0, articles: 30, latency: 0 });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
  await small.remove();
});

const place = (name: string) => join(folder, name);
const env = (name: string, more: Record<string, string> = {}) => ({
  SITE_CACHE: place(`${name}-cache`),
  SITE_OUT: place(`${name}-out`),
  // The rules name this place.
  SITE_DEPLOY_DIR: '/srv/site',
  SITE_API: api.url,
  SOURCE_DATE_EPOCH: '1780000000',
  ...more,
});
async function run(name: string, args: readonly string[], more: Record<string, string> = {}) {
  const ended = await runSite([...args, '--json'], { project: small.project, env: env(name, more) });
  return { ...ended, json: JSON.parse(ended.stdout) };
}

/** All that a release serves, its rules and its manifest, whose time is that of the build; the report tells of the build. */
async function releaseOf(name: string) {
  const id = (await readlink(place(`${name}-out/current`))).split('/').at(-1)!;
  const lines = await treeOf(place(`${name}-out/releases/${id}`));
  const comparable = lines
    .filter((line) => !line.startsWith('report.json '))
    .map((line) => line.replace(/^(manifest\.json \S+).*/, '$1'));
  return { id, lines: comparable };
}

describe('a site made in shards', () => {
  it('is the release that one machine makes: the same id, files and times', async () => {
    const whole = await run('one', ['generate']);
    expect(whole.json).toMatchObject({ exit: 0, outcome: 'published' });

    const archives: string[] = [];
    let made = 0;
    for (const index of [1, 2, 3]) {
      await giveDrawnCards(place(`part${index}-cache`));
      const file = place(`shard-${index}.tar.gz`);
      const shard = await run(`part${index}`, ['generate', '--shard', `${index}/3`, '--pack', file]);
      expect(shard.json).toMatchObject({ exit: 0, outcome: 'shard', shard: `${index}/3` });
      made += shard.json.pages.rendered;
      archives.push(file);
    }
    expect(made).toBe(whole.json.pages.rendered);
    expect(await readdir(folder)).not.toContain('part1-out');

    const merged = await run('many', ['merge', ...archives]);
    expect(merged.stderr).toBe('');
    expect(merged.json).toMatchObject({ exit: 0, outcome: 'merged', shards: 3, pages: made, kept: made });
    const published = await run('many', ['generate']);
    expect(published.json).toMatchObject({ outcome: 'published', pages: { rendered: 0, reused: made } });
    expect(await releaseOf('many')).toEqual(await releaseOf('one'));
  });
});
