import { allowedFeatures } from '../browser-features.ts';
import type { Edition } from '../editions.ts';
import { isEnglishPath, viewportOf } from './edition.ts';

/** How a link is followed: the target replaces the current page (`visit`), the page scrolls (`jump`), or the browser loads it (`load`). */
export type LinkKind = 'visit' | 'jump' | 'load';

export type LinkDescription = {
  /** Absolute address of the target. */
  href: string;
  /** Absolute address of the current page, and its edition. */
  page: string;
  edition: Edition;
  /** Its attribute; empty for none. */
  target: string;
  /** Whether it is a download, or requires a real load. */
  download: boolean;
  reload: boolean;
};

/**
 * Paths that are not pages: files, by their extension (a version number is none), the API, bundled files, and paths with
 * a double or an encoded slash or backslash, which a server may read as the API's.
 */
const noPage = /\.[a-z]\w*$|^\/(?:api|weixin|assets)\/|%2f|%5c|\/\//i;

/** How a plain click on a link is followed: `load` in case of doubt. */
export function linkKind({ href, page, edition, target, download, reload }: LinkDescription): LinkKind {
  if (download || reload || (target !== '' && target !== '_self') || !URL.canParse(href)) return 'load';
  const to = new URL(href);
  const from = new URL(page);
  if (to.origin !== from.origin || noPage.test(to.pathname)) return 'load';
  // Browser features belong to the document that was loaded, not to the page that takes its place.
  if (hasFeatures(to) || hasFeatures(from)) return 'load';
  // A viewport belongs to the document, too.
  if (viewportOf(to.pathname) !== viewportOf(from.pathname)) return 'load';
  // These lead to the other edition's host.
  if (edition === 'zh' && to.pathname !== '/' && isEnglishPath(to.pathname)) return 'load';
  return href.includes('#') && isSamePage(to, from) ? 'jump' : 'visit';
}

const hasFeatures = ({ pathname }: URL) => allowedFeatures.some(({ address }) => address === pathname);

/** Whether two addresses are of the same page; fragments do not count. */
export function isSamePage(a: URL | Location, b: URL | Location): boolean {
  return a.origin === b.origin && a.pathname === b.pathname && a.search === b.search;
}

/** Whether pages may be prefetched: not when the visitor saves data or the network is slow. */
export function mayPrefetch({
  saveData = false,
  effectiveType = '',
}: {
  saveData?: boolean;
  effectiveType?: string;
}): boolean {
  return !saveData && !effectiveType.endsWith('2g');
}

/** Whether every visit must be a real load: the messaging app on iOS signs shared pages by the address that was loaded last. */
export function needsRealLoads(userAgent: string): boolean {
  return /micromessenger/i.test(userAgent) && /iphone|ipad|ipod/i.test(userAgent);
}
