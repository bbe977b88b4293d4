import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { remember } from './remember.mjs';

/** What the browser loads: the address of the one script, and every file by its final name. */
export type BrowserBundle = { script: string; files: ReadonlyMap<string, Uint8Array> };

/** Bundles the runtime, or finds the bundle made earlier from the same sources. */
export async function bundleBrowser({ root, engine }: { root: string; engine: string }): Promise<BrowserBundle> {
  const { path, facts } = await remember({
    root,
    folder: join(root, '.cache', 'browser'),
    key: engine,
    make: async () => {
      const { build } = await import('esbuild');
      const outdir = join(root, 'out');
      const { outputFiles, metafile } = await build({
        absWorkingDir: root,
        entryPoints: ['runtime/main.ts'],
        outdir,
        entryNames: '[name]-[hash]',
        chunkNames: '[name]-[hash]',
        bundle: true,
        splitting: true,
        format: 'esm',
        target: ['chrome100', 'safari15.4', 'firefox100'],
        minify: true,
        metafile: true,
        write: false,
        logLevel: 'warning',
      });
      const files = new Map(outputFiles.map((file) => [relative(outdir, file.path), file.contents]));
      const script = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint)![0];
      return { files, inputs: Object.keys(metafile.inputs), facts: { script: relative('out', script), names: [...files.keys()].sort() } };
    },
  });
  const names: string[] = facts.names;
  const files = await Promise.all(names.map(async (name) => [name, new Uint8Array(await readFile(join(path, name)))] as const));
  return { script: facts.script, files: new Map(files) };
}
