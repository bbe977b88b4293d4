import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export type Options = {
  /** Glob of addresses; null for all. */
  only: string | null;
  /** Widths in CSS pixels instead of the usual ones of each page; null for those. */
  widths: readonly number[] | null;
  /** Folder of the sheet and its pictures. */
  into: string;
  /** Pages open at once. */
  jobs: number;
};

export const usage = `Pictures of the site's pages at the widths people have, on one sheet.

  npm run shots                                   every page
  npm run shots -- --only '/price*'               pages whose address matches
  npm run shots -- --widths 1024,1440             other widths than the usual ones
  npm run shots -- --into /tmp/shots --jobs 4     another folder, more pages at once`;

/** Reads the command line. Throws what it does not understand. */
export function readOptions({ root, args }: { root: string; args: readonly string[] }): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      widths: { type: 'string' },
      into: { type: 'string', default: 'shots' },
      jobs: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return 'help';
  const widths =
    values.widths?.split(',').map((text) => within({ name: '--widths', text, least: 240, most: 4000 })) ?? null;
  const jobs =
    values.jobs === undefined
      ? Math.max(1, Math.min(4, availableParallelism()))
      : within({ name: '--jobs', text: values.jobs, least: 1, most: 16 });
  return { only: values.only ?? null, widths, into: resolve(root, values.into), jobs };
}

function within({ name, text, least, most }: { name: string; text: string; least: number; most: number }): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Error(`${name}: ${JSON.stringify(text)} is no whole number from ${least} to ${most}`);
  return number;
}
