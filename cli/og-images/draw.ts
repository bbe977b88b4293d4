import { setImmediate as turn } from 'node:timers/promises';
import { textIn } from './art.ts';
import type { OgImage } from './image.ts';
import { layOut } from './layout.ts';
import { openOutlines } from './outlines.ts';
import { pngOf } from './png.ts';
import { openRaster } from './raster.ts';

/** A drawn image, or the characters of its words that no font has. */
export type Drawn = { png: Uint8Array } | { missing: string };

export function openDraw(): (image: OgImage) => Promise<Drawn> {
  const outlines = openOutlines();
  const rasterOf = openRaster();
  return async (image) => {
    const { brand, label, title, text, art, theme } = image;
    const missing = await outlines.load([brand, label, title, text, title && '…'].join(''));
    if (missing.length > 0) return { missing: missing.join(' ') };
    // A character that is missing in a drawing is no loss.
    if (art) await outlines.load(textIn(art.svg));
    // Memory of the renderer is freed between turns of the event loop only: without them, 230 images took 1 GB.
    await turn();
    return { png: pngOf(rasterOf({ theme, layers: layOut({ image, outlines }) })) };
  };
}
