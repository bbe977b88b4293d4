import type { BuildOptions, BuildResult } from 'esbuild';

export type Built = BuildResult<{ metafile: true; write: false }>;

/**
 * Builds in memory. `key` distinguishes builds whose options differ only inside a plugin, for incremental builds.
 */
export type Build = (options: BuildOptions, key?: string) => Promise<Built>;
