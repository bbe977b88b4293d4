import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { reduceColours } from '../../../cli/cards/png/colours.ts';
import { writePng } from '../../../cli/cards/png/write-png.ts';

const rgba = (...colours: (readonly [number, number, number])[]) =>
  Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));
const shown = ({ palette, pixels }: { palette: Uint8Array; pixels: Uint8Array }) =>
  [...pixels].map((place) => [...palette.subarray(place * 3, place * 3 + 3)]);

describe('a picture in few colours', () => {
  it('is the same picture when it has no more', () => {
    const colours = [
      [255, 0, 0],
      [0, 0, 255],
      [255, 0, 0],
      [7, 17, 38],
    ] as const;
    const reduced = reduceColours({ width: 2, height: 2, rgba: rgba(...colours), most: 4 });
    expect(shown(reduced)).toEqual(colours.map((colour) => [...colour]));
    expect(reduced.palette.length).toBe(9);
  });

  it('keeps what fills it and brings shades together', () => {
    const colours = [
      ...Array.from({ length: 96 }, () => [255, 255, 255] as const),
      [10, 10, 10] as const,
      [12, 10, 10] as const,
      [200, 0, 0] as const,
      [202, 0, 0] as const,
    ];
    const reduced = reduceColours({ width: 10, height: 10, rgba: rgba(...colours), most: 3 });
    expect(shown(reduced).slice(94)).toEqual([
      [255, 255, 255],
      [255, 255, 255],
      [11, 10, 10],
      [11, 10, 10],
      [201, 0, 0],
      [201, 0, 0],
    ]);
  });
});

describe('a PNG file', () => {
  it('has its parts in order, and its pixels row by row', () => {
    const file = writePng({
      width: 2,
      height: 2,
      palette: Uint8Array.of(1, 2, 3, 4, 5, 6),
      pixels: Uint8Array.of(0, 1, 1, 0),
    });
    const chunks: [string, Buffer][] = [];
    for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
      chunks.push([file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + file.readUInt32BE(at))]);
    expect(chunks.map(([name]) => name)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    expect([...chunks[0]![1]]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
    expect([...inflateSync(chunks[2]![1])]).toEqual([0, 0, 1, 0, 1, 0]);
  });
});
