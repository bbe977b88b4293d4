import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { textIn } from './art.ts';
import { imageSize, type OgImage } from './image.ts';
import { layOut } from './layout.ts';
import { openOutlines } from './outlines.ts';

/** Bytes that no image may exceed. */
const mostBytes = 60_000;
/** Numbers of colours to try. */
const colours = [256, 128, 64, 32];
/** A quality of 100 takes twice as long and a third more bytes, and looks the same: these are flat drawings. */
const quality = 90;

/** A drawn image, or the characters of its words that no font has. */
export type Drawn = { png: Uint8Array } | { missing: string };

export function openDraw(): (image: OgImage) => Promise<Drawn> {
  const outlines = openOutlines();
  return async (image) => {
    const { brand, label, title, text, art } = image;
    const missing = await outlines.load([brand, label, title, text, title && '…'].join(''));
    if (missing.length > 0) return { missing: missing.join(' ') };
    // A character that is missing in a drawing is no loss.
    if (art) await outlines.load(textIn(art.svg));
    const svg = layOut({ image, outlines });
    // There is no text in it, so no font of this machine can show.
    const { pixels } = new Resvg(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: imageSize.width },
    }).render();
    for (const most of colours) {
      const png = await sharp(pixels, { raw: { ...imageSize, channels: 4 } })
        .png({ palette: true, colours: most, quality, effort: 1, dither: 0 })
        .toBuffer();
      if (png.length < mostBytes) return { png };
    }
    throw new Error(`the image is larger than ${mostBytes} bytes in ${colours.at(-1)} colours`);
  };
}
