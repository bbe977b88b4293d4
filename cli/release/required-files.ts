import { editionNames, editions } from '../../config/editions.ts';
import { errorPages } from '../../config/routes/error.ts';
import { errorFile, pageFile } from '../../config/rules/page-file.ts';

/** What no release is without: each edition's home page and every error page, below the document root. */
export const requiredFiles: readonly string[] = [
  ...editionNames.map((edition) => pageFile({ edition, address: editions[edition].home })),
  ...errorPages.map(errorFile),
];
