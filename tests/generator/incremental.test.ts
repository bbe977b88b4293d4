import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { givePictures } from '../support/drawn-images.ts';
import { type SecondSite, secondSite, startSecondApi } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';
import { type Built, buildIn, copyPlace, type Place, placeIn } from './incremental/builds.ts';
import { type ChangedProject, changedProject } from './incremental/changed-project.ts';
import { series } from './incremental/changes.ts';

const runWarm = warmRuns();

let site: SecondSite;
let project: ChangedProject;
/** The release before any change. */
let base: Place;
let first: Built;
/** Output and cache as the first build left them. */
let place: Place;
let folder: string;

beforeAll(async () => {
  site = await secondSite();
  // No style of the project points at a file beside it.
  await writeFile(join(site.project, 'pages/garden/spiral/tried.woff2'), 'bytes');
  await appendFile(
    join(site.project, 'pages/garden/spiral/spiral.module.css'),
    "\n@font-face {\n  font-family: tried;\n  src: url('./tried.woff2');\n}\n",
  );
  base = placeIn(join(site.folder, 'base'));
  await givePictures(base.cache);
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
async function cleanBuild(): Promise<Built> {
  const clean = placeIn(join(folder, 'clean'));
  await givePictures(clean.cache, base.cache);
  return buildIn({ by: runWarm, project: site.project, ...clean });
}

/** What each page was made from, by edition and address. */
const inputsOf = ({ manifest: { pages } }: Built) =>
  new Map(pages.map(({ edition, address, inputs }) => [`${edition} ${address}`, JSON.stringify(inputs)] as const));

/** What a report says of the way rather than of the site. */
function ofTheSite({ pages: { total }, ...report }: Built['report']) {
  const { failures, problems, release } = report;
  return { release, total, failures, problems };
}

describe.each(series)('builds after changes of $of', ({ changes }) => {
  let next: Built;
  let before: Map<string, string>;
  let assets: string[];

  beforeAll(async () => {
    await begin();
    next = first;
    before = inputsOf(first);
    assets = first.manifest.assets;
  });
  afterAll(end);

  it.each(changes)(
    'after $name render only what they have to',
    async ({ make, rendered, errors = false, marked = [], unchanged = false }) => {
      await make(project);
      next = await build();
      expect(next.report.outcome).toBe(unchanged ? 'unchanged' : 'published');
      // Pages of the releases before may still be open in a browser, and load what they were made with.
      expect(next.keptAssets).toEqual(
        assets.filter((path) => !next.manifest.assets.includes(path)).map((path) => `site/${path}`),
      );
      assets = [...new Set([...assets, ...next.manifest.assets])].sort();

      const after = inputsOf(next);
      const made = [...after.keys()].filter((name) => before.get(name) !== after.get(name));
      const expected = rendered === 'all' ? [...after.keys()] : rendered === 'none' ? [] : rendered;
      before = after;
      expect(made.sort()).toEqual([...expected, ...marked].sort());
      expect(next.report.pages.rendered).toBe(expected.length + (errors ? next.report.pages.errorPages : 0));
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
    await project.edit('pages/garden/about/page.tsx', (text) => `${text}\n// A comment.\n`);
    await project.edit('config/content/plants/lotos.md', (text) => `${text}\nOne more sentence.\n`);
    await build();
    expect(await explain('/garten')).toBe(
      '  code: the source of the page and of what it imports\n    pages/garden/about/page.tsx',
    );
    expect(await explain('/pflanzen/lotos')).toBe('  plantDetail {"id":"lotos"}: a response of the content API');
  });

  it('of the media hosts validates cached responses again', async () => {
    const content = join(folder, 'content');
    await cp(join(site.project, 'config/content'), content, { recursive: true });
    await appendFile(join(content, 'plants/enzian.md'), '\n![Ein Enzian](https://media.lindenhain.example/e.webp)\n');
    const api = await startSecondApi(content);
    onTestFinished(() => api.close());
    const from = { by: runWarm, project: site.project, api: api.url };
    const shows = async ({ read }: Built) => (await read('site/pflanzen/enzian.html')).includes('e.webp');
    const setHost = (name: string) =>
      project.edit('config/site.ts', (text) =>
        text.replace(
          / {2}editions,(\n {2}mediaHosts.*)?/,
          `  editions,\n  mediaHosts: ['${name}.lindenhain.example'],`,
        ),
      );

    await setHost('media');
    expect(await shows(await buildIn({ ...from, ...place }))).toBe(true);
    await setHost('pictures');
    expect(await shows(await buildIn({ ...from, ...place }))).toBe(false);
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
    await project.edit('components/styles/base.css', (css) => css.replace(':root {', ':root {\n  --tried: 1px;'));
    const next = await buildIn({ by: runWarm, project: site.project, ...place, args: ['--only', '/pflanzen'] });
    expect(next.report).toMatchObject({ outcome: 'published', problems: [] });
    const sheets = async (file: string) =>
      [...(await next.read(`site/${file}`)).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
        ([, path]) => path!,
      );
    const [own, copied] = [await sheets('pflanzen.html'), await sheets('index.html')];
    const text = async (paths: readonly string[]) =>
      (await Promise.all(paths.map((path) => next.read(`site/${path}`)))).join('\n');
    expect(await text(own)).toContain('--tried: 1px');
    expect(await text(copied)).not.toContain('--tried: 1px');
    expect(next.manifest.assets).toEqual(expect.arrayContaining([...own, ...copied]));
  });
});
