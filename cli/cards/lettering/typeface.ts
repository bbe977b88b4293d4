import { readFileSync } from 'node:fs';
import * as modules from 'node:module'; // by name it would clash with what the bundle begins with
import { dirname, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import { decompress } from 'wawoff2';

/** A variable typeface of a package, cut into slices by the characters they hold; each is decoded when a text first needs it. */
export type Typeface = {
  /** The slice that has a character, null when none does. */
  fontOf(character: string): Promise<Font | null>;
};

/** A typeface of a package. Asking it for a character throws when the package is not installed. */
export function openTypeface({ name, file }: { name: string; file: (slice: string) => string }): Typeface {
  let found: Slices | null = null;
  const open = new Map<string, Promise<Font>>();
  const load = ({ folder }: Slices, slice: string) => {
    const font = open.get(slice) ?? read(join(folder, 'files', file(slice)));
    open.set(slice, font);
    return font;
  };
  return {
    async fontOf(character) {
      const code = character.codePointAt(0)!;
      found ??= slicesOf(name);
      for (const { slice, first, last } of found.ranges) {
        if (code < first || code > last) continue;
        const font = await load(found, slice);
        if (font.charToGlyphIndex(character) > 0) return font;
      }
      return null;
    },
  };
}

type Slices = { folder: string; ranges: { slice: string; first: number; last: number }[] };

/** Which characters each file of a package has, as it says itself. */
function slicesOf(name: string): Slices {
  const folder = dirname(modules.createRequire(import.meta.url).resolve(`${name}/package.json`));
  const texts = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const ranges = Object.entries(texts).flatMap(([key, text]) =>
    text.split(',').map((range) => ({ slice: key.replace(/[[\]]/g, ''), ...bounds(range) })),
  );
  return { folder, ranges };
}

/** `U+4e00-4eff` or `U+4e00` as numbers. */
function bounds(range: string): { first: number; last: number } {
  const [first = '', last = first] = range.trim().slice(2).split('-');
  return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
}

async function read(path: string): Promise<Font> {
  const bytes = await decompress(readFileSync(path));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
