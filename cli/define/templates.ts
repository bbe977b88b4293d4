/** What `site new` was given. */
export type NewOptions = {
  /** `products/fax` for a page, the id of a record, the old address of a redirect. */
  name: string;
  title: string | null;
  summary: string | null;
  /** Category of a record. */
  type: string | null;
  customer: string | null;
  /** Numbers of a record, each as `value=label`. */
  metrics: readonly string[];
  /** Product of a page, and the page that it begins as a copy of. */
  product: string | null;
  like: string | null;
  /** Address of the page with the same content in another edition. */
  counterpart: string | null;
  /** Target of a redirect. */
  to: string | null;
  /** Edition of a redirect; null: the one that has the old address. */
  edition: string | null;
  now: number;
};

/** A kind of record that `site new` writes. */
export type RecordTemplate = {
  /** Folder of its Markdown files. */
  folder: string;
  /** The file with the ids of its types, where it has types. */
  types?: string;
  /** The options that it needs, by name; null where one is missing. */
  needs(options: NewOptions): Readonly<Record<string, string | null>>;
  /** Why the options are not valid; null when they are. */
  refusal?(options: NewOptions): { what: string; why: string; fix: string } | null;
  /** Its front matter, without its times. */
  front(options: NewOptions): Readonly<Record<string, unknown>>;
};

/** A part of pages that `site new` writes: an island, a section. */
export type PartTemplate = {
  /** What it is called after: words joined by hyphens, or a page, `products/fax`, which must exist. */
  named: 'words' | 'page';
  /** Its new files, by path below the project. */
  files(name: string): Readonly<Record<string, string>>;
  /** Files that list it, by path: each gets what is returned of its text. */
  listed?(name: string): Readonly<Record<string, (text: string) => string>>;
  /** What to do next, a line each. */
  next(name: string): readonly string[];
};

/** What `site new` writes. */
export type Templates = {
  /** Parts of pages, by kind; absent where there are none. */
  parts?: Readonly<Record<string, PartTemplate>>;
  /** Null where pages are written by hand alone. */
  page: {
    /** The address of a page. */
    path(page: { area: string; page: string }): string;
    /** Its files, by name: for a page of a product, and for one without. */
    files(page: {
      area: string;
      title: string;
      summary: string;
      product: string | null;
    }): Readonly<Record<string, string>>;
    /** The products that a page can be about; absent where there are none. */
    products?: readonly string[];
  } | null;
  records: Readonly<Record<string, RecordTemplate>>;
  /** Null where kinds of records are written by hand alone. */
  kind: {
    /** Its files, by path below the project: `config/kinds/NAME.ts`, `config/routes/NAME.ts`, and pages. */
    files(words: { name: string; title: string; summary: string }): Readonly<Record<string, string>>;
  } | null;
};

/** A text of a words file in quotes, so that no sign in it has another meaning there. */
export const quotedWords = (text: string) => `'${text.replace(/\{/g, '\\{').replace(/'/g, "''")}'`;

/** A string literal of a text on one line, with the quotes that the formatter chooses: those that need fewer escapes. */
export function quoted(text: string): string {
  const count = (sign: string) => text.split(sign).length;
  const quote = count("'") > count('"') ? '"' : "'";
  return quote + text.replace(/[\\'"]/g, (sign) => (sign === '\\' || sign === quote ? `\\${sign}` : sign)) + quote;
}
