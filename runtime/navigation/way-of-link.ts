import { type Way, wayOf } from '../../config/rules/visits.ts';
import { editionNow } from '../lib/facts.ts';

/** How a plain click on a link of the shown page is followed. */
export function wayOfLink(link: HTMLAnchorElement): Way {
  return wayOf({
    href: link.href,
    page: location.href,
    edition: editionNow(),
    target: link.target,
    download: link.hasAttribute('download'),
    reload: link.closest('[data-reload]') !== null,
  });
}
