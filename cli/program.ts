import { Command } from 'commander';
import { building } from './declarations/building.ts';
import type { Declaring } from './declarations/declaring.ts';
import { releases } from './declarations/releases.ts';
import { serving } from './declarations/serving.ts';

type CommandsOptions = Omit<Declaring, 'command'> & { version: string };

/** Declares every command with its options; the code of a command is imported when it is called. */
export function commands({ version, ...given }: CommandsOptions): Command {
  const site = new Command('site')
    .description('Builds a website in several editions from a content API, serves it, and manages its releases.')
    .version(`site ${version}, Node.js ${process.version}`, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .exitOverride()
    .configureOutput({
      writeOut: given.console.print,
      writeErr: given.console.say,
      // `main` reports wrong usage like every other problem.
      outputError: () => undefined,
    });

  const command: Declaring['command'] = (name, description, examples) =>
    site
      .command(name)
      .description(description)
      .option('--quiet', 'print errors only')
      .addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ site ${example}`).join('\n')}`);

  const declaring = { ...given, command };
  building(declaring);
  serving(declaring);
  releases(declaring);
  return site;
}
