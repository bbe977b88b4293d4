import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../cli/problem.ts';
import { buildFolder } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();
let site: Awaited<ReturnType<typeof secondSite>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  [site, build] = await Promise.all([secondSite(), buildFolder({ warm: true, of: 'second' })]);
});
afterAll(async () => {
  await build.remove();
  await site.remove();
});

async function run(...args: string[]) {
  const { code, stdout } = await runWarm(['generate', '--json', '--no-compress', ...args], {
    project: site.project,
    env: build.env,
  });
  return { code, ...(JSON.parse(stdout) as { problems: Problem[]; pages?: { rendered: number } }) };
}

async function generate(...args: string[]) {
  const { code, problems, pages } = await run(...args);
  return { code, rendered: pages?.rendered, links: problems.filter(({ what }) => what.startsWith('broken link')) };
}

async function edit(path: string, from: RegExp, to: string): Promise<void> {
  const file = join(site.project, path);
  const text = await readFile(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}

/** Code of the list's first page alone. */
const onFirst = (code: string) => `{number === 1 ? ${code} : null}`;

it('a dead link in the code of a page is a warning until its address is there; --strict refuses it', async () => {
  await edit('pages/plants/list/page.tsx', /(?=<Opening$)/m, onFirst('<a href="/nowhere?a=1#b">x</a>'));
  const expected = {
    severity: 'warning',
    what: 'broken link: /nowhere',
    where: 'page de /pflanzen',
    why: '/nowhere is not a page, file, alias or redirect of this site',
    fix: 'correct the link in the page, or add a row to config/routes or config/content/redirects.yaml',
    degrades: true,
  };
  expect(await generate('--strict')).toMatchObject({ code: 3, links: [{ ...expected, severity: 'error' }] });
  expect(await generate()).toMatchObject({ code: 0, links: [expected] });
  expect(await generate()).toEqual({ code: 0, rendered: 0, links: [expected] });

  // The page is not rendered for it: its links are read again from its document.
  await edit('config/redirects.ts', /(?=\{ edition: 'de')/, "{ edition: 'de', from: '/nowhere', to: '/' },");
  expect(await generate()).toEqual({ code: 0, rendered: 0, links: [] });
  await edit('config/redirects.ts', /\{ edition: 'de', from: '\/nowhere', to: '\/' \},/, '');
  expect(await generate()).toEqual({ code: 0, rendered: 0, links: [expected] });
});

it('a link to a removed address is a warning that names the row, in the code of pages and in content', async () => {
  await edit('config/content/redirects.yaml', /$/, '- gone: /nowhere\n');
  expect(await generate()).toMatchObject({
    code: 0,
    rendered: 0,
    links: [
      {
        what: 'broken link: /nowhere',
        why: '/nowhere is removed (config/content/redirects.yaml:12:9) and answers 410',
        fix: 'remove the link, or let it lead to another page',
      },
    ],
  });
  await edit('config/content/plants/lotos.md', /\n- /, '\n[旧页](/nowhere)\n\n- ');
  const { links } = await generate();
  expect(links.map(({ what, where, why }) => ({ what, where, why }))).toContainEqual({
    what: 'broken link in content: /nowhere',
    where: expect.stringMatching(/^config\/content\/plants\/lotos\.md:\d+:\d+; page de/),
    why: '/nowhere is removed (config/content/redirects.yaml:12:9) and answers 410',
  });
  await edit('config/content/plants/lotos.md', /\n\[旧页\]\(\/nowhere\)\n/, '');
  await edit('config/content/redirects.yaml', /- gone: \/nowhere\n/, '');
});

it('a link to no place of another page is a warning in each build: of a text with its line, of the code with its pages', async () => {
  const article = 'config/content/plants/lotos.md';
  const links = ['[甲](./enzian.md#没有)', '[乙](/pflanzen#没有)', '[丙](/pflanzen#here)', '[丁](/#top)'];
  await edit(article, /\n- /, `\n${links.join('\n')}\n\n- `);
  await edit(
    'pages/plants/list/page.tsx',
    /(?=<Opening$)/m,
    onFirst('<p id="here"><a href="/garten?a=1#none">x</a></p>'),
  );
  const lines = (await readFile(join(site.project, article), 'utf8')).split('\n');
  const at = (link: string) => `${article}:${lines.indexOf(link) + 1}`;
  const ofText = 'plantDetail: a link leads to no place of another page';
  const ofCode = 'broken anchor: /garten#none | page de /pflanzen';
  const placeProblems = async () =>
    (await run()).problems
      .filter(({ what }) => /no place|anchor/.test(what))
      .map(({ what, where }) => `${what} | ${where}`)
      .sort();
  const both = `${ofText}: "/pflanzen/enzian#没有", "/pflanzen#没有" | ${at(links[0]!)}`;
  for (let build = 0; build < 2; build++) expect(await placeProblems()).toEqual([ofCode, both]);
  await edit(article, /enzian\.md#没有/, 'enzian.md');
  expect(await placeProblems()).toEqual([ofCode, `${ofText}: "/pflanzen#没有" | ${at(links[1]!)}`]);
  // The text is not rendered for what another page gets.
  await edit('pages/plants/list/page.tsx', /id="here"/, 'id="没有"');
  expect(await placeProblems()).toEqual([ofCode, `${ofText}: "/pflanzen#here" | ${at(links[2]!)}`]);
});

it('invalid content is refused with all that content check names', async () => {
  await edit('config/content/plants/enzian.md', /\nsummary:/, '\nsumary:');
  await edit(
    'config/content/plants/lotos.md',
    /\n- /,
    '\n用 <table> 时 [无](#没有)\n\n<video></video>\n\n[^注]: 没有 标记\n\n- ',
  );
  // What follows from an error of a text is none.
  await edit('config/content/redirects.yaml', /$/, '- from: /anmeldung\n  to: /pflanzen/enzian\n');
  const { code, problems } = await run();
  expect(code).toBe(1);
  const ofFiles = problems.filter(({ where }) => /enzian|lotos|redirects/.test(where));
  expect(ofFiles.map(({ severity, what }) => `${severity}: ${what.replace('plants/', '')}`)).toEqual([
    'warning: lotos.md: a tag is shown as text: <table>',
    'warning: lotos.md: text is not shown: "[^注]: 没有 标记"',
    'warning: lotos.md: HTML is removed: <video>',
    'warning: lotos.md: a link leads to no place of its text: "#没有"',
    'error: invalid content in enzian.md',
  ]);
  const checked = await runWarm(['content', 'check', '--json'], { project: site.project, env: build.env });
  const places = (all: readonly Problem[]) => all.map(({ what, where }) => `${what} | ${where}`).sort();
  expect(places((JSON.parse(checked.stdout) as { problems: Problem[] }).problems)).toEqual(places(problems));
});
