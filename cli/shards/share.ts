import { sha256 } from '../lib/sha256.mjs';

/** A part of the site's pages: `index` of `of`, counted from 1. */
export type Share = { index: number; of: number };

/** Formats a share as on the command line: `2/4`. */
export const shareName = ({ index, of }: Share): string => `${index}/${of}`;

export const maxShards = 1000;

/** Hex digits of a hash that fit into a JavaScript number. */
const hashDigits = 12;

/** The share of an address, the same on every machine. */
export function shareOf({ edition, address }: { edition: string; address: string }, of: number): number {
  return (Number.parseInt(sha256(`${edition} ${address}`).slice(0, hashDigits), 16) % of) + 1;
}

export function parseShare(text: string): Share | undefined {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const share = { index: Number(index), of: Number(of) };
  return share.of >= 1 && share.of <= maxShards && share.index >= 1 && share.index <= share.of ? share : undefined;
}
