import type { OgImages } from '../../og-images/og-images.ts';
import { imagePath, nameImage } from '../../og-images/name-image.ts';
import { openDrawing } from '../../og-images/open-drawing.ts';
import type { OgImage } from '../../og-images/image.ts';
import { readStyles } from '../../og-images/styles.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import type { Program } from '../../environment.ts';

/** Open Graph images that are drawn when a browser requests them. */
export type ImagesOnRequest = Pick<OgImages, 'name' | 'keep'> & {
  /** Draws the image at a path below the document root; null when no page has named it. */
  draw(path: string): Promise<Uint8Array | null>;
};

export function openImagesOnRequest({ site, program }: { site: PageConfig; program: Program }): ImagesOnRequest {
  const images = new Map<string, OgImage>();
  return {
    name({ draft, css }) {
      if (draft === null) return null;
      const named = nameImage({ draft, styles: readStyles(css()), drawing: program.drawing, site });
      images.set(imagePath(named.name), named.image);
      return named;
    },
    keep: async () => false,
    async draw(path) {
      const image = images.get(path);
      if (image === undefined) return null;
      const drawing = openDrawing({ program, site });
      const { png } = await drawing.draw(image);
      await drawing.close();
      return png;
    },
  };
}
