import { isMediaAddress } from '../../config/rules/media-address.ts';

/** Stops at `<` too, which avoids quadratic time for unclosed tags. */
const pictureTag = /<img\b[^<>]*>/gi;

/**
 * Addresses of pictures in HTML without `width` and `height`. The HTML is untrusted: an address is requested only for its size, and only if
 * it is on a configured host.
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
