import { routesOf, type SiteDefinition } from '../define/site.ts';
import { planned } from '../define/route.ts';
import type { Console } from '../console/console.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { inputs } from '../pipeline/inputs.ts';
import { type ChangedInput, type PageHistory, pageHistory } from '../release/history.ts';

/** Descriptions of inputs. All others are responses of the content API, named by call and request. */
const meanings = new Map(inputs.map(({ name, meaning }) => [name, meaning]));
const response = 'a response of the content API';

export type ExplainOptions = {
  out: string;
  definition: SiteDefinition;
  address: string;
  /** Whether fingerprints are printed. */
  verbose: boolean;
  console: Console;
};

/** Prints what the page of an address was rendered from, and why it was last rebuilt, in each edition that has it. */
export async function explain({ out, definition, address, verbose, console }: ExplainOptions): Promise<void> {
  const found = await Promise.all(
    Object.keys(definition.config.editions).map((edition) => pageHistory({ out, edition, address })),
  );
  const histories = found.filter((history) => history !== null);
  if (histories.length === 0) throw Stop.of(exit.usage, noPage({ out, definition, address }));
  console.json({ address, pages: histories });
  for (const history of histories) console.say(describe(history, verbose));
}

type NoPageInput = Pick<ExplainOptions, 'out' | 'definition' | 'address'>;

function noPage({ out, definition, address }: NoPageInput): Omit<Problem, 'severity'> {
  const problem = { what: `no page at ${address}`, where: `the current release in ${out}` };
  const row = routesOf(definition).find(({ path, aliases = [] }) => [path, ...aliases].includes(address));
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

function describe({ page, since, before, changed, isNew }: PageHistory, verbose: boolean): string {
  const width = Math.max(...Object.keys(page.inputs).map((name) => name.length));
  const why = isNew
    ? `New in ${since}: the release before, ${before}, does not have this page.`
    : before === null
      ? `Unchanged in every kept release since ${since}.`
      : `Last rendered for ${since}. Changed since ${before}:`;
  return [
    `${page.address} (edition ${page.edition}), file site/${page.file}`,
    '',
    why,
    ...changed.flatMap((input) => changeLines(input, verbose)),
    '',
    'Rendered from:',
    ...Object.entries(page.inputs).map(
      ([name, hash]) => `  ${name.padEnd(width)}  ${verbose ? `${hash}  ` : ''}${meanings.get(name) ?? response}`,
    ),
    '',
  ].join('\n');
}

/** A changed input, and the files that changed; with `verbose` its fingerprints. */
function changeLines({ input, old, now, files }: ChangedInput, verbose: boolean): string[] {
  const kind = meanings.get(input) ?? response;
  const state = old === null ? ', new' : now === null ? ', gone' : '';
  return [
    `  ${input}: ${kind}${state}`,
    ...(verbose ? [`    ${old ?? 'absent'} → ${now ?? 'absent'}`] : []),
    ...(files ?? []).map((file) => `    ${file}`),
  ];
}
