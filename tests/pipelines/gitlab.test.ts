import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { givePictures } from '../support/drawn-images.ts';
import { root } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';

const run = promisify(execFile);
const runner = join(root, 'node_modules/.bin/gitlab-ci-local');

let site: Awaited<ReturnType<typeof secondSite>>;
beforeAll(async () => {
  site = await secondSite();
  const { project } = site;
  await copyFile(join(root, '.gitlab-ci.yml'), join(project, '.gitlab-ci.yml'));
  await cp(join(root, '.deploy'), join(project, '.deploy'), { recursive: true });
  // A runner checks the commit out; what the project ignores is not in it.
  const [packages, cache] = [join(site.folder, 'node_modules'), join(site.folder, 'cache')];
  await rename(join(project, 'node_modules'), packages);
  await rename(join(project, '.cache'), cache);
  await givePictures(join(cache, 'site'));
  await copyFile(join(root, '.gitignore'), join(project, '.gitignore'));
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], { cwd: project });
  await git('init', '-q', '-b', 'main');
  await git('remote', 'add', 'origin', 'git@gitlab.example.com:site/site.git');
  await git('add', '-A');
  await git('commit', '-qm', 'The site');
  // Packages are installed here already, programs bundled and pictures drawn: each job would only take its time with that.
  const bin = join(site.folder, 'bin');
  await mkdir(bin);
  await writeFile(
    join(bin, 'npm'),
    `#!/bin/sh\n# Links to files: the packages have to lie in the project.\ncp -al ${packages} . 2>/dev/null || cp -a ${packages} .\n[ -d .cache ] || cp -RPp ${cache} .cache\n`,
  );
  await chmod(join(bin, 'npm'), 0o755);
  // nginx is installed here; GitLab refuses as its free tier does.
  await writeFile(join(bin, 'apt-get'), '#!/bin/sh\n');
  await writeFile(join(bin, 'curl'), '#!/bin/sh\nprintf 401\n');
  for (const name of ['apt-get', 'curl']) await chmod(join(bin, name), 0o755);
  await symlink(process.execPath, join(bin, 'node'));
});
afterAll(() => site.remove());

it('the pipeline for GitLab makes shards in jobs of their own where that is wanted, and publishes, to one server too', async () => {
  const { project, folder } = site;
  const server = join(folder, 'server');
  const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, HOME: folder, NO_COLOR: '1' };
  const args = ['--force-shell-executor', '--shell-isolation', '--concurrency', '2'];
  const pipeline = (variables: readonly string[] = []) =>
    run(process.execPath, [runner, ...args, ...variables.flatMap((variable) => ['--variable', variable])], {
      cwd: project,
      env,
      maxBuffer: 64_000_000,
    });
  const { stdout } = await pipeline(['SHARDS=1']);
  for (const shard of [1, 2, 3, 4]) expect(stdout).toContain(`Made shard ${shard}/4`);
  expect(stdout).toContain('Merged 4 shards');
  expect(stdout).toMatch(/error pages: 0 rendered/);

  const artifact = join(project, '.gitlab-ci-local/artifacts/build/site.tar.gz');
  await run('tar', ['-xzf', artifact, '-C', folder]);
  const { pages } = JSON.parse(await readFile(join(folder, 'output/current/manifest.json'), 'utf8'));
  expect(pages.length).toBeGreaterThan(15);
  expect(await readdir(join(folder, 'output/current/site'))).toContain('index.html');
  expect(stdout).toContain('The earlier release may not be read (401)');
  expect(await readFile(join(project, '.gitlab-ci-local/artifacts/build/check.xml'), 'utf8')).toContain('<testsuite');

  // The next pipeline: a word has changed, and a server is named. The cache has the release before.
  await mkdir(server, { recursive: true });
  const page = join(project, 'pages/garden/spiral/words.yaml');
  await writeFile(
    page,
    (await readFile(page, 'utf8')).replace('The spiral of the sunflower', 'The wheel of the sunflower'),
  );
  const files = join(folder, 'file');
  await writeFile(files, '');
  const variables = [
    `DEPLOY_TARGETS=${server}`,
    `DEPLOY_KEY=${files}`,
    `DEPLOY_KNOWN_HOSTS=${files}`,
    'SITE_BAIDU_TOKEN=baidu-token-1',
    'SITE_NOINDEX=0',
  ];
  const deployed = await pipeline(variables);
  expect(deployed.stdout).not.toContain('earlier release');
  expect(deployed.stdout).not.toContain('Made shard');
  // Variables of the pipeline alone are not taken for misspelt ones of the program.
  expect(deployed.stdout + deployed.stderr).not.toContain('unknown variable');
  // The first run only records the release: nothing is sent.
  expect(deployed.stdout).toContain('nothing was announced before');
  expect(await readFile(join(project, '.gitlab-ci-local/artifacts/build/changes.md'), 'utf8')).toContain(
    '+ The {+wheel+} of the sunflower',
  );
  expect(await readFile(join(server, 'current/site/en/garden/spiral.html'), 'utf8')).toContain('The wheel of the');

  // Nothing has changed: nothing is deployed, and no artifact takes space.
  const unchanged = await pipeline(variables);
  expect(unchanged.stdout).toMatch(/Nothing changed; \d{8}T\d{6}Z-[0-9a-f]{12} is deployed/);
});

