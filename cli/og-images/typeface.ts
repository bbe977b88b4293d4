import { readFileSync } from 'node:fs';
import * as modules from 'node:module'; // by name it would clash with what the bundle begins with
import { dirname, join } from 'node:path';
// The module, because Node.js reads a CommonJS file twice: 80 ms of a thread's start. Without the code that compresses fonts.
import { type Font, parse } from 'opentype.js/dist/opentype.mjs';
import decompress from 'wawoff2/decompress.js';

/** A variable typeface of a package, in files by the characters they have. */
export type Typeface = {
  /** Loads the files that have these characters. Rejects when the package is not installed. */
  load(text: string): Promise<void>;
  /** The loaded file that has a character; null when none does. */
  fontOf(character: string): Font | null;
};

export function openTypeface(name: string): Typeface {
  const ranges: { file: string; first: number; last: number }[] = [];
  const files = new Map<string, Promise<Font>>();
  const fonts = new Map<string, Font | null>();

  function readRanges(): void {
    const folder = dirname(modules.createRequire(import.meta.url).resolve(`${name}/package.json`));
    const unicode: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
    const family = name.split('/').at(-1);
    for (const [key, text] of Object.entries(unicode)) {
      const file = join(folder, 'files', `${family}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`);
      // `U+4e00-4eff` or `U+4e00`.
      for (const [, first = '', last = first] of text.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi))
        ranges.push({ file, first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) });
    }
  }

  async function find(character: string): Promise<Font | null> {
    const code = character.codePointAt(0)!;
    for (const { file } of ranges.filter(({ first, last }) => first <= code && code <= last)) {
      if (!files.has(file)) files.set(file, read(file));
      const font = await files.get(file)!;
      if (font.charToGlyphIndex(character) > 0) return font;
    }
    return null;
  }

  return {
    async load(text) {
      if (ranges.length === 0) readRanges();
      for (const character of text) if (!fonts.has(character)) fonts.set(character, await find(character));
    },
    fontOf: (character) => fonts.get(character) ?? null,
  };
}

async function read(file: string): Promise<Font> {
  const bytes = await decompress(readFileSync(file));
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
