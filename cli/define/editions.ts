/** The name of an edition: a row of the table `editions` of the site. */
export type Edition = string;

export type EditionFacts = {
  /** `lang` of the document. */
  lang: string;
  /** Open Graph locale. */
  locale: string;
  /** Address of the edition's home page on its own host. */
  home: string;
  /** Navigation key used by pages whose own page name has no entry. */
  navigation: string;
  /** Folder of the edition's own files (error pages, robots.txt, sitemap), below the document root. */
  folder: string;
  /** Whether search engines show its pages to readers of other languages: `x-default`. */
  isDefault?: boolean;
  /** Key of the home page in the SEO data, if it is not its address. */
  seo?: string;
  /**
   * The paths that the edition has besides `/`: whole ones, and beginnings that end in a slash. On the host of an edition without this
   * field, these paths redirect to this edition. One edition has no such field: it has all other hosts and paths.
   */
  paths?: { exact: readonly string[]; below: readonly string[] };
};

export type Editions<Name extends string = string> = Readonly<Record<Name, EditionFacts>>;

/** The edition without paths of its own, which has all other hosts and paths. */
export const mainEdition = (editions: Editions): Edition =>
  Object.keys(editions).find((edition) => editions[edition]!.paths === undefined)!;

/** Whether a path is one of an edition's. By segment: `/entertainment` is not below `/en/`. */
export function hasPath({ paths }: EditionFacts, path: string): boolean {
  if (path === '/') return true;
  return paths !== undefined && (paths.exact.includes(path) || paths.below.some((base) => path.startsWith(base)));
}

/** hreflang of a page's alternates: the language of each edition, and `x-default` for the one that other languages get. */
export function languagesOf(
  alternates: Readonly<Record<Edition, string | undefined>>,
  editions: Editions,
): (readonly [lang: string, address: string])[] {
  const named = Object.entries(alternates).map(([edition, address]) => [editions[edition]!, address!] as const);
  return [
    ...named.map(([{ lang }, address]) => [lang, address] as const),
    ...named.flatMap(([{ isDefault }, address]) => (isDefault ? [['x-default', address] as const] : [])),
  ];
}
