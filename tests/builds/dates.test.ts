import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../cli/problem.ts';
import { writePlant } from '../support/plants.ts';
import { buildFolder, sharedCache } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

const coming = Date.parse('2026-11-19T00:00:00+08:00');
const gone = Date.parse('2026-11-19T10:00:00+08:00');
const past = '2026-11-02T10:00:00+08:00';

let site: Awaited<ReturnType<typeof secondSite>>;
let shared: Awaited<ReturnType<typeof sharedCache>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  [site, shared] = await Promise.all([secondSite(), sharedCache({ warm: true, of: 'second' })]);
  const { project } = site;
  await writePlant(project, 'a-draft', { name: 'Noch im Entstehen', time: past, fields: 'draft: true\n' });
  await writePlant(project, 'to-come', {
    name: 'Noch nicht da',
    time: '2026-11-19T00:00:00+08:00',
    fields: 'expireTime: 2026-11-19T10:00:00+08:00\n',
  });
  await writePlant(project, 'had-its-time', {
    name: 'Schon vorbei',
    time: past,
    fields: 'expireTime: 2026-11-12T10:00:00+08:00\n',
  });
  await writePlant(project, 'with-a-link', { time: past, body: '[Eine andere](/pflanzen/had-its-time)' });
  const page = join(project, 'pages/garden/about/page.tsx');
  const code = await readFile(page, 'utf8');
  const linked = code.replace('<Opening', '<a href="/pflanzen/had-its-time#end">Mehr</a>\n        <Opening');
  expect(linked).not.toBe(code);
  await writeFile(page, linked);
});
afterAll(() => Promise.all([site.remove(), shared.remove()]));
beforeEach(async () => void (build = await buildFolder(shared)));
afterEach(() => build.remove());

const run = (now: number, args: readonly string[] = [], env: Record<string, string> = {}) =>
  runWarm(['generate', '--json', '--no-compress', ...args], {
    project: site.project,
    env: { ...build.env, SOURCE_DATE_EPOCH: String(now / 1000), ...env },
  });
async function generate(...given: Parameters<typeof run>) {
  const ended = await run(...given);
  expect(ended.code, ended.stderr).toBe(0);
  return JSON.parse(ended.stdout) as {
    pages: { rendered: number };
    nextDue: object;
    outcome: string;
    problems: Problem[];
  };
}
const served = (path: string) => readFile(join(build.out, 'current/site', path), 'utf8').catch(() => null);
const listing = ['pflanzen.html', 'sitemap.xml', 'pflanzen/atom.xml', 'pflanzen/feed.json'];
/** Which of the files of the site that name plants name this one. */
async function naming(text: string): Promise<string[]> {
  const texts = await Promise.all(listing.map(served));
  return listing.filter((_, index) => texts[index]?.includes(text));
}

/** All files of the current release that have a text, among them search index, redirects, server rules and reports. */
async function withText(text: string): Promise<string[]> {
  const current = join(build.out, 'current/');
  const files = (await readdir(current, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return paths.filter((_, index) => texts[index]!.includes(text)).map((path) => path.replace(current, ''));
}

describe('a build', () => {
  it('shows a record from its publication to its expiry, and says when the next build is due', async () => {
    const first = await generate(coming - 1000);
    expect(await naming('to-come')).toEqual([]);
    expect(await served('pflanzen/to-come.html')).toBeNull();
    for (const text of ['to-come', 'Noch nicht da', 'a-draft', 'Noch im Entstehen'])
      expect(await withText(text), text).toEqual([]);
    expect(first.nextDue).toEqual({ at: '2026-11-18T16:00:00.000Z', because: 'content' });

    const second = await generate(coming);
    expect(await naming('to-come')).toEqual(listing);
    expect(await served('pflanzen/to-come.html')).toContain('Noch nicht da');
    expect(second.nextDue).toEqual({ at: '2026-11-19T02:00:00.000Z', because: 'content' });

    const third = await generate(gone);
    expect(await naming('to-come')).toEqual([]);
    expect(await served('pflanzen/to-come.html')).toBeNull();
    // Hashed files of the earlier release, for the pages that visitors have open, and its comparison in the reports.
    const left = (await withText('to-come')).filter((path) => !/^(?:site\/assets\/|report\.)/.test(path));
    expect(left).toEqual([]);
    // A record of the site begins in 2099.
    expect(third.nextDue).toEqual({ at: '2099-02-01T07:00:00.000Z', because: 'content' });
    expect(await naming('a-draft')).toEqual([]);
    expect(await served('pflanzen/a-draft.html')).toBeNull();
  });

  it('warns of links to a record that is not shown, in content and in the code of a page', async () => {
    const links = async (at: string) => {
      const { outcome, pages, problems } = await generate(Date.parse(at));
      const found = problems.filter(({ what }) => what.startsWith('broken link'));
      return {
        outcome,
        rendered: pages.rendered,
        found: found.map(({ what, where, why, fix }) => [what, where, why, fix]),
      };
    };
    expect(await links('2026-11-12T09:59:59+08:00')).toMatchObject({ outcome: 'published', found: [] });
    const because = [
      'plant "had-its-time" expired on 2026-11-12T10:00:00+08:00',
      'remove the link, or change expireTime of the plant',
    ];
    const ofContent = [
      'broken link in content: /pflanzen/had-its-time',
      'config/content/plants/with-a-link.md:10:15; page de /pflanzen/with-a-link',
      ...because,
    ];
    const ofCode = [
      'broken link: /pflanzen/had-its-time',
      'pages de /garten, en /en/garden, fr /fr/jardin',
      ...because,
    ];
    const found = [ofContent, ofCode];
    const gone = await links('2026-11-12T10:00:00+08:00');
    expect(gone).toMatchObject({ outcome: 'published', found });
    // The page was not rendered again for it: its links are cached with it.
    expect(gone.rendered).toBeLessThan(8);
    expect(await links('2026-11-12T10:00:01+08:00')).toEqual({ outcome: 'unchanged', rendered: 0, found });
    const early = await links('2026-11-01T00:00:00+08:00');
    expect(early.found.map(([what, , why]) => [what, why])).toEqual([
      ['broken link: /pflanzen/had-its-time', 'plant "had-its-time" is not published before 2026-11-02T10:00:00+08:00'],
    ]);
  });

  it('with --drafts shows what is not yet published, and keeps search engines away from every page', async () => {
    const env = { SITE_NOINDEX: '0' };
    await generate(coming - 1000, ['--drafts'], env);
    expect(await naming('a-draft')).toContain('pflanzen.html');
    expect(await naming('to-come')).toContain('pflanzen.html');
    for (const page of ['index.html', 'pflanzen/a-draft.html', 'pflanzen/to-come.html'])
      expect(await served(page), page).toMatch(/<meta name="?robots"? content="?noindex/);
    expect(await served('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });

  it('with --drafts does not replace a release that search engines index', async () => {
    const env = { SITE_NOINDEX: '0' };
    await generate(coming - 1000, [], env);
    const ended = await run(coming - 1000, ['--drafts'], env);
    expect(ended.code).toBe(3);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      problems: [{ what: 'a site with drafts would replace one that search engines index' }],
    });
    expect(await naming('a-draft')).toEqual([]);
  });

  it('offline after a preview shows no draft', async () => {
    await generate(coming - 1000);
    await generate(coming - 1000, ['--drafts']);
    expect(await naming('a-draft')).toContain('pflanzen.html');
    await generate(coming - 1000, ['--offline', '--force']);
    expect(await naming('a-draft')).toEqual([]);
  });
});
