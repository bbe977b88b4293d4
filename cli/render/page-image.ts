import { pageImage } from '../define/page-image.ts';
import { scriptJson } from '../lib/escape.ts';

const unset = `"image":${scriptJson(pageImage)},`;

/** Puts the address of a page's Open Graph image into its JSON-LD; without one, the JSON-LD names no image. */
export function withPageImage({ head, image }: { head: string; image: string | null }): string {
  return head.replaceAll(unset, () => (image === null ? '' : `"image":${scriptJson(image)},`));
}
