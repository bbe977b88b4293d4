import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { root } from '../support/run-site.ts';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script with a `kubectl` that answers from a shell script, and notes what it was asked. */
function build(answer: string) {
  folder = mkdtempSync(join(tmpdir(), 'site-kubectl-'));
  const kubectl = join(folder, 'kubectl');
  writeFileSync(kubectl, `#!/bin/sh\necho "$@" >>'${folder}/asked'\n${answer}\n`);
  chmodSync(kubectl, 0o755);
  const env = { PATH: `${folder}:${process.env['PATH']}` };
  const script = join(root, '.deploy/kubernetes/build-with-shards');
  const { status, stderr } = spawnSync(script, { env, encoding: 'utf8', timeout: 30_000 });
  const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
  return {
    status,
    stderr,
    created: asked.flatMap((line) => /^create job --from=cronjob\/(\S+)/.exec(line)?.[1] ?? []),
  };
}

it('publishes when all shards are complete', () => {
  expect(build("[ $1 != get ] || printf 'SuccessCriteriaMet: \\nComplete: CompletionsReached \\n'")).toEqual({
    status: 0,
    stderr: '',
    created: ['site-shards', 'site-publish'],
  });
});

it('ends as soon as a Job has failed, with its reason and the lines of its pods, and publishes nothing', () => {
  const { status, stderr, created } = build(`case $1 in
    get) printf 'FailureTarget: FailedIndexes \\nFailed: FailedIndexes Job has failed indexes\\n' ;;
    logs) echo '[pod/site-shards-2/shard] error: the API does not answer' ;;
  esac`);
  expect([status, created]).toEqual([1, ['site-shards']]);
  expect(stderr).toMatch(
    /^\[pod\/site-shards-2\/shard\] error: the API does not answer\nerror: the Job has failed\n {2}where: site-shards-\d+\n {2}why: {3}FailedIndexes Job has failed indexes\n {2}fix: /,
  );
});

it('ends when kubectl fails: waiting would have no end', () => {
  const { status, stderr, created } = build("[ $1 != get ] || { echo 'Unauthorized' >&2; exit 1; }");
  expect([status, stderr, created]).toEqual([1, 'Unauthorized\n', ['site-shards']]);
});
