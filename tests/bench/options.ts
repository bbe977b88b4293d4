import { parseArgs } from 'node:util';
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

export const usage = `npm run bench -- [--articles 1000,10000] [--runs 3] [--frame ${frames.join('|')}] [--ours] [--write]`;

/** Reads the command line. Throws with the usage at what does not fit. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      articles: { type: 'string', default: '1000,10000' },
      runs: { type: 'string', default: '3' },
      frame: { type: 'string', default: 'full' },
      ours: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const frame = frames.find((name) => name === values.frame);
  if (!frame) throw new Error(`--frame is ${values.frame}; it takes ${frames.join(' or ')}\n${usage}`);
  return {
    articles: values.articles.split(',').map((text) => count('--articles', text)),
    runs: count('--runs', values.runs),
    frame,
    ours: values.ours,
    write: values.write,
  };
}

function count(option: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`${option} has ${text}; it takes whole numbers from 1\n${usage}`);
  return Number(text);
}
