/** A picture in a few colours: each pixel is a place in the palette of red, green and blue. */
export type Indexed = { width: number; height: number; palette: Uint8Array; pixels: Uint8Array };

type ReduceColoursOptions = {
  width: number;
  height: number /** Opaque, four bytes a pixel. */;
  rgba: Uint8Array;
  most: number;
};

/**
 * Draws a picture in at most `most` colours. Flat art has few colours and many shades between them: the colours are parted where they
 * differ most, by how many pixels have them, so that what fills much of the picture stays as it is.
 */
export function reduceColours({ width, height, rgba, most }: ReduceColoursOptions): Indexed {
  const { colours, counts, places } = histogram(rgba);
  const order = Uint32Array.from(colours.keys());
  const boxes = [boxOf({ colours, counts, order, from: 0, to: order.length })];
  while (boxes.length < most) {
    const widest = boxes.reduce((best, box, index) => (box.error > boxes[best]!.error ? index : best), 0);
    const box = boxes[widest]!;
    if (box.error === 0) break;
    const middle = part({ colours, order, box });
    boxes[widest] = boxOf({ colours, counts, order, from: box.from, to: middle });
    boxes.push(boxOf({ colours, counts, order, from: middle, to: box.to }));
  }

  const palette = new Uint8Array(boxes.length * 3);
  const nearest = new Uint8Array(colours.length);
  boxes.forEach(({ from, to, mean }, index) => {
    palette.set(mean.map(Math.round), index * 3);
    for (let at = from; at < to; at++) nearest[order[at]!] = index;
  });
  const pixels = new Uint8Array(places.length);
  for (let at = 0; at < places.length; at++) pixels[at] = nearest[places[at]!]!;
  return { width, height, palette, pixels };
}

/** Every colour once, as one number, with the pixels that have it. */
function histogram(rgba: Uint8Array): { colours: Uint32Array; counts: Uint32Array; places: Uint32Array } {
  const places = new Uint32Array(rgba.length / 4);
  const known = new Map<number, number>();
  const colours: number[] = [];
  const counts: number[] = [];
  let last = -1;
  let place = 0;
  for (let at = 0; at < places.length; at++) {
    const colour = (rgba[at * 4]! << 16) | (rgba[at * 4 + 1]! << 8) | rgba[at * 4 + 2]!;
    if (colour !== last) {
      const found = known.get(colour);
      place = found ?? colours.length;
      if (found === undefined) {
        known.set(colour, place);
        colours.push(colour);
        counts.push(0);
      }
      last = colour;
    }
    counts[place]!++;
    places[at] = place;
  }
  return { colours: Uint32Array.from(colours), counts: Uint32Array.from(counts), places };
}

/** Colours that are replaced by one: `error` is how badly, and `shift` the channel in which they differ most. */
type Box = { from: number; to: number; mean: [number, number, number]; error: number; shift: number };
type Lists = { colours: Uint32Array; counts: Uint32Array; order: Uint32Array };

function boxOf({ colours, counts, order, from, to }: Lists & { from: number; to: number }): Box {
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  let weight = 0;
  for (let at = from; at < to; at++) {
    const colour = colours[order[at]!]!;
    const count = counts[order[at]!]!;
    weight += count;
    for (let channel = 0; channel < 3; channel++) {
      const value = (colour >> (16 - channel * 8)) & 255;
      sums[channel]! += value * count;
      squares[channel]! += value * value * count;
    }
  }
  const errors = sums.map((sum, channel) => squares[channel]! - (sum * sum) / weight);
  const channel = errors.indexOf(Math.max(...errors));
  // One colour has no error, save for what rounding leaves.
  return {
    from,
    to,
    mean: sums.map((sum) => sum / weight) as Box['mean'],
    error: to - from === 1 ? 0 : errors[channel]!,
    shift: 16 - channel * 8,
  };
}

/** Puts the colours of a box below its mean before those above it, and answers where these begin. */
function part({ colours, order, box }: Pick<Lists, 'colours' | 'order'> & { box: Box }): number {
  const mean = box.mean[(16 - box.shift) / 8]!;
  let low = box.from;
  let high = box.to - 1;
  while (low <= high) {
    if (((colours[order[low]!]! >> box.shift) & 255) <= mean) low++;
    else {
      [order[low], order[high]] = [order[high]!, order[low]!];
      high--;
    }
  }
  // The mean of equal values may round above or below them all.
  return Math.min(Math.max(low, box.from + 1), box.to - 1);
}
