/** The part of packages without types of their own that images are drawn with. */
declare module 'opentype.js/dist/opentype.mjs' {
  type Point = { x: number; y: number };
  export type Command =
    | (Point & { type: 'M' | 'L' })
    | (Point & { type: 'Q'; x1: number; y1: number })
    | (Point & { type: 'C'; x1: number; y1: number; x2: number; y2: number })
    | { type: 'Z' };
  export type Glyph = { index: number; advanceWidth: number; path: { commands: readonly Command[] } };
  export type Font = {
    unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    charToGlyphIndex(character: string): number;
    getKerningValue(left: number, right: number): number;
    variation: {
      getTransform(glyph: Glyph, axes: Record<string, number>): Pick<Glyph, 'path'> & Partial<Glyph>;
    };
  };
  export function parse(bytes: ArrayBufferLike): Font;
}

declare module 'wawoff2/decompress.js' {
  export default function decompress(bytes: Uint8Array): Promise<Uint8Array>;
}
