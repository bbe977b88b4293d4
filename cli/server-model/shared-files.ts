/** A kind of file that every edition answers at the same path. */
export type SharedFile = {
  /** Regular expression of whole paths. */
  paths: string;
  /** Whether each edition has its own copy, in its folder. */
  perEdition: boolean;
};

export const sharedFiles: readonly SharedFile[] = [
  {
    paths: String.raw`/(?:robots\.txt|sitemap(?:-[\w-]+)?\.xml|manifest\.webmanifest|search\.json|dev-blog/(?:atom\.xml|feed\.json))`,
    perEdition: true,
  },
  { paths: String.raw`/(?:favicon\.(?:ico|svg)|icon-\d+\.png)`, perEdition: false },
];

const anyOfThem = new RegExp(`^(?:${sharedFiles.map(({ paths }) => paths).join('|')})$`);

/** Whether a path, the same for each edition, is one of these files. */
export const isSharedFile = (path: string) => anyOfThem.test(path);
