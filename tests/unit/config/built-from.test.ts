import definition from '../../../config/index.ts';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtFrom } from '../../../cli/pipeline/built-from.ts';
import type { GenerateOptions } from '../../../cli/pipeline/options.ts';
import { ciRunOf } from '../../../cli/ci-run.ts';
import { type Program, readSettings } from '../../../cli/environment.ts';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'site-git-'))));
afterEach(() => rm(root, { recursive: true }));

const options = {
  only: ['/im'],
  strict: true,
  drafts: false,
  offline: false,
  force: false,
  compress: false,
} as unknown as GenerateOptions;
const from = (env: Record<string, string> = {}) =>
  builtFrom({ settings: readSettings({ program: { root } as Program, definition, env }), options });
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    encoding: 'utf8',
  }).trim();

describe('what a release was built from', () => {
  it('is read from the variables of GitHub, GitLab and Jenkins, and first from our own', () => {
    expect(
      ciRunOf({
        GITHUB_SHA: 'a1',
        GITHUB_REF_NAME: '7/merge',
        GITHUB_HEAD_REF: 'words',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'team/site',
        GITHUB_RUN_ID: '42',
      }),
    ).toEqual({ commit: 'a1', branch: 'words', run: 'https://github.com/team/site/actions/runs/42' });
    expect(
      ciRunOf({ CI_COMMIT_SHA: 'b2', CI_COMMIT_REF_NAME: 'main', CI_JOB_URL: 'https://gitlab.example/-/jobs/9' }),
    ).toEqual({
      commit: 'b2',
      branch: 'main',
      run: 'https://gitlab.example/-/jobs/9',
    });
    expect(
      ciRunOf({ GIT_COMMIT: 'c3', GIT_BRANCH: 'origin/main', BUILD_URL: 'https://user:pass@ci.example/7/' }),
    ).toEqual({
      commit: 'c3',
      branch: 'origin/main',
      run: 'https://ci.example/7/',
    });
    expect(ciRunOf({ SITE_COMMIT: 'd4', GITHUB_SHA: 'a1', SITE_RUN: '17' })).toEqual({
      commit: 'd4',
      branch: null,
      run: '17',
    });
    expect(ciRunOf({})).toEqual({ commit: null, branch: null, run: null });
  });

  it('is the commit and branch of the working copy without them, and whether files differ', async () => {
    expect(await from()).toMatchObject({ commit: null, branch: null, modified: null });
    git('init', '-q', '-b', 'trunk');
    await writeFile(join(root, 'page.tsx'), 'one');
    git('add', '.');
    git('commit', '-q', '-m', 'one');
    const commit = git('rev-parse', 'HEAD');
    expect(await from()).toMatchObject({ commit, branch: 'trunk', modified: false, run: null });
    await writeFile(join(root, 'page.tsx'), 'two');
    expect(await from()).toMatchObject({ commit, modified: true });
    git('checkout', '-q', '--detach');
    expect(await from()).toMatchObject({ commit, branch: null });
    expect(await from({ SITE_COMMIT: 'f00' })).toMatchObject({ commit: 'f00', modified: null });
  });

  it('has the settings and options that explain it, and no secret', async () => {
    const secrets = {
      SITE_API_TOKEN: 'secret-of-the-token',
      SITE_API_HEADERS: '{"X-Api-Key":"secret-of-the-header"}',
      SITE_INDEXNOW_KEY: 'secret-of-indexnow',
      SITE_BAIDU_TOKEN: 'secret-of-baidu',
      https_proxy: 'http://user:secret-of-the-proxy@proxy.example:3128',
    };
    const found = await from({ SITE_API: 'https://api.example.com/base', ...secrets });
    expect(found.configuration).toMatchObject({
      options: '--strict --no-compress --only /im',
      'content API': 'https://api.example.com/base',
      'search engines': 'may not index',
    });
    expect(JSON.stringify(found)).not.toContain('secret');
  });
});
