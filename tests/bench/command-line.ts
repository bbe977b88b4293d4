import { type ParseArgsConfig, parseArgs } from 'node:util';

type OptionTypes = NonNullable<ParseArgsConfig['options']>;
type Values<Options extends OptionTypes> = ReturnType<typeof parseArgs<{ args: string[]; options: Options }>>['values'];
type Input<Options extends OptionTypes> = { options: Options; usage: string };

/** Reads the options of a benchmark. Ends the process after `--help`, and with exit code 2 where an option is unknown. */
export function readCommandLine<Options extends OptionTypes>({ options, usage }: Input<Options>): Values<Options> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (failure) {
    return refuse({ why: (failure as Error).message, usage });
  }
}

/** The number of an option: a whole number from 1. */
export function countOf({ option, text, usage }: { option: string; text: string; usage: string }): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) refuse({ why: `${option} has ${text}; it takes whole numbers from 1`, usage });
  return Number(text);
}

/** Ends the process because an option does not fit. */
export function refuse({ why, usage }: { why: string; usage: string }): never {
  console.error(`error: ${why}\nUsage: ${usage}`);
  process.exit(2);
}
