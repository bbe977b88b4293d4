import { parseArgs } from 'node:util';

/** What is measured: times of a server, or the memory of ours after many saves. */
export const parts = ['ours', 'astro', 'hugo', 'memory'] as const;
export type Part = (typeof parts)[number];

export type DevBenchOptions = {
  parts: ReadonlySet<Part>;
  /** Starts of each server, and saves of each kind. */
  rounds: number;
  /** Saves before the memory is measured last. */
  saves: number;
  /** The run ends with a failure after this many minutes. */
  minutes: number;
};

export const usage = `npm run bench:dev -- [--only ${parts.join(',')}] [--rounds 20] [--saves 500] [--minutes 15]`;

/** Reads the command line. Throws with the usage at what does not fit. */
export function readDevBenchOptions(args: readonly string[]): DevBenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: parts.join() },
      rounds: { type: 'string', default: '20' },
      saves: { type: 'string', default: '500' },
      minutes: { type: 'string', default: '15' },
    },
  });
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`--only has ${unknown}; it takes ${parts.join(', ')}\n${usage}`);
  return {
    parts: new Set(parts.filter((part) => wanted.includes(part))),
    rounds: count('--rounds', values.rounds),
    saves: count('--saves', values.saves),
    minutes: count('--minutes', values.minutes),
  };
}

function count(option: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`${option} has ${text}; it takes whole numbers from 1\n${usage}`);
  return Number(text);
}
