import { readFile } from 'node:fs/promises';
import { writeAtomically } from '../lib/write-atomically.ts';
import { nullIfThrown } from '../lib/failure.ts';

export type SilentHosts = {
  has(host: string): boolean;
  add(host: string): Promise<void>;
};

/** Reads the hosts that did not respond within the last `silence` milliseconds. A damaged file is ignored. */
export async function openSilentHosts({ file, silence }: { file: string; silence: number }): Promise<SilentHosts> {
  const now = Date.now();
  const saved = await readFile(file, 'utf8').then(parse, () => []);
  // Ignore times in the future: the clock was set back.
  const hosts = new Map(saved.filter(([, since]) => since <= now && now - since < silence));
  return {
    has: (host) => hosts.has(host),
    async add(host) {
      hosts.set(host, Date.now());
      await writeAtomically(file, JSON.stringify([...hosts])).catch(() => undefined); // the next build tries the host again
    },
  };
}

function parse(text: string): [host: string, since: number][] {
  const rows: unknown = nullIfThrown(() => JSON.parse(text));
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

const isRow = (row: unknown): row is [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number';
