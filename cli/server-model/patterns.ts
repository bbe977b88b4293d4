import { rangedExtensions } from './media-types.ts';

/**
 * Regular expressions that nginx (PCRE, on bytes) and this model (JavaScript, one character per byte) read alike.
 * They avoid `\z` and POSIX classes, which mean different things in the two.
 */
export const patterns = {
  /**
   * Request paths that no address is spelled with: empty and dot segments, backslashes, and encodings of them (dots,
   * slashes, backslashes, control characters), hidden files but those of `/.well-known/`. Case-insensitive, matched against the raw request.
   */
  irregular: String.raw`^[^?#]*(?:/(?:/|\.(?!well-known/))|\\|%2[ef]|%5c|%[01]|%7f)`,
  /** Assets that visitors may not request: hidden files, source maps, compressed files. Case-insensitive. */
  privateAsset: String.raw`/\.|\.(?:map|gz|br)$`,
  /** Files of which a part is sent when a request has a Range. All other files are always sent whole. */
  ranged: `\\.(?:${rangedExtensions.join('|')})$`,
  /** Drawings: documents that could run scripts where they are opened by their address. */
  drawing: String.raw`\.svg$`,
  /** The home page by its file name. Case-insensitive. */
  homeFile: String.raw`^/index\.html$`,
  /** Other spellings of a page's address; the group is the address. Case-insensitive. */
  alternateSpelling: String.raw`^(?<site_stem>/.+?)(?:/|\.html|/index\.html)$`,
  /**
   * Raw request paths of calls: letters, digits, `_`, `-`, `~`, and dots between them. Encoded characters, empty and dot
   * segments, `;` and a trailing slash mean different paths to different servers, so the API never gets them.
   */
  callPath: String.raw`^(?:/[\w~-]+(?:\.[\w~-]+)*)+(?:\?|$)`,
  /** Decoded paths that can go into a Location header unchanged. */
  headerSafe: String.raw`^(?:/|(?:/[\w.~-]+)+)$`,
} as const;

/** Escapes a literal for a regular expression of either engine. */
export function escapeLiteral(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, (sign) => (sign === '/' ? sign : `\\${sign}`));
}

/** Anchors an expression of paths to the whole text, after an optional prefix. */
export function anchored(paths: string, prefix = ''): string {
  return `^${prefix}(?:${paths})$`;
}
