import type { ShardManifest } from './manifest.ts';
import { packNames } from './packs.ts';

/** Files of an archive, in this order: manifest, packs, blobs. */
export const archiveNames = {
  manifest: 'shard.json',
  packs: Object.fromEntries(
    packNames.map((name) => [name, { index: `${name}/values.index`, values: `${name}/values.pack` }]),
  ) as Record<(typeof packNames)[number], { index: string; values: string }>,
  blob: (name: string) => `blobs/${name}`,
} as const;

/** The blobs in an archive. Content with a `.gz` sibling is only in the sibling. */
export function archivedBlobs({ blobs }: Pick<ShardManifest, 'blobs'>): ShardManifest['blobs'] {
  const names = new Set(blobs.map(([name]) => name));
  return blobs.filter(([name]) => !names.has(`${name}.gz`));
}

/** Maximum sizes in bytes. A larger archive is invalid or malicious. */
export type ArchiveLimits = {
  manifest: number;
  /** Each file of a pack. */
  pack: number;
  blob: number;
  all: number;
};

/** Enough for shards of 100,000 pages. */
export const archiveLimits: ArchiveLimits = {
  manifest: 256_000_000,
  pack: 8_000_000_000,
  blob: 64_000_000,
  all: 64_000_000_000,
};
