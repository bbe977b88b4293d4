/** The part of packages without types of their own that cards are drawn with. */
declare module 'opentype.js' {
  export type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  export type Glyph = { index: number; advanceWidth: number; path: { commands: readonly Command[] } };
  export type Font = {
    unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    charToGlyphIndex(character: string): number;
    getKerningValue(left: number, right: number): number;
    variation: {
      getTransform(glyph: Glyph, axes: Record<string, number>): { path: Glyph['path']; advanceWidth?: number };
    };
  };
  const opentype: { parse(bytes: ArrayBufferLike): Font };
  export default opentype;
}

declare module 'wawoff2' {
  export function decompress(bytes: Uint8Array): Promise<Uint8Array>;
}
