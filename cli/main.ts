import { CommanderError } from 'commander';
import { type Console, openConsole } from './console/console.ts';
import { type Program, readSettings } from './environment.ts';
import { exit, type ExitCode, Stop } from './problem.ts';
import { commands, type Variables } from './program.ts';
import { systemProblem } from './system-problem.ts';

type Given = { argv: readonly string[]; program: Program };

/** Runs the command that was asked for, and turns its end into an exit code. */
export async function main({ argv, program }: Given): Promise<ExitCode> {
  const interrupt = onInterrupt();
  outliveReaders();
  const json = argv.includes('--json');
  const console = openConsole({ json, quiet: argv.includes('--quiet'), out: process.stdout, err: process.stderr });
  // An option stands for its variable, so that the same rules read both.
  const settings = (options: Variables = {}) => readSettings({ program, env: { ...process.env, ...withoutGaps(options) } });
  let code: ExitCode = exit.done;
  try {
    await commands({ console, settings, interrupted: interrupt.rejected }).parseAsync(argv);
  } catch (failure) {
    code = told(failure, console);
  }
  interrupt.stop();
  await flushed(process.stdout);
  return code;
}

/** Says what went wrong, and answers the exit code for it. */
function told(failure: unknown, console: Console): ExitCode {
  if (failure instanceof CommanderError) return failure.exitCode === 0 ? exit.done : exit.usage;
  if (failure instanceof Stop) {
    for (const problem of failure.problems) console.problem(problem);
    return failure.code;
  }
  console.problem(systemProblem(failure) ?? {
    severity: 'error',
    what: 'something unforeseen went wrong',
    where: 'the program itself',
    why: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
    fix: 'report it with the lines above; what was current still is',
  });
  return exit.failed;
}

/** The first Ctrl-C (or SIGTERM) ends the command in order; a second one ends the process at once. */
function onInterrupt(): { rejected: Promise<never>; stop: () => void } {
  let reject: (reason: Stop) => void;
  const rejected = new Promise<never>((_, no) => {
    reject = no;
  });
  rejected.catch(() => undefined);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const heard = () => {
    stop();
    reject(new Stop(exit.interrupted, [{ severity: 'error', what: 'interrupted', where: 'this command', why: 'it was asked to stop', fix: 'run it again; nothing was half-written' }]));
  };
  const stop = () => signals.forEach((signal) => process.off(signal, heard));
  signals.forEach((signal) => process.on(signal, heard));
  return { rejected, stop };
}

/** Whoever reads the output may have enough of it (`site routes | head`): the work goes on, and ends as it would have. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EPIPE') throw failure;
    });
  }
}

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((done) => stream.write('', () => done()));
}

/** An option that was not given must not hide its variable. */
const withoutGaps = (options: Variables) => Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
