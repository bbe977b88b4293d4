import { type LinkKind, linkKind } from '../../config/rules/visits.ts';
import { currentEdition } from '../lib/config.ts';

/** How a plain click on a link of the current page is followed. */
export function linkKindOf(link: HTMLAnchorElement): LinkKind {
  return linkKind({
    href: link.href,
    page: location.href,
    edition: currentEdition(),
    target: link.target,
    download: link.hasAttribute('download'),
    reload: link.closest('[data-reload]') !== null,
  });
}
