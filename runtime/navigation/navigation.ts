import { limits } from '../../config/limits.ts';
import { otherText } from '../../config/rules/chosen-text.ts';
import { needsRealLoads, samePage } from '../../config/rules/visits.ts';
import { announce } from '../lib/announce.ts';
import { isLoggedIn } from '../lib/login-state.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { type Part, startAll } from '../lib/parts.ts';
import { timingIn } from '../lib/server-timing.ts';
import { store } from '../lib/store.ts';
import { onLinkClick } from './clicks.ts';
import { type NextPage, nextPage } from './next-page.ts';
import { pageSource } from './pages.ts';
import { focusPlace, goToPlace } from './place.ts';
import { scrollPositions } from './positions.ts';
import { startPrefetch } from './prefetch.ts';
import { progressElement } from './progress-element.ts';
import { progressBar } from './progress.ts';
import { swap } from './swap.ts';
import { wayOfLink } from './way-of-link.ts';

type Visit = { href: string; how: 'push' | 'replace' | 'traverse' };

/**
 * Starts the parts of the runtime, and follows links by putting the page they lead to in the place of the one that is shown: the parts are
 * undone there, and started again on the new page. Lasts as long as the document; whatever goes wrong ends in a real load.
 */
export function startNavigation(parts: readonly Part[]): void {
  if (needsRealLoads(navigator.userAgent)) return void startAll(parts);
  // Before anything is added to it.
  let own: readonly ChildNode[] = Array.from(document.body.childNodes);
  const pages = pageSource();
  const all = [...parts, () => startPrefetch(pages)];
  const bar = progressBar(progressElement());
  const positions = scrollPositions();
  let shown = new URL(location.href);
  let latest = new AbortController();
  let undo = startAll(all);
  announce('');

  const show = ({ document: next, dress, timing }: NextPage, { href, how }: Visit) => {
    positions.keep();
    // While styles are as they were: taking an element away that has the focus would have them made twice.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    undo();
    if (how === 'push') history.pushState(null, '', href);
    if (how === 'replace') history.replaceState(null, '', href);
    store.set({ fresh: timing !== null });
    if (timing !== null) document.documentElement.dataset['login'] = isLoggedIn(timingIn(timing, 'login'), document.cookie) ? 'in' : 'out';
    dress();
    own = swap(next, own);
    undo = startAll(all);
    goToPlace();
    shown = new URL(location.href);
    positions.enter();
    if (how === 'traverse') positions.restore();
    focusPlace();
    announce(document.title);
  };

  const visit = async (to: Visit) => {
    latest.abort();
    const { signal } = (latest = new AbortController());
    const tooLong = setTimeout(() => latest.signal === signal && latest.abort(), limits.callTime);
    bar.start();
    announce('');
    try {
      const page = await nextPage({ pages, href: to.href, signal });
      if (latest.signal !== signal) return;
      show(page, to);
      if (page.status < 400) bar.finish();
      else bar.fail();
    } catch {
      if (latest.signal !== signal) return;
      bar.fail();
      // Assigning the address that is there already might be no more than a jump.
      if (location.href === to.href) location.reload();
      else location.assign(to.href);
    } finally {
      clearTimeout(tooLong);
    }
  };

  onLinkClick((link, event) => {
    const way = wayOfLink(link);
    if (way === 'jump') positions.keep();
    if (way !== 'visit') return;
    event.preventDefault();
    void visit({ href: link.href, how: link.href === location.href ? 'replace' : 'push' });
  });

  addEventListener('popstate', () => {
    if (!samePage(shown, location)) return void visit({ href: location.href, how: 'traverse' });
    latest.abort();
    latest = new AbortController();
    bar.finish();
    // A new entry was made by a jump, which has already scrolled.
    if (history.state === null) return positions.enter();
    positions.keep();
    positions.enter();
    positions.restore();
  });

  addEventListener('pagehide', () => {
    positions.keep();
    positions.write();
  });
  const other = otherText(document.documentElement.dataset, new URL(location.href));
  if (other) {
    loadChunk(() => import('./chosen-text.ts'))
      .then(({ chosenText }) => chosenText(other))
      .then((page) => show(page, { href: location.href, how: 'replace' }))
      // The text that is there stays: its list leads to the others.
      .catch(() => undefined);
  }
  history.scrollRestoration = 'manual';
  positions.restore();
}
