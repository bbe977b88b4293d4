/** One way to write what can be written in several. */
export type Spelling = {
  /** What is written, for whoever reads the advice. */
  about: string;
  /** Finds what is wrong; always with the flag `g`. */
  wrong: RegExp;
  /** Replaces it, as in `String.replace`. */
  wanted: string;
  /** Texts with Chinese characters, texts without, or all. */
  in: 'han' | 'latin' | 'both';
  /** The beginning of the paths of files that are free to write it. */
  notIn?: string;
  example: readonly [wrong: string, right: string];
};

/** How the texts of a site are written: advice of `site content check --style`. */
export type StyleGuide = {
  /** Files with texts below the project, as patterns: Markdown, JSON and YAML; those that begin with `!` leave files out. */
  files: readonly string[];
  /** Names of fields that are not read as sentences, such as keywords and code. */
  unreadFields: readonly string[];
  /** Names of fields that are headings. */
  headingFields: readonly string[];
  /** Most columns of a heading; a Chinese character takes two. */
  longestHeading: number;
  spellings: readonly Spelling[];
  /** Sentences that stand in several files of a pattern, from a number of columns on. */
  repeats: { files: RegExp; shortest: number; allowed: readonly RegExp[] };
};
