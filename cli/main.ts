import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommanderError } from 'commander';
import { type Console, openConsole } from './console/console.ts';
import { type Program, readSettings } from './environment.ts';
import type { SiteDefinition } from './define/site.ts';
import { internalError } from './internal-error.mjs';
import { onInterrupt } from './interrupt.ts';
import { exit, type ExitCode, Stop } from './problem.ts';
import type { Variables } from './declarations/declaring.ts';
import { commands } from './program.ts';
import { systemProblem } from './system-problem.mjs';
import { usageProblem } from './usage-problem.ts';

export async function main({ argv, program }: { argv: readonly string[]; program: Program }): Promise<ExitCode> {
  const { default: definition } = (await import(pathToFileURL(program.definition).href)) as { default: SiteDefinition };
  ignoreClosedPipes();
  const json = argv.includes('--json');
  const console = openConsole({
    root: program.root,
    json,
    quiet: argv.includes('--quiet'),
    out: process.stdout,
    err: process.stderr,
  });
  const interrupt = onInterrupt();
  // Options are passed as variables, so that the same code validates both.
  const settings = (options: Variables = {}) => {
    const found = readSettings({ program, definition, env: { ...process.env, ...withoutUndefined(options) } });
    for (const problem of found.warnings) console.problem(problem);
    return found;
  };
  let code: ExitCode = exit.done;
  try {
    const version = versionOf(program);
    const site = commands({ console, version, settings, env: process.env, interrupted: interrupt.rejected });
    const names = site.commands.map((command) => command.name());
    const ended = site.parseAsync(withoutHelpForUnknown({ argv, names: [...names, 'help'] }));
    await Promise.race([ended, interrupt.abandoned]);
  } catch (failure) {
    code = reportFailure(failure, console);
  }
  interrupt.stop();
  await flushed(process.stdout);
  return code;
}

function reportFailure(failure: unknown, console: Console): ExitCode {
  if (failure instanceof CommanderError && failure.exitCode === 0) return exit.done;
  const { code, problems, result } = stopOf(failure);
  for (const problem of problems) console.problem(problem);
  console.json(result, code);
  return code;
}

function stopOf(failure: unknown): Pick<Stop, 'code' | 'problems' | 'result'> {
  if (failure instanceof Stop) return failure;
  // Without a command, the library has printed the help.
  if (failure instanceof CommanderError && failure.code === 'commander.help') return new Stop(exit.usage, []);
  if (failure instanceof CommanderError) return new Stop(exit.usage, [usageProblem(failure)]);
  return new Stop(exit.failed, [systemProblem(failure) ?? internalError(failure)]);
}

/** Ignores EPIPE: the reader of a pipe may close it early (`site routes | head`). */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EPIPE') throw failure;
    });
  }
}

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((done) => stream.write('', () => done()));
}

function versionOf({ root }: Program): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

/** For `site nosuch --help` the library would print the general help instead of an error. */
function withoutHelpForUnknown({ argv, names }: { argv: readonly string[]; names: readonly string[] }): string[] {
  const name = argv.slice(2).find((argument) => !argument.startsWith('-'));
  const isUnknown = name !== undefined && !names.includes(name);
  return argv.filter((argument) => !isUnknown || !['-h', '--help'].includes(argument));
}

/** Removes undefined options, which would hide their variables. */
const withoutUndefined = (options: Variables) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
