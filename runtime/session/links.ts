import { accountLink } from '../../config/rules/account-link.ts';
import { attributionOf } from '../../config/rules/attribution.ts';
import { readCookie } from '../lib/cookies.ts';
import { editionNow, facts } from '../lib/facts.ts';
import { store } from '../lib/store.ts';

/** Carries what is known of the visitor over to the account and console sites: in links that are there, and in later ones. */
export function startLinks(): () => void {
  const written = new Map<HTMLAnchorElement, { before: string; after: string }>();

  const rewrite = (link: HTMLAnchorElement) => {
    const known = written.get(link);
    const before = known && link.href === known.after ? known.before : link.href;
    const after = accountLink({
      href: before,
      facts,
      edition: editionNow(),
      attribution: attributionOf({ query: new URLSearchParams(location.search), cookie: readCookie }),
      product: document.documentElement.dataset['product'] ?? '',
      loggedIn: store.get().loggedIn,
      page: location.origin + location.pathname,
    });
    if (after === null || after === link.href) return;
    written.set(link, { before, after });
    link.href = after;
  };
  const within = (node: ParentNode) => node.querySelectorAll<HTMLAnchorElement>('a[href]').forEach(rewrite);

  const unwatch = store.watch(() => within(document));
  const later = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node instanceof HTMLAnchorElement && node.href) rewrite(node);
        within(node);
      }
    }
  });
  later.observe(document.body, { childList: true, subtree: true });

  return () => {
    unwatch();
    later.disconnect();
    for (const [link, { before, after }] of written) if (link.href === after) link.href = before;
  };
}
