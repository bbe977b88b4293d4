import { join } from 'node:path';
import type { BuildOptions, BuildResult, Plugin } from 'esbuild';
import { ownSources } from './own-sources.mjs';

export const islandFolder = 'components/islands';

/** Where an island's script begins: its file, and what brings it to life. Both are given to the bundler under this name. */
const namespace = 'island';
const hydrate = 'components/island/hydrate.tsx';

type Given = { root: string; islands: readonly string[]; modules: BuildOptions };
type Islands = {
  outputFiles: NonNullable<BuildResult['outputFiles']>;
  inputs: string[];
  /** Names of the scripts by island. */
  names: Record<string, string>;
};

/** Bundles islands (files of `components/islands/`, without their ending) for the browser: a script each, and React in one that they share. */
export async function bundleIslands({ root, islands, modules }: Given): Promise<Islands> {
  if (islands.length === 0) return { outputFiles: [], inputs: [], names: {} };
  const { build } = await import('esbuild');
  const { outputFiles = [], metafile } = await build({
    ...modules,
    // What brings islands to life is a beginning too, though nobody loads it as one: else React would be part of a single island.
    entryPoints: [...islands.map((name) => ({ in: `${namespace}:${name}`, out: name })), { in: hydrate, out: 'hydrate' }],
    jsx: 'automatic',
    plugins: [beginnings({ root }), stylesBesides({ root })],
    metafile: true,
    write: false,
  });
  const made = Object.entries(metafile!.outputs).map(([path, { entryPoint }]) => ({ path, entryPoint }));
  const unused = made.find(({ entryPoint }) => entryPoint === hydrate)?.path;
  const nameOf = (path: string) => path.slice('out/'.length);
  return {
    outputFiles: outputFiles.filter(({ path }) => path !== join(root, unused ?? '')),
    inputs: ownSources(metafile!).filter((path) => !path.startsWith(`${namespace}:`)),
    names: Object.fromEntries(
      made.flatMap(({ path, entryPoint }) => (entryPoint?.startsWith(`${namespace}:`) ? [[entryPoint.slice(namespace.length + 1), nameOf(path)]] : [])),
    ),
  };
}

function beginnings({ root }: { root: string }): Plugin {
  return {
    name: 'beginnings',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({ path: path.slice(namespace.length + 1), namespace }));
      onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: `import island from './${islandFolder}/${path}.tsx'; import { hydrate } from './${hydrate}'; export default (place) => hydrate(island, place);`,
        loader: 'js',
        resolveDir: root,
      }));
    },
  };
}

/**
 * An island's styles come with the pages it is on, and their classes keep the names they have there: each style sheet is asked
 * for them by itself, because this bundle shortens names.
 */
function stylesBesides({ root }: { root: string }): Plugin {
  return {
    name: 'styles-besides',
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
