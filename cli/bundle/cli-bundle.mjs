import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../sha256.mjs';
import { ownSources, reachedFrom } from './own-sources.mjs';
import { remember } from './remember.mjs';
import { asRun } from '../run-bundle.mjs';

/**
 * Packages that read files of their own beside them. All others are bundled: a file for each module makes a start cost more than the
 * work of an unchanged build.
 */
const external = ['esbuild', '@resvg/resvg-js', 'opentype.js', 'wawoff2', 'html-validate'];

const entry = 'cli/bundled.ts';
/** Where the code begins that draws the pictures for links to pages. */
const drawing = 'cli/cards/thread.ts';
/** Packages that show in what is drawn, for whatever machine. */
const drawers = /^node_modules\/(?:@fontsource-variable|@resvg|opentype\.js|wawoff2)(?:\/|$)/;
const bundle = 'site.cjs';

/**
 * Tables that only the server's rules and the way a release is published are made from, and the configuration, of which pages count what they
 * may read by its values: another redirect, limit or port makes no page anew.
 */
const apart = ['config/redirects.ts', 'config/rate-limits.ts', 'config/publishing.ts', 'config/site.ts'];

/** What the bundler reads beside the sources. */
const settings = ['package.json', 'tsconfig.json'];

/**
 * Bundles the CLI, its threads included, into one script. Commands are imported when called: what a command does not use is there, but
 * is neither compiled nor run.
 *
 * `engine` is a hash of the code, but for tables that make no page, of the package versions, the bundler's settings, and of Node.js, which
 * knows where Chinese words end and how numbers are written: what other code made is not reused.
 * `drawing` is one of the code and the packages that draw cards alone.
 *
 * @param {{ root: string, lock: string }} from the project's folder, and the hash of its lock file
 * @returns {Promise<{ file: string, engine: string, drawing: string }>}
 */
export async function bundleCli({ root, lock }) {
  const texts = settings.map((file) => (existsSync(join(root, file)) ? readFileSync(join(root, file)) : ''));
  const key = sha256([lock, process.version, ...texts.map((text) => sha256(text))].join(' '));
  const { path, facts } = await remember({
    root,
    folder: join(root, '.cache', 'cli'),
    key,
    make: async () => {
      const { build } = await import('esbuild');
      const { outputFiles, metafile } = await build({
        absWorkingDir: root,
        entryPoints: [entry],
        outfile: join(root, bundle),
        bundle: true,
        external,
        define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'bundleUrl' },
        banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
        format: 'cjs',
        platform: 'node',
        target: 'node20.19',
        // Packages that are not bundled are asked for by `require`: code that was kept compiled cannot `import`.
        supported: { 'dynamic-import': false },
        jsx: 'automatic',
        minifyWhitespace: true,
        metafile: true,
        write: false,
        logLevel: 'warning',
      });
      // How it is bundled counts too.
      const inputs = [...ownSources(metafile), 'cli/bundle/cli-bundle.mjs'];
      const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
      const drawn = Object.entries(packages).flatMap(([path, { version }]) => (drawers.test(path) ? [path, version] : []));
      const hashOf = (sources) => sha256(...sources.flatMap((file) => [file, readFileSync(join(root, file))]));
      return {
        files: new Map([[bundle, asRun(outputFiles[0].text)]]),
        inputs,
        facts: {
          engine: sha256(key, hashOf(inputs.filter((file) => !apart.includes(file)).sort())).slice(0, 16),
          drawing: sha256(...drawn, hashOf(reachedFrom({ source: drawing, metafile }))).slice(0, 16),
        },
      };
    },
  });
  return { file: join(path, bundle), ...facts };
}
