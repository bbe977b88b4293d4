import { exit, type ExitCode, formatProblem, type Problem } from '../problem.ts';
import { jsonLine, jsonOutcome } from '../stop.mjs';
import { type Colours, coloursOf } from './colours.ts';

/** Output of a command: progress and problems on standard error, results on standard output. */
export type Console = {
  step(text: string): void;
  /** Progress of a stage: one line that is updated on a terminal, nothing elsewhere. */
  progress(done: number, total: number, what: string): void;
  problem(problem: Problem): void;
  /** Prints the result, except with `--json`. */
  say(text: string): void;
  /** Prints output for other programs, unchanged. */
  print(text: string): void;
  /**
   * Prints the result as JSON with `--json`: one object with `outcome`, `exit`, all reported problems, and the fields of the result, which
   * may replace the outcome. Call once.
   */
  json(result: Readonly<Record<string, unknown>>, code?: ExitCode): void;
  /** Colours for what `say` prints. */
  colours: Colours;
};

type Stream = NodeJS.WritableStream & { isTTY?: boolean };
type ConsoleOptions = { json: boolean; quiet: boolean; out: Stream; err: Stream };

export function openConsole({ json, quiet, out, err }: ConsoleOptions): Console {
  const moving = err.isTTY === true && !quiet;
  const colours = coloursOf(err);
  const problems: Problem[] = [];
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
    colours: coloursOf(out),
    step: (text) => {
      if (!quiet) line(`${colours.dim('•')} ${text}`);
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
      problems.push(problem);
      if (quiet && problem.severity === 'warning') return;
      const [first = '', ...rest] = formatProblem(problem).split('\n');
      const paint = problem.severity === 'error' ? colours.red : colours.yellow;
      line([paint(first), ...rest].join('\n'));
    },
    say: (text) => {
      clear();
      if (!json && !quiet) out.write(`${text}\n`);
    },
    print: (text) => {
      clear();
      out.write(text);
    },
    json: (result, code = exit.done) => {
      clear();
      if (json) out.write(`${jsonLine({ ...jsonOutcome({ code, problems }), ...result })}\n`);
    },
  };
}
