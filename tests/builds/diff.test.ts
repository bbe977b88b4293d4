import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReleaseDiff } from '../../cli/diff/compare.ts';
import { findBrowser } from '../support/programs.mjs';
import { buildFolder, type Ended } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

const removed = 'edelweiss';
const hostile = 'enzian';
const hostileTitle = '</title><script>alert(1)</script> ``` @all \u202e';

let site: Awaited<ReturnType<typeof secondSite>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
let releases: [string, string];
let found: ReleaseDiff;

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  runWarm(args, { env: { ...build.env, ...env }, project: site.project });
const diff = (...args: string[]) => run(['diff', ...args]);

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(site.project, path);
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}
async function generate(time: number): Promise<string> {
  const ended = await run(['generate', '--json', '--no-compress', '--force'], { SOURCE_DATE_EPOCH: `${time}` });
  expect([ended.code, ended.stderr]).toEqual([0, expect.any(String)]);
  return (JSON.parse(ended.stdout) as { release: string }).release;
}

beforeAll(async () => {
  [site, build] = await Promise.all([secondSite(), buildFolder({ warm: true, of: 'second' })]);
  // After the publication of every article.
  const first = await generate(1_790_000_000);
  await edit('pages/visit/prices/words.yaml', (text) => text.replace('Besuch und Eintritt', 'Besuch und Karten'));
  await edit('config/content/menus/en.json', (text) => text.replace('Guided tour', 'Walk with a gardener'));
  await edit('config/redirects.ts', (text) => text.replace(/^.*from: '\/en\/tickets'.*\n/m, ''));
  await edit('components/styles/base.css', (text) => text.replace('#2c5f3f', '#5f2c3f'));
  await edit(`config/content/plants/${hostile}.md`, (text) =>
    text.replace(/^name: .*$/m, `name: ${JSON.stringify(hostileTitle)}`),
  );
  await rm(join(site.project, `config/content/plants/${removed}.md`));
  releases = [first, await generate(1_790_000_060)];
  found = JSON.parse((await diff('--json')).stdout) as ReleaseDiff;
});
afterAll(() => Promise.all([site.remove(), build.remove()]));

/** Groups of a kind, as `zone of: old > now`. */
const groups = (kind: string) =>
  found.groups.shown
    .filter((group) => group.kind === kind)
    .map(({ zone, of, old, now }) => `${zone} ${of}: ${old} > ${now}`);

