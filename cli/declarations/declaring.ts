import type { Command } from 'commander';
import type { Console } from '../console/console.ts';
import type { Settings } from '../environment.ts';
import { between, inOption } from '../options.ts';

export type Variables = Record<string, string | undefined>;

/** What the commands are declared with. */
export type Declaring = {
  /** Begins a command with its description and examples. */
  command: (name: string, description: string, examples: readonly string[]) => Command;
  console: Console;
  /** The settings of this run; options override the variables of the same meaning. */
  settings: (options?: Variables) => Settings;
  /** Variables of the environment that are no settings: which of several processes this one is. */
  env: Variables;
  /** Rejects when the command is interrupted. */
  interrupted: Promise<never>;
};

/** Content of the embedded API, below the project's folder. */
export const contentFolder = 'config/content';
/** Folder for what visitors send to it. */
export const dataFolder = '.cache/api-data';

export const wholeNumber = (least: number, most: number) =>
  inOption(between(least, most), `a whole number from ${least} to ${most}`);
