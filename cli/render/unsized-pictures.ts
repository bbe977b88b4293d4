import { Parser } from 'htmlparser2';
import { isMediaAddress } from '../define/media-address.ts';

/**
 * Addresses of pictures in HTML without `width` and `height`, found with the parser that `sanitize` uses. The HTML is untrusted: an address
 * is requested only for its size, and only if it is on a configured host.
 */
export function unsizedPictures({ html, mediaHosts }: { html: string; mediaHosts: readonly string[] }): string[] {
  // Most content has no pictures, and parsing takes longer than this.
  if (!/<img\b/i.test(html)) return [];
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(name, { src, width, height }) {
      if (name !== 'img' || src === undefined || (width !== undefined && height !== undefined)) return;
      if (isMediaAddress(src, mediaHosts)) found.add(src);
    },
  });
  parser.end(html);
  return [...found];
}
