import { readFile } from 'node:fs/promises';
import { writeBeside } from './write-beside.ts';

/** Hosts of pictures that did not answer in time. */
export type SilentHosts = {
  has(host: string): boolean;
  add(host: string): Promise<void>;
};

/** Reads the hosts that builds of the last `silence` milliseconds found silent. A damaged file counts as none. */
export async function openSilentHosts({ file, silence }: { file: string; silence: number }): Promise<SilentHosts> {
  const now = Date.now();
  const kept = await readFile(file, 'utf8').then(parse, () => []);
  // A time ahead is of a clock that was set back since.
  const hosts = new Map(kept.filter(([, since]) => since <= now && now - since < silence));
  return {
    has: (host) => hosts.has(host),
    async add(host) {
      hosts.set(host, Date.now());
      await writeBeside(file, JSON.stringify([...hosts])).catch(() => undefined); // only speed is lost
    },
  };
}

function parse(text: string): [host: string, since: number][] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  } catch {
    return [];
  }
}

const isRow = (row: unknown): row is [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number';
