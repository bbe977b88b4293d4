/** Bounds that keep a build running whatever the content API, a server or a file sends. */
export const contentBounds = {
  /** A decompressed response: bytes, entries of a list, number of values, and depth. */
  response: { bytes: 20_000_000, list: 5_000, values: 1_000_000, depth: 64 },
  /** Milliseconds for the size of one picture, for all pictures of a build, and until a silent host is tried again. */
  pictures: { one: 10_000, all: 60_000, silence: 3_600_000 },
  /** Maximum size of a static file, and of a picture beside a text, in bytes. */
  file: 50_000_000,
  picture: 20_000_000,
  /** Maximum width times height of a picture beside a text: more than cameras of phones have. Decoded, a pixel takes 3 to 4 bytes. */
  pictureArea: 64_000_000,
  /** Maximum size of a JSON or Markdown file of the content folder, in bytes. */
  contentFile: 4_000_000,
} as const;
