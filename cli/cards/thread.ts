import { setImmediate as turn } from 'node:timers/promises';
import { Resvg } from '@resvg/resvg-js';
import { type Card, cardSize } from './card.ts';
import { artWordsOf, draw, wordsOf } from './draw.ts';
import { type Lettering, openLettering } from './lettering/lettering.ts';
import { reduceColours } from './png/colours.ts';
import { writePng } from './png/write-png.ts';

/** A drawing thread: opens the typefaces with the first card, then draws what it is handed. */
let lettering: Lettering | null = null;

/** Bytes that no card may exceed. */
const mostBytes = 60_000;
/** Colours a picture is tried in. */
const colours = [256, 128, 64, 32];

/** What became of a card: its picture, or the characters of its words that no font has. */
export type Drawn = { png: Uint8Array } | { missing: string };

export async function drawCard(card: Card): Promise<Drawn> {
  // The drawing library lets go of a picture's 7 MB when the event loop turns, and between waiting cards a thread does not turn it.
  await turn();
  lettering ??= openLettering();
  const missing = await lettering.prepare(wordsOf(card));
  if (missing.length > 0) return { missing: missing.join(' ') };
  // A sign that is missing in a drawing is no loss.
  await lettering.prepare(artWordsOf(card));
  const { width, height } = cardSize;
  // No text is left in the drawing, so that no font of the machine can show in it.
  const rgba = new Resvg(draw({ card, lettering }), {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  }).render().pixels;
  for (const most of colours) {
    const png = writePng(reduceColours({ width, height, rgba, most }));
    if (png.length < mostBytes) return { png };
  }
  throw new Error(`the picture is larger than ${mostBytes} bytes in ${colours.at(-1)} colours`);
}