describe('site diff', () => {
  it('compares the current release with the one before it', () => {
    expect([found.before.release, found.after.release]).toEqual(releases);
    expect(found).toMatchObject({ equal: false, outcome: 'different', exit: 0 });
  });

  it('finds a changed word, on the page alone that has it', () => {
    expect(groups('heading')).toContain('main h1: Besuch und Eintritt > Besuch und Karten');
    const group = found.groups.shown.find(({ old }) => old === 'Besuch und Eintritt');
    expect(group).toMatchObject({ pages: 1, samples: [{ edition: 'de', address: '/besuch' }] });
  });

  it('finds a changed menu, once for all pages of the edition', () => {
    const menu = found.groups.shown.filter(
      ({ zone, now }) => zone === 'header' && now?.includes('Walk with a gardener'),
    );
    expect(menu.map(({ kind }) => kind)).toEqual(['link']);
    expect(menu[0]!.pages).toBeGreaterThan(1);
    expect(menu[0]!.samples.every(({ edition }) => edition === 'en')).toBe(true);
  });

  it('finds a changed title, a removed page, a removed redirect and a changed style', () => {
    expect(groups('title').filter((text) => text.includes('alert(1)'))).toHaveLength(1);
    expect(found.pages.removed).toEqual({
      shown: [{ edition: 'de', address: `/pflanzen/${removed}`, redirect: null }],
      more: 0,
    });
    expect(found.rules.shown.map(({ kind, name, editions }) => `${kind} ${name} ${editions.join()}`)).toEqual([
      'redirect /en/tickets de',
      'redirect /en/tickets en',
    ]);
    expect(found.assets.shown.map(({ name }) => name)).toContain('assets/frame.css');
  });

  it('does not count pages that only name the changed style', () => {
    expect(found.pages.renamed).toBeGreaterThan(0);
    expect(found.groups.shown.filter(({ pages }) => pages >= found.after.pages)).toEqual([]);
  });

  it('prints the same each time, and nothing that would act on a terminal', async () => {
    const [one, two] = await Promise.all([diff(), diff()]);
    expect(one.stdout).toBe(two.stdout);
    expect(one.stdout).toContain('Besuch und [-Eintritt-]');
    expect(one.stdout).toContain('\\u{202e}');
    expect(one.stdout).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });

  it('prints Markdown in which content of pages is code', async () => {
    const { code, stdout } = await diff('--markdown');
    expect(code).toBe(0);
    expect(stdout).toContain(`\` ${releases[0]} \` → \` ${releases[1]} \``);
    const outside = stdout.replace(/^```diff\n[^]*?^```$/gm, '');
    expect(outside).not.toMatch(/alert|@all/);
    expect(stdout).toContain('@all');
  });

  it('exits with 1 where releases differ, when asked to', async () => {
    const differing = await diff('--exit-code', '--json');
    expect([differing.code, JSON.parse(differing.stdout)]).toEqual([
      1,
      expect.objectContaining({ outcome: 'different', exit: 1, problems: [] }),
    ]);
    const quiet = await diff('--exit-code', '--quiet');
    expect(quiet).toEqual({ code: 1, stdout: '', stderr: '' });
    const equal = await diff(releases[1], releases[1], '--exit-code');
    expect(equal.code).toBe(0);
    expect(equal.stdout).toContain('Visitors see no difference');
  });

  it('refuses releases that are not there, and two forms at once', async () => {
    const unknown = await diff('20200101T000000Z-0123456789ab');
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('error: no release 20200101T000000Z-')]);
    const earlier = await diff('--out', join(build.folder, 'nothing'));
    expect([earlier.code, earlier.stderr]).toEqual([2, expect.stringContaining('error: no current release')]);
    const both = await diff('--markdown', '--json');
    expect([both.code, both.stdout]).toEqual([2, expect.stringContaining('"outcome":"invalid"')]);
  });

  it('refuses a damaged release', async () => {
    const damaged = join(build.folder, 'damaged');
    await cp(join(build.out, 'releases', releases[0]), damaged, { recursive: true });
    const manifest = await readFile(join(damaged, 'manifest.json'), 'utf8');
    await writeFile(join(damaged, 'manifest.json'), manifest.slice(0, manifest.length / 2));
    const ended = await diff(damaged, releases[1]);
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('cannot compare a damaged release')]);
  });
});

describe('site diff --html', () => {
  const report = (name: string) => join(build.folder, name);
  const read = async (name: string, ended: Ended) => {
    expect([ended.code, ended.stderr]).toEqual([0, expect.any(String)]);
    const tags: { name: string; attributes: Record<string, string> }[] = [];
    const html = await readFile(report(name), 'utf8');
    const parser = new Parser({ onopentag: (tag, attributes) => void tags.push({ name: tag, attributes }) });
    parser.end(html);
    expect(tags.filter((tag) => ['script', 'link', 'iframe'].includes(tag.name))).toEqual([]);
    return { html, pictures: tags.filter((tag) => tag.name === 'img').map(({ attributes }) => attributes) };
  };

  it.skipIf(!findBrowser())('has pictures of what changed, before and after', async () => {
    const env = { SITE_CHROMIUM: findBrowser()! };
    const { html, pictures } = await read('with.html', await run(['diff', '--html', report('with.html')], env));
    const ofVisit = pictures.filter(({ alt }) => alt?.startsWith('/besuch, '));
    expect(ofVisit.slice(0, 2).map(({ alt }) => alt)).toEqual(['/besuch, before', '/besuch, after']);
    expect(ofVisit.every(({ src }) => src?.startsWith('data:image/webp;base64,UklGR'))).toBe(true);
    expect(new Set(ofVisit.map(({ src }) => src)).size).toBe(ofVisit.length);
    expect(html).toMatch(/No pictures were taken of \d+ more pages? that may look different\./);
    expect(html).not.toContain('The browser failed');
  });

  it('says so where there is no browser', async () => {
    const env = { SITE_CHROMIUM: '/nowhere/chromium' };
    const { html, pictures } = await read('without.html', await run(['diff', '--html', report('without.html')], env));
    expect(pictures).toEqual([]);
    expect(html).toContain('There are no pictures: no Chromium was found.');
    expect(html).toContain('Besuch und <del>Eintritt</del>');
  });
});
