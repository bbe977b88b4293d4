import { isMediaAddress } from '../../config/rules/media-address.ts';

/** A tag ends at the next `<` too: without that, the time for unclosed tags would grow with their square. */
const pictureTag = /<img\b[^<>]*>/gi;

/**
 * Addresses of the pictures in a piece of HTML that do not say their size. The HTML may be hostile: an address found here
 * is requested only for its size, and only when it is on a configured host.
 */
export function unsizedPictures({ html, mediaHosts }: { html: string; mediaHosts: readonly string[] }): string[] {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(pictureTag)) {
    const { src, width, height } = attributesOf(tag);
    if (src === undefined || (width !== undefined && height !== undefined)) continue;
    if (isMediaAddress(src, mediaHosts)) found.add(src);
  }
  return [...found];
}

function attributesOf(tag: string): Partial<Record<string, string>> {
  const pairs = [...tag.matchAll(/\s(src|width|height)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)];
  return Object.fromEntries(
    pairs.map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
    ]),
  );
}
