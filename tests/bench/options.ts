import { countOf, readCommandLine, refuse } from './command-line.ts';
import { type Frame, frames } from './trial-project.ts';

export type Options = {
  /** Numbers of articles, each measured by itself. */
  articles: readonly number[];
  runs: number;
  frame: Frame;
  /** Measure our side alone. */
  ours: boolean;
  /** Measure a few rows of one round: what a developer runs before and after a change. */
  quick: boolean;
  /** Write table and chart beside the README. */
  write: boolean;
};

const many = { articles: '1000,10000', runs: '3' };
const few = { articles: '1000', runs: '1' };

const usage = `npm run bench -- [--articles 1000,10000] [--runs 3] [--frame ${frames.join('|')}] [--ours] [--quick] [--write]`;

/** Reads the command line. */
export function readOptions(): Options {
  const values = readCommandLine({
    options: {
      articles: { type: 'string' },
      runs: { type: 'string' },
      frame: { type: 'string', default: 'full' },
      ours: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
    usage,
  });
  const { quick } = values;
  const { articles, runs } = { ...(quick ? few : many), ...values };
  const frame =
    frames.find((name) => name === values.frame) ??
    refuse({ why: `--frame is ${values.frame}; it takes ${frames.join(' or ')}`, usage });
  return {
    articles: articles.split(',').map((text) => countOf({ option: '--articles', text, usage })),
    runs: countOf({ option: '--runs', text: runs, usage }),
    frame,
    ours: values.ours,
    quick,
    write: values.write,
  };
}
