import type { SiteDefinition } from '../../define/site.ts';
import { goneLinks, openLinkCheck } from '../../pipeline/broken-links.ts';
import { degradedProblems } from '../../pipeline/degraded.ts';
import { textWarnings } from '../../pipeline/text-warnings.ts';
import { requestKey } from '../../content/request-key.ts';
import { addressBook } from '../../plan/address-book.ts';
import type { Problem } from '../../problem.ts';
import { sharedFileTest } from '../../server-model/shared-files.ts';
import { openPlaces } from '../../places/open-places.ts';
import { deadLinks } from '../../places/dead-links.ts';
import type { PageDocument } from './documents.ts';
import { galleryPath } from './gallery.ts';
import type { Session } from './session.ts';
import type { SourceProblems } from './source-problems.ts';

type PageProblemsOptions = {
  root: string;
  definition: SiteDefinition;
  document: PageDocument;
  session: Session;
  sourceProblems: SourceProblems;
};

export function pageProblems({ root, definition, document, session, sourceProblems }: PageProblemsOptions): Problem[] {
  const { route, html, made, sources, problems, icons } = document;
  const where = `page ${route.edition} ${route.address}`;
  const isAddress = addressBook(session.plan);
  const isSharedFile = sharedFileTest(definition.feeds);
  /** Pages of the gallery lead to each other. */
  const isGallery = (path: string) => route.path === galleryPath && path === galleryPath;
  const isKnown = (path: string) =>
    isAddress(path) || isSharedFile(path) || path.startsWith('/assets/') || isGallery(path);
  const links = openLinkCheck({
    records: definition.records,
    feeds: definition.feeds,
    plan: session.plan,
    unlisted: [],
    hidden: session.content.hidden,
  });
  for (const response of [...made.links, ...session.indexes.links])
    links.see(response, `${route.edition} ${route.address}`);
  const { failures, leftOut } = session.content.report();
  const ofPage = (one: { call: string; request: unknown }) => made.degraded.includes(requestKey(one));
  return [
    ...degradedProblems({ failures: failures.filter(ofPage), leftOut: leftOut.filter(ofPage) }),
    ...[...problems, ...links.problems()].map(openPlaces({ root })),
    ...textWarnings({ local: definition.local, problems: made.problems, folder: session.folder }),
    ...deadLinks({ root, html, files: sources, where, isKnown, gone: goneLinks(session.plan.gone) }).filter(
      // Links in content are reported with their record.
      ({ what }) => !made.links.some(({ links: all }) => all.some(({ to }) => what === `dead link: ${to}`)),
    ),
    ...sourceProblems({ files: sources, icons }),
  ];
}
