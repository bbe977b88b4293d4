import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../support/run-site.ts';

let folder: string;
const git = (...args: string[]) => {
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@localhost', '-c', `core.hooksPath=${root}/.githooks`];
  const { status, stderr } = spawnSync('git', [...author, ...args], {
    cwd: folder,
    // Not the repository of the project, where a hook of git runs this test.
    env: { PATH: `${folder}/bin:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  return { status, stderr };
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-hooks-'));
  git('init', '-q');
  // The linter of the project: it refuses what is staged as `bad`.
  spawnSync('mkdir', [join(folder, 'bin')]);
  const node = '#!/bin/sh\necho "node $*" >&2\n! git diff --cached --name-only | grep -q bad\n';
  writeFileSync(join(folder, 'bin/node'), node, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

const commit = (message: string) => git('commit', '-q', '--allow-empty', '-m', message);

it.each([
  'Skip unchanged articles when list times are trusted',
  'Skip\n\nThe reason, in lines. Long ones too.',
  `Join ${'字'.repeat(67)}`,
  'Merge branch main into a branch whose name is so long that no subject could have it whole',
])('the hook takes a commit that says %j', (message) => {
  expect(commit(message)).toMatchObject({ status: 0 });
});

it.each([
  [`Join ${'字'.repeat(68)}`, 'the subject is too long'],
  ['Skip unchanged articles.', 'the subject ends with a full stop'],
  ['skip unchanged articles', 'the subject begins in lower case'],
  ['Skip\nthe reason', 'the second line has text'],
])('the hook refuses a commit that says %j: %s', (message, what) => {
  const { status, stderr } = commit(message);
  expect(status).toBe(1);
  expect(stderr).toContain(`error: ${what}\n  where: subject of the commit, "${message.split('\n')[0]}"\n  why:   `);
});

it('the hook lints what is committed, and says what to do', () => {
  writeFileSync(join(folder, 'bad.ts'), '');
  git('add', 'bad.ts');
  const { status, stderr } = commit('Add a file');
  expect(status).toBe(1);
  expect(stderr).toBe(
    'node tests/tool.mjs biome check --staged --error-on-warnings --no-errors-on-unmatched\nfix: run `npm run format`, and add what it changed\n',
  );
});
