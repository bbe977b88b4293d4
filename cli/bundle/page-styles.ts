import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const namespace = 'page-styles';

/**
 * Names the classes of a page's style sheets after the page: `im_lead` for `pages/products/im/page.module.css`, `im-stage_row`
 * for `art/stage.module.css` beside it. The bundler names classes after the file alone and numbers those of files with the same
 * name, so a new page would rename the classes of others.
 */
export function pageStyles({ root }: { root: string }): Plugin {
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => {
        const file = relative(root, resolve(resolveDir, path)).replaceAll(sep, '/');
        const name = sheetName(file);
        // The bundler derives the name from the last part of the path, and reports a missing file.
        return name === null || !existsSync(join(root, file))
          ? null
          : { path: `${file}/${name}.module.css`, namespace };
      });
      onLoad({ filter: /./, namespace }, async ({ path }) => {
        const file = join(root, dirname(path));
        return { contents: await readFile(file), resolveDir: dirname(file), loader: 'local-css' };
      });
    },
  };
}

/** Prefix of the classes of a page's style sheet; null for other sheets. */
export function sheetName(file: string): string | null {
  const page = /^pages\/[^/]+\/([^/]+)\//.exec(file)?.[1];
  if (page === undefined) return null;
  const own = basename(file, '.module.css');
  return own === 'page' ? page : `${page}-${own}`;
}

export function withRealPaths(metafile: Metafile): Metafile {
  const prefix = `${namespace}:`;
  return JSON.parse(JSON.stringify(metafile), (key, value) => {
    if (typeof value === 'string') return value.startsWith(prefix) ? dirname(value.slice(prefix.length)) : value;
    if (key !== 'inputs' || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value as object).map(([path, input]) => [
        path.startsWith(prefix) ? dirname(path.slice(prefix.length)) : path,
        input,
      ]),
    );
  }) as Metafile;
}
