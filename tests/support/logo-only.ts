import sharp from 'sharp';
import { openDraw } from '../../cli/og-images/draw.ts';
import type { OgImage } from '../../cli/og-images/image.ts';

/** The right half of an Open Graph image, where its art is. */
const right = { left: 600, top: 110, width: 600, height: 520 };
/** Mean difference of two images, of 255, up to which they show the same. */
const most = 3;

const bare: Omit<OgImage, 'theme'> = {
  edition: 'zh',
  lang: 'zh-CN',
  brand: '',
  label: null,
  title: '',
  text: null,
  art: null,
};
const themes: readonly OgImage['theme'][] = ['light', 'dark', 'paper'];

const pixelsOf = (png: Uint8Array) => sharp(png).removeAlpha().extract(right).raw().toBuffer();

/** Tells whether an Open Graph image shows nothing but words and the company's mark. */
export async function openLogoOnly(): Promise<(png: Uint8Array) => Promise<boolean>> {
  const draw = openDraw();
  const marks: Buffer[] = [];
  for (const theme of themes) {
    const drawn = await draw({ ...bare, theme });
    if ('png' in drawn) marks.push(await pixelsOf(drawn.png));
  }
  return async (png) => {
    const pixels = await pixelsOf(png);
    return marks.some((mark) => {
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 7) sum += Math.abs(pixels[at]! - mark[at]!);
      return sum / (pixels.length / 7) < most;
    });
  };
}
