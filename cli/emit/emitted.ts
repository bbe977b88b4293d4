/** A file to publish: its path below the document root, and what is in it. */
export type Emitted = { path: string; content: string | Uint8Array };

/** Finds what was made of plain data in an earlier build, or has it made. */
export type Remember = (from: unknown, make: () => Promise<string | Uint8Array>) => Promise<Uint8Array>;

/** What sitemaps and feeds say of a page. */
export type Listed = {
  /** Absolute canonical address. */
  url: string;
  /** Absolute addresses of the same subject by `hreflang`. */
  alternates: readonly { lang: string; url: string }[];
  /** When the content last changed, ISO 8601; null when the content does not say. */
  modified: string | null;
};
