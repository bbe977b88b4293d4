import { dirname, resolve } from 'node:path';
import type { TransformOptions } from 'esbuild';
import { evaluate } from './evaluate.ts';

type ChunkOptions = {
  /** Chunks by absolute path. */
  files: ReadonlyMap<string, string>;
  /** Chunks of the last version; unchanged ones are reused. */
  before: Chunks | null;
  packages: (name: string) => unknown;
};

/** Bundled ES modules that run from memory. */
export type Chunks = {
  /** The exports of a chunk. It runs when it is first loaded. */
  load(path: string): unknown;
  /** CommonJS by the path of its chunk. */
  texts: ReadonlyMap<string, Text>;
  loaded: ReadonlyMap<string, unknown>;
};

type Text = { from: string; code: string };

export const toCommonJs = {
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  supported: { 'dynamic-import': false },
} satisfies TransformOptions;

export async function openChunks({ files, before, packages }: ChunkOptions): Promise<Chunks> {
  const { transform } = await import('esbuild');
  const texts = await textsOf({ files, before, transform });
  return chunksOf({ packages, texts, loaded: stillLoaded({ texts, before }) });
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

type ReadyChunks = Pick<ChunkOptions, 'packages'> & { texts: Texts; loaded: Map<string, unknown> };

/** A separate function, so that its closures do not retain earlier versions. */
function chunksOf({ packages, texts, loaded }: ReadyChunks): Chunks {
  function load(path: string): unknown {
    if (loaded.has(path)) return loaded.get(path);
    const own = (name: string) => (/^[./]/.test(name) ? load(resolve(dirname(path), name)) : packages(name));
    const exports = evaluate({ text: texts.get(path)!.code, file: path, own });
    loaded.set(path, exports);
    return exports;
  }

  return { load, texts, loaded };
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
  [...code.matchAll(/require\("([./][^"]+)"\)/g)].map(([, name]) => resolve(dirname(path), name!));
