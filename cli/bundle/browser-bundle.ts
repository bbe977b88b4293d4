import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuildOptions, OutputFile, Plugin } from 'esbuild';
import { sha256, shortHash } from '../lib/sha256.mjs';
import { build as buildOnce } from './build.mjs';
import type { Build } from './build-type.ts';
import { ownSources, scriptsByEntry } from './own-sources.mjs';
import { findPlaceScripts, type PlaceScript } from './place-scripts.ts';
import { bundlePlaceScripts } from './place-scripts-bundle.ts';
import { remember } from './remember.mjs';

/** The browser code: the main script, the scripts of islands and try-outs, all files by name, and the script in the head of pages. */
export type BrowserBundle = {
  script: string;
  placeScripts: Readonly<Record<string, string>>;
  boot: string;
  files: ReadonlyMap<string, Uint8Array>;
};

/** With its sources below the project's folder, and their hashes. */
export type BuiltBrowserBundle = BrowserBundle & { sources: [path: string, hash: string][] };

type BundleBrowserOptions = { root: string; engine: string; config: object };

/** Bundles the runtime with its configuration, or returns the cached bundle. */
export async function bundleBrowser({ root, engine, config }: BundleBrowserOptions): Promise<BuiltBrowserBundle> {
  const scripts = findPlaceScripts(root);
  const { path, facts: made } = await remember({
    root,
    name: 'browser',
    key: sha256(engine, JSON.stringify([config, scripts])),
    make: async () => {
      const browser = await makeBrowser({ root, config, scripts });
      const paths = [...browser.inputs].sort();
      const sources = paths.map((file) => [file, shortHash(readFileSync(join(root, file)))]);
      return { ...browser, facts: { ...browser.facts, sources } };
    },
  });
  const names: string[] = made.names;
  const files = new Map(names.map((name) => [name, new Uint8Array(readFileSync(join(path, name)))]));
  return { script: made.script, placeScripts: made.placeScripts, boot: made.boot, files, sources: made.sources };
}

const start = 'runtime/main.ts';

export type MakeBrowserOptions = {
  root: string;
  config: object;
  /** The scripts of islands and try-outs to bundle. */
  scripts: readonly PlaceScript[];
  build?: Build;
};

/**
 * The main script is one file, so that a page needs no second request. Modules that it imports on use are separate scripts, with copies of
 * shared code. (Code splitting would move shared code out of the main script, into five files.)
 */
export async function makeBrowser({ root, config, scripts, build = buildOnce }: MakeBrowserOptions) {
  const outdir = join(root, 'out');
  const shared = {
    absWorkingDir: root,
    outdir,
    define: { SITE_CONFIG: JSON.stringify(config) },
    bundle: true,
    target: ['chrome100', 'safari15.4', 'firefox100'],
    minify: true,
  } satisfies BuildOptions;
  const modules = {
    ...shared,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    format: 'esm',
  } satisfies BuildOptions;
  const standing = (entry: string) => build({ ...shared, entryPoints: [entry], format: 'iife' });
  const [whole, boot] = await Promise.all([
    build({ ...modules, entryPoints: [start] }),
    standing('runtime/boot/boot.ts'),
  ]);
  const used = Object.keys(scriptsByEntry(whole.metafile)).filter((path) => path !== start);
  const later = await build({ ...modules, entryPoints: used });
  const names = scriptsByEntry(later.metafile);
  const main = await build(
    {
      ...modules,
      entryPoints: [start],
      plugins: [madeBefore({ root, names })],
    },
    JSON.stringify(names),
  );
  const places = await bundlePlaceScripts({ root, scripts, modules, build });
  const files = new Map(
    [...main.outputFiles, ...later.outputFiles, ...places.outputFiles].map((file) => [
      relative(outdir, file.path),
      file.contents,
    ]),
  );
  return {
    files,
    inputs: [...new Set([...[whole, boot].flatMap(({ metafile }) => ownSources(metafile)), ...places.inputs])],
    facts: {
      script: scriptsByEntry(main.metafile)[start],
      placeScripts: places.names,
      boot: textOf(boot),
      names: [...files.keys()].sort(),
    },
  };
}

const textOf = ({ outputFiles }: { outputFiles: readonly OutputFile[] }) => outputFiles[0]!.text.trim();

/** Excludes scripts that are imported on use. */
function madeBefore({ root, names }: { root: string; names: Record<string, string> }): Plugin {
  return {
    name: 'made-before',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) => {
        const name = kind === 'dynamic-import' ? names[relative(root, join(resolveDir, path))] : undefined;
        return name === undefined ? undefined : { path: `./${name}`, external: true };
      });
    },
  };
}
