import { editionNames } from '../../config/editions.ts';
import type { Console } from '../console/console.ts';
import { exit, Stop } from '../problem.ts';
import { type PageHistory, pageHistory } from '../release/history.ts';

/** What each input stands for; every other one is an answer of the content API, named by its call. */
const meanings: Record<string, string> = {
  engine: 'the code of the generator and its packages',
  site: 'the configuration, as far as pages may read it',
  route: 'its row in the route table',
  seo: 'its SEO record',
  code: 'the source of the page and of what it uses',
  frame: 'header, footer and menus around it',
  assets: 'the styles and scripts it loads',
  cards: 'how pictures for other sites are drawn',
  clock: 'what the date shows on it',
};

/** Tells what the page of an address was made from, and why it was last made anew, in each edition that has it. */
export async function explain({ out, address, console }: { out: string; address: string; console: Console }): Promise<void> {
  const found = await Promise.all(editionNames.map((edition) => pageHistory({ out, edition, address })));
  const histories = found.filter((history) => history !== null);
  if (histories.length === 0) {
    throw new Stop(exit.usage, [
      {
        severity: 'error',
        what: `${address} is no page of the current release`,
        where: out,
        why: 'its manifest does not have that address',
        fix: 'give an address as site routes shows it, such as /dev-blog; aliases and redirects have no page of their own',
      },
    ]);
  }
  console.json({ address, pages: histories });
  for (const history of histories) console.say(tell(history));
}

function tell({ page, since, before, changed, isNew }: PageHistory): string {
  const width = Math.max(...Object.keys(page.inputs).map((name) => name.length));
  const why = isNew
    ? `It was made for ${since}: the release before, ${before}, had no such page.`
    : before === null
      ? `It has been the same in every kept release since ${since}.`
      : `It was last made anew for ${since}. Against ${before} there changed:`;
  return [
    `${page.edition} ${page.address}, in site/${page.file}`,
    '',
    'Made from:',
    ...Object.entries(page.inputs).map(([name, hash]) => `  ${name.padEnd(width)}  ${hash}  ${meanings[name] ?? 'an answer of the content API'}`),
    '',
    why,
    ...changed.map(({ input, old, now }) => `  ${input}: ${old ?? 'not there'} → ${now ?? 'not there'}`),
    '',
  ].join('\n');
}
