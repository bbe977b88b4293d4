import { describe, expect, it } from 'vitest';
import { Stop } from '../../../cli/problem.ts';
import { chooseShare } from '../../../cli/shards/chosen-share.ts';
import { assertShardOptions } from '../../../cli/shards/shard-options.ts';

const choose = (env: Record<string, string>, option?: string) => chooseShare({ option, env });

/** The refusal, as one line. */
function refused(work: () => unknown): string {
  try {
    work();
  } catch (failure) {
    expect(failure).toBeInstanceOf(Stop);
    const { code, problems } = failure as Stop;
    expect(code).toBe(2);
    return problems.map(({ what, where, why }) => `${what}; ${where}; ${why}`).join('\n');
  }
  throw new Error('it was not refused');
}

describe('the share of a run', () => {
  it('is null when nothing needs one', () => {
    expect(choose({})).toBeNull();
    expect(choose({ SITE_SHARD: '', JOB_COMPLETION_INDEX: '' })).toBeNull();
    // GitLab sets the total in every job.
    expect(choose({ CI_NODE_TOTAL: '1' })).toBeNull();
    expect(choose({ JOB_COMPLETIONS: '4' })).toBeNull();
  });

  it.each([
    [{ SITE_SHARD: '2/4' }, { index: 2, of: 4 }],
    [
      { JOB_COMPLETION_INDEX: '0', JOB_COMPLETIONS: '4' },
      { index: 1, of: 4 },
    ],
    [
      { JOB_COMPLETION_INDEX: '3', JOB_COMPLETIONS: '4' },
      { index: 4, of: 4 },
    ],
    [
      { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '4' },
      { index: 1, of: 4 },
    ],
    [
      { CI_NODE_INDEX: '4', CI_NODE_TOTAL: '4' },
      { index: 4, of: 4 },
    ],
    [
      { SITE_SHARD: '3/4', JOB_COMPLETION_INDEX: '2', JOB_COMPLETIONS: '4' },
      { index: 3, of: 4 },
    ],
  ])('of %j is %j', (env, share) => expect(choose(env)?.share).toEqual(share));

  it('is what the command line says, whatever the variables say', () => {
    expect(choose({ SITE_SHARD: '3/4', CI_NODE_INDEX: 'x' }, '1/2')).toEqual({
      share: { index: 1, of: 2 },
      from: '--shard',
    });
  });

  it('is refused where it is none, naming what said so', () => {
    expect(refused(() => choose({}, '5/4'))).toContain('invalid --shard; the command line; "5/4" is not I/N');
    expect(refused(() => choose({}, ''))).toContain('invalid --shard');
    expect(refused(() => choose({ SITE_SHARD: '0/4' }))).toContain('environment variable SITE_SHARD; "0/4"');
    expect(refused(() => choose({ JOB_COMPLETION_INDEX: '4', JOB_COMPLETIONS: '4' }))).toContain('0 to N - 1 of N');
    expect(refused(() => choose({ CI_NODE_INDEX: '0', CI_NODE_TOTAL: '4' }))).toContain('1 to N of N');
    expect(refused(() => choose({ JOB_COMPLETION_INDEX: '1' }))).toContain('JOB_COMPLETIONS is not set');
  });

  it('is refused where variables contradict each other, naming both', () => {
    const env = { SITE_SHARD: '1/4', CI_NODE_INDEX: '2', CI_NODE_TOTAL: '4' };
    expect(refused(() => choose(env))).toContain('SITE_SHARD: 1/4; CI_NODE_INDEX and CI_NODE_TOTAL: 2/4');
  });
});

describe('options of a shard', () => {
  const none = { pack: null, only: null, reload: false, dryRun: false, drafts: false, force: false };
  const chosen = { share: { index: 1, of: 4 }, from: 'SITE_SHARD' };

  it('are those that render', () => {
    expect(() => assertShardOptions({ ...none, chosen, pack: 'shard.tar.gz' })).not.toThrow();
    expect(() => assertShardOptions({ ...none, chosen: null, only: ['/**'], reload: true, force: true })).not.toThrow();
  });

  it.each([
    ['--only', { only: ['/im'] }],
    ['--reload', { reload: true }],
    ['--dry-run', { dryRun: true }],
    ['--drafts', { drafts: true }],
    ['--force', { force: true }],
  ])('are not %s, which publishes', (option, given) => {
    const text = refused(() => assertShardOptions({ ...none, ...given, chosen }));
    expect(text).toContain(`${option} cannot be used in a shard`);
    expect(text).toContain('SITE_SHARD selects shard 1/4');
  });

  it('are needed for an archive', () => {
    expect(refused(() => assertShardOptions({ ...none, chosen: null, pack: 'x' }))).toContain('--pack needs a shard');
  });
});
