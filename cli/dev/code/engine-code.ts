import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from 'esbuild';
import { build as buildOnce } from '../../bundle/build.mjs';
import type { SiteDefinition } from '../../define/site.ts';
import type { Build, Built } from '../../bundle/build-type.ts';
import { externalPackages } from '../../bundle/cli-bundle.mjs';
import type { Problem } from '../../problem.ts';
import { sourceFrames } from '../../render/source-frames.ts';
import { shortHash } from '../../lib/sha256.mjs';
import type { openEngine } from '../engine/engine.ts';
import { evaluate } from './evaluate.ts';
import { runProblem } from './run-problem.ts';

/** The engine, with the definition of the site as it is now. */
export type EngineCode = { openEngine: typeof openEngine; definition: SiteDefinition; name: string };

export type NewestEngine = {
  /** Bundles the engine. Returns the same object if the code is unchanged. Throws when the code cannot run. */
  load(): Promise<EngineCode>;
  /** The problem that made the engine fail, with its place in the sources. */
  problemOf(failure: unknown): Promise<Problem>;
};

/** Name of the code in stacks. */
const fileOf = (root: string) => join(root, '.cache/dev/engine.cjs');

export function openNewestEngine({ root, build }: { root: string; build: Build }): NewestEngine {
  let last: { built: Built; code: EngineCode } | null = null;
  return {
    async load() {
      const built = await build(optionsOf(root));
      if (built === last?.built) return last.code;
      const { text } = built.outputFiles[0]!;
      const name = shortHash(text);
      const code = name === last?.code.name ? last.code : { ...run({ root, text }), name };
      last = { built, code };
      return code;
    },
    problemOf: (failure) => runProblem({ root, failure, framesOf: (stack) => framesOf({ root, stack }) }),
  };
}

const optionsOf = (root: string) =>
  ({
    absWorkingDir: root,
    stdin: {
      contents: `export { openEngine } from './cli/dev/engine/engine.ts'; export { default as definition } from './config/index.ts';`,
      resolveDir: root,
      sourcefile: 'engine-entry.js',
    },
    outdir: join(root, 'out'),
    bundle: true,
    external: [...externalPackages],
    define: {
      'process.env.NODE_ENV': '"production"',
      // Packages find their files by it, and CommonJS has none.
      'import.meta.url': JSON.stringify(pathToFileURL(fileOf(root)).href),
    },
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    supported: { 'dynamic-import': false },
    jsx: 'automatic',
  }) satisfies BuildOptions;

const run = ({ root, text }: { root: string; text: string }) =>
  evaluate({ text, file: fileOf(root) }) as Omit<EngineCode, 'name'>;

/** Maps a stack to the sources. The source map is created on demand: it takes a third of the time of a bundle. */
async function framesOf({ root, stack }: { root: string; stack: string }) {
  if (!stack.includes(fileOf(root))) return [];
  const { outputFiles } = await buildOnce({ ...optionsOf(root), sourcemap: 'external', sourcesContent: false });
  const map = JSON.parse(outputFiles.find(({ path }) => path.endsWith('.map'))!.text) as { sources: string[] };
  const sources = map.sources.map((source) => source.replace(/^\.\.\//, ''));
  const found = new SourceMap({ ...map, sources } as never);
  return sourceFrames((path) => (path === fileOf(root) ? found : null))(stack);
}
