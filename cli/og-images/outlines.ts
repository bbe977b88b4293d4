import type { Command, Font } from 'opentype.js/dist/opentype.mjs';
import { openTypeface } from './typeface.ts';

/** How a text is set; `spacing` is added between letters, in ems. */
export type TextStyle = { size: number; weight: number; spacing?: number };

/**
 * Turns texts into outlines, in fonts of packages: the same on every machine. The renderer (resvg 0.45) supports only one weight of a
 * variable font, and needs whole font files.
 */
export type Outlines = {
  /** Loads the fonts of these characters, and returns the characters that no font has. */
  load(text: string): Promise<string[]>;
  /** Width of a loaded text in pixels. */
  width(text: string, style: TextStyle): number;
  /** Path data of a loaded text that begins at `x` on the baseline `y`. */
  path(text: string, style: TextStyle & { x: number; y: number }): string;
};

/** Marks that are as wide as high in Chinese text, and narrow in Latin text. */
const chineseMarks = /[\u2014\u2018-\u201d\u2026\u00b7]/;
const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

type Glyph = { font: Font; index: number; advance: number; commands: readonly Command[] };

export function openOutlines(): Outlines {
  const latinFace = openTypeface('@fontsource-variable/inter');
  const chineseFace = openTypeface('@fontsource-variable/noto-sans-sc');
  const glyphs = new Map<string, Glyph | null>();

  function makeGlyph({
    character,
    chineseFirst,
    weight,
  }: {
    character: string;
    chineseFirst: boolean;
    weight: number;
  }) {
    const faces = chineseFirst ? [chineseFace, latinFace] : [latinFace, chineseFace];
    const font = faces[0]!.fontOf(character) ?? faces[1]!.fontOf(character);
    if (font === null) return null;
    const glyph = font.charToGlyph(character);
    const { path, advanceWidth } = font.variation.getTransform(glyph, { wght: weight });
    return { font, index: glyph.index, advance: advanceWidth ?? glyph.advanceWidth, commands: path.commands };
  }

  /** Each letter with its place on the line, and where the next one would begin. */
  function set(text: string, { size, weight, spacing = 0 }: TextStyle) {
    const inChinese = chinese.test(text);
    const letters: { glyph: Glyph; x: number; scale: number }[] = [];
    let width = 0;
    for (const character of text) {
      const chineseFirst = chinese.test(character) || (inChinese && chineseMarks.test(character));
      const key = `${character}${chineseFirst}${weight}`;
      const glyph = glyphs.get(key) ?? makeGlyph({ character, chineseFirst, weight });
      glyphs.set(key, glyph);
      if (glyph === null) continue;
      const scale = size / glyph.font.unitsPerEm;
      const last = letters.at(-1)?.glyph;
      if (last?.font === glyph.font)
        width += glyph.font.getKerningValue(last.index, glyph.index) * scale + spacing * size;
      letters.push({ glyph, x: width, scale });
      width += glyph.advance * scale;
    }
    return { letters, width };
  }

  return {
    async load(text) {
      // One after the other: wawoff2 returns a view of its memory, which another call overwrites.
      await latinFace.load(text);
      await chineseFace.load(text);
      return [...new Set(text)].filter((one) => latinFace.fontOf(one) === null && chineseFace.fontOf(one) === null);
    },
    width: (text, style) => set(text, style).width,
    path: (text, { x, y, ...style }) =>
      set(text, style)
        .letters.map((letter) => pathData({ ...letter, x: x + letter.x, y }))
        .join(''),
  };
}

/** Path data of a letter; a tenth of a pixel is finer than an image shows. */
function pathData({ glyph, x, y, scale }: { glyph: Glyph; x: number; y: number; scale: number }): string {
  const at = (dx: number, dy: number) =>
    `${Math.round((x + dx * scale) * 10) / 10} ${Math.round((y - dy * scale) * 10) / 10}`;
  return glyph.commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const end = at(command.x, command.y);
      if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${end}`;
      if (command.type === 'C') return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${end}`;
      return `${command.type}${end}`;
    })
    .join('');
}
