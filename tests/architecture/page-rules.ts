import { importsOf, type Sources } from './sources.ts';

/** Folder of a page and path below it, of a file below `pages/`; null for one that is in no page's folder. */
function placeOf(file: string): { page: string; rest: string } | null {
  const [, page, rest] = /^pages\/([^/]+\/[^/]+)\/(.+)$/.exec(file) ?? [];
  return page === undefined || rest === undefined ? null : { page, rest };
}

const pagesOf = (sources: Sources) =>
  [...sources.keys()].filter((file) => placeOf(file)?.rest === 'page.tsx').map((file) => placeOf(file)!.page);

type EntryRules = {
  sources: Sources;
  /** Areas by the pages that their rows name. */
  areas: Readonly<Record<string, readonly string[]>>;
};

/** A page is `pages/<area>/<page>/page.tsx`, and a row of its area names it; no other file is a page or imports another page's folder. */
export function entryProblems({ sources, areas }: EntryRules): string[] {
  const problems: string[] = [];
  const pages = new Set(pagesOf(sources));
  const imports = importsOf(sources);
  for (const [file, text] of sources) {
    if (!file.startsWith('pages/')) continue;
    const place = placeOf(file);
    if (!place) {
      problems.push(`${file} is in no page's folder: move it to pages/<area>/<page>/`);
      continue;
    }
    if (!pages.has(place.page)) problems.push(`${file} is in a folder without a page.tsx`);
    if (place.rest !== 'page.tsx' && /(?:^|\/)page\.tsx$/.test(place.rest))
      problems.push(`${file} is not taken for a page: only pages/<area>/<page>/page.tsx is`);
    if (place.rest !== 'page.tsx' && /^export default page\(/m.test(text))
      problems.push(`${file} defines a page: only page.tsx may`);
    for (const other of imports.get(file)!) {
      const { page } = placeOf(other) ?? place;
      if (page !== place.page) problems.push(`${file} imports ${other}: move what both pages use to components/`);
    }
  }
  for (const page of pages) {
    const [area] = page.split('/') as [string];
    if (!(area in areas)) problems.push(`pages/${area}/ has no config/routes/${area}.ts`);
    else if (!areas[area]!.includes(page)) problems.push(`no row of config/routes/${area}.ts names the page ${page}`);
  }
  return [...new Set(problems)];
}

/**
 * The bundler names classes after their style sheet, and numbers those of sheets with the same name; a new page could then rename the
 * classes of another one. So sheets have different names, and those of a page begin with its name.
 */
export function sheetNameProblems(sources: Sources): string[] {
  const known = new Map<string, string>();
  return [...sources.keys()].flatMap((file) => {
    const name = /([^/]+)\.module\.css$/.exec(file)?.[1];
    if (name === undefined) return [];
    const other = known.get(name);
    known.set(name, file);
    if (other !== undefined) return [`${file} has the name of ${other}`];
    const [area, page] = placeOf(file)?.page.split('/') ?? [];
    const isOwn =
      page === undefined || [page, `${area}-${page}`].some((own) => name === own || name.startsWith(`${own}-`));
    return isOwn ? [] : [`${file} is not named after its page: ${page}.module.css or ${page}-${name}.module.css`];
  });
}

/** What pages leave to components, by what gives it away. */
const handwork: readonly (readonly [mark: RegExp, component: string])[] = [
  [/\bid: 'register'/, 'RegisterButton or Actions'],
  [/role="region"/, 'Figure'],
  [/^ *<h[1-3][^>]*>[^<]*<wbr \/>[^<]*<\/h[1-3]>/m, 'Title'],
];

/** A page does not write by hand what a component does for all. */
export function handworkProblems(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) =>
    placeOf(file) === null
      ? []
      : handwork.flatMap(([mark, component]) =>
          mark.test(text) ? [`${file} writes by hand what ${component} does`] : [],
        ),
  );
}

type UseRules = {
  sources: Sources;
  /** Components that the CLI and the bundler name by their path. */
  entries: readonly string[];
};

/** A file of `components/` is used: by a page, a layout, an island, the runtime or the CLI. */
export function unusedProblems({ sources, entries }: UseRules): string[] {
  const imports = importsOf(sources);
  const used = new Set<string>();
  const visit = (file: string) => {
    if (used.has(file)) return;
    used.add(file);
    for (const next of imports.get(file)!) visit(next);
  };
  for (const file of sources.keys())
    if (/^(?:pages|cli|runtime|components\/(?:layouts|islands))\//.test(file) || entries.includes(file)) visit(file);
  return [...sources.keys()].flatMap((file) =>
    file.startsWith('components/') && !file.endsWith('.d.ts') && !used.has(file) ? [`${file} is used by nothing`] : [],
  );
}
