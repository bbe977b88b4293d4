import { accountLink } from '../../config/rules/account-link.ts';
import { attributionOf, carryAttribution, saidAttribution } from '../../config/rules/attribution.ts';
import { readCookie } from '../lib/cookies.ts';
import { currentEdition, config } from '../lib/config.ts';
import { store } from '../lib/store.ts';

/**
 * Adds channel, invite and referrer to links to the account and console sites, and to those to the other edition what an address said of
 * them; also to links that are added later.
 */
export function startLinks(): () => void {
  const written = new Map<HTMLAnchorElement, { before: string; after: string }>();
  // Most links lead elsewhere, and cookies are slow to read: this took 22 ms of a page's start.
  const origins = [...Object.values(config.account), ...Object.values(config.console)].map(
    (base) => new URL(base).origin,
  );

  const rewrite = (links: Iterable<HTMLAnchorElement>) => {
    const ours = Array.from(links).filter(({ hreflang, origin }) => hreflang || origins.includes(origin));
    if (ours.length === 0) return;
    const given = { query: new URLSearchParams(location.search), cookie: readCookie };
    const said = saidAttribution(given);
    const visitor = {
      config,
      edition: currentEdition(),
      attribution: attributionOf(given),
      product: document.documentElement.dataset['product'] ?? '',
      loggedIn: store.get().loggedIn,
      page: location.origin + location.pathname,
    };
    for (const link of ours) {
      const known = written.get(link);
      const before = known && link.href === known.after ? known.before : link.href;
      const after = link.hreflang ? carryAttribution(before, said) : accountLink({ ...visitor, href: before });
      if (after === null || after === link.href) continue;
      written.set(link, { before, after });
      link.href = after;
    }
  };
  const within = (node: ParentNode) => rewrite(node.querySelectorAll('a'));

  let was: boolean | undefined;
  const unwatch = store.watch(({ loggedIn }) => {
    if (loggedIn === was) return;
    was = loggedIn;
    within(document);
  });
  const later = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node instanceof HTMLAnchorElement) rewrite([node]);
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
