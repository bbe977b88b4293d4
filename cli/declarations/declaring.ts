import type { Command } from 'commander';
import type { Console } from '../console/console.ts';
import type { Settings } from '../environment.ts';
import { between, inOption } from '../options.ts';

export type Variables = Record<string, string | undefined>;

export type Declaring = {
  command: (name: string, description: string, examples: readonly string[]) => Command;
  console: Console;
  /** The settings of this run; options override the variables of the same meaning. */
  settings: (options?: Variables) => Settings;
  /** Environment variables that select the shard. */
  env: Variables;
  /** Rejects when the command is interrupted. */
  interrupted: Promise<never>;
};

export const dataFolder = '.cache/api-data';

export const wholeNumber = (least: number, most: number) =>
  inOption(between(least, most), `a whole number from ${least} to ${most}`);
