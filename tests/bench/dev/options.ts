import { countOf, readCommandLine, refuse } from '../command-line.ts';

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

const usage = `npm run bench:dev -- [--only ${parts.join(',')}] [--rounds 20] [--saves 500] [--minutes 15]`;

/** Reads the command line. */
export function readDevBenchOptions(): DevBenchOptions {
  const values = readCommandLine({
    options: {
      only: { type: 'string', default: parts.join() },
      rounds: { type: 'string', default: '20' },
      saves: { type: 'string', default: '500' },
      minutes: { type: 'string', default: '15' },
    },
    usage,
  });
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) refuse({ why: `--only has ${unknown}; it takes ${parts.join(', ')}`, usage });
  const count = (name: 'rounds' | 'saves' | 'minutes') => countOf({ option: `--${name}`, text: values[name], usage });
  return {
    parts: new Set(parts.filter((part) => wanted.includes(part))),
    rounds: count('rounds'),
    saves: count('saves'),
    minutes: count('minutes'),
  };
}
