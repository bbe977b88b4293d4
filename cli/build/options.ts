/** Options of `generate`, as the command line gives them. */
export type GenerateOptions = {
  /** Calls in flight. */
  concurrency: number;
  /** Render threads besides the main one, begun when many pages are to be rendered; null for one for each processor left. */
  workers: number | null;
  /** Globs of the addresses to render, or null for all. */
  only: readonly string[] | null;
  /** Show drafts and what is not yet published, on a site that search engines are kept away from. */
  drafts: boolean;
  strict: boolean;
  offline: boolean;
  compress: boolean;
  dryRun: boolean;
  force: boolean;
  /** Have the running nginx serve the release. */
  reload: boolean;
};
