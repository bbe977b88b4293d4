import type { Command, Font } from 'opentype.js';
import { openTypeface } from './typeface.ts';

/** How a text is set. */
export type Setting = { size: number; weight: number /** Space added between letters, in ems. */; spacing?: number };

/** Turns texts into outlines, in fonts that come with packages: what it draws is the same on every machine. */
export type Lettering = {
  /** Loads what the texts need; answers the characters that no font has. Rejects when a font's package is missing. */
  prepare(texts: Iterable<string>): Promise<string[]>;
  /** Width of a prepared text in pixels. */
  width(text: string, setting: Setting): number;
  /** Path data of a prepared text that starts at `x` on the baseline `y`. */
  outline(text: string, setting: Setting & { x: number; y: number }): string;
};

/** Marks that Chinese sets on a square of their own and Latin does not. */
const chineseMarks = /[\u2014\u2018-\u201d\u2026\u00b7]/;
const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Opens the two typefaces of the site. */
export function openLettering(): Lettering {
  const inter = openTypeface({
    name: '@fontsource-variable/inter',
    file: (slice) => `inter-${slice}-wght-normal.woff2`,
  });
  const noto = openTypeface({
    name: '@fontsource-variable/noto-sans-sc',
    file: (slice) => `noto-sans-sc-${slice}-wght-normal.woff2`,
  });
  const fonts = new Map<string, Font | null>();
  const keyOf = (character: string, inChinese: boolean) =>
    inChinese && chineseMarks.test(character) ? `zh${character}` : character;

  async function find(character: string, inChinese: boolean): Promise<Font | null> {
    const latinFirst = !chinese.test(character) && !(inChinese && chineseMarks.test(character));
    const [first, second] = latinFirst ? [inter, noto] : [noto, inter];
    return (await first.fontOf(character)) ?? (await second.fontOf(character));
  }

  /** Stretches of a text that one font sets. */
  function runs(text: string): { font: Font; text: string }[] {
    const inChinese = chinese.test(text);
    const found: { font: Font; text: string }[] = [];
    for (const character of text) {
      const font = fonts.get(keyOf(character, inChinese));
      if (!font) continue;
      const last = found.at(-1);
      if (last?.font === font) last.text += character;
      else found.push({ font, text: character });
    }
    return found;
  }

  const outlines = new Map<Font, Map<string, Outline>>();
  function outlineOf({ font, character, weight }: { font: Font; character: string; weight: number }): Outline {
    const own = outlines.get(font) ?? new Map<string, Outline>();
    outlines.set(font, own);
    const key = `${character}${weight}`;
    const known = own.get(key);
    if (known) return known;
    const glyph = font.charToGlyph(character);
    const { path, advanceWidth } = font.variation.getTransform(glyph, { wght: weight });
    const found = { commands: path.commands, advance: advanceWidth ?? glyph.advanceWidth, index: glyph.index };
    own.set(key, found);
    return found;
  }

  /** Every letter with its place on the line; answers where the next one would stand. */
  function walk(
    text: string,
    { size, weight, spacing = 0 }: Setting,
    visit?: (letter: { outline: Outline; x: number; scale: number }) => void,
  ): number {
    let x = 0;
    for (const run of runs(text)) {
      const scale = size / run.font.unitsPerEm;
      let last: Outline | null = null;
      for (const character of run.text) {
        const outline = outlineOf({ font: run.font, character, weight });
        if (last) x += run.font.getKerningValue(last.index, outline.index) * scale + spacing * size;
        visit?.({ outline, x, scale });
        x += outline.advance * scale;
        last = outline;
      }
    }
    return x;
  }

  return {
    async prepare(texts) {
      const missing = new Set<string>();
      for (const text of texts) {
        const inChinese = chinese.test(text);
        for (const character of text) {
          const key = keyOf(character, inChinese);
          if (!fonts.has(key)) fonts.set(key, await find(character, inChinese));
          if (fonts.get(key) === null) missing.add(character);
        }
      }
      return [...missing];
    },
    width: (text, setting) => walk(text, setting),
    outline(text, { x, y, ...setting }) {
      let data = '';
      walk(text, setting, (letter) => (data += pathData({ ...letter, x: x + letter.x, y })));
      return data;
    },
  };
}

type Outline = { commands: readonly Command[]; advance: number; index: number };

/** Path data of a letter; a tenth of a pixel is finer than a picture shows. */
function pathData({ outline, x, y, scale }: { outline: Outline; x: number; y: number; scale: number }): string {
  const at = (dx: number, dy: number) =>
    `${Math.round((x + dx * scale) * 10) / 10} ${Math.round((y - dy * scale) * 10) / 10}`;
  return outline.commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const end = at(command.x, command.y);
      if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${end}`;
      if (command.type === 'C') return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${end}`;
      return `${command.type}${end}`;
    })
    .join('');
}
