import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startApi } from '../support/content-api.ts';
import { type Built, buildIn, copyPlace, type Place, placeIn } from './incremental/builds.ts';
import { type ChangedProject, changedProject } from './incremental/changed-project.ts';
import { giveDrawnImages } from '../support/drawn-images.ts';
import { smallProject } from '../support/small-project.ts';
import { none, type Seen, series } from './incremental/changes.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

let site: Awaited<ReturnType<typeof smallProject>>;
let project: ChangedProject;
/** The release before any change. */
let base: Place;
let first: Built;
/** Output and cache as the first build left them. */
let place: Place;
let folder: string;

beforeAll(async () => {
  site = await smallProject();
  // No style of the project points at a file beside it.
  await writeFile(join(site.project, 'pages/cases/list/tried.woff2'), 'bytes');
  await appendFile(
    join(site.project, 'pages/cases/list/cases-list.module.css'),
    "\n@font-face {\n  font-family: tried;\n  src: url('./tried.woff2');\n}\n",
  );
  base = placeIn(join(site.folder, 'base'));
  await giveDrawnImages(base.cache);
  first = await buildIn({ by: runWarm, project: site.project, ...base });
  // What is noted of the bundles, as the first build left it: no build makes again what one before it had.
  const notes = await glob('.cache/*/*.json', { cwd: site.project, dot: true });
  expect(notes.length).toBeGreaterThan(2);
  project = await changedProject({ root: site.project, notes });
});
afterAll(() => site.remove());

async function begin() {
  folder = join(site.folder, 'work');
  place = placeIn(folder);
  await mkdir(folder);
  await copyPlace(base, place);
}
async function end() {
  await project.restore();
  await rm(folder, { recursive: true });
}

const build = () => buildIn({ by: runWarm, project: site.project, ...place });
async function cleanBuild(api?: string): Promise<Built> {
  const clean = placeIn(join(folder, 'clean'));
  await giveDrawnImages(clean.cache);
  return buildIn({ by: runWarm, project: site.project, ...(api && { api }), ...clean });
}

async function pagesOf({ manifest, read }: Built) {
  return Promise.all(
    manifest.pages.map(async ({ edition, address, file, inputs }) => ({
      name: `${edition} ${address}`,
      edition,
      address,
      inputs: JSON.stringify(inputs),
      html: await read(`site/${file}`),
    })),
  );
}

const byName = (pages: Awaited<ReturnType<typeof pagesOf>>) =>
  new Map(pages.map(({ name, inputs, html }) => [name, { inputs, html }] as const));

/** What a report says of the way rather than of the site. */
function ofTheSite({ pages: { total }, ...report }: Built['report']) {
  const { failures, problems, release } = report;
  return { release, total, failures, problems };
}

describe.each(series)('builds after changes of $of', ({ changes }) => {
  let next: Built;
  let before: Map<string, { inputs: string; html: string }>;
  let assets: string[];

  beforeAll(async () => {
    await begin();
    next = first;
    before = byName(await pagesOf(first));
    assets = first.manifest.assets;
  });
  afterAll(end);

  // A change is made once: a second try would find it made.
  it.each(changes)(
    'after $name render only what they have to',
    { retry: 0 },
    async ({ make, anew, errors = false, marked = none, unchanged = false }) => {
      await make(project);
      next = await build();
      expect(next.report.outcome).toBe(unchanged ? 'unchanged' : 'published');
      // Pages of the releases before may still be open in a browser, and load what they were made with.
      expect(next.keptAssets).toEqual(
        assets.filter((path) => !next.manifest.assets.includes(path)).map((path) => `site/${path}`),
      );
      assets = [...new Set([...assets, ...next.manifest.assets])].sort();

      const pages = await pagesOf(next);
      const seen = pages.map((page) => ({ ...page, was: before.get(page.name)?.html ?? '' }) satisfies Seen);
      const expected = seen.filter(anew);
      const made = pages.filter(({ name, inputs }) => before.get(name)?.inputs !== inputs);
      const touched = seen.filter((page) => anew(page) || marked(page));
      before = byName(pages);
      expect(made.map(({ name }) => name)).toEqual(touched.map(({ name }) => name));
      if (marked !== none) expect(touched.length).toBeGreaterThan(expected.length);
      expect(next.report.pages.rendered).toBe(expected.length + (errors ? next.report.pages.errorPages : 0));
      expect(expected.length > 0).toBe(anew !== none);
    },
  );

  it('give the same bytes as a clean build', async () => {
    const clean = await cleanBuild();
    expect(next.files).toEqual(clean.files);
    expect(ofTheSite(next.report)).toEqual(ofTheSite(clean.report));
  });
});

