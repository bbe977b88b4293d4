import { Resvg } from '@resvg/resvg-js';
import { background, themes } from './background.ts';
import { imageSize, type OgImage } from './image.ts';
import type { Layer } from './layout.ts';

/** The pixels of an image as a PNG has them: rows of red, green and blue, each after the number of its filter, which is 0 for none. */
export type Rows = Uint8Array;

const rowLength = 1 + 3 * imageSize.width;

/** Draws layers on the background of a theme, which is drawn once: it takes longer than the layers. The next image overwrites the rows. */
export function openRaster(): (image: { theme: OgImage['theme']; layers: readonly Layer[] }) => Rows {
  const grounds = new Map<OgImage['theme'], Rows>();
  // One for all images: the pages of new memory take as long as what is drawn on them.
  const rows = emptyRows();
  const groundOf = (theme: OgImage['theme']) => {
    const ground = emptyRows();
    lay({ x: 0, y: 0, ...imageSize, svg: background(themes[theme]) }, ground);
    return ground;
  };
  return ({ theme, layers }) => {
    const ground = grounds.get(theme) ?? groundOf(theme);
    grounds.set(theme, ground);
    rows.set(ground);
    for (const layer of layers) lay(layer, rows);
    return rows;
  };
}

const emptyRows = () => new Uint8Array(rowLength * imageSize.height);

/** Blends a layer into rows. Integers, so that all machines get the same pixels. */
function lay({ x, y, width, height, svg }: Layer, rows: Rows): void {
  // There is no text in it, so no font of this machine can show.
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  let from = 0;
  for (let row = y; row < y + height; row++) {
    let to = row * rowLength + 1 + 3 * x;
    for (const end = to + 3 * width; to < end; to += 3, from += 4) {
      const opacity = pixels[from + 3]!;
      if (opacity === 0) continue;
      // Colours are multiplied by their opacity already.
      const through = 255 - opacity;
      rows[to] = pixels[from]! + div255(rows[to]! * through);
      rows[to + 1] = pixels[from + 1]! + div255(rows[to + 1]! * through);
      rows[to + 2] = pixels[from + 2]! + div255(rows[to + 2]! * through);
    }
  }
}

/** A product of two bytes as a part of the greatest byte, rounded. */
const div255 = (product: number) => ((product + 128) * 257) >> 16;
