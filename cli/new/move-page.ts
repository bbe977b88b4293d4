import { redirectFilePath } from '../define/redirect-file-path.ts';
import { routesOf, type SiteDefinition } from '../define/site.ts';
import { nearest } from '../lib/nearest.mjs';
import { withoutCode } from '../lib/without-code.ts';
import { knownAddresses } from '../plan/known-addresses.ts';
import { readRedirects } from '../plan/redirect-file.ts';
import { resolveRedirects } from '../plan/redirects.ts';
import { type Draft, type ProjectFiles, type Refusal, refused } from './draft.ts';
import { withRow } from './new-redirect.ts';
import { pageNameOf, renamedFolder } from './page-folder.ts';
import { withoutRow } from './redirect-rows.ts';

export type MoveOptions = {
  /** Names of pages: `products/fax`. */
  from: string;
  to: string;
  /** The new address; null for the usual one of the new name. */
  address: string | null;
  /** Whether the page stays at its addresses. */
  keepAddress: boolean;
};

type MovePageOptions = ProjectFiles & { options: MoveOptions; definition: SiteDefinition };

const refuse = (what: string, why: string, fix: string) => refused(what, why, fix, 'site move');

/** Where addresses and page names are written. */
const folders = ['config', 'components', 'pages', 'runtime'];
/** Files whose strings are addresses of the API, or belong to the program. */
const passedOver = /^config\/(?:calls|local)\/|^config\/content\/(?:files|guide)\/|README\.md$/;

/**
 * A page under another name: its folder, its row, its address, the links to it, and a redirect from where it was. Refuses where it is not
 * certain what is meant.
 */
export function movePage(input: MovePageOptions): Draft {
  const { options, definition, read, list } = input;
  const { from, to } = options;
  const { areas } = definition;
  const rows = routesOf(definition);
  const own = rows.filter(({ page }) => page === from);
  if (own.length === 0 || read(`pages/${from}/page.tsx`) === null)
    return refuse(
      `${from} is no page`,
      'no row of the route table names it',
      `name the page as its row does; nearest: ${nearest(from, [...new Set(rows.map(({ page }) => page))]).join(', ')}`,
    );
  const named = pageNameOf(to);
  if (named === null || !Object.hasOwn(areas, named.area))
    return refuse(
      `${to} is not a valid page name`,
      'a page is named <area>/<page>, in lower-case words joined by hyphens',
      `use one of the areas ${Object.keys(areas).join(', ')}`,
    );
  const [area] = from.split('/');
  if (named.area !== area)
    return refuse(
      `${from} cannot become ${to}`,
      `the rows of ${area} and ${named.area} have different shared fields, such as edition and layout`,
      'move it within its area; to change the area, move the folder and the row by hand',
    );
  if (list(`pages/${to}`).length > 0) return refuse(`${to} exists`, `there is pages/${to}`, 'choose another name');

  const change = addressChange({ input, own, area: named.area, page: named.page });
  if (change !== null && 'problem' in change) return change;
  const folder = renamedFolder({ ...input, from, to, isCopy: false });
  const names = new RegExp(`(?<=['"])${escaped(from)}(?=['"])`, 'g');
  const edited = new Map<string, string>();
  for (const path of folders.flatMap((one) => list(one))) {
    if (passedOver.test(path) || !/\.(?:tsx?|ya?ml|json|md)$/.test(path) || path.startsWith(`pages/${from}/`)) continue;
    const text = read(path)!;
    const next = withAddress({ path, text: /\.tsx?$/.test(path) ? text.replace(names, to) : text, change });
    if (next !== text) edited.set(path, next);
  }
  const moved = [...folder].map(
    ([path, content]) =>
      [path, typeof content === 'string' ? withAddress({ path, text: content, change }) : content] as const,
  );
  const table = `config/routes/${area}.ts`;
  if (!edited.get(table)?.includes(`'${to}'`))
    return refuse(
      `${from} is not named in ${table}`,
      'its row is generated',
      'move the folder, and change its row by hand',
    );
  if (change !== null) {
    const redirects = redirectsAfter({
      input,
      text: edited.get(redirectFilePath) ?? read(redirectFilePath) ?? '',
      change,
    });
    if (typeof redirects !== 'string') return redirects;
    edited.set(redirectFilePath, redirects);
  }
  return {
    files: new Map<string, string | Uint8Array>([...moved, ...edited]),
    removed: list(`pages/${from}`),
    ...(change !== null && { address: change.to }),
  };
}

