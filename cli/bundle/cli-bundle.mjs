import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sha256 } from '../sha256.mjs';
import { build, nodeModules } from './build.mjs';
import { ownSources, reachedFrom } from './own-sources.mjs';
import { remember } from './remember.mjs';

/** Packages that read files of their own beside them. All others are bundled: a start would spend its time loading their files. */
export const externalPackages = ['esbuild', '@resvg/resvg-js', 'opentype.js', 'wawoff2', 'html-validate'];

/** Modules that are imported by name: the program, and what its threads do. */
const entries = { main: 'cli/main.ts', tasks: 'cli/tasks.ts' };
/** Code whose results are kept between builds, by where it begins: a hash of all it reaches is part of their keys. */
const kept = {
  /** Bundles, renders and joins pages, and validates content. */
  engine: [
    'cli/bundle/site-bundle.ts',
    'cli/bundle/browser-bundle.ts',
    'cli/content/validate.ts',
    'cli/render/rendering.ts',
    'cli/render/frames.ts',
    'cli/render/planned-links.ts',
    'cli/cards/cards.ts',
    'cli/build/make-page.ts',
  ],
  /** Writes sitemaps, the feed and icons. */
  siteFiles: ['cli/emit/sitemap.ts', 'cli/emit/feed.ts', 'cli/emit/icons.ts', 'cli/render/sanitize.ts'],
  /** Writes the search index. */
  searching: ['cli/search/search-files.ts'],
  /** Draws the pictures for links to pages. */
  drawing: ['cli/cards/thread.ts'],
};
/** Packages that show in what is drawn, for whatever machine. */
const drawers = /^node_modules\/(?:@fontsource-variable|@resvg|opentype\.js|wawoff2)(?:\/|$)/;

/** The configuration: pages depend on the values that they may read, so another port renders none. */
const countedByValue = ['config/site.ts'];

/** What the bundler reads beside the sources. */
const settings = ['package.json', 'tsconfig.json'];

/**
 * Bundles the CLI, its threads included, into modules of which each command imports what it uses.
 *
 * `main` and `tasks` are the files of the entry modules, `code` is a hash of all modules.
 * The others are hashes of code whose results are kept between builds. `engine`, `siteFiles` and `searching` contain the versions of all packages, the
 * bundler's settings and the version of Node.js, which knows where Chinese words end and how numbers are written; `drawing` only the
 * packages that draw.
 *
 * @param {{ root: string, lock: string }} from the project's folder, and the key of its packages
 * @returns {Promise<{ main: string, tasks: string, code: string, engine: string, siteFiles: string, searching: string, drawing: string }>}
 */
export async function bundleCli({ root, lock }) {
  const texts = settings.map((file) => (existsSync(join(root, file)) ? readFileSync(join(root, file)) : ''));
  const key = sha256([lock, process.version, ...texts.map((text) => sha256(text))].join(' '));
  const { path, hash, facts } = await remember({
    root,
    folder: join(root, '.cache', 'cli'),
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
        define: { 'process.env.NODE_ENV': '"production"' },
        ...nodeModules,
        jsx: 'automatic',
        minifyWhitespace: true,
      });
      // How it is bundled counts too.
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
  return { main: join(path, 'main.mjs'), tasks: join(path, 'tasks.mjs'), code: hash, ...facts };
}
