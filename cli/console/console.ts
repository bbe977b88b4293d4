import pc from 'picocolors';
import { type Problem, tell } from '../problem.ts';

/** Where a command speaks to people: progress and problems on standard error, results on standard output. */
export type Console = {
  /** A stage begins. */
  step(text: string): void;
  /** How far the stage is: one moving line on a terminal, nothing elsewhere. */
  progress(done: number, total: number, what: string): void;
  problem(problem: Problem): void;
  /** The result, for people. Not shown with `--json`. */
  say(text: string): void;
  /** The result, for programs: the only thing on standard output with `--json`. */
  json(value: unknown): void;
};

type Given = {
  json: boolean;
  quiet: boolean;
  out: NodeJS.WritableStream;
  err: NodeJS.WritableStream & { isTTY?: boolean };
};

export function openConsole({ json, quiet, out, err }: Given): Console {
  const moving = err.isTTY === true && !quiet;
  let shown = '';
  const clear = () => {
    if (shown) err.write('\r\x1b[K');
    shown = '';
  };
  const line = (text: string) => {
    clear();
    err.write(`${text}\n`);
  };
  return {
    step: (text) => {
      if (!quiet) line(`${pc.dim('•')} ${text}`);
    },
    progress: (done, total, what) => {
      if (!moving) return;
      const text = `  ${done} of ${total} ${what}`;
      if (text === shown) return;
      clear();
      err.write(text);
      shown = text;
    },
    problem: (problem) => {
      if (quiet && problem.severity === 'warning') return;
      const [first = '', ...rest] = tell(problem).split('\n');
      const paint = problem.severity === 'error' ? pc.red : pc.yellow;
      line([paint(first), ...rest].join('\n'));
    },
    say: (text) => {
      clear();
      if (!json && !quiet) out.write(`${text}\n`);
    },
    json: (value) => {
      clear();
      if (json) out.write(`${JSON.stringify(value)}\n`);
    },
  };
}