describe('the earlier release of GitLab', () => {
  const { build, check } = parse(readFileSync(join(root, '.gitlab-ci.yml'), 'utf8'));
  const step = build.script.find((line: string) => line.includes('jobs/artifacts'));
  /** Runs the step with a GitLab that gives one status. */
  async function ask(status: string, env: Record<string, string> = {}) {
    const place = await mkdtemp(join(tmpdir(), 'site-gitlab-'));
    const curl = `#!/bin/sh\nwhile [ $# -gt 1 ]; do case $1 in -o) file=$2;; -H) echo "$2" >&2;; esac; shift; done\necho data >"$file"\nprintf %s "$STATUS"\n[ "$STATUS" != 000 ]\n`;
    await writeFile(join(place, 'curl'), curl, { mode: 0o755 });
    const {
      status: code,
      stdout,
      stderr,
    } = spawnSync('sh', ['-e', '-c', step], {
      cwd: place,
      env: { PATH: `${place}:${process.env['PATH']}`, STATUS: status, CI_JOB_TOKEN: 'job', ...env },
      encoding: 'utf8',
    });
    const fetched = existsSync(join(place, 'earlier.tar.gz'));
    await rm(place, { recursive: true });
    return { code, stdout: stdout.trim(), stderr: stderr.trim(), fetched };
  }

  it('is missing, or may not be read: two messages; any other response ends the job', async () => {
    expect(await ask('200')).toEqual({ code: 0, stdout: '', stderr: 'JOB-TOKEN: job', fetched: true });
    expect(await ask('404')).toMatchObject({
      code: 0,
      stdout: 'There is no earlier release: nothing to compare with',
      fetched: false,
    });
    for (const status of ['401', '403'])
      expect(await ask(status)).toMatchObject({
        code: 0,
        stdout: `The earlier release may not be read (${status}), so nothing is compared: the free tier of GitLab needs PROJECT_TOKEN`,
        fetched: false,
      });
    for (const status of ['500', '000'])
      expect(await ask(status)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('GitLab does not give the earlier release: '),
        fetched: false,
      });
    expect((await ask('200', { PROJECT_TOKEN: 'own' })).stderr).toBe('PRIVATE-TOKEN: own');
  });

  it('lives as long as the rollback of the environment', () => {
    expect(build.artifacts.expire_in).toBe('30 days');
    expect(check.script).toEqual(['npm run typecheck', 'npm run lint', 'node cli/bin.mjs content check']);
  });
});

describe('the preview of a merge request in GitLab', () => {
  const { preview } = parse(readFileSync(join(root, '.gitlab-ci.yml'), 'utf8'));
  const run = (env: Record<string, string>) => {
    const place = mkdtempSync(join(tmpdir(), 'site-preview-'));
    for (const name of ['node', 'rsync', 'apt-get', 'install'])
      writeFileSync(join(place, name), `#!/bin/sh\necho "${name} $*\${SITE_ORIGIN_EN:+ $SITE_ORIGIN_EN}"\n`, {
        mode: 0o755,
      });
    const { stdout, status } = spawnSync('sh', ['-e', '-c', preview.script.join('\n')], {
      cwd: place,
      env: { PATH: `${place}:${process.env['PATH']}`, HOME: place, CI_MERGE_REQUEST_IID: '12', ...env },
      encoding: 'utf8',
    });
    rmSync(place, { recursive: true });
    return { status, lines: stdout.trim().split('\n') };
  };

  it('is an artifact, and on the web server of previews where one is named', () => {
    expect(preview.rules).toEqual([{ if: '$CI_MERGE_REQUEST_IID' }]);
    expect(preview.artifacts.paths).toEqual(['preview-site']);
    const commands = [
      'node cli/bin.mjs generate --drafts --out preview',
      'node cli/bin.mjs export preview-site --for serve --out preview',
    ];
    expect(run({})).toEqual({ status: 0, lines: commands });
    const files = { DEPLOY_KNOWN_HOSTS: '/dev/null', PREVIEW_KEY: '/dev/null' };
    const { status, lines } = run({ PREVIEW_DOMAIN: 'p.example', PREVIEW_TARGET: 'a@b:/srv/previews', ...files });
    const origin = ' https://en-pr-12.p.example';
    expect(status).toBe(0);
    expect(lines.slice(0, 2)).toEqual(commands.map((command) => command + origin));
    expect(lines.at(-1)).toBe(`rsync -rt --delete preview-site/ a@b:/srv/previews/pr-12/${origin}`);
  });
});
