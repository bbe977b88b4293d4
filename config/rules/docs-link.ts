import { starterDocs } from '../site.ts';

/** A link of the starter content, to the configured documentation site where it leads to that of the content. */
export function withDocs<Link extends { url: string }>(link: Link, docs: string): Link {
  const { url } = link;
  return url === starterDocs || url.startsWith(`${starterDocs}/`)
    ? { ...link, url: docs + url.slice(starterDocs.length) }
    : link;
}
