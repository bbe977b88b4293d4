/** A release while it is being made: paths are below the release's folder, with `/`. */
export type Stage = {
  /** Links content that was put into the blobs; compressible paths get their `.gz` and `.br` beside them. */
  link(path: string, hash: string): Promise<void>;
  /** Writes a file of this release alone, such as its rules. */
  write(path: string, content: string): Promise<void>;
  /** Files so far, and their bytes without the compressed siblings. */
  totals(): { files: number; bytes: number };
};
