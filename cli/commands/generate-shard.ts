import { stat } from 'node:fs/promises';
import { buildShard } from '../pipeline/build-shard.ts';
import { responseNamespace } from '../pipeline/content-source.ts';
import { holding } from '../pipeline/hold.ts';
import { shardSummary } from '../report/shard-report.ts';
import { packShard } from '../shards/pack.ts';
import type { Share } from '../shards/share.ts';
import { manifestPath } from '../shards/manifest-files.ts';
import type { GenerateCommandOptions } from './generate.ts';

type GenerateShardOptions = Omit<GenerateCommandOptions, 'outcomeFile'> & {
  share: Share;
  pack: string | null;
};

/** Builds one shard, and an archive of it. Throws a `Stop`; then there is no archive. */
export async function generateShard({
  share,
  pack,
  options,
  settings,
  console,
  interrupted,
}: GenerateShardOptions): Promise<void> {
  const { cache, program } = settings;
  const { manifest, report } = await holding(
    (hold) => buildShard({ share, options, settings, console, hold }),
    interrupted,
  );
  const stop = new AbortController();
  const ended = interrupted.catch((reason: unknown) => {
    stop.abort(reason);
    throw reason;
  });
  ended.catch(() => undefined);
  if (pack) {
    const from = { cache, namespace: responseNamespace(settings), engine: program.engine };
    // On interrupt it removes its temporary files, and prints the reason.
    await packShard({ ...from, manifest, file: pack, signal: stop.signal }).catch((failure: unknown) =>
      stop.signal.aborted ? ended : Promise.reject(failure),
    );
  }
  const archive = pack ? { file: pack, bytes: (await stat(pack)).size } : null;
  const kept = [
    manifestPath({ cache, share }),
    ...(archive ? [`${archive.file}, ${(archive.bytes / 1_000_000).toFixed(1)} MB`] : []),
  ];
  console.say(shardSummary({ report, kept, colours: console.colours }));
  const { warnings: _, ...result } = report;
  console.json({ ...result, archive, outcome: 'shard' });
}
