import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { Facts } from '../../config/facts.ts';
import { remember, sha256 } from './remember.mjs';

/** What the browser loads: the address of the one script, every file by its final name, and the script that stands in the head. */
export type BrowserBundle = { script: string; boot: string; files: ReadonlyMap<string, Uint8Array> };

/** Bundles the runtime with the configuration it needs, or finds the bundle made earlier from the same. */
export async function bundleBrowser({ root, engine, facts }: { root: string; engine: string; facts: Facts }): Promise<BrowserBundle> {
  const { path, facts: made } = await remember({
    root,
    folder: join(root, '.cache', 'browser'),
    key: sha256(engine, JSON.stringify(facts)),
    make: () => make({ root, facts }),
  });
  const names: string[] = made.names;
  const files = await Promise.all(names.map(async (name) => [name, new Uint8Array(await readFile(join(path, name)))] as const));
  return { script: made.script, boot: made.boot, files: new Map(files) };
}

async function make({ root, facts }: { root: string; facts: Facts }) {
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
  const [main, boot] = await Promise.all([
    build({ ...shared, entryPoints: ['runtime/main.ts'], entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]', splitting: true, format: 'esm' }),
    build({ ...shared, entryPoints: ['runtime/boot/boot.ts'], format: 'iife' }),
  ]);
  const files = new Map(main.outputFiles.map((file) => [relative(outdir, file.path), file.contents]));
  const script = Object.entries(main.metafile.outputs).find(([, output]) => output.entryPoint)![0];
  return {
    files,
    // What `define` puts in counts as an input too, and is no file.
    inputs: [...new Set([main, boot].flatMap(({ metafile }) => Object.keys(metafile.inputs)))].filter((path) => !path.startsWith('<')),
    facts: { script: relative('out', script), boot: boot.outputFiles[0]!.text.trim(), names: [...files.keys()].sort() },
  };
}
