import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Editions, hasPath, mainEdition } from '../../define/editions.ts';
import { pageFile } from '../../define/page-file.ts';
import { planned, type Row } from '../../define/route.ts';
import { routesOf, type SiteDefinition } from '../../define/site.ts';
import type { Problem } from '../../problem.ts';

/** A place in the project: a file below its folder, and a line from 1. */
export type SourcePlace = { file: string; line: number; column?: number };

type SourcePlaceOptions = { root: string; definition: SiteDefinition; problem: Problem };

/**
 * Where a problem is corrected: the place it names, or the source of the page it was found on, at the line that has what
 * is wrong. Null where it names neither.
 */
export function sourcePlace({ root, definition, problem }: SourcePlaceOptions): SourcePlace | null {
  const named = namedPlace(problem.where, root);
  if (named) return named;
  const address = addressOf({ where: problem.where, editions: definition.config.editions });
  const row = address && rowOf(address, routesOf(definition));
  if (!row || row.page === planned) return null;
  const files = sourcesOf({ root, row, address, folders: definition.records.folders });
  const wrong = problem.what.replace(/^[^:]*: /, '');
  for (const file of files) {
    const line = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex((text) => mentions(text, wrong));
    if (line >= 0) return { file, line: line + 1 };
  }
  return files[0] === undefined ? null : { file: files[0], line: 1 };
}

/** `file:line:column`, where a record and a field may follow, or a file of the project alone. */
function namedPlace(where: string, root: string): SourcePlace | null {
  const below = where.startsWith(join(root, '/')) ? where.slice(join(root, '/').length) : where;
  const found =
    /^(?<file>[^:,;\s][^:,;\n]*\.[A-Za-z]\w*)(?::(?<line>\d+)(?::(?<column>\d+))?)?(?:, (?:record|field) .*)?$/s.exec(
      below,
    )?.groups;
  if (!found) return null;
  const { file, line, column } = found;
  const exists = existsSync(resolve(root, file!));
  // `host.example:8080` is no file and line.
  if (line !== undefined && (exists || file!.includes('/')))
    return { file: file!, line: Number(line), ...(column && { column: Number(column) }) };
  return exists ? { file: file!, line: 1 } : null;
}

type Address = { edition: string; path: string };

/** The page that a problem names first: `zh /im`, or a file of the document root, such as `price/im.html (main > p)`. */
function addressOf({ where, editions }: { where: string; editions: Editions }): Address | null {
  const page = /^([\w-]+) (\/[^\s,]*)/.exec(where);
  if (page && Object.hasOwn(editions, page[1]!)) return { edition: page[1]!, path: page[2]! };
  const file = /^([\w@./-]+)\.html\b/.exec(where)?.[1]?.replace(/@.*/, '');
  if (file === undefined) return null;
  const path = file === 'index' ? '/' : `/${file.replace(/\/index$/, '/')}`;
  const names = Object.keys(editions);
  const home = names.find((edition) => pageFile({ edition, address: '/' }, editions) === `${file}.html`);
  if (home !== undefined) return { edition: home, path: '/' };
  return { edition: names.find((edition) => hasPath(editions[edition]!, path)) ?? mainEdition(editions), path };
}

function rowOf({ edition, path }: Address, routes: readonly Row[]): Row | undefined {
  const own = routes.filter((row) => row.edition === edition && row.page !== planned);
  const exact = own.find((row) => row.path === path || (row.aliases ?? []).includes(path));
  return exact ?? own.find((row) => row.path.includes('{') && pattern(row.path).test(path));
}

const pattern = (path: string) => new RegExp(`^${path.replace(/[.+*]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+')}$`);

type SourcesOfOptions = { root: string; row: Row; address: Address; folders: SiteDefinition['records']['folders'] };

/** The record, where the page shows one; then the page, then the other files of its folder. */
function sourcesOf({ root, row, address: { path }, folders }: SourcesOfOptions): string[] {
  const folder = `pages/${row.page}`;
  const record = path.slice(path.lastIndexOf('/') + 1);
  const own = folders[row.page];
  const records = own === undefined ? [] : [`${own}/${record}.md`];
  const others = existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
        .map(({ name }) => `${folder}/${name}`)
        .sort((a, b) => Number(b.endsWith('/page.tsx')) - Number(a.endsWith('/page.tsx')))
    : [];
  return [...records, ...others].filter((file) => existsSync(join(root, file)));
}

/** Whether a line has the text, not as the beginning of a longer word or address. */
function mentions(line: string, text: string): boolean {
  for (let at = line.indexOf(text); text !== '' && at >= 0; at = line.indexOf(text, at + 1))
    if (!/^[\w/-]/.test(line.slice(at + text.length))) return true;
  return false;
}
