import { join } from 'node:path';
import type { Build, Built } from '../../bundle/build-type.ts';
import { externalPackages } from '../../bundle/cli-bundle.mjs';
import { shortHash } from '../../sha256.mjs';
import type { openEngine } from '../engine/engine.ts';
import { evaluate } from './evaluate.ts';

/** The code of the engine as the sources have it now. */
export type EngineCode = { openEngine: typeof openEngine; name: string };

type EngineCodeOptions = { root: string; build: Build };

/** Bundles the engine again. Returns null when it is unchanged. */
export function openEngineCode({ root, build }: EngineCodeOptions): () => Promise<EngineCode | null> {
  let last: Built | null = null;
  let name: string | null = null;
  return async () => {
    const built = await build({
      absWorkingDir: root,
      entryPoints: ['cli/dev/engine/engine.ts'],
      outdir: join(root, 'out'),
      bundle: true,
      external: [...externalPackages],
      define: { 'process.env.NODE_ENV': '"production"' },
      format: 'cjs',
      platform: 'node',
      target: 'node20.19',
      supported: { 'dynamic-import': false },
      jsx: 'automatic',
    });
    if (built === last) return null;
    last = built;
    const { text } = built.outputFiles[0]!;
    const hash = shortHash(text);
    if (hash === name) return null;
    name = hash;
    const code = evaluate({ text, file: join(root, '.cache/dev/engine.cjs') }) as Omit<EngineCode, 'name'>;
    return { openEngine: code.openEngine, name };
  };
}
