import type { Case } from '../../config/calls/cases.ts';
import { caseFront } from './content-schemas.ts';
import { readMarkdownFolder } from './markdown-file.ts';
import type { RelativePictures } from './relative-pictures.ts';
import { newestFirst } from './newest-first.ts';

type ReadCasesInput = { folder: string; path: string; pictures: RelativePictures };

/** All cases of a folder, newest first. Throws a `Stop` with the problems of every file. */
export async function readCases({ folder, path, pictures }: ReadCasesInput): Promise<Case[]> {
  const files = await readMarkdownFolder({ folder, path, schema: caseFront, pictures, optional: true });
  return newestFirst(
    files.map(({ id, front, content }) => ({ id, ...front, content })),
    (one) => one,
  );
}
