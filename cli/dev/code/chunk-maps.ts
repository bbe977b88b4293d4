import { SourceMap } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import type { PageBuild } from './page-builds.ts';
import { toCommonJs } from './chunks.ts';

type ChunkMapsOptions = {
  /** Project folder, and the folder that the paths of chunks begin with. */
  root: string;
  outdir: string;
  built: PageBuild;
  /** The same bundle, with source maps. Its chunks have other names, but the same code and length of names. */
  mapped: PageBuild;
};

/** Returns a function that returns the source map of a chunk as it runs; null for other files. */
export async function chunkMaps(options: ChunkMapsOptions): Promise<(path: string) => SourceMap | null> {
  const { root, outdir, built, mapped } = options;
  const { transformSync } = await import('esbuild');
  const texts = new Map(built.outputFiles.map((file) => [file.path, file.text]));
  const maps = new Map(mapped.outputFiles.map((file) => [file.path, file.text]));
  const names = new Map(scriptsOf(mapped.metafile).map(([path, modules]) => [modules, join(root, path)]));
  const mapNames = new Map(
    scriptsOf(built.metafile).map(([path, modules]) => [join(root, path), `${names.get(modules)}.map`]),
  );
  const known = new Map<string, SourceMap>();

  /** Transforms the chunk again, to combine both source maps. */
  function combine(path: string, mapText: string): SourceMap {
    const map = JSON.parse(mapText) as { sources: string[] };
    const sources = map.sources.map((source) => relative(outdir, join(dirname(path), source)).replace(/^\.\.\//, ''));
    const inline = Buffer.from(JSON.stringify({ ...map, sources })).toString('base64');
    const text = `${texts.get(path)}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
    const made = transformSync(text, { ...toCommonJs, sourcemap: 'external', sourcefile: basename(path) });
    return new SourceMap(JSON.parse(made.map));
  }

  return (path) => {
    const text = maps.get(mapNames.get(path) ?? '');
    if (text === undefined) return null;
    const map = known.get(path) ?? combine(path, text);
    known.set(path, map);
    return map;
  };
}

/** Scripts of a bundle, with the list of their modules. */
const scriptsOf = ({ outputs }: Metafile) =>
  Object.entries(outputs).flatMap(([path, { inputs, entryPoint }]) =>
    path.endsWith('.js') ? [[path, [entryPoint, ...Object.keys(inputs)].join(' ')] as const] : [],
  );
