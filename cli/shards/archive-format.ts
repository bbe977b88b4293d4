import type { ShardManifest } from './manifest.ts';
import { packNames } from './packs.ts';

/** Files of an archive, in this order: what was made, the packs, and files by content. */
export const archiveNames = {
  manifest: 'shard.json',
  packs: Object.fromEntries(
    packNames.map((name) => [name, { index: `${name}/values.index`, values: `${name}/values.pack` }]),
  ) as Record<(typeof packNames)[number], { index: string; values: string }>,
  blob: (name: string) => `blobs/${name}`,
} as const;

/** Files that an archive holds: content that has a compressed form is in that. */
export function archivedBlobs({ blobs }: Pick<ShardManifest, 'blobs'>): ShardManifest['blobs'] {
  const names = new Set(blobs.map(([name]) => name));
  return blobs.filter(([name]) => !names.has(`${name}.gz`));
}

/** Bytes that a shard may have at most: what is larger was not made by this program, or wants to fill the disk. */
export type ArchiveLimits = {
  manifest: number;
  /** Each file of a pack. */
  pack: number;
  /** One file of the site. */
  blob: number;
  /** All files of the site. */
  all: number;
};

/** Room for shards of a hundred thousand pages. */
export const archiveLimits: ArchiveLimits = {
  manifest: 256_000_000,
  pack: 8_000_000_000,
  blob: 64_000_000,
  all: 64_000_000_000,
};
