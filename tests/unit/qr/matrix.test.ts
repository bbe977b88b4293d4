import jsQR from 'jsqr';
import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { type Matrix, mostBytes, qrMatrix } from '../../../components/qr/matrix.ts';

const rowsOf = ({ size, isDark }: Matrix) =>
  Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => (isDark(x, y) ? '#' : '.')).join(''));

/** What the reference implementation makes of the same bytes, with each mask. */
function references(text: string): string[] {
  const data = [{ data: new TextEncoder().encode(text), mode: 'byte' as const }];
  return ([0, 1, 2, 3, 4, 5, 6, 7] as const).map((maskPattern) => {
    const { modules } = create(data, { errorCorrectionLevel: 'M', maskPattern });
    return rowsOf({ size: modules.size, isDark: (x, y) => Boolean(modules.get(y, x)) }).join('\n');
  });
}

/** What a camera reads: four pixels a module, a quiet zone of four modules. */
function readFrom({ size, isDark }: Matrix): string | undefined {
  const side = (size + 8) * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [column, row] = [(x >> 2) - 4, (y >> 2) - 4];
      if (column >= 0 && row >= 0 && column < size && row < size && isDark(column, row))
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return jsQR(pixels, side, side)?.data;
}

describe('a QR code', () => {
  /** Lengths at both ends of each version, as the standard lists them for medium correction. */
  const capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287];
  const lengths = [1, ...capacities.flatMap((most) => [most, most + 1]), mostBytes];

  it.each(lengths)('of %i bytes is one that another implementation makes', (length) => {
    const text = Array.from({ length }, (_, at) => 'abcdefghij0123456789-_./?=&'[(at * 7 + length) % 27]).join('');
    expect(references(text)).toContain(rowsOf(qrMatrix(text)!).join('\n'));
  });

  it.each([14, 122, mostBytes])('of %i bytes is read by a camera', (length) => {
    const text = 'x'.repeat(length);
    expect(readFrom(qrMatrix(text)!)).toBe(text);
  });

  it('has the smallest version that holds its bytes', () => {
    expect(
      [1, ...capacities, ...capacities.map((most) => most + 1)].map((length) => qrMatrix('x'.repeat(length))!.size),
    ).toEqual([21, ...capacities.map((_, at) => 21 + at * 4), ...capacities.map((_, at) => 25 + at * 4)]);
  });

  it('counts bytes, not characters, and is null when there are too many', () => {
    expect(readFrom(qrMatrix('直播间')!)).toBe('直播间');
    expect(qrMatrix('播'.repeat(mostBytes / 3))).not.toBeNull();
    expect(qrMatrix(`${'播'.repeat(mostBytes / 3)}x`)).toBeNull();
  });
});
