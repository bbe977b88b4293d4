import type * as z from 'zod';
import type { calls } from '../../config/calls/index.ts';
import { type ProductCode, productCodes } from '../../config/products.ts';
import { fileProblem } from './content-problem.ts';
import { pageFile } from './content-schemas.ts';
import { namesIn } from './content-folder.ts';
import { gather } from './gather.ts';
import { readJson } from './json-file.ts';

/** The response of the call: both lists as JSON text. */
export type PageText = z.input<(typeof calls)['pageData']['data']>;

type ReadPagesInput = { folder: string; path: string };

/** The page data of all products that have a file. Throws a `Stop` for unknown products and invalid files. */
export async function readPages({ folder, path }: ReadPagesInput): Promise<ReadonlyMap<ProductCode, PageText>> {
  const names = await namesIn({ folder, path, ending: '.json', optional: true });
  const pages = await gather(
    names.map(async (name) => {
      const file = `${path}/${name}.json`;
      const product = productCodes.find((code) => code === name);
      if (product === undefined) {
        throw fileProblem({
          folder,
          path: file,
          what: 'belongs to no product',
          why: `${JSON.stringify(name)} is not the code of a product`,
          fix: `rename it to one of ${productCodes.join(', ')}`,
        });
      }
      const { document, demo } = await readJson({ folder, path: file, schema: pageFile });
      return [product, { document: JSON.stringify(document), demo: JSON.stringify(demo) }] as const;
    }),
  );
  return new Map(pages);
}
