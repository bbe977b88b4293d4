import { decode } from '../lib/decode.ts';
import type { Problem } from '../problem.ts';
import type { Blobs } from '../release/blobs.ts';
import type { PageTextProblem } from '../render/reuse.ts';
import type { PagesMade, PlaceLink } from './make-pages.ts';
import { pageList } from './page-list.ts';

type DeadPlaceLinksOptions = {
  made: Pick<PagesMade, 'pages' | 'placeLinks' | 'textProblems'>;
  blobs: Pick<Blobs, 'has' | 'read'>;
};

type DeadPlaceLinks = {
  /** The problems of texts, of their links to places of other pages only those that lead to no element. */
  textProblems: readonly PageTextProblem[];
  /** Warnings of links that no text has. */
  problems: readonly Problem[];
};

/** Finds links of pages to places of other pages that have no element of this id. A page that does not exist is reported as a broken link. */
export async function deadPlaceLinks({ made, blobs }: DeadPlaceLinksOptions): Promise<DeadPlaceLinks> {
  const { pages, placeLinks, textProblems } = made;
  const targets = new Set(placeLinks.map(({ edition, to }) => `${edition} ${pathOf(to)}`));
  const ids = new Map<string, ReadonlySet<string>>();
  for (const { edition, address, hash } of pages) {
    const target = `${edition} ${address}`;
    // A page of an earlier release, with `--only`, may not be in the cache.
    if (targets.has(target) && (await blobs.has(hash))) ids.set(target, idsIn(String(await blobs.read(hash))));
  }
  const isDead = ({ edition, to }: PlaceLink) => {
    const known = ids.get(`${edition} ${pathOf(to)}`);
    const id = to.slice(to.indexOf('#') + 1);
    return known !== undefined && !known.has(id) && !known.has(decode(id));
  };
  // Pages finish in any order; sort for reproducible reports.
  const dead = placeLinks.filter(isDead).sort((one, other) => (one.to < other.to ? -1 : 1));
  const all = new Set(dead.map(({ to }) => to));
  return {
    textProblems: textProblems.filter(({ to }) => to === undefined || all.has(to)).map(({ to: _, ...rest }) => rest),
    problems: dead
      .filter(({ pages: linking }) => linking.length > 0)
      .map(({ edition, to, pages: linking }) => ({
        severity: 'warning',
        what: `broken anchor: ${decode(to)}`,
        where: pageList(linking.map((address) => `${edition} ${address}`)),
        why: `no element of ${pathOf(to)} has this id`,
        fix: 'correct the part after the #, or give the element that id',
      })),
  };
}

const pathOf = (address: string) => address.replace(/#.*$/, '').replace(/(?<=.)\/$/, '');

/** The ids of a document, and the name that browsers take for the start of every page. */
function idsIn(html: string): Set<string> {
  const known = new Set(['top']);
  for (const [, quoted, bare] of html.matchAll(/<[a-z][^<>]* id=(?:"([^"]*)"|([^\s"'>]+))/g))
    known.add((quoted ?? bare ?? '').replaceAll('&amp;', '&'));
  return known;
}
