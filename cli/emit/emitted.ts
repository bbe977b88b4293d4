import type { Edition } from '../define/editions.ts';

/** A file to publish: its path below the document root, and its content. */
export type Emitted = { path: string; content: string | Uint8Array };

/** Returns the value cached for these inputs (plain data), or creates it. */
export type GetOrCreate = (inputs: unknown, create: () => Promise<string | Uint8Array>) => Promise<Uint8Array>;

export type SitemapEntry = {
  /** Its canonical address, without the origin. */
  address: string;
  /** Absolute addresses of the page in the editions that have it. */
  alternates: Readonly<Partial<Record<Edition, string>>>;
  /** Modification date given by the content, ISO 8601; null when it gives none. */
  modified: string | null;
};
