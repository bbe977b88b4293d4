import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Packages whose version shows in a picture. */
const packages = ['@fontsource-variable/inter', '@fontsource-variable/noto-sans-sc', '@resvg/resvg-js', 'opentype.js', 'wawoff2'];

type Given = {
  root: string;
  /** The bundled module that draws. */
  thread: URL;
  /** Hash of the code that draws for pages which have nothing of their own to show. */
  markup: string;
};

/** Hash of all that draws cards: our own code, and the versions of fonts and renderer. */
export async function designOf({ root, thread, markup }: Given): Promise<string> {
  const [code, manifest] = await Promise.all([readFile(thread), readFile(join(root, 'package.json'), 'utf8')]);
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return createHash('sha256').update(code).update(markup).update(JSON.stringify(packages.map((name) => dependencies[name]))).digest('hex').slice(0, 16);
}
