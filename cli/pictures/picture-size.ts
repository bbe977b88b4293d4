import { readSvg } from '../embedded-api/svg.ts';
import { pictureRecipe } from '../define/picture-recipe.ts';

export type PictureSize = { width: number; height: number };

/** What is known of the bytes of a local picture. */
export type PictureMeasures = {
  /** The upright size of its pixels: cameras store turned photographs with a note (EXIF). */
  original: PictureSize;
  /** The size that it is shown with, at most as wide as the recipe says. */
  shown: PictureSize;
  /** The format by its bytes, as sharp names it. */
  format: string;
  isAnimated: boolean;
};

/** Measures a picture. Rejects when it is none. */
export async function measurePicture({ bytes, name }: { bytes: Buffer; name: string }): Promise<PictureMeasures> {
  if (/\.svg$/i.test(name)) {
    const drawing = readSvg(bytes.toString());
    if ('error' in drawing) throw new Error(drawing.error);
    return { original: drawing.size, shown: drawing.size, format: 'svg', isAnimated: false };
  }
  const { default: sharp } = await import('sharp');
  const { autoOrient, format, pages = 1 } = await sharp(bytes).metadata();
  const isAnimated = format === 'gif' || pages > 1;
  // Animations are served unchanged.
  return { original: autoOrient, shown: isAnimated ? autoOrient : shownSize(autoOrient), format, isAnimated };
}

function shownSize({ width, height }: PictureSize): PictureSize {
  const widest = pictureRecipe.fallback.width;
  if (width <= widest) return { width, height };
  return { width: widest, height: Math.max(1, Math.round((height * widest) / width)) };
}
