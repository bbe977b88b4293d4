import type { Edition } from '../../config/editions.ts';

/** A file to publish: its path below the document root, and what is in it. */
export type Emitted = { path: string; content: string | Uint8Array };

/** Finds what was made of plain data in an earlier build, or has it made. */
export type Remember = (from: unknown, make: () => Promise<string | Uint8Array>) => Promise<Uint8Array>;

/** What sitemaps say of a page. */
export type Listed = {
  /** Its canonical address, without the origin. */
  address: string;
  /** Absolute addresses of the same subject in the editions that have it. */
  alternates: Readonly<Partial<Record<Edition, string>>>;
  /** When the content last changed, ISO 8601; null when the content does not say. */
  modified: string | null;
};
