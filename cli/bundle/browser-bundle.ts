import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuildOptions, BuildResult, Metafile, Plugin } from 'esbuild';
import type { Facts } from '../../config/facts.ts';
import { sha256 } from '../sha256.mjs';
import { bundleIslands, islandFolder } from './islands-bundle.ts';
import { ownSources } from './own-sources.mjs';
import { remember } from './remember.mjs';

/** What the browser loads: the name of the one script, those of the islands' scripts, every file by its name, and the script that stands in the head of pages, and of error pages. */
export type BrowserBundle = { script: string; islands: Readonly<Record<string, string>>; boot: string; errorBoot: string; files: ReadonlyMap<string, Uint8Array> };

/** Bundles the runtime with the configuration it needs, or finds the bundle made earlier from the same. */
export async function bundleBrowser({ root, engine, facts }: { root: string; engine: string; facts: Facts }): Promise<BrowserBundle> {
  const islands = readdirSync(join(root, islandFolder)).flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []).sort();
  const { path, facts: made } = await remember({
    root,
    folder: join(root, '.cache', 'browser'),
    key: sha256(engine, JSON.stringify([facts, islands])),
    make: () => make({ root, facts, islands }),
  });
  const names: string[] = made.names;
  const files = new Map(names.map((name) => [name, new Uint8Array(readFileSync(join(path, name)))]));
  return { script: made.script, islands: made.islands, boot: made.boot, errorBoot: made.errorBoot, files };
}

const start = 'runtime/main.ts';

/**
 * What starts is one script, whole: a page waits for no second one. What that imports when it is used are scripts of their own, with
 * copies of what both need. (Plain splitting would move all that is shared out of the first script, and load it as five.)
 */
async function make({ root, facts, islands }: { root: string; facts: Facts; islands: readonly string[] }) {
  const { build } = await import('esbuild');
  const outdir = join(root, 'out');
  const shared = {
    absWorkingDir: root,
    outdir,
    define: { SITE_FACTS: JSON.stringify(facts) },
    bundle: true,
    target: ['chrome100', 'safari15.4', 'firefox100'],
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'warning',
  } satisfies BuildOptions;
  const modules = { ...shared, entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]', splitting: true, format: 'esm' } satisfies BuildOptions;
  const standing = (entry: string) => build({ ...shared, entryPoints: [entry], format: 'iife' });
  const [whole, boot, errorBoot] = await Promise.all([
    build({ ...modules, entryPoints: [start] }),
    standing('runtime/boot/boot.ts'),
    standing('runtime/boot/error-boot.ts'),
  ]);
  const used = Object.keys(entriesOf(whole.metafile)).filter((path) => path !== start);
  const later = await build({ ...modules, entryPoints: used });
  const main = await build({ ...modules, entryPoints: [start], plugins: [madeBefore({ root, names: entriesOf(later.metafile) })] });
  const ashore = await bundleIslands({ root, islands, modules });
  const files = new Map([...main.outputFiles, ...later.outputFiles, ...ashore.outputFiles].map((file) => [relative(outdir, file.path), file.contents]));
  return {
    files,
    inputs: [...new Set([...[whole, errorBoot].flatMap(({ metafile }) => ownSources(metafile)), ...ashore.inputs])],
    facts: { script: entriesOf(main.metafile)[start], islands: ashore.names, boot: textOf(boot), errorBoot: textOf(errorBoot), names: [...files.keys()].sort() },
  };
}

const textOf = ({ outputFiles }: BuildResult<{ write: false }>) => outputFiles[0]!.text.trim();

/** Names of the scripts by the source files they were made of. */
function entriesOf({ outputs }: Metafile): Record<string, string> {
  return Object.fromEntries(Object.entries(outputs).flatMap(([path, { entryPoint }]) => (entryPoint ? [[entryPoint, relative('out', path)]] : [])));
}

/** Leaves scripts that are imported on use as they were made. */
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
