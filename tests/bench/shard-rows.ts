import type { Cost } from './measured.ts';

/** One command, measured, and what it says of itself. */
export type Step = Cost & { requests: number; rendered: number /** Bytes of its archive. */; packed: number };

/** A site made in so many shards, one after the other. */
export type ShardTrial = {
  /** The whole site by one machine, right before. */ single: Step;
  of: number;
  shards: readonly Step[];
  merge: Step;
  publish: Step;
};

/** The head of a table, and two rows for each division: one machine, and the shards in shares of what that took. */
export function shardRows(trials: readonly ShardTrial[]): [head: string[], rows: string[][]] {
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
  const oneOf = ({ single }: ShardTrial) => [
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
  const rows = trials.flatMap((trial) => {
    const { single, of, shards, merge, publish } = trial;
    const steps = [...shards, merge, publish];
    const longest = Math.max(...shards.map(({ wall }) => wall));
    const sum = (read: (step: Step) => number) => steps.reduce((total, step) => total + read(step), 0);
    const divided = [
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
    return [oneOf(trial), divided];
  });
  return [head, rows];
}
