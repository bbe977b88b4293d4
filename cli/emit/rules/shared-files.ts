/** A kind of file that answers on every edition by the same path. */
export type SharedFile = {
  /** Regular expression of whole paths. */
  paths: string;
  /** Whether each edition has its own, in its folder; else there is one for all. */
  own: boolean;
};

export const sharedFiles: readonly SharedFile[] = [
  { paths: String.raw`/(?:robots\.txt|sitemap(?:-[\w-]+)?\.xml|manifest\.webmanifest|dev-blog/atom\.xml)`, own: true },
  { paths: String.raw`/(?:favicon\.(?:ico|svg)|icon-\d+\.png)`, own: false },
];
