import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../cli/problem.ts';
import { buildFolder } from '../support/run-site.ts';
import { smallProject } from '../support/small-project.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();
let small: Awaited<ReturnType<typeof smallProject>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  small = await smallProject();
  build = await buildFolder({ warm: true });
});
afterAll(async () => {
  await build.remove();
  await small.remove();
});

async function run(...args: string[]) {
  const { code, stdout } = await runWarm(['generate', '--json', '--no-compress', ...args], {
    project: small.project,
    env: build.env,
  });
  return { code, ...(JSON.parse(stdout) as { problems: Problem[]; pages?: { rendered: number } }) };
}

async function generate(...args: string[]) {
  const { code, problems, pages } = await run(...args);
  return { code, rendered: pages?.rendered, links: problems.filter(({ what }) => what.startsWith('broken link')) };
}

async function edit(path: string, from: RegExp, to: string): Promise<void> {
  const file = join(small.project, path);
  const text = await readFile(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}

it('a dead link in the code of a page is a warning until its address is there; --strict refuses it', async () => {
  await edit('pages/products/sms/page.tsx', /(?=<Start$)/m, '<a href="/nowhere?a=1#b">x</a>');
  const expected = {
    severity: 'warning',
    what: 'broken link: /nowhere',
    where: 'page zh /sms',
    why: '/nowhere is not a page, file, alias or redirect of this site',
    fix: 'correct the link in the page, or add a row to config/routes or config/content/redirects.yaml',
    degrades: true,
  };
  expect(await generate('--strict')).toMatchObject({ code: 3, links: [{ ...expected, severity: 'error' }] });
  expect(await generate()).toMatchObject({ code: 0, links: [expected] });
  expect(await generate()).toEqual({ code: 0, rendered: 0, links: [expected] });

  // The page is not rendered for it: its links are read again from its document.
  await edit('config/redirects.ts', /(?=\{ edition: 'zh')/, "{ edition: 'zh', from: '/nowhere', to: '/' },");
  expect(await generate()).toEqual({ code: 0, rendered: 0, links: [] });
  await edit('config/redirects.ts', /\{ edition: 'zh', from: '\/nowhere', to: '\/' \},/, '');
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
        why: '/nowhere is removed (config/content/redirects.yaml:6:9) and answers 410',
        fix: 'remove the link, or let it lead to another page',
      },
    ],
  });
  await edit('config/content/blog/articles/jitter-buffer.md', /\n## /, '\n[旧页](/nowhere)\n\n## ');
  const { links } = await generate();
  expect(links.map(({ what, where, why }) => ({ what, where, why }))).toContainEqual({
    what: 'broken link in content: /nowhere',
    where: expect.stringMatching(/^config\/content\/blog\/articles\/jitter-buffer\.md:\d+:\d+; page zh/),
    why: '/nowhere is removed (config/content/redirects.yaml:6:9) and answers 410',
  });
  await edit('config/content/blog/articles/jitter-buffer.md', /\n\[旧页\]\(\/nowhere\)\n/, '');
  await edit('config/content/redirects.yaml', /- gone: \/nowhere\n/, '');
});

it('a link to no place of another page is a warning in each build: of a text with its line, of the code with its pages', async () => {
  const article = 'config/content/blog/articles/jitter-buffer.md';
  const links = ['[甲](./one-tap-login.md#没有)', '[乙](/sms#没有)', '[丙](/sms#here)', '[丁](/#top)'];
  await edit(article, /\n## /, `\n${links.join('\n')}\n\n## `);
  await edit('pages/products/sms/page.tsx', /(?=<Start$)/m, '<p id="here"><a href="/case?a=1#none">x</a></p>');
  const lines = (await readFile(join(small.project, article), 'utf8')).split('\n');
  const at = (link: string) => `${article}:${lines.indexOf(link) + 1}`;
  const ofText = 'blogDetail: a link leads to no place of another page';
  const ofCode = 'broken anchor: /case#none | page zh /sms';
  const placeProblems = async () =>
    (await run()).problems
      .filter(({ what }) => /no place|anchor/.test(what))
      .map(({ what, where }) => `${what} | ${where}`)
      .sort();
  const both = `${ofText}: "/dev-blog/one-tap-login#没有", "/sms#没有" | ${at(links[0]!)}`;
  for (let build = 0; build < 2; build++) expect(await placeProblems()).toEqual([both, ofCode]);
  await edit(article, /one-tap-login\.md#没有/, 'one-tap-login.md');
  expect(await placeProblems()).toEqual([`${ofText}: "/sms#没有" | ${at(links[1]!)}`, ofCode]);
  // The text is not rendered for what another page gets.
  await edit('pages/products/sms/page.tsx', /id="here"/, 'id="没有"');
  expect(await placeProblems()).toEqual([`${ofText}: "/sms#here" | ${at(links[2]!)}`, ofCode]);
});

it('invalid content is refused with all that content check names', async () => {
  await edit('config/content/blog/articles/one-tap-login.md', /\nsummary:/, '\nsumary:');
  await edit(
    'config/content/blog/articles/jitter-buffer.md',
    /\n## /,
    '\n用 <table> 时 [无](#没有)\n\n<video></video>\n\n[^注]: 没有 标记\n\n## ',
  );
  // What follows from an error of a text is none.
  await edit('config/content/redirects.yaml', /$/, '- from: /login\n  to: /dev-blog/one-tap-login\n');
  const { code, problems } = await run();
  expect(code).toBe(1);
  const ofFiles = problems.filter(({ where }) => /one-tap-login|jitter-buffer|redirects/.test(where));
  expect(ofFiles.map(({ severity, what }) => `${severity}: ${what.replace('blog/articles/', '')}`)).toEqual([
    'warning: jitter-buffer.md: a tag is shown as text: <table>',
    'warning: jitter-buffer.md: text is not shown: "[^注]: 没有 标记"',
    'warning: jitter-buffer.md: HTML is removed: <video>',
    'warning: jitter-buffer.md: a link leads to no place of its text: "#没有"',
    'error: invalid content in one-tap-login.md',
  ]);
  const checked = await runWarm(['content', 'check', '--json'], { project: small.project, env: build.env });
  const places = (all: readonly Problem[]) => all.map(({ what, where }) => `${what} | ${where}`).sort();
  expect(places((JSON.parse(checked.stdout) as { problems: Problem[] }).problems)).toEqual(places(problems));
});
