import type { Edition } from '../../config/editions.ts';

/** A page of a release, and what it was made from. */
export type ManifestPage = {
  address: string;
  edition: Edition;
  /** Below the document root `site/`. */
  file: string;
  /** SHA-256 of the file, hex. */
  hash: string;
  /** Hashes of what the page read, by name. */
  inputs: Readonly<Record<string, string>>;
  /** The family it grows with; null for an address of the route table. */
  family: string | null;
  /** Characters of its main text. */
  text: number;
};

/** A release without its pages. */
export type ManifestHead = {
  release: string;
  /** Hash of everything the release serves and of its rules. */
  content: string;
  /** Navigation entries by edition. */
  navigation: Readonly<Record<Edition, number>>;
  /** The release's own files below `site/assets/`, not those it carries for older releases; paths below `site/`. */
  assets: readonly string[];
};
