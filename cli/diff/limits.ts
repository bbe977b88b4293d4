/** Limits that keep memory and output independent of the size of the site. */
export const limits = {
  pagesAtOnce: 16,
  /** Removed and added pages whose texts are compared to find moved ones, of each. */
  moves: 2000,
  /** Names of pages that are listed as added, removed or moved. */
  listedPages: 500,
  /** Different changes that are listed; the others are counted. */
  groupsKept: 5000,
  /** Groups in the result. */
  groupsListed: 500,
  /** Pages named for a group: main ones, and phone ones. */
  samples: 5,
  /** Changes of redirects, headers and other rules in the result. */
  rules: 500,
  /** Bundled files, and pages that grew, in the result. */
  assets: 100,
  growths: 10,
  /** Minimum growth of a page to be listed, in bytes. */
  growth: 512,
  /** Characters of an old or new text, and those around what differs. */
  text: 400,
  context: 60,
  /** Steps of a comparison of two lists; lists that differ more are compared without order. */
  steps: 3000,
  /** Maximum product of removed and added texts for the search for pairs. */
  pairs: 2500,
  leaves: 2000,
  /** Groups on a terminal, and in a report for a browser. */
  groupsPrinted: 60,
  groupsOnPage: 300,
  /** Names of added, removed or moved pages on a terminal, and in a pull request. */
  pagesPrinted: 30,
  /** GitHub allows 65,536 characters per comment; leave some for other text. */
  markdown: 65_000,
  pictures: 12,
  partsOfPage: 3,
  /** Height of a picture, in CSS pixels. */
  pictureHeight: 6000,
} as const;
