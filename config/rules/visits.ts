import type { Edition } from '../editions.ts';
import { isEnglishPath } from './edition.ts';

/**
 * How a link is followed: by putting the page it leads to in the place of the one that is shown (`visit`), by scrolling within that
 * (`jump`), or as the browser does by itself (`load`).
 */
export type Way = 'visit' | 'jump' | 'load';

export type LinkFacts = {
  /** Absolute address that the link leads to. */
  href: string;
  /** Absolute address of the page that is shown, and its edition. */
  page: string;
  edition: Edition;
  /** What its attributes say; empty for none. */
  target: string;
  /** Whether it is a download, or asks for a real load. */
  download: boolean;
  reload: boolean;
};

/** Paths that are no pages: files by their endings (a version number is none), the API, bundled files. */
const noPage = /\.[a-z]\w*$|^\/(?:api|weixin|assets)\//i;

/** How a plain click on a link is followed. In doubt it is a real load. */
export function wayOf({ href, page, edition, target, download, reload }: LinkFacts): Way {
  if (download || reload || (target !== '' && target !== '_self') || !URL.canParse(href)) return 'load';
  const to = new URL(href);
  const from = new URL(page);
  if (to.origin !== from.origin || noPage.test(to.pathname)) return 'load';
  // These lead to the other edition's host.
  if (edition === 'zh' && to.pathname !== '/' && isEnglishPath(to.pathname)) return 'load';
  return href.includes('#') && samePage(to, from) ? 'jump' : 'visit';
}

/** Whether two addresses are of one page, whatever places on it they name. */
export function samePage(a: URL | Location, b: URL | Location): boolean {
  return a.origin === b.origin && a.pathname === b.pathname && a.search === b.search;
}

/** Whether pages may be fetched that nobody has asked for yet: not for those who save data, or whose network is slow. */
export function mayPrefetch({ saveData = false, effectiveType = '' }: { saveData?: boolean; effectiveType?: string }): boolean {
  return !saveData && !effectiveType.endsWith('2g');
}

/** The messaging app's browser on iOS signs shared pages by the address that was really loaded: no page may take another's place there. */
export function needsRealLoads(userAgent: string): boolean {
  return /micromessenger/i.test(userAgent) && /iphone|ipad|ipod/i.test(userAgent);
}
