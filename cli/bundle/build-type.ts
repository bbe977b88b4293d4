import type { BuildOptions, BuildResult } from 'esbuild';

/** What a build in memory gives. */
export type Built = BuildResult<{ metafile: true; write: false }>;

/**
 * Builds in memory. `key` tells builds apart whose options differ only in what a plugin knows: a build that is kept for the next time must
 * not be taken for another one.
 */
export type Build = (options: BuildOptions, key?: string) => Promise<Built>;