describe('a build after a change', () => {
  beforeEach(begin);
  afterEach(end);

  it('names in `site explain` the files and the calls that changed', async () => {
    const explain = async (address: string) => {
      const env = { SITE_OUT: place.out, SITE_CACHE: place.cache };
      const { stdout, stderr } = await runWarm(['explain', address], { project: site.project, env });
      expect(stderr).toBe('');
      return /Changed since [^\n]*\n([^]*?)\n\n/.exec(stdout)?.[1];
    };
    await build();
    await project.edit('pages/cases/list/page.tsx', (text) => `${text}\n// A comment.\n`);
    await project.edit('config/content/blog/articles/jitter-buffer.md', (text) => `${text}\nOne more sentence.\n`);
    await build();
    expect(await explain('/case')).toBe(
      '  code: the source of the page and of what it imports\n    pages/cases/list/page.tsx',
    );
    expect(await explain('/dev-blog/jitter-buffer')).toBe(
      '  blogDetail {"id":"jitter-buffer"}: a response of the content API',
    );
  });

  it('of the media hosts validates cached responses again', async () => {
    const content = join(folder, 'content');
    await cp(join(site.project, 'config/content'), content, { recursive: true });
    const article = join(content, 'blog/articles/jitter-buffer.md');
    const text = (await readFile(article, 'utf8')).replace(
      'type: ',
      'cover: https://media.yunqiao.example/cover.webp\ntype: ',
    );
    // Without its picture the site would be that of the first release, which would be published again with its manifest.
    await writeFile(article, `${text}\nOne more sentence.\n`);
    const api = await startApi({ content, port: 0, articles: 0, latency: 0 });
    onTestFinished(() => api.close());
    const from = { by: runWarm, project: site.project, api: api.url };
    const shows = async ({ read }: Built) => (await read('site/dev-blog.html')).includes('cover.webp');

    expect(await shows(await buildIn({ ...from, ...place }))).toBe(true);
    await project.edit('config/site.ts', (text) => text.replace("mediaHosts: ['media.", "mediaHosts: ['pictures."));
    const next = await buildIn({ ...from, ...place });
    expect(await shows(next)).toBe(false);
    expect(next.files).toEqual((await cleanBuild(api.url)).files);
  });

  it('that is taken back renders nothing, and comes to the first release', async () => {
    for (const { changes } of series.slice(0, 2)) {
      await changes[0]!.make(project);
      expect((await build()).report.release).not.toBe(first.report.release);
      await project.restore();
    }
    const back = await build();
    expect(back.report).toMatchObject({ release: first.report.release, pages: { rendered: 0 } });
    expect(back.files).toEqual(first.files);
  });
});

describe('a build with --only after a change of styles that all pages share', () => {
  beforeAll(begin);
  afterAll(end);

  it('copies the other pages with the styles that they load', async () => {
    await project.edit('components/styles/tokens.css', (css) => css.replace(':root {', ':root {\n  --tried: 1px;'));
    const next = await buildIn({ by: runWarm, project: site.project, ...place, args: ['--only', '/dev-blog'] });
    expect(next.report).toMatchObject({ outcome: 'published', problems: [] });
    const sheets = async (file: string) =>
      [...(await next.read(`site/${file}`)).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
        ([, path]) => path!,
      );
    const [own, copied] = [await sheets('dev-blog.html'), await sheets('index.html')];
    const text = async (paths: readonly string[]) =>
      (await Promise.all(paths.map((path) => next.read(`site/${path}`)))).join('\n');
    expect(await text(own)).toContain('--tried: 1px');
    expect(await text(copied)).not.toContain('--tried: 1px');
    expect(next.manifest.assets).toEqual(expect.arrayContaining([...own, ...copied]));
  });
});
