import { countOf, readCommandLine, refuse } from './command-line.ts';
import { type Frame, frames } from './trial-project.ts';

export type Options = {
  /** Numbers of articles, each measured by itself. */
  articles: readonly number[];
  runs: number;
  frame: Frame;
  /** Measure our side alone. */
  ours: boolean;
  /** Write table and chart beside the README. */
  write: boolean;
};

const usage = `npm run bench -- [--articles 1000,10000] [--runs 3] [--frame ${frames.join('|')}] [--ours] [--write]`;

/** Reads the command line. */
export function readOptions(): Options {
  const values = readCommandLine({
    options: {
      articles: { type: 'string', default: '1000,10000' },
      runs: { type: 'string', default: '3' },
      frame: { type: 'string', default: 'full' },
      ours: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
    usage,
  });
  const frame =
    frames.find((name) => name === values.frame) ??
    refuse({ why: `--frame is ${values.frame}; it takes ${frames.join(' or ')}`, usage });
  return {
    articles: values.articles.split(',').map((text) => countOf({ option: '--articles', text, usage })),
    runs: countOf({ option: '--runs', text: values.runs, usage }),
    frame,
    ours: values.ours,
    write: values.write,
  };
}
