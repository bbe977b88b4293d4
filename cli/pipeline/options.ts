export type GenerateOptions = {
  /** Maximum number of concurrent calls. */
  concurrency: number;
  /** Maximum number of render threads besides the main one; null: number of processors - 1. */
  workers: number | null;
  /** Globs of the addresses to render, or null for all. */
  only: readonly string[] | null;
  /** Include drafts and scheduled content, with `noindex`. */
  drafts: boolean;
  strict: boolean;
  offline: boolean;
  compress: boolean;
  dryRun: boolean;
  force: boolean;
  reload: boolean;
};
