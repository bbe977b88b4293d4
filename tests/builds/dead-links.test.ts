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

async function generate(...args: string[]) {
  const { code, stdout } = await runWarm(['generate', '--json', '--no-compress', ...args], {
    project: small.project,
    env: build.env,
  });
  const { problems, pages } = JSON.parse(stdout) as { problems: Problem[]; pages?: { rendered: number } };
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
    fix: 'correct the link in the page, or add a row to config/routes or config/redirects.ts',
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
