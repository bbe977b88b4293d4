/** Content by its hash. */
export type Blob = {
  /** SHA-256 of the content, hex. */
  hash: string;
  bytes: number;
};

/** Everything ever made, kept by content: what does not change is made, compressed and written once. */
export type Blobs = {
  put(content: string | Uint8Array): Promise<Blob>;
  /** Whether the content is kept, and whole; content that was damaged is dropped. */
  has(hash: string): Promise<boolean>;
};
