import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sha256 } from '../lib/sha256.mjs';
import { build, nodeModules } from './build.mjs';
import { ownSources, reachedFrom } from './own-sources.mjs';
import { remember } from './remember.mjs';

/** Packages that read their own files at run time. All others are bundled, because loading their files would slow down the start. */
export const externalPackages = ['esbuild', '@resvg/resvg-js', 'opentype.js', 'wawoff2', 'html-validate'];

/** Packages for options of the minifier that frames do not use: scripts, styles and addresses are not minified there. */
const unusedPackages = ['terser', 'clean-css', 'relateurl'];

/** Entry points: the program, the tasks of its threads, and the definition of the site. Bundled together, they share packages. */
const entries = { main: 'cli/main.ts', tasks: 'cli/tasks.ts', definition: 'config/index.ts' };
/** Entry points of code whose results are cached. The cache keys contain a hash of all sources that they import. */
const kept = {
  /** Bundles and renders pages, and validates content, by the schemas of the calls: functions, which have no hash of their own. */
  engine: [
    'config/calls/index.ts',
    'cli/bundle/site-bundle.ts',
    'cli/bundle/browser-bundle.ts',
    'cli/content/validate.ts',
    'cli/render/rendering.ts',
    'cli/render/frames.ts',
    'cli/render/planned-links.ts',
    'cli/og-images/name-image.ts',
    'cli/pipeline/make-page.ts',
  ],
  /** Writes sitemaps, the feed and icons. */
  siteFiles: ['cli/emit/sitemap.ts', 'cli/emit/feed.ts', 'cli/emit/icons.ts', 'cli/render/sanitize.ts'],
  /** Writes the search index. */
  searching: ['cli/search/search-files.ts'],
  /** Draws Open Graph images. */
  drawing: ['cli/og-images/draw.ts'],
};
/** Packages that affect the images, for all platforms. */
const drawers = /^node_modules\/(?:@fontsource-variable|@resvg|htmlparser2|opentype\.js|wawoff2)(?:\/|$)/;

/** The configuration is excluded: pages depend only on the values that they can read. */
const countedByValue = ['config/site.ts'];

/** Inputs of the bundler besides the sources. */
const settings = ['package.json', 'tsconfig.json'];

/**
 * Bundles the CLI and its threads into modules, so that each command imports only what it uses.
 *
 * `main` and `tasks` are the files of the entry modules, `code` is a hash of all modules.
 * The others are hashes of code whose results are cached. `engine`, `siteFiles` and `searching` include the versions of all packages, the
 * bundler's settings and the version of Node.js, which determines word segmentation and number formats; `drawing` includes only the
 * packages that draw.
 *
 * @param {{ root: string, lock: string }} from the project's folder, and the key of its packages
 * @returns {Promise<{ main: string, tasks: string, definition: string, code: string, engine: string, siteFiles: string, searching: string, drawing: string }>}
 */
export async function bundleCli({ root, lock }) {
  const texts = settings.map((file) => (existsSync(join(root, file)) ? readFileSync(join(root, file)) : ''));
  const key = sha256([lock, process.version, ...texts.map((text) => sha256(text))].join(' '));
  const { path, hash, facts } = await remember({
    root,
    name: 'cli',
    key,
    make: async () => {
      const outdir = join(root, 'out');
      const { outputFiles, metafile } = await build({
        absWorkingDir: root,
        entryPoints: entries,
        outdir,
        outExtension: { '.js': '.mjs' },
        chunkNames: '[name]-[hash]',
        bundle: true,
        splitting: true,
        external: externalPackages,
        alias: Object.fromEntries(unusedPackages.map((name) => [name, join(root, 'cli/bundle/unused-package.mjs')])),
        define: { 'process.env.NODE_ENV': '"production"' },
        ...nodeModules,
        jsx: 'automatic',
        minifyWhitespace: true,
      });
      // Include the settings of the bundler.
      const inputs = [...ownSources(metafile), 'cli/bundle/cli-bundle.mjs'];
      const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
      const drawn = Object.entries(packages).flatMap(([path, { version }]) =>
        drawers.test(path) ? [path, version] : [],
      );
      const hashOf = (sources) => {
        const reached = new Set(sources.flatMap((source) => reachedFrom({ source, metafile })));
        const counted = [...reached].filter((file) => !countedByValue.includes(file)).sort();
        return sha256(...counted.flatMap((file) => [file, readFileSync(join(root, file))]));
      };
      return {
        files: new Map(outputFiles.map(({ path, contents }) => [relative(outdir, path), contents])),
        inputs,
        facts: {
          engine: sha256(key, hashOf(kept.engine)).slice(0, 16),
          siteFiles: sha256(key, hashOf(kept.siteFiles)).slice(0, 16),
          searching: sha256(key, hashOf(kept.searching)).slice(0, 16),
          drawing: sha256(...drawn, hashOf(kept.drawing)).slice(0, 16),
        },
      };
    },
  });
  const fileOf = (entry) => join(path, `${entry}.mjs`);
  return { main: fileOf('main'), tasks: fileOf('tasks'), definition: fileOf('definition'), code: hash, ...facts };
}
