import type { Records } from '../define/content-lists.ts';
import { decode } from '../lib/decode.ts';
import type { Blobs } from '../release/blobs.ts';
import type { PageTextProblem } from '../render/reuse.ts';
import type { PagesMade } from './make-pages.ts';

type DeadPlaceLinksInput = {
  made: Pick<PagesMade, 'pages' | 'textProblems'>;
  blobs: Pick<Blobs, 'has' | 'read'>;
  records: Pick<Records, 'link'>;
};

/**
 * The problems of texts, of their links to places of the pages of other records only those that lead to no element. A page that does not
 * exist is reported as a broken link.
 */
export async function withDeadPlaceLinks({ made, blobs, records }: DeadPlaceLinksInput): Promise<PageTextProblem[]> {
  const wanted = made.textProblems.filter(({ to }) => to !== undefined && records.link.test(to));
  const paths = new Set(wanted.map(({ to }) => pathOf(to!)));
  const ids = new Map<string, Set<string>>();
  for (const { address, hash } of made.pages.filter((page) => paths.has(page.address))) {
    // A page of an earlier release, with `--only`, may not be in the cache.
    if (!(await blobs.has(hash))) continue;
    const html = String(await blobs.read(hash));
    const known = ids.get(address) ?? new Set();
    for (const [, quoted, bare] of html.matchAll(/<[a-z][^<>]* id=(?:"([^"]*)"|([^\s"'>]+))/g))
      known.add((quoted ?? bare ?? '').replaceAll('&amp;', '&'));
    ids.set(address, known);
  }
  return made.textProblems.flatMap(({ to, ...problem }) => {
    if (to === undefined) return [problem];
    const known = ids.get(pathOf(to));
    const id = to.slice(to.indexOf('#') + 1);
    return known === undefined || known.has(id) || known.has(decode(id)) ? [] : [problem];
  });
}

const pathOf = (address: string) => address.replace(/#.*$/, '').replace(/(?<=.)\/$/, '');
