import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles the specimens and writes them as static pages.
 *
 * @param {{ root: string, work: string, into: string }} options the project's folder, one for the bundle, one for the pages
 * @returns {Promise<string>} path of the page that lists them
 */
export async function buildGallery({ root, work, into }) {
  // The plugin is TypeScript, which this file is not: `npm run gallery` runs it without the tests' bundler.
  const plugin = join(work, 'words-plugin.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['cli/words/words-plugin.ts'],
    outfile: plugin,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const { wordsPlugin } = await import(pathToFileURL(plugin).href);
  await build({
    absWorkingDir: root,
    plugins: [wordsPlugin(root)],
    entryPoints: ['tests/gallery/gallery.tsx', 'components/styles/base.css'],
    outdir: work,
    entryNames: '[name]',
    assetNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: ['node20.19', 'chrome100', 'safari15.4', 'firefox100'],
    jsx: 'automatic',
    // Old browsers, which are named for the styles, know none: Node.js needs those of JSON files.
    supported: { 'import-attributes': true },
    loader: { '.woff2': 'file' },
  });
  const { writeGallery } = await import(pathToFileURL(join(work, 'gallery.js')).href);
  return writeGallery({ styles: work, into });
}
