import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';

/** Parses an option's value. An invalid value is reported with what the option takes. */
export function inOption<Value>(parse: (text: string) => Value | undefined, takes: string): (text: string) => Value {
  return (text) => {
    const value = parse(text);
    if (value === undefined) throw new InvalidArgumentError(`Use ${takes}.`);
    return value;
  };
}

/** A whole number within bounds, ends included. */
export function between(least: number, most: number): (text: string) => number | undefined {
  return (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined);
}

/** A folder relative to where the command was called. */
export const folderOf = (path: string | undefined) => (path === undefined ? undefined : resolve(path));
