import { responseNamespace } from '../pipeline/content-source.ts';
import { ownIdentity } from '../pipeline/inputs.ts';
import { assertCacheWritable } from '../pipeline/writable-cache.ts';
import type { Console } from '../console/console.ts';
import type { Settings } from '../environment.ts';
import { mergeShards } from '../shards/merge.ts';

type MergeOptions = {
  paths: readonly string[];
  settings: Settings;
  console: Console;
  /** Ends the command early; rejects with the reason. */
  interrupted: Promise<never>;
};

/** Merges shards into the cache. Throws a `Stop`; then the cache is unchanged. */
export async function merge({ paths, settings, console, interrupted }: MergeOptions): Promise<void> {
  const { cache, program } = settings;
  assertCacheWritable(settings);
  const started = performance.now();
  const own = await ownIdentity(settings);
  const stop = new AbortController();
  interrupted.catch((reason: unknown) => stop.abort(reason));
  // Wait for it, so that it removes its temporary files.
  const merged = await mergeShards({
    paths,
    cache,
    namespace: responseNamespace(settings),
    own,
    engine: program.engine,
    signal: stop.signal,
  });
  const { shards, pages, kept, files, bytes } = merged;
  const took = performance.now() - started;
  console.say(
    [
      `${console.colours.green('✓')} Merged ${shards} shards into ${cache} in ${(took / 1000).toFixed(1)} s`,
      `  pages    ${kept} of ${pages}`,
      `  size     ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB`,
      '  next     site generate publishes them',
    ].join('\n'),
  );
  console.json({ ...merged, took: Math.round(took), outcome: 'merged' });
}
