import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../sha256.mjs';

/** Packages whose version shows in a picture. */
const packages = ['@fontsource-variable/inter', '@fontsource-variable/noto-sans-sc', '@resvg/resvg-js', 'opentype.js', 'wawoff2'];

type Given = {
  root: string;
  /** Hash of the code that draws. */
  drawing: string;
  /** Hash of the code that draws for pages which have nothing of their own to show. */
  markup: string;
};

/** Hash of all that draws cards: our own code, and the versions of fonts and renderer. */
export function designOf({ root, drawing, markup }: Given): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  return shortHash(JSON.stringify([drawing, markup, packages.map((name) => dependencies[name])]));
}
