import { exit, type ExitCode, formatProblem, type Problem } from '../problem.ts';
import { relativeProblem } from '../places/relative-problem.ts';
import { jsonLine, jsonOutcome, printable } from '../stop.mjs';
import { type Colours, coloursOf } from './colours.ts';

/**
 * Output of a command: progress and problems on standard error, results on standard output. Nothing else in the program writes there: each
 * line may contain text of the API, so this one place escapes control characters and commands of CI systems.
 */
export type Console = {
  step(text: string): void;
  /** Progress of a stage: one line that is updated on a terminal, nothing elsewhere. */
  progress(done: number, total: number, what: string): void;
  problem(problem: Problem): void;
  /** Prints the result, except with `--json`. */
  say(text: string): void;
  /** Prints a document for other programs, even with `--quiet`. Its lines may be annotations of GitHub Actions. */
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
type ConsoleOptions = {
  /** The project: paths of problems are relative to it. */
  root: string;
  json: boolean;
  quiet: boolean;
  out: Stream;
  err: Stream;
};

export function openConsole({ root, json, quiet, out, err }: ConsoleOptions): Console {
  const write = (stream: Stream, text: string) => stream.write(cleaned(text, coloursOf(stream)));
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
    write(err, `${text}\n`);
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
      write(err, text);
      shown = text;
    },
    problem: (given) => {
      const problem = relativeProblem({ problem: given, root });
      problems.push(problem);
      if (quiet && problem.severity === 'warning') return;
      const [first = '', ...rest] = formatProblem(problem).split('\n');
      const paint = problem.severity === 'error' ? colours.red : colours.yellow;
      line([paint(first), ...rest].join('\n'));
    },
    say: (text) => {
      clear();
      if (!json && !quiet) write(out, `${text}\n`);
    },
    print: (text) => {
      clear();
      out.write(text.split(annotation).map(printable).join('::'));
    },
    json: (result, code = exit.done) => {
      clear();
      if (json) out.write(`${jsonLine({ ...jsonOutcome({ code, problems }), ...result })}\n`);
    },
  };
}

/** The beginning of an annotation, the only command that is printed as one. Formats keep text of problems away from the start of a line. */
const annotation = /^::(?=(?:error|warning) )/m;
/** The styles of `Colours`; not the one that hides text. */
const style = /(\x1b\[(?:[0-4]|2[2-4]|3[0-79]|9[0-7])m)/;

/** Text as it is printed. Colours are the only control sequences that pass, and only where the stream shows them. */
function cleaned(text: string, { isColorSupported }: Colours): string {
  if (!isColorSupported) return printable(text);
  return text
    .split(style)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join('');
}
