import { limits } from '../../config/limits.ts';
import { otherText } from '../../config/rules/chosen-text.ts';
import { needsRealLoads, isSamePage } from '../../config/rules/visits.ts';
import { announce } from '../lib/announce.ts';
import { isLoggedIn } from '../lib/login-state.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { type Part, startAll } from '../lib/parts.ts';
import { timingIn } from '../lib/server-timing.ts';
import { plainClick } from '../lib/plain-click.ts';
import { store } from '../lib/store.ts';
import { type PreparedPage, preparePage } from './prepare-page.ts';
import type { PageLoader } from './page-loader.ts';
import { focusFragment, scrollToFragment } from './fragment.ts';
import { scrollPositions } from './scroll-positions.ts';
import { progressElement } from './progress-element.ts';
import { progressBar } from './progress.ts';
import { failedPage } from './fallback-page.ts';
import { NeedsRealLoad } from './needs-real-load.ts';
import { swap } from './swap.ts';
import { linkKindOf } from './link-kind.ts';

type StartNavigationOptions = { parts: readonly Part[]; pages: PageLoader };
type Visit = { href: string; how: 'push' | 'replace' | 'traverse' };

/**
 * Starts the parts of the runtime, and follows links by replacing the current page: the parts are undone, and started again on the new
 * page. Runs as long as the document. An error ends in a real load; while an error page shows, in a plain page.
 */
export function startNavigation({ parts, pages }: StartNavigationOptions): void {
  if (needsRealLoads(navigator.userAgent)) return void startAll(parts);
  // Before a script adds to it.
  let own: readonly ChildNode[] = Array.from(document.body.childNodes);
  const bar = progressBar(progressElement());
  const positions = scrollPositions();
  let shown = new URL(location.href);
  let latest = new AbortController();
  let undo = startAll(parts);
  announce('');

  const show = ({ document: next, applyStyles, timing }: PreparedPage, { href, how }: Visit) => {
    positions.save();
    // Before the styles change: removing the focused element afterwards would compute them twice.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    undo();
    if (how === 'push') history.pushState(null, '', href);
    if (how === 'replace') history.replaceState(null, '', href);
    store.set({ fresh: timing !== null });
    if (timing !== null)
      document.documentElement.dataset['login'] = isLoggedIn(timingIn(timing, 'login'), document.cookie) ? 'in' : 'out';
    applyStyles();
    own = swap(next, own);
    undo = startAll(parts);
    scrollToFragment();
    shown = new URL(location.href);
    positions.enter();
    if (how === 'traverse') positions.restore();
    focusFragment();
    announce(document.title);
  };

  const visit = async (to: Visit) => {
    latest.abort();
    const { signal } = (latest = new AbortController());
    const tooLong = setTimeout(() => latest.signal === signal && latest.abort(), limits.callTime);
    bar.start();
    announce('');
    try {
      const page = await preparePage({ pages, href: to.href, signal });
      if (latest.signal !== signal) return;
      show(page, to);
      if (page.status < 400) bar.finish();
      else bar.fail();
    } catch (error) {
      if (latest.signal !== signal) return;
      bar.fail();
      // A second error: the browser's own page would leave no way back.
      if ('error' in document.documentElement.dataset && !(error instanceof NeedsRealLoad))
        return show(failedPage(), to);
      // Assigning the current address could be a jump only.
      if (location.href === to.href) location.reload();
      else location.assign(to.href);
    } finally {
      clearTimeout(tooLong);
    }
  };

  document.addEventListener('click', (event) => {
    const link = plainClick(event, 'a[href]');
    if (!link) return;
    const kind = linkKindOf(link);
    if (kind === 'jump') positions.save();
    if (kind !== 'visit') return;
    event.preventDefault();
    void visit({ href: link.href, how: link.href === location.href ? 'replace' : 'push' });
  });

  addEventListener('popstate', () => {
    if (!isSamePage(shown, location)) return void visit({ href: location.href, how: 'traverse' });
    latest.abort();
    latest = new AbortController();
    bar.finish();
    // A jump made the new entry, and has scrolled.
    if (history.state === null) return positions.enter();
    positions.save();
    positions.enter();
    positions.restore();
  });

  addEventListener('pagehide', () => {
    positions.save();
    positions.persist();
  });
  const other = otherText(document.documentElement.dataset, new URL(location.href));
  if (other) {
    loadChunk(() => import('./fetch-chosen-text.ts'))
      .then(({ fetchChosenText }) => fetchChosenText(other))
      .then((page) => show(page, { href: location.href, how: 'replace' }))
      // The current text stays: its list links to the others.
      .catch(() => undefined);
  }
  history.scrollRestoration = 'manual';
  positions.restore();
}
