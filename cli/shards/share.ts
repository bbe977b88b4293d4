import { sha256 } from '../sha256.mjs';

/** A part of the site's pages: one of `of`, counted from 1. */
export type Share = { index: number; of: number };

/** As the command line writes it: `2/4`. */
export const shareName = ({ index, of }: Share): string => `${index}/${of}`;

/** Shares that a site may be divided into at most. */
export const mostShares = 1000;

/** Bits of a hash that a number holds exactly. */
const digits = 12;

/** The share that an address falls into, on every machine alike. Neighbours in the route table fall into different ones. */
export function shareOf({ edition, address }: { edition: string; address: string }, of: number): number {
  return (Number.parseInt(sha256(`${edition} ${address}`).slice(0, digits), 16) % of) + 1;
}

/** The share that a text names; undefined when it names none. */
export function parseShare(text: string): Share | undefined {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const share = { index: Number(index), of: Number(of) };
  return share.of >= 1 && share.of <= mostShares && share.index >= 1 && share.index <= share.of ? share : undefined;
}
