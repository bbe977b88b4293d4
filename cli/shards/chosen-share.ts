import { exit, Stop } from '../problem.ts';
import { maxShards, parseShare, type Share, shareName } from './share.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** A share, and the option or variables that requested it. */
export type ChosenShare = { share: Share; from: string };

/** Variables with the index and number of parallel jobs, and the index of the first job. */
const counters = [
  { index: 'JOB_COMPLETION_INDEX', of: 'JOB_COMPLETIONS', first: 0 },
  { index: 'CI_NODE_INDEX', of: 'CI_NODE_TOTAL', first: 1 },
] as const;

const expected = `I/N: whole numbers, I from 1 to N, N at most ${maxShards}`;

/**
 * The share to build, from `--shard` or else from the variables; null for the whole site. Throws a `Stop` (2) when a value is invalid, or
 * when the variables disagree.
 */
export function chooseShare({ option, env }: { option: string | undefined; env: Variables }): ChosenShare | null {
  if (option !== undefined) return { share: parsed(option, '--shard'), from: '--shard' };
  const found: ChosenShare[] = [];
  const own = env['SITE_SHARD'];
  if (own) found.push({ share: parsed(own, 'SITE_SHARD'), from: 'SITE_SHARD' });
  for (const counter of counters) {
    const share = counted(counter, env);
    if (share) found.push({ share, from: `${counter.index} and ${counter.of}` });
  }
  const [first = null, ...others] = found;
  const other = others.find(({ share }) => first !== null && shareName(share) !== shareName(first.share));
  if (first && other) throw disagree(first, other);
  return first;
}

function parsed(text: string, from: string): Share {
  const share = parseShare(text);
  if (share) return share;
  const where = from.startsWith('--') ? 'the command line' : `environment variable ${from}`;
  throw Stop.of(exit.usage, {
    what: `invalid ${from}`,
    where,
    why: `${JSON.stringify(text)} is not ${expected}`,
    fix: 'write the number of the shard, a slash, and how many there are, such as 2/4',
  });
}

/** GitLab always sets the number of jobs, and the index only in parallel jobs. Kubernetes sets only the index. */
function counted({ index, of, first }: (typeof counters)[number], env: Variables): Share | null {
  const position = env[index];
  const count = env[of];
  if (!position) return null;
  const where = `environment variables ${index} and ${of}`;
  if (!count) {
    throw Stop.of(exit.usage, {
      what: 'unknown number of shards',
      where,
      why: `${index} is ${JSON.stringify(position)}, and ${of} is not set`,
      fix: `set ${of} to the number of shards, or unset ${index} to build the whole site`,
    });
  }
  const share = /^\d{1,4}$/.test(position) ? parseShare(`${Number(position) - first + 1}/${count}`) : undefined;
  if (share) return share;
  throw Stop.of(exit.usage, {
    what: 'invalid shard',
    where,
    why: `${JSON.stringify(position)} of ${JSON.stringify(count)} is not ${first} to ${first === 0 ? 'N - 1' : 'N'} of N, at most ${maxShards}`,
    fix: 'correct the values, or unset both to build the whole site',
  });
}

function disagree(one: ChosenShare, other: ChosenShare): Stop {
  return Stop.of(exit.usage, {
    what: 'the variables name different shards',
    where: `environment variables ${one.from}; ${other.from}`,
    why: `${one.from}: ${shareName(one.share)}; ${other.from}: ${shareName(other.share)}`,
    fix: 'unset the wrong ones, or use --shard',
  });
}
