/**
 * Regular expressions that nginx (PCRE, on bytes) and our own model (JavaScript, on one character for each byte) read alike.
 * Without `\z` or named classes: neither means the same in both.
 */
export const patterns = {
  /**
   * Paths no address of ours is spelled with: empty and dot segments, backslashes, and what only hides them (encoded dots,
   * slashes, backslashes, control characters). Matched without letter case, against the request as it came.
   */
  odd: String.raw`^[^?#]*(?:/[./]|\\|%2[ef]|%5c|%[01]|%7f)`,
  /** Files below the assets that are there for others than visitors: hidden ones, source maps, compressed forms. Without letter case. */
  kept: String.raw`/\.|\.(?:map|gz|br)$`,
  /** The home page by its file's name. Matched without letter case. */
  homeFile: String.raw`^/index\.html$`,
  /** Other spellings of a page's address: the group is the address. Matched without letter case. */
  ending: String.raw`^(?<site_stem>/.+?)(?:/|\.html|/index\.html)$`,
  /** Decoded paths that can stand in a Location header as they are. */
  plain: String.raw`^(?:/|(?:/[\w.~-]+)+)$`,
} as const;

/** A literal as a regular expression, for both engines. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, (sign) => (sign === '/' ? sign : `\\${sign}`));
}

/** An expression for whole paths, as an expression for texts that begin with something else before the path. */
export function whole(paths: string, before = ''): string {
  return `^${before}(?:${paths})$`;
}
