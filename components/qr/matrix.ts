/**
 * QR codes of bytes with medium error correction, as ISO/IEC 18004 has them. Written for the browser, where a page's script has
 * 6 kB; the build uses the same one.
 */

/** Of each version from 1: bytes for correction in a block, and blocks. */
const blockTable = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
] as const;

/** Most bytes of a text that a code may hold: larger ones are too fine for a camera before a screen. */
export const mostBytes = 300;

export type Matrix = {
  /** Modules on a side. */
  size: number;
  isDark: (x: number, y: number) => boolean;
};

/** The code of a text; null for one that is too long. */
export function qrMatrix(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + blockTable.findIndex((_, at) => dataBytes(at + 1) * 8 >= headBits(at + 1) + bytes.length * 8);
  if (version === 0 || bytes.length > mostBytes) return null;
  const codewords = withCorrection(dataOf(bytes, version), version);
  const best = masks
    .map((_, mask) => draw({ version, codewords, mask }))
    .reduce((one, other) => (penalty(other) < penalty(one) ? other : one));
  return { size: best.length, isDark: (x, y) => best[y]![x] === 1 };
}

/** Path data of the dark modules, one unit each. */
export function matrixPath({ size, isDark }: Matrix): string {
  let d = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (x + 1 < size && isDark(x + 1, y)) x++;
      d += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  }
  return d;
}

const sizeOf = (version: number) => version * 4 + 17;
const headBits = (version: number) => (version < 10 ? 12 : 20);

/** Centres of the alignment patterns on both axes. None below version 2, three from 7 on. */
function centresOf(version: number): number[] {
  if (version === 1) return [];
  const last = sizeOf(version) - 7;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** Modules for data and correction, in bytes: what is left of the square. */
function codewordsOf(version: number): number {
  const centres = centresOf(version).length;
  const alignment = centres === 0 ? 0 : (centres ** 2 - 3) * 25 - (centres - 2) * 10;
  const fixed = 3 * 64 + 2 * (sizeOf(version) - 16) + 31 + alignment + (version < 7 ? 0 : 36);
  return Math.floor((sizeOf(version) ** 2 - fixed) / 8);
}

function dataBytes(version: number): number {
  const [correction, blocks] = blockTable[version - 1]!;
  return codewordsOf(version) - correction * blocks;
}

/** Mode, length and bytes, filled up with the bytes that the standard names. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const length = version < 10 ? 8 : 16;
  const bits = [4, bytes.length, ...bytes, 0]
    .map((value, at) => value.toString(2).padStart(at === 0 ? 4 : at === 1 ? length : 8, '0'))
    .join('');
  // The terminator and the zeros up to a whole byte are the zeros of the last value.
  const data = bits
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2))
    .slice(0, dataBytes(version));
  for (let fill = 0xec; data.length < dataBytes(version); fill ^= 0xfd) data.push(fill);
  return data;
}

/** Powers of 2 in the field of 256 elements, and their logarithms. */
const powers: number[] = [];
const logarithms: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = (value << 1) ^ (value > 127 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? powers[(logarithms[a]! + logarithms[b]!) % 255]! : 0);

/** The remainder of a block by the generator polynomial of the degree. */
function correctionOf(block: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let at = 0; at < degree; at++)
    generator = [...generator, 0].map((value, index) => value ^ times(generator[index - 1] ?? 0, powers[at]!));
  const rest = [...block, ...Array<number>(degree).fill(0)];
  block.forEach((_, at) => {
    const factor = rest[at]!;
    generator.forEach((value, index) => (rest[at + index]! ^= times(value, factor)));
  });
  return rest.slice(block.length);
}

/** Blocks and their corrections, interleaved byte by byte. The last blocks are one byte longer where it does not divide evenly. */
function withCorrection(data: readonly number[], version: number): number[] {
  const [degree, count] = blockTable[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = count - (data.length % count);
  const startOf = (at: number) => at * short + Math.max(0, at - longer);
  const blocks = Array.from({ length: count }, (_, at) => data.slice(startOf(at), startOf(at + 1)));
  const corrections = blocks.map((block) => correctionOf(block, degree));
  const interleaved = (rows: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat();
  return [...interleaved(blocks, short + 1), ...interleaved(corrections, degree)];
}

/** Modules to invert, by mask number. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = (0 | 1 | undefined)[][];
type DrawOptions = { version: number; codewords: readonly number[]; mask: number };

function draw({ version, codewords, mask }: DrawOptions): Grid {
  const size = sizeOf(version);
  const grid: Grid = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean | number) => {
    if (grid[y] && x >= 0 && x < size) grid[y][x] = dark ? 1 : 0;
  };
  /** Squares in each other around a centre, dark at some distances from it. */
  const rings = (cx: number, cy: number, dark: readonly number[], most: number) => {
    for (let y = -most; y <= most; y++)
      for (let x = -most; x <= most; x++) set(cx + x, cy + y, dark.includes(Math.max(Math.abs(x), Math.abs(y))));
  };

  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const centres = centresOf(version);
  const last = centres.at(-1);
  for (const y of centres)
    for (const x of centres)
      if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6))) rings(x, y, [0, 2], 2);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, [0, 1, 3], 4);

  // Format: level M (0) and mask, twice.
  const format = remainder(mask, 10, 0x537) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const bit = (format >> at) & 1;
    set(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, bit);
    set(at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, 8, bit);
  }
  set(8, size - 8, 1);
  if (version > 6)
    for (let at = 0; at < 18; at++) {
      const bit = (remainder(version, 12, 0x1f25) >> at) & 1;
      const [a, b] = [Math.floor(at / 3), size - 11 + (at % 3)];
      set(a, b, bit);
      set(b, a, bit);
    }

  // Data: two columns at a time from the right, up and down in turn, around the upright timing column.
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== undefined) continue;
        const dark = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        set(x, y, (dark === 1) !== masks[mask]!(x, y));
        bit++;
      }
    }
  }
  return grid;
}

/** A value and its remainder by a polynomial, as format and version are written. */
function remainder(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let at = 0; at < bits; at++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

/** How hard a grid is to read: runs of five modules or more, and squares of four, of one colour. */
function penalty(grid: Grid): number {
  let points = 0;
  for (const rows of [grid, grid.map((_, x) => grid.map((row) => row[x]))])
    for (const row of rows) for (const [{ length }] of row.join('').matchAll(/(.)\1{4,}/g)) points += length - 2;
  grid.forEach((row, y) =>
    row.forEach((value, x) => {
      if (value === row[x + 1] && value === grid[y + 1]?.[x] && value === grid[y + 1]?.[x + 1]) points += 3;
    }),
  );
  return points;
}
