import type { ManifestPage } from '../../cli/release/manifest.ts';

/** Every page of its own, and the first one of each family in each edition. */
export const samplePages = (pages: readonly ManifestPage[]): ManifestPage[] =>
  pages.filter(
    ({ family, edition }, index) =>
      family === null || pages.findIndex((other) => other.family === family && other.edition === edition) === index,
  );
