import { routesOf } from '../define/site.ts';
import { redirectFilePath } from '../define/redirect-file-path.ts';
import { quoted } from '../define/templates.ts';
import { readRedirects } from '../plan/redirect-file.ts';
import { type Draft, type DraftInput, missing, refused } from './draft.ts';

/** The page of an area, `products/fax`, and its row in the route table. */
export function newPage({ options: { name, title, summary }, definition, read }: DraftInput): Draft {
  const {
    areas,
    config,
    redirects,
    templates: { page: template },
  } = definition;
  if (template === null)
    return refused('pages have no template', '`templates` of config/index.ts has none', 'write the page by hand');
  const lacking = missing({ title, summary });
  if (lacking) return lacking;
  const [area, page] = /^([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name)?.slice(1) ?? [];
  if (area === undefined || page === undefined || !Object.hasOwn(areas, area))
    return refused(
      `${name} is not a valid page name`,
      'a page is named <area>/<page>, in lower-case words joined by hyphens',
      `use one of the areas ${Object.keys(areas).join(', ')}`,
    );
  const folder = `pages/${name}`;
  const file = `${folder}/page.tsx`;
  if (read(file) !== null) return refused(`${name} exists`, `there is ${file}`, 'choose another name');
  const path = template.path({ area, page });
  const taken = routesOf(definition).find((row) => [row.path, ...(row.aliases ?? [])].includes(path));
  if (taken)
    return refused(
      `${path} is taken`,
      `the route table has it: ${taken.name}`,
      `choose another name, or write ${file} and name it in that row`,
    );
  const ofEditors = readRedirects({ text: read(redirectFilePath) ?? '', editions: config.editions });
  const answered = [...redirects, ...ofEditors.redirects].map(({ from }) => from);
  if ([...answered, ...ofEditors.gone.map(({ address }) => address)].some((from) => from.toLowerCase() === path))
    return refused(
      `${path} is redirected or removed`,
      `config/redirects.ts or ${redirectFilePath} has a row for it, which would hide the page`,
      'remove that row, or choose another name',
    );
  const table = `config/routes/${area}.ts`;
  const rows = read(table)!;
  const end = endOfRows.exec(rows);
  if (end === null)
    return refused(`${table} has no list of rows`, 'its rows are generated', `write ${file}, and its row by hand`);
  const row = `\n${end[1]}  { path: '${path}', name: ${quoted(title!)}, page: '${name}' },`;
  return {
    files: new Map([
      ...Object.entries(template.files({ title: title!, summary: summary! })).map(
        ([name, source]) => [`${folder}/${name}`, source] as const,
      ),
      [table, rows.slice(0, end.index) + row + rows.slice(end.index)],
    ]),
  };
}

/** End of the first list of `rows(…, [`. */
const endOfRows = /\n( *)\]\)[,;]$/m;
