import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startApiProcess } from './api-process.ts';
import { countOf, readCommandLine } from './command-line.ts';
import { conditionsOf, moment } from './conditions.ts';
import { measured } from './measured.ts';
import { ramDisk } from './ram-disk.ts';
import { shardRows, type ShardTrial, type Step } from './shard-rows.ts';
import { markdown } from './table.ts';
import { trialProject } from './trial-project.ts';

const usage = 'npm run bench:shards -- [--articles 10000] [--shards 2,4]';
const values = readCommandLine({
  options: {
    articles: { type: 'string', default: '10000' },
    shards: { type: 'string', default: '2,4' },
  },
  usage,
});
const articles = countOf({ option: '--articles', text: values.articles, usage });
const divisions = values.shards.split(',').map((text) => countOf({ option: '--shards', text, usage }));

const before = await moment();
const disk = ramDisk();
process.once('exit', disk.remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const project = join(disk.folder, 'project');
await trialProject({ folder: project, frame: 'full' });
const content = join(project, 'config/content');
const api = await startApiProcess({ project, port: 0, content, data: join(disk.folder, 'data'), articles, latency: 0 });

/** Seconds since 1970, the same for all builds: they are compared by the names of their releases, which have the time. */
const now = String(Math.floor(Date.now() / 1000));

/** One command of the program with a cache, and where it publishes a folder, of its own. */
async function step(args: readonly string[], name: string): Promise<Step> {
  const at = (what: string) => join(disk.folder, `${name}-${what}`);
  const { stdout, wall, cpu, peak } = await measured({
    file: process.execPath,
    args: [join(project, 'cli/bin.mjs'), ...args, '--json'],
    env: {
      SITE_CACHE: at('cache'),
      SITE_OUT: at('out'),
      SITE_API: api.url,
      SITE_DEPLOY_DIR: '/srv/site',
      SOURCE_DATE_EPOCH: now,
    },
  });
  const { calls, pages, archive } = JSON.parse(stdout);
  console.error(`${args[0]} ${name}: ${wall.toFixed(1)} s`);
  return {
    wall,
    cpu,
    peak,
    requests: calls?.requests ?? 0,
    rendered: pages?.rendered ?? 0,
    packed: archive?.bytes ?? 0,
  };
}

/** The name of the release, which has the hash of its content. */
const releaseIn = async (name: string) => (await readdir(join(disk.folder, `${name}-out/releases`)))[0]!;

// Bundles are made, and the API has answered before: neither is measured.
await step(['generate'], 'warm');
disk.clear('warm-');
let release = '';
let pages = 0;
/** The whole site on one machine, anew before each division: what else the machine does meets both. */
async function whole(): Promise<Step> {
  const single = await step(['generate'], 'single');
  release = await releaseIn('single');
  pages = JSON.parse(await readFile(join(disk.folder, 'single-out/current/manifest.json'), 'utf8')).pages.length;
  disk.clear('single-');
  return single;
}

const trials: ShardTrial[] = [];
for (const of of divisions) {
  const single = await whole();
  const archives = Array.from({ length: of }, (_, at) => join(disk.folder, `${of}-${at + 1}.tar.gz`));
  const shards: Step[] = [];
  for (const [at, file] of archives.entries()) {
    const name = `part-${at + 1}-of-${of}`;
    shards.push(await step(['generate', '--shard', `${at + 1}/${of}`, '--pack', file], name));
    // As on a machine of its own, nothing but the archive is handed on.
    disk.clear(`${name}-`);
  }
  const merge = await step(['merge', ...archives], `merged-${of}`);
  const publish = await step(['generate'], `merged-${of}`);
  if (publish.rendered > 0 || (await releaseIn(`merged-${of}`)) !== release)
    throw new Error(`${of} shards made another release, or rendered ${publish.rendered} pages again`);
  disk.clear(`merged-${of}-`);
  disk.clear(`${of}-`);
  trials.push({ single, of, shards, merge, publish });
}
await api.close();
console.log(`**${articles.toLocaleString('en')} articles**, ${pages} pages, compressed\n`);
console.log(markdown(...shardRows(trials)));
console.log(`\n${conditionsOf({ runs: 1, where: disk.where, hugo: null, before, after: await moment() })}`);
