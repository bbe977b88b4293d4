import stringWidth from 'string-width';
import { redirects } from '../../config/redirects.ts';
import { areas, routes } from '../../config/routes/index.ts';
import { type Draft, missing, type NewOptions, quoted, type ReadFile, refused } from './draft.ts';

/** The page of an area, `products/fax`, and its row in the route table. */
export function newPage({ name, title, summary }: NewOptions, read: ReadFile): Draft {
  const lacking = missing({ title, summary });
  if (lacking) return lacking;
  const [area, page] = /^([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name)?.slice(1) ?? [];
  if (area === undefined || page === undefined || !Object.hasOwn(areas, area))
    return refused(
      `${name} is not a valid page name`,
      'a page is named <area>/<page>, in lower-case words joined by hyphens',
      `use one of the areas ${Object.keys(areas).join(', ')}`,
    );
  const file = `pages/${name}/page.tsx`;
  if (read(file) !== null) return refused(`${name} exists`, `there is ${file}`, 'choose another name');
  const isEnglish = area === 'english';
  const path = isEnglish ? `/en/${page}` : `/${page}`;
  const taken = routes.find((row) => [row.path, ...(row.aliases ?? [])].includes(path));
  if (taken)
    return refused(
      `${path} is taken`,
      `the route table has it: ${taken.name}`,
      `choose another name, or write ${file} and name it in that row`,
    );
  if (redirects.some(({ from }) => from.toLowerCase() === path))
    return refused(
      `${path} is redirected`,
      'config/redirects.ts has a row for it, which would hide the page',
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
      [file, pageText({ title: title!, summary: summary! })],
      [table, rows.slice(0, end.index) + row + rows.slice(end.index)],
    ]),
  };
}

/** End of the first list of `rows(…, [`. */
const endOfRows = /\n( *)\]\)[,;]$/m;

const pageText = ({ title, summary }: { title: string; summary: string }) =>
  `import { page } from '../../../components/define-page.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Actions } from '../../../components/ui/actions.tsx';

export default page({
  head: ({ site, route }) => ({
    title: \`${templated(title)} - \${site.brand[route.edition].name}\`,
${property('description', quoted(summary))}
  }),

  Body() {
${returned(['layout="centred"', `title={${quoted(title)}}`, `lead={${quoted(summary)}}`, 'actions={<Actions zone="hero" />}'])}
  },
});
`;

const templated = (text: string) => text.replace(/[\\`$]/g, (sign) => `\\${sign}`);

const mostColumns = 120;
const fits = (line: string) => stringWidth(line) <= mostColumns;

/** A property of an object, as the formatter lays it out. */
function property(name: string, value: string): string {
  const line = `    ${name}: ${value},`;
  return fits(line) ? line : `    ${name}:\n      ${value},`;
}

/** The opening with its properties, on one line or on several, as the formatter lays it out. */
function returned(properties: readonly string[]): string {
  const element = `<Opening ${properties.join(' ')} />`;
  if (fits(`    return ${element};`)) return `    return ${element};`;
  const lines = properties.map((text) => {
    const line = `        ${text}`;
    return fits(line) ? line : line.replace(/^( *\w+=\{)(.*)\}$/, '$1\n          $2\n        }');
  });
  const inside = fits(`      ${element}`) ? `      ${element}` : `      <Opening\n${lines.join('\n')}\n      />`;
  return `    return (\n${inside}\n    );`;
}
