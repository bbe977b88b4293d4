import type { BuildOptions, BuildResult } from 'esbuild';

/** What a build in memory gives. */
export type Built = BuildResult<{ metafile: true; write: false }>;

/**
 * Builds in memory. `key` distinguishes builds whose options differ only inside a plugin: a build that is kept for the next time must
 * not be taken for another one.
 */
export type Build = (options: BuildOptions, key?: string) => Promise<Built>;
