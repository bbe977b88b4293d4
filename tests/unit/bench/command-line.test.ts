import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../support/run-site.ts';

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tests/bench', script), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const usage = 'Usage: npm run bench:shards -- [--articles 10000] [--shards 2,4]\n';

it('a benchmark prints its usage with --help, and refuses what does not fit in one line', () => {
  expect(run('shards.mjs', '--help')).toEqual({ status: 0, stdout: usage, stderr: '' });
  expect(run('shards.mjs', '--runs', '2')).toEqual({
    status: 2,
    stdout: '',
    stderr: `error: Unknown option '--runs'\n${usage}`,
  });
  expect(run('shards.mjs', '--articles', 'many')).toEqual({
    status: 2,
    stdout: '',
    stderr: `error: --articles has many; it takes whole numbers from 1\n${usage}`,
  });
});
