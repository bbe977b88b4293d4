import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';

/** Parses an option. The error for an invalid value describes the expected one. */
export function inOption<Value>(parse: (text: string) => Value | undefined, takes: string): (text: string) => Value {
  return (text) => {
    const value = parse(text);
    if (value === undefined) throw new InvalidArgumentError(`Use ${takes}.`);
    return value;
  };
}

/** Parses an integer within bounds, inclusive. */
export function between(least: number, most: number): (text: string) => number | undefined {
  return (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined);
}

/** Resolves a path relative to the working directory. */
export const folderOf = (path: string | undefined) => (path === undefined ? undefined : resolve(path));
