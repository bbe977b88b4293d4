import { SourceMap } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { TransformOptions } from 'esbuild';
import { evaluate } from './evaluate.ts';

type ChunkOptions = {
  /** Folder that the paths of chunks begin with. */
  outdir: string;
  /** Chunks and their source maps, by absolute path. */
  files: ReadonlyMap<string, string>;
  /** Chunks of the last version; unchanged ones are reused. */
  before: Chunks | null;
  packages: (name: string) => unknown;
};

/** Bundled ES modules that run from memory. */
export type Chunks = {
  /** The exports of a chunk. It runs when it is first loaded. */
  load(path: string): unknown;
  /** The source map of a chunk; null for other files. */
  mapOf(path: string): SourceMap | null;
  /** CommonJS by the path of its chunk. */
  texts: ReadonlyMap<string, Text>;
  loaded: ReadonlyMap<string, unknown>;
};

type Text = { from: string; code: string };

const toCommonJs = {
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  supported: { 'dynamic-import': false },
} satisfies TransformOptions;

export async function openChunks({ outdir, files, before, packages }: ChunkOptions): Promise<Chunks> {
  const { transform, transformSync } = await import('esbuild');
  const texts = await textsOf({ files, before, transform });
  return chunksOf({ outdir, files, packages, texts, loaded: stillLoaded({ texts, before }), transformSync });
}

type Transform = typeof import('esbuild').transform;

async function textsOf({
  files,
  before,
  transform,
}: Pick<ChunkOptions, 'files' | 'before'> & { transform: Transform }): Promise<ReadonlyMap<string, Text>> {
  return new Map(
    await Promise.all(
      [...files]
        .filter(([path]) => path.endsWith('.js'))
        .map(async ([path, from]): Promise<[string, Text]> => {
          const known = before?.texts.get(path);
          return [path, known?.from === from ? known : { from, code: (await transform(from, toCommonJs)).code }];
        }),
    ),
  );
}

/** Unchanged chunks of the last version, which do not run again. */
function stillLoaded({ texts, before }: { texts: Texts; before: Chunks | null }): Map<string, unknown> {
  const isSame = sameChunks({ texts, before: before?.texts ?? new Map() });
  return new Map([...(before?.loaded ?? [])].filter(([path]) => isSame(path)));
}

type ReadyChunks = Pick<ChunkOptions, 'outdir' | 'files' | 'packages'> & {
  texts: Texts;
  loaded: Map<string, unknown>;
  transformSync: typeof import('esbuild').transformSync;
};

/** A separate function, so that its closures do not retain earlier versions. */
function chunksOf({ outdir, files, packages, texts, loaded, transformSync }: ReadyChunks): Chunks {
  const maps = new Map<string, SourceMap>();

  function load(path: string): unknown {
    if (loaded.has(path)) return loaded.get(path);
    const own = (name: string) => (name.startsWith('.') ? load(join(dirname(path), name)) : packages(name));
    const exports = evaluate({ text: texts.get(path)!.code, file: path, own });
    loaded.set(path, exports);
    return exports;
  }

  /** Created when an error needs it: transforms the chunk again, to combine both source maps. */
  function makeMap(path: string): SourceMap {
    const map = JSON.parse(files.get(`${path}.map`)!) as { sources: string[] };
    const sources = map.sources.map((source) => relative(outdir, join(dirname(path), source)).replace(/^\.\.\//, ''));
    const inline = Buffer.from(JSON.stringify({ ...map, sources })).toString('base64');
    const text = `${files.get(path)}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
    const made = transformSync(text, { ...toCommonJs, sourcemap: 'external', sourcefile: basename(path) });
    return new SourceMap(JSON.parse(made.map));
  }

  return {
    load,
    mapOf(path) {
      if (!files.has(path)) return null;
      const map = maps.get(path) ?? makeMap(path);
      maps.set(path, map);
      return map;
    },
    texts,
    loaded,
  };
}

type Texts = ReadonlyMap<string, Text>;

/** Whether a chunk and all its imports are unchanged. */
function sameChunks({ texts, before }: { texts: Texts; before: Texts }): (path: string) => boolean {
  const known = new Map<string, boolean>();
  const isSame = (path: string): boolean => {
    const text = texts.get(path);
    const found =
      known.get(path) ?? (text !== undefined && text === before.get(path) && importsOf(path, text).every(isSame));
    known.set(path, found);
    return found;
  };
  return isSame;
}

const importsOf = (path: string, { code }: Text) =>
  [...code.matchAll(/require\("(\.[^"]+)"\)/g)].map(([, name]) => join(dirname(path), name!));
