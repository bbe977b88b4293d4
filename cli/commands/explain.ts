import { type Edition, editionNames } from '../../config/editions.ts';
import { routes } from '../../config/routes/index.ts';
import { planned } from '../../config/routes/route.ts';
import type { Console } from '../console/console.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { type PageHistory, pageHistory } from '../release/history.ts';

/** Descriptions of inputs. All others are responses of the content API, named by call. */
const meanings: Record<string, string> = {
  engine: 'the code of the generator and its packages',
  site: 'the configuration that pages may read',
  route: 'its row in the route table',
  seo: 'its SEO record',
  rows: 'the rows of other pages that it reads',
  planned: 'the links that lead to planned pages',
  code: 'the source of the page and of what it imports',
  frame: 'header, footer and menus around it',
  assets: 'the styles and scripts it loads',
  'og-images': 'how Open Graph images are drawn',
  clock: 'what the date shows on it',
};

export type ExplainOptions = { out: string; address: string; console: Console };

/** Prints what the page of an address was rendered from, and why it was last rebuilt, in each edition that has it. */
export async function explain({ out, address, console }: ExplainOptions): Promise<void> {
  const found = await Promise.all(editionNames.map((edition) => pageHistory({ out, edition, address })));
  const histories = found.filter((history) => history !== null);
  if (histories.length === 0) throw Stop.of(exit.usage, noPage({ out, address }));
  console.json({ address, pages: histories });
  for (const history of histories) console.say(describe(history));
}

function noPage({ out, address }: { out: string; address: string }): Omit<Problem, 'severity'> {
  const problem = { what: `no page at ${address}`, where: `the current release in ${out}` };
  const row = routes.find(({ path, aliases = [] }) => [path, ...aliases].includes(address));
  if (row?.page === planned)
    return {
      ...problem,
      why: `${address} is planned: its row in the route table names no page`,
      fix: 'write the page, name it in the row (`page`), and run `site generate`',
    };
  if (row && row.path !== address)
    return { ...problem, why: `${address} redirects to ${row.path}`, fix: `run \`site explain ${row.path}\`` };
  if (row) return { ...problem, why: 'the release was built before this page', fix: 'run `site generate`' };
  return {
    ...problem,
    why: 'no row of the route table has this address',
    fix: 'use an address that `site routes` lists',
  };
}

const editionWords: Record<Edition, string> = { zh: 'Chinese', en: 'English' };

function describe({ page, since, before, changed, isNew }: PageHistory): string {
  const width = Math.max(...Object.keys(page.inputs).map((name) => name.length));
  const why = isNew
    ? `New in ${since}: the release before, ${before}, does not have this page.`
    : before === null
      ? `Unchanged in every kept release since ${since}.`
      : `Last rebuilt for ${since}. Changed since ${before}:`;
  return [
    `${page.address} (${editionWords[page.edition]} edition), file site/${page.file}`,
    '',
    'Rendered from:',
    ...Object.entries(page.inputs).map(
      ([name, hash]) => `  ${name.padEnd(width)}  ${hash}  ${meanings[name] ?? 'a response of the content API'}`,
    ),
    '',
    why,
    ...changed.map(({ input, old, now }) => `  ${input}: ${old ?? 'absent'} → ${now ?? 'absent'}`),
    '',
  ].join('\n');
}
