import sharp from 'sharp';
import { expect, it } from 'vitest';
import { measurePicture } from '../../../cli/pictures/picture-size.ts';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();

it.each([
  [4000, 3000, 1600, 1200],
  [1600, 900, 1600, 900],
  [640, 480, 640, 480],
  [8000, 2, 1600, 1],
])('a photograph of %d × %d is shown as %d × %d at most', async (width, height, ...shown) => {
  const measures = await measurePicture({ bytes: await photograph(width, height), name: 'photograph.jpg' });
  expect([measures.original, measures.shown]).toMatchObject([
    { width, height },
    { width: shown[0], height: shown[1] },
  ]);
});
