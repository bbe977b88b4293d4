import type { Row } from '../define/route.ts';
import { routesOf } from '../define/site.ts';
import { quoted } from '../define/templates.ts';
import { nearest } from '../lib/nearest.mjs';
import { setText, textAt } from '../edit/set-value.ts';
import { type Draft, type DraftOptions, missing, refused } from './draft.ts';
import { pageNameOf, renamedFolder } from './page-folder.ts';
import { takenAddress } from './taken-address.ts';

/** The page of an area, `products/fax`, and its row in the route table. */
export function newPage(input: DraftOptions): Draft {
  const { options, definition, read } = input;
  const { name, title, summary, product, like, counterpart } = options;
  const {
    areas,
    templates: { page: template },
  } = definition;
  if (template === null)
    return refused('pages have no template', '`templates` of config/index.ts has none', 'write the page by hand');
  const lacking = missing({ title, summary });
  if (lacking) return lacking;
  const named = pageNameOf(name);
  if (named === null || !Object.hasOwn(areas, named.area))
    return refused(
      `${name} is not a valid page name`,
      'a page is named <area>/<page>, in lower-case words joined by hyphens',
      `use one of the areas ${Object.keys(areas).join(', ')}`,
    );
  const file = `pages/${name}/page.tsx`;
  if (read(file) !== null) return refused(`${name} exists`, `there is ${file}`, 'choose another name');
  const path = template.path(named);
  const rows = routesOf(definition);
  const taken = takenAddress({
    path,
    definition,
    read,
    fix: `choose another name, or write ${file} and name it in that row`,
  });
  if (taken) return taken;
  const { products = [] } = template;
  if (product !== null && !products.includes(product))
    return refused(
      `${product} is no product`,
      products.length === 0 ? 'this site has no products' : '`templates` of config/index.ts does not list it',
      products.length === 0
        ? 'leave out --product'
        : `use one that is listed; nearest: ${nearest(product, products).join(', ')}`,
    );
  const table = `config/routes/${named.area}.ts`;
  const text = read(table)!;
  const end = endOfRows.exec(text);
  if (end === null)
    return refused(`${table} has no list of rows`, 'its rows are generated', `write ${file}, and its row by hand`);
  const copied = like === null ? null : rows.find(({ page }) => page === like);
  if (like !== null && (!copied || read(`pages/${like}/page.tsx`) === null))
    return refused(
      `${like} is no page`,
      'no row of the route table names it',
      `name the page to copy; nearest: ${nearest(like, [...new Set(rows.map(({ page }) => page))]).join(', ')}`,
    );
  if (copied && (copied.select || copied.each || rows.filter(({ page }) => page === like).length > 1))
    return refused(
      `${like} cannot be copied`,
      'it has several addresses, and distinguishes them',
      'choose a page with one address',
    );
  const fields = {
    path,
    name: title!,
    ...((product ?? copied?.product) ? { product: product ?? copied!.product! } : {}),
    ...(counterpart !== null && { counterpart }),
    page: name,
  };
  const row = `\n${end[1]}  { ${Object.entries(fields)
    .map(([key, value]) => `${key}: ${quoted(value)}`)
    .join(', ')} },`;
  const tables = new Map([[table, text.slice(0, end.index) + row + text.slice(end.index)]]);
  const paired = counterpart === null ? null : pair({ input, path, counterpart, rows, tables });
  if (paired) return paired;
  const files =
    like === null
      ? Object.entries(template.files({ area: named.area, title: title!, summary: summary!, product })).map(
          ([part, source]) => [`pages/${name}/${part}`, source] as const,
        )
      : withTitle({
          files: renamedFolder({ ...input, from: like, to: name, isCopy: true }),
          words: `pages/${name}/words.yaml`,
          title: title!,
          summary: summary!,
        });
  return { files: new Map<string, string | Uint8Array>([...files, ...tables]), address: path };
}

/** End of the first list of `rows(…, [`. */
const endOfRows = /\n( *)\]\)[,;]$/m;

type PairOptions = {
  input: DraftOptions;
  path: string;
  counterpart: string;
  rows: readonly Row[];
  /** Changed tables, by path; the row of the counterpart is written into them. */
  tables: Map<string, string>;
};

/** Names the new page in the row of its counterpart. Returns why that cannot be done, or null. */
function pair({ input: { definition, read }, path, counterpart, rows, tables }: PairOptions): Draft | null {
  const other = rows.find((row) => row.path === counterpart);
  if (!other)
    return refused(
      `${counterpart} is no page`,
      'no row of the route table has that path',
      `nearest: ${nearest(
        counterpart,
        rows.map((row) => row.path),
      ).join(', ')}`,
    );
  if (other.counterpart !== undefined)
    return refused(
      `${counterpart} has a counterpart`,
      `its row names ${JSON.stringify(other.counterpart)}`,
      'remove it there first, or leave out --counterpart',
    );
  const literal = new RegExp(`(\\bpath: (['"])${counterpart.replaceAll('/', '\\/')}\\2,)`, 'g');
  const found = Object.keys(definition.areas)
    .map((area) => `config/routes/${area}.ts`)
    .flatMap((file) => {
      const text = tables.get(file) ?? read(file) ?? '';
      return text.match(literal)?.map(() => ({ file, text })) ?? [];
    });
  const [only] = found;
  if (only === undefined || found.length > 1)
    return refused(
      `the row of ${counterpart} is not found`,
      found.length > 1 ? 'several rows have that path' : 'its path is not written in config/routes',
      'leave out --counterpart, and write it into both rows by hand',
    );
  tables.set(only.file, only.text.replace(literal, `$1 counterpart: ${quoted(path)},`));
  return null;
}

type WithTitleOptions = {
  files: ReadonlyMap<string, string | Uint8Array>;
  words: string;
  title: string;
  summary: string;
};

/** A copied page with its own title and first sentence, where its words have them under the usual names. */
function withTitle({ files, words, title, summary }: WithTitleOptions): ReadonlyMap<string, string | Uint8Array> {
  const given = files.get(words);
  if (typeof given !== 'string') return files;
  const literal = (text: string) => text.replaceAll('{', '\\{');
  const texts = [
    [['head', 'title'], title],
    [['head', 'description'], summary],
    [['opening', 'title'], title],
    [['opening', 'lead'], summary],
    [['title'], title],
    [['description'], summary],
  ] as const;
  const changed = texts.reduce(
    (source, [path, text]) =>
      textAt({ source, path }) === null ? source : (setText({ source, path, text: literal(text) }) ?? source),
    given,
  );
  return new Map([...files, [words, changed]]);
}
