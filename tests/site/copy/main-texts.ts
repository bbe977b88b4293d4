import { routes } from '../../../config/routes/index.ts';
import type { Row } from '../../../config/routes/route.ts';
import { builtFiles } from '../../support/built-site.ts';
import { fileOf, type MainText, mainText } from '../../support/main-text.ts';

export type RowText = { row: Row; text: MainText };

/** What built pages say, for every row without parameters in the given areas. An area is the first part of `page`. */
export async function mainTexts(areas: readonly string[]): Promise<readonly RowText[]> {
  const files = new Map((await builtFiles()).map(({ name, html }) => [name, html]));
  return routes
    .filter(({ path, page }) => areas.includes(page.split('/')[0]!) && !path.includes('{'))
    .map((row) => {
      const html = files.get(fileOf(row));
      if (html === undefined) throw new Error(`${row.path} has no file ${fileOf(row)}`);
      return { row, text: mainText(html) };
    });
}
