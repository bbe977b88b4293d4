import { join, relative } from 'node:path';
import { remember } from './remember.mjs';
import { ownSources } from './own-sources.mjs';

/**
 * Packages that read files of their own beside them. All others are bundled: a file for each module makes a start cost more than the
 * work of an unchanged build.
 */
const external = ['esbuild', 'tinypool', '@resvg/resvg-js', 'opentype.js', 'wawoff2', 'html-validate'];

/**
 * Bundles the CLI and its render thread. Commands are imported when called, so each is a file of its own.
 *
 * `engine` is a hash of all code that makes pages and of the package versions: what other code made is not reused.
 *
 * @param {{ root: string, lock: string }} from the project's folder, and the hash of its lock file
 * @returns {Promise<{ entry: string, engine: string }>}
 */
export async function bundleCli({ root, lock }) {
  const { path, hash } = await remember({
    root,
    folder: join(root, '.cache', 'cli'),
    key: lock,
    make: async () => {
      const { build } = await import('esbuild');
      const outdir = join(root, 'out');
      const { outputFiles, metafile } = await build({
        absWorkingDir: root,
        entryPoints: { main: 'cli/main.ts', thread: 'cli/render/thread.ts', 'card-thread': 'cli/cards/thread.ts' },
        outdir,
        outExtension: { '.js': '.mjs' },
        bundle: true,
        splitting: true,
        external,
        // Packages written as CommonJS ask for Node's own modules by `require`.
        banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
        define: { 'process.env.NODE_ENV': '"production"' },
        format: 'esm',
        platform: 'node',
        target: 'node20.19',
        jsx: 'automatic',
        metafile: true,
        write: false,
        logLevel: 'warning',
      });
      const files = new Map(outputFiles.map((file) => [relative(outdir, file.path), file.contents]));
      // How it is bundled counts too.
      return { files, inputs: [...ownSources(metafile), 'cli/bundle/cli-bundle.mjs'], facts: {} };
    },
  });
  return { entry: join(path, 'main.mjs'), engine: hash };
}
