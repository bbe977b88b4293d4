import type { Edition } from '../define/editions.ts';
import { plannedLinks } from '../define/planned-links.ts';
import { planned } from '../define/route.ts';
import type { FixedAddresses } from '../plan/address-book.ts';
import { shortHash } from '../lib/sha256.mjs';

/** A document whose links to planned pages have the attribute `data-planned`. */
export type MarkedDocument = {
  html: Buffer;
  /** Hash of the marked addresses; null when the document has none. */
  links: string | null;
  /**
   * What it links to and may be missing, each once: addresses of records, such as articles, those that the site has not, and places of
   * other pages, as `/a#b`.
   */
  uncertain: readonly string[];
};

/** Marks links to pages that are not built yet when a document is joined, so that no page is rendered again for a new row. */
export type PlannedLinks = {
  /** Hash of all addresses besides those of records: documents of the same hash are marked alike. */
  hash: string;
  /** Marks the planned links of a document and removes outdated marks. Each piece has whole tags; a shared piece is read once. */
  mark(document: { pieces: readonly Uint8Array[]; edition: Edition }): MarkedDocument;
};

/** A piece of a document with its marks, and the addresses of those and of what may be missing. */
type MarkedPiece = { html: Uint8Array; marked: readonly string[]; uncertain: readonly string[] };

const mark = ' data-planned';
const link = /<a [^>]*>/g;
const address = / href="(\/(?!\/)[^"]*)"/;

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString();

type PlannedLinksOptions = {
  /** The rows whose page is not built yet. */
  rows: readonly { edition: Edition; path: string }[];
  /** Matches links to records. Given, because this code must not import the route table: a new row would render every page again. */
  recordLink: RegExp;
  /** The addresses that no content determines. */
  fixed: FixedAddresses;
};

export function openPlannedLinks({ rows, recordLink, fixed }: PlannedLinksOptions): PlannedLinks {
  const isPlanned = plannedLinks(rows.map(({ edition, path }) => ({ edition, path, page: planned })));
  const known = new WeakMap<Uint8Array, MarkedPiece>();

  function markPiece(html: Uint8Array, edition: Edition): MarkedPiece {
    // A character for each byte: addresses are ASCII, and a document of 100 kB is read in 0.1 ms.
    const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
    const marked: string[] = [];
    const uncertain: string[] = [];
    let isChanged = false;
    const text = bytes.toString('latin1').replace(link, (tag) => {
      const plain = tag.replace(mark, '');
      const [attribute, href] = address.exec(plain) ?? [];
      const isMarked = href !== undefined && isPlanned(edition, href);
      if (isMarked) marked.push(href);
      const path = recordLink.exec(href ?? '')?.[0] ?? href?.replace(/[?#].*$/, '');
      if (path !== undefined && !fixed.has(path)) uncertain.push(path);
      const [, place] = /#(.+)/.exec(href ?? '') ?? [];
      if (place !== undefined) uncertain.push(`${path}#${utf8(place).replaceAll('&amp;', '&')}`);
      const written = isMarked ? plain.replace(attribute!, () => attribute + mark) : plain;
      isChanged ||= written !== tag;
      return written;
    });
    return { html: isChanged ? Buffer.from(text, 'latin1') : bytes, marked, uncertain };
  }

  return {
    hash: shortHash(JSON.stringify([rows.map(({ edition, path }) => `${edition} ${path}`).sort(), fixed.hash])),
    mark({ pieces, edition }) {
      const made = pieces.map((piece) => {
        const found = known.get(piece) ?? markPiece(piece, edition);
        known.set(piece, found);
        return found;
      });
      const marked = made.flatMap((piece) => piece.marked);
      return {
        html: Buffer.concat(made.map(({ html }) => html)),
        links: marked.length > 0 ? shortHash(marked.join(' ')) : null,
        uncertain: [...new Set(made.flatMap((piece) => piece.uncertain))],
      };
    },
  };
}
