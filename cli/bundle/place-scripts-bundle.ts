import { join } from 'node:path';
import type { BuildOptions, OutputFile, Plugin } from 'esbuild';
import { picturePlugin } from '../pictures/picture-plugin.ts';
import { wordsPlugin } from '../words/words-plugin.ts';
import type { Build } from './build-type.ts';
import { ownSources, scriptsByEntry } from './own-sources.mjs';
import type { PlaceScript } from './place-scripts.ts';

/** The function that starts each kind of script; it receives the exports of the script. */
const starters = {
  island: { file: 'components/island-runtime/hydrate.tsx', name: 'hydrate' },
  form: { file: 'components/forms/start.ts', name: 'startForm' },
  'try-out': { file: 'components/try/start.ts', name: 'startTryOut' },
} as const satisfies Record<PlaceScript['kind'], { file: string; name: string }>;

const namespace = 'place-script';

type BundleOptions = { root: string; scripts: readonly PlaceScript[]; modules: BuildOptions; build: Build };
type Bundled = {
  outputFiles: readonly OutputFile[];
  inputs: readonly string[];
  /** Names of the files by the names of the scripts. */
  names: Record<string, string>;
};

/** Bundles the scripts of islands, forms and try-outs. Islands share one script with React; a form or a try-out is one file. */
export async function bundlePlaceScripts({ root, scripts, modules, build }: BundleOptions): Promise<Bundled> {
  const of = (kind: PlaceScript['kind']) => scripts.filter((script) => script.kind === kind);
  const bundles = await Promise.all([
    // The starter is an entry point, too; otherwise React would be part of a single island.
    bundle({ root, scripts: of('island'), modules, build, shared: [starters.island.file] }),
    bundle({
      root,
      scripts: [...of('form'), ...of('try-out')],
      modules: { ...modules, splitting: false },
      build,
      shared: [],
    }),
  ]);
  return {
    outputFiles: bundles.flatMap(({ outputFiles }) => outputFiles),
    inputs: bundles.flatMap(({ inputs }) => inputs),
    names: Object.assign({}, ...bundles.map(({ names }) => names)),
  };
}

async function bundle({
  root,
  scripts,
  modules,
  build,
  shared,
}: BundleOptions & { shared: readonly string[] }): Promise<Bundled> {
  if (scripts.length === 0) return { outputFiles: [], inputs: [], names: {} };
  const { outputFiles, metafile } = await build({
    ...modules,
    entryPoints: [
      ...scripts.map(({ name }) => ({ in: `${namespace}:${name}`, out: name })),
      ...shared.map((file) => ({ in: file, out: 'shared' })),
    ],
    jsx: 'automatic',
    plugins: [entriesOf({ root, scripts }), stylesOfPages({ root }), wordsPlugin(root), picturePlugin()],
  });
  const entries = scriptsByEntry(metafile);
  const unused = shared.map((file) => join(root, 'out', entries[file]!));
  return {
    outputFiles: outputFiles.filter(({ path }) => !unused.includes(path)),
    inputs: ownSources(metafile).filter((path) => !path.startsWith(`${namespace}:`)),
    names: Object.fromEntries(scripts.map(({ name }) => [name, entries[`${namespace}:${name}`]!])),
  };
}

function entriesOf({ root, scripts }: { root: string; scripts: readonly PlaceScript[] }): Plugin {
  const byName = new Map(scripts.map((script) => [script.name, script]));
  return {
    name: 'place-scripts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      onLoad({ filter: /./, namespace }, ({ path }) => {
        const { kind, file } = byName.get(path)!;
        const starter = starters[kind];
        return {
          contents: `import definition from './${file}'; import { ${starter.name} as start } from './${starter.file}'; export default (place) => start(definition, place);`,
          loader: 'js',
          resolveDir: root,
        };
      });
    },
  };
}

/**
 * The styles of an island are part of the pages it is on. Its classes must have the same names, so its style sheets are bundled separately:
 * this bundle shortens names.
 */
function stylesOfPages({ root }: { root: string }): Plugin {
  return {
    name: 'styles-of-pages',
    setup({ onLoad, esbuild }) {
      onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        const { outputFiles } = await esbuild.build({
          absWorkingDir: root,
          stdin: { contents: `export { default } from ${JSON.stringify(path)}`, resolveDir: root },
          outdir: 'out',
          bundle: true,
          format: 'esm',
          write: false,
        });
        return { contents: outputFiles.find((file) => file.path.endsWith('.js'))!.text, loader: 'js' };
      });
    },
  };
}
