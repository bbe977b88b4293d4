/** Options of `generate`, as the command line gives them. */
export type GenerateOptions = {
  /** Calls in flight. */
  concurrency: number;
  /** Render threads; 0 renders in the main one. */
  workers: number;
  only: string | null;
  strict: boolean;
  offline: boolean;
  compress: boolean;
  dryRun: boolean;
  force: boolean;
  /** Have the running nginx serve the release. */
  reload: boolean;
};