type Change = { edition: string; from: string; to: string };

type AddressChangeOptions = {
  input: MovePageOptions;
  own: readonly { edition: string; path: string; each?: string | undefined }[];
  area: string;
  page: string;
};

/** The old and the new address; null when they stay. */
function addressChange({ input, own, area, page }: AddressChangeOptions): Change | null | Refusal {
  const { options, definition } = input;
  const { from, address, keepAddress } = options;
  if (keepAddress) return null;
  const [only] = own;
  if (only === undefined || own.length > 1 || only.each !== undefined || only.path === '/')
    return refuse(
      `the new address of ${from} is not certain`,
      own.length > 1 ? `${own.length} rows name it` : `its row is ${only?.path}`,
      'pass --keep-address to move the folder alone',
    );
  const to = address ?? definition.templates.page?.path({ area, page }) ?? only.path;
  if (to === only.path) return null;
  const taken = routesOf(definition).find((row) =>
    [row.path, ...(row.aliases ?? [])].some((path) => path.toLowerCase() === to.toLowerCase()),
  );
  if (taken)
    return refuse(`${to} is taken`, `the route table has it: ${taken.name}`, 'choose another name, or pass --address');
  if (!/^\/(?!\/)[\w/-]+$/.test(to))
    return refuse(
      `${to} is no address`,
      'an address starts with one / and contains letters, digits, -, _ and /',
      'choose another one',
    );
  return { edition: only.edition, from: only.path, to };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

type WithAddressOptions = { path: string; text: string; change: Change | null };

/** A file with the new address in place of the old one: strings of code and records, values of YAML, links of Markdown; not in code of texts. */
function withAddress({ path, text, change }: WithAddressOptions): string {
  if (change === null || path === redirectFilePath) return change === null ? text : withTarget(text, change);
  const old = escaped(change.from);
  const link = `(?<=\\]\\(<?|\\]:[ \\t]*<?|href=["'])${old}(?=[?#"'>)\\s]|$)`;
  const patterns = [
    ...(path.endsWith('.md') ? [] : [`(?<=["'\`])${old}(?=["'\`?#])`]),
    link,
    ...(/\.(?:yaml|md)$/.test(path)
      ? [`(?<=^[ \\t-]*(?:[\\w-]+:[ \\t]+)?["']?)${old}(?=["']?(?:[?#]\\S*)?[ \\t]*\\r?$)`]
      : []),
  ];
  const searched = path.endsWith('.md') ? withoutCode(text) : text;
  const found = [...searched.matchAll(new RegExp(patterns.join('|'), 'gm'))].map(({ index }) => index);
  return found.reduceRight((done, at) => done.slice(0, at) + change.to + done.slice(at + change.from.length), text);
}

/** The redirects with their targets changed: a source stays what it was. */
const withTarget = (text: string, { from, to }: Change) =>
  text.replace(new RegExp(`(?<=\\bto:[ \\t]*["']?)${escaped(from)}(?=["']?[ \\t]*(?:[,}]|\\r?$))`, 'gm'), to);

type RedirectsAfterOptions = { input: MovePageOptions; text: string; change: Change };

/** The redirects of editors with one from the old address. A row that led from the new address back to the old one is dropped. */
function redirectsAfter({ input: { definition }, text, change }: RedirectsAfterOptions): string | Refusal {
  const { config, paths, redirectHosts: hosts } = definition;
  const { editions } = config;
  const bare = withoutRow({ text, matches: (row) => row.from === change.to && row.to === change.to });
  const next = withRow({ text: bare, row: { from: change.from, to: change.to } });
  const { redirects, gone, problems } = readRedirects({ text: next, editions });
  const isOwn = (path: string, edition: string) => edition === change.edition && path === change.from;
  const rows = routesOf(definition).map((row) => (isOwn(row.path, row.edition) ? { ...row, path: change.to } : row));
  const resolved = resolveRedirects({
    redirects: [
      ...definition.redirects.map((row) => (isOwn(row.to, row.edition) ? { ...row, to: change.to } : row)),
      ...redirects,
    ],
    gone,
    hosts,
    addresses: knownAddresses({ rows }),
    paths: { editions, calls: paths },
  });
  const problem = [...problems, ...resolved.problems].find(({ severity }) => severity === 'error');
  return problem
    ? refuse(`${change.from} cannot be redirected to ${change.to}`, `${problem.where}: ${problem.why}`, problem.fix)
    : next;
}
