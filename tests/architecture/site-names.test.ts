import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { routesOf } from '../../cli/define/site.ts';
import { templateFolder } from '../../cli/new/new-project.ts';
import site from '../../config/index.ts';
import second from '../fixtures/site/config/index.ts';
import { readSources } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names of this site, as its definition has them. */
const names: Readonly<Record<string, readonly string[]>> = {
  call: [...Object.keys(site.calls), ...Object.keys(site.browserCalls)],
  'path of a call': [
    ...Object.values(site.calls).map(({ path }) => path),
    ...Object.values(site.browserCalls).map(({ path }) => path),
    ...site.paths.prefixes,
    ...site.paths.whole,
  ],
  family: Object.keys(site.families.calls),
  'kind of record': [
    ...Object.keys(site.families.of({ articles: [], types: [], cases: [], demos: [] }).records),
    ...Object.keys(site.templates.records),
  ],
  layout: site.layouts,
  guard: Object.keys(site.guards),
  cookie: site.loginCookies,
  'rate limit': site.rateLimits.map(({ name }) => name),
  variable: site.variables.map(({ name }) => name),
  'part of the content': Object.keys(site.local.parts),
  edition: Object.keys(site.config.editions),
  page: routesOf(site).map(({ page }) => page),
  feed: site.feeds.map(({ home }) => home),
  address: routesOf(site).flatMap(({ path, aliases = [] }) => [path, ...aliases]),
};

/** Names of this site that the generator uses for something else: everywhere, or in some files. */
const exceptions: readonly { name: string; means: string; files?: readonly string[] }[] = [
  { name: 'error', means: 'a severity, an event of Node.js' },
  { name: 'pages', means: 'the folder of pages, and what a release has' },
  { name: 'navigation', means: 'the menus of a definition' },
  { name: 'article', means: 'an element of HTML, and a type of Open Graph' },
  { name: 'userInfo', means: 'a function of node:os', files: ['cli/release/release-hold.ts'] },
  { name: 'phone', means: 'pages for phones, which a definition may have (`errors.phone`)' },
  { name: '/m/', means: 'the addresses of pages for phones' },
  {
    name: '/im',
    means: 'an example in comments of the rules of nginx: another one would change every release',
    files: ['cli/emit/nginx/edition-maps.ts', 'cli/emit/nginx/server.ts'],
  },
  {
    name: 'en',
    means: 'the language of the pages of tools, and of sorted messages',
    files: ['cli/dev/client/overlay.ts', 'cli/embedded-api/content.ts', 'cli/embedded-api/stand-in-page.ts'],
  },
  {
    name: 'zh',
    means: 'the language of a search engine, of segmented words, and of an editor',
    files: ['cli/commands/announce.ts', 'cli/dev/client/edit/labels.ts', 'cli/diff/words.ts'],
  },
];

/** A string of one line; comments are left out, and so are the expressions in a template. */
const strings = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

function stringsIn(text: string): string[] {
  return Array.from(text.matchAll(strings), ([, single, double, template]) => single ?? double ?? template).flatMap(
    (found) => found?.split(/\$\{[^}]*\}/) ?? [],
  );
}

/** A word of everyday language is a name only where it is all of the string; other names are found within a longer one, too. */
function has(found: string, name: string): boolean {
  if (/^[a-z]*$/.test(name) || name === '/') return found === name && name !== '/';
  const at = found.indexOf(name);
  return at >= 0 && !/[\w-]/.test(found[at - 1] ?? ' ') && !/[\w-]/.test(found[at + name.length] ?? ' ');
}

type Found = { kind: string; name: string; file: string; text: string };

async function findNames(): Promise<Found[]> {
  const own = [...(await readSources(root))].filter(([file]) => file.startsWith('cli/') && !file.endsWith('.css'));
  return own.flatMap(([file, source]) =>
    [...new Set(stringsIn(source))]
      // Imports of the generator's own files.
      .filter((text) => !/^\.\.?\//.test(text))
      .flatMap((text) =>
        Object.entries(names).flatMap(([kind, list]) =>
          [...new Set(list)].filter((name) => has(text, name)).map((name) => ({ kind, name, file, text })),
        ),
      ),
  );
}

const fits = ({ name, file }: Found, exception: (typeof exceptions)[number]) =>
  exception.name === name && (exception.files?.includes(file) ?? true);

describe('the generator', () => {
  it('names nothing of this site, and each exception is needed', async () => {
    const found = await findNames();
    const wrong = found.filter((one) => !exceptions.some((exception) => fits(one, exception)));
    expect(wrong.map(({ kind, name, file, text }) => `${kind} ${name} in ${file}: ${text.slice(0, 100)}`)).toEqual([]);
    const unused = exceptions.filter((exception) => !found.some((one) => fits(one, exception)));
    expect(unused).toEqual([]);
  });
});

/** What a site imports of the generator: types and functions, and those with schemas. */
const doors = ['#generator', '#generator/records'];

describe('the second site', () => {
  it('imports the generator by its door, packages, and its own files', async () => {
    const folder = join(root, templateFolder);
    // The imports in templates are those of the pages that they write.
    const files = await glob('**/*.{ts,tsx}', {
      cwd: folder,
      ignore: ['config/templates.ts', 'config/kind-template.ts'],
    });
    const wrong: string[] = [];
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8');
      for (const [, path = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)) {
        const isInside = !normalize(join(dirname(file), path)).startsWith('..');
        if (path.startsWith('.') ? !isInside : path.startsWith('#') && !doors.includes(path))
          wrong.push(`${file}: ${path}`);
      }
    }
    expect(files.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('has other names than this one', () => {
    const theirs = {
      call: [...Object.keys(second.calls), ...Object.keys(second.browserCalls)],
      'path of a call': [...Object.values(second.calls), ...Object.values(second.browserCalls)].map(({ path }) => path),
      family: Object.keys(second.families.calls),
      'kind of record': Object.keys(second.templates.records),
      layout: second.layouts,
      'rate limit': second.rateLimits.map(({ name }) => name),
      feed: second.feeds.map(({ home }) => home),
      page: routesOf(second).map(({ page }) => page),
    };
    const same = Object.entries(theirs).flatMap(([kind, list]) => list.filter((name) => names[kind]!.includes(name)));
    // Every site has a home page.
    expect(same.filter((name) => name !== 'home/home')).toEqual([]);
  });
});
