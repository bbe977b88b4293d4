import type { Cost } from './measured.ts';

/** One command, measured, and what it says of itself. */
export type Step = Cost & { requests: number; rendered: number /** Bytes of its archive. */; packed: number };

/** A site made in so many shards, one after the other. */
export type ShardTrial = { of: number; shards: readonly Step[]; merge: Step; publish: Step };

type Given = { single: Step; trials: readonly ShardTrial[] };

/** The head of a table, and a row for each division: seconds, and shares of what one machine took. */
export function shardRows({ single, trials }: Given): [head: string[], rows: string[][]] {
  const head = [
    'shards',
    'longest shard, s',
    'of one',
    'processor, s',
    'of one',
    'merge, s',
    'publish, s',
    'both of one',
    'memory',
    'archives',
    'requests',
  ];
  const share = (part: number, whole: number) => (part / whole).toFixed(2);
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  const one = [
    '1',
    single.wall.toFixed(1),
    '1.00',
    single.cpu.toFixed(1),
    '1.00',
    '',
    '',
    '',
    megabytes(single.peak),
    '',
    String(single.requests),
  ];
  const rows = trials.map(({ of, shards, merge, publish }) => {
    const steps = [...shards, merge, publish];
    const longest = Math.max(...shards.map(({ wall }) => wall));
    const sum = (read: (step: Step) => number) => steps.reduce((total, step) => total + read(step), 0);
    return [
      String(of),
      longest.toFixed(1),
      share(longest, single.wall),
      sum(({ cpu }) => cpu).toFixed(1),
      share(
        sum(({ cpu }) => cpu),
        single.cpu,
      ),
      merge.wall.toFixed(1),
      publish.wall.toFixed(1),
      share(merge.wall + publish.wall, single.wall),
      megabytes(Math.max(...steps.map(({ peak }) => peak))),
      megabytes(sum(({ packed }) => packed)),
      String(sum(({ requests }) => requests)),
    ];
  });
  return [head, [one, ...rows]];
}
