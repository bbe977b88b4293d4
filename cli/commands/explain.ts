import type { Console } from '../console/console.ts';
import type { SiteDefinition } from '../define/site.ts';
import { exit, Stop } from '../problem.ts';
import { inputs } from '../pipeline/inputs.ts';
import { type ChangedOptions, type PageHistory, pageHistory } from '../release/history.ts';
import { noPage } from './no-page.ts';

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
export async function explain({ out, definition, address: text, verbose, console }: ExplainOptions): Promise<void> {
  const address = pathOf(text);
  const found = await Promise.all(
    Object.keys(definition.config.editions).map((edition) => pageHistory({ out, edition, address })),
  );
  const histories = found.filter((history) => history !== null);
  if (histories.length === 0) throw Stop.of(exit.usage, await noPage({ out, definition, address }));
  console.json({ address, pages: histories });
  for (const history of histories) console.say(describe(history, verbose));
}

/** The path of an address as people have it: copied from a browser, with a query, or without its first slash. */
function pathOf(text: string): string {
  const { pathname } = new URL(URL.canParse(text) ? text : `http://site/${text.replace(/^\/+/, '')}`);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
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
function changeLines({ input, old, now, files }: ChangedOptions, verbose: boolean): string[] {
  const kind = meanings.get(input) ?? response;
  const state = old === null ? ', new' : now === null ? ', gone' : '';
  return [
    `  ${input}: ${kind}${state}`,
    ...(verbose ? [`    ${old ?? 'absent'} → ${now ?? 'absent'}`] : []),
    ...(files ?? []).map((file) => `    ${file}`),
  ];
}
