import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { pictureAddress, pictureName } from '../define/content-picture.ts';
import { pictureProblem } from '../embedded-api/picture-format.ts';
import { contentBounds } from '../lib/content-bounds.ts';
import { messageOf } from '../lib/failure.ts';
import { nearest } from '../lib/nearest.mjs';
import { readRegularFile } from '../lib/read-regular-file.ts';
import { sha256 } from '../lib/sha256.mjs';
import { measurePicture } from './picture-size.ts';

/** Whether a source of a page or a component is a picture. */
export const isPagePicture = (file: string) => /^(?:pages|components)\//.test(file) && pictureName.test(basename(file));

const imported = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Lets code import pictures beside it: `import room from './room.jpg'` is a `PagePicture`. Styles name pictures as before. */
export function picturePlugin(): Plugin {
  return {
    name: 'pictures',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: imported }, ({ path, resolveDir, kind }) => {
        if (kind !== 'import-statement' || !path.startsWith('.')) return undefined;
        const file = resolve(resolveDir, path);
        return existsSync(file) ? { path: file } : { errors: [{ text: missing(file, path) }] };
      });
      onLoad({ filter: imported }, async ({ path }) => {
        const name = basename(path);
        const { bytes, ...read } = readRegularFile({ file: path, most: contentBounds.picture });
        const refuse = (why: string) => ({ errors: [{ text: `${name} cannot be shown: ${why}` }] });
        if (bytes === null) return refuse('why' in read ? read.why : 'it cannot be read');
        const problem = pictureProblem({ name, bytes });
        if (problem?.shown === false) return refuse(problem.why);
        try {
          const { shown } = await measurePicture({ bytes, name });
          const picture = { address: pictureAddress({ name, hash: sha256(bytes) }), ...shown };
          return { contents: `export default ${JSON.stringify(picture)}`, loader: 'js' };
        } catch (failure) {
          return refuse(messageOf(failure));
        }
      });
    },
  };
}

function missing(file: string, path: string): string {
  const folder = dirname(file);
  const pictures = existsSync(folder) ? readdirSync(folder).filter((name) => pictureName.test(name)) : [];
  const near = nearest(basename(file), pictures);
  return `there is no picture ${path}; ${near.length === 0 ? 'its folder has none' : `nearest: ${near.join(', ')}`}`;
}
