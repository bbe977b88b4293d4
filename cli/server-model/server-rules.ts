import { type Edition, type EditionFacts, type Editions, hasPath } from '../define/editions.ts';
import type { SiteDefinition } from '../define/site.ts';
import { errorFile, errorFolder, pageFile } from '../define/page-file.ts';
import type { SiteConfig } from '../define/config.ts';
import type { Plan } from '../plan/plan.ts';
import type { PageSources } from '../render/page-sources.ts';
import { type ApiRules, apiRules } from './api-rules.ts';
import type { ErrorMessages } from './error-fallback.ts';
import { type Encoding, encodingsFor } from './encodings.ts';
import { type PageCache, pageCache } from './cache-control.ts';
import { type ForeignHosts, foreignHosts } from './foreign-hosts.ts';
import { patterns } from './patterns.ts';
import { type GoneRule, goneRules, type RedirectRule, redirectRules } from './redirect-rules.ts';
import {
  type AddressPermissions,
  addressPermissions,
  drawingPolicy,
  type Headers,
  securityHeaders,
} from './security-headers.ts';
import { type SharedFile, sharedFiles } from './shared-files.ts';

export type EditionRules = {
  edition: Edition;
  origin: string;
  /** The edition answers on this domain and its subdomains; null: on every host name that matches no other edition. */
  domain: string | null;
  /** Folder of its own shared files and error pages, below the document root. */
  folder: string;
  home: string;
  /** Expression of the paths that can be pages, besides `/`. This and the next ones match whole paths. */
  pages: string;
  /** Paths that name page files without being addresses: error pages, folder indexes, query variants. */
  hidden: string;
  /** Paths that belong to another edition, and its origin. */
  otherEditions: readonly { paths: string; origin: string }[];
  /** Error page by status; those for addresses that contain `/m/` apart, where there are any. */
  errors: Readonly<Record<number, string>>;
  phoneErrors: Readonly<Record<number, string>>;
};

/** An address whose file name cannot be derived from it. */
export type AddressFile = { edition: Edition; address: string; file: string };

/** A file that is served instead of the address's own when the query has this value. */
export type QueryVariant = { edition: Edition; address: string; query: string; value: string; file: string };

/** All rules of the server as plain JSON: the content of a release's `redirects.json`. */
export type ServerRules = {
  release: string;
  /** The edition without a domain comes last, because the others are compared first. */
  editions: readonly EditionRules[];
  /** What other host names than those of the editions get; absent: the pages of the edition. */
  foreignHosts?: ForeignHosts;
  redirects: readonly RedirectRule[];
  /** Removed addresses, which answer 410; absent: none. */
  gone?: readonly GoneRule[];
  aliases: readonly AddressFile[];
  /** Addresses that have one spelling: those that end in a slash, and static files. */
  exactAddresses: readonly AddressFile[];
  variants: readonly QueryVariant[];
  /** Cookies of a logged-in visitor: all of them are set and none is empty. */
  login: readonly string[];
  shared: readonly SharedFile[];
  /** Cache-Control of pages and other files without a hash, where shared caches may keep them; absent: they are revalidated. */
  pageCache?: PageCache;
  /** Path of the files that are named by their content hash. */
  assets: string;
  /** Encodings of compressed files, best first. */
  encodings: readonly Encoding[];
  /** Headers of every response. */
  headers: Record<Edition, Headers>;
  permissions: readonly AddressPermissions[];
  /** Content-Security-Policy of drawings. */
  drawingPolicy: string;
  api: ApiRules;
  /** Texts of error pages that cannot be read. */
  messages: ErrorMessages;
  methods: readonly string[];
  patterns: typeof patterns;
};

export type ServerRulesOptions = {
  definition: SiteDefinition;
  plan: Plan;
  site: SiteConfig;
  release: string;
  /** Absolute paths of the modules that nginx loads. */
  modules: readonly string[];
  /** What the rendered pages of each edition need in their content-security policy. */
  sources: Record<Edition, PageSources>;
};

/** Every redirect and edition rule of a release as data. */
export function serverRules({ definition, plan, site, release, modules, sources }: ServerRulesOptions): ServerRules {
  const { editions } = site;
  const { notFound, goHome, otherError } = definition.messages;
  const foreign = foreignHosts(site);
  const { sharedCache } = site.nginx;
  return {
    release,
    editions: editionRules({ site, definition }),
    ...(foreign && { foreignHosts: foreign }),
    redirects: redirectRules({ redirects: plan.redirects, site }),
    ...(plan.gone.length > 0 && { gone: goneRules(plan.gone) }),
    aliases: plan.aliases.map(({ edition, from, to }) => ({
      edition,
      address: from,
      file: pageFile({ edition, address: to }, editions),
    })),
    exactAddresses: [...slashAddresses(plan, editions), ...fileAddresses(plan, editions)],
    variants: variants(plan, editions),
    login: definition.loginCookies,
    shared: sharedFiles(definition.feeds),
    ...(sharedCache && { pageCache: pageCache(sharedCache) }),
    assets: '/assets/',
    encodings: encodingsFor(modules),
    headers: securityHeaders({ site, definition, sources }),
    permissions: addressPermissions(definition.features),
    drawingPolicy,
    api: apiRules(definition),
    messages: { notFound, goHome, otherError, unreadable: unreadableMessages({ site, definition }) },
    methods: ['GET', 'HEAD'],
    patterns,
  };
}

type EditionRulesOptions = Pick<ServerRulesOptions, 'site' | 'definition'>;

/** The rules of each edition. Those with a domain first. */
function editionRules({ site, definition }: EditionRulesOptions): EditionRules[] {
  const { editions, origins, domains } = site;
  const all = Object.entries(editions);
  const withPaths = all.filter(([, { paths }]) => paths !== undefined);
  const rest = all.filter(([, { paths }]) => paths === undefined);
  return [...withPaths, ...rest].map(([edition, facts]) => ({
    ...common({ edition, site, definition }),
    origin: origins[edition]!,
    domain: facts.paths ? domains[edition]!.toLowerCase() : null,
    pages: facts.paths ? pagesBelow(facts.paths) : pagesBeside(withPaths.map(([, other]) => other.paths!)),
    otherEditions: facts.paths
      ? []
      : withPaths.map(([other, { paths }]) => ({ paths: ownPaths(paths!), origin: origins[other]! })),
  }));
}

type Paths = NonNullable<EditionFacts['paths']>;
const namesBelow = ({ below }: Paths) => below.map((base) => base.slice(1, -1));

/** `/(?:en|hk)/.+` */
const pagesBelow = (paths: Paths) => `/(?:${namesBelow(paths).join('|')})/.+`;

/** `/(?!en$|en/|hk/).+` */
function pagesBeside(others: readonly Paths[]): string {
  const exact = others.flatMap((paths) => paths.exact.map((path) => `${path.slice(1)}$`));
  const below = others.flatMap((paths) => namesBelow(paths).map((name) => `${name}/`));
  return exact.length + below.length === 0 ? '/.+' : `/(?!${[...exact, ...below].join('|')}).+`;
}

/** `/en(?:/.*)?|/hk/.+` */
function ownPaths(paths: Paths): string {
  const { exact } = paths;
  const below = namesBelow(paths).map((name) => (exact.includes(`/${name}`) ? `/${name}(?:/.*)?` : `/${name}/.+`));
  return [...exact.filter((path) => !paths.below.includes(`${path}/`)), ...below].join('|');
}

type CommonRules = Pick<EditionRules, 'edition' | 'folder' | 'home' | 'hidden' | 'errors' | 'phoneErrors'>;

function common({ edition, site, definition }: EditionRulesOptions & { edition: Edition }): CommonRules {
  const { editions } = site;
  const { statuses, phone = false } = definition.errors;
  const folders = (phone ? [false, true] : [false]).map((narrow) => errorFolder({ edition, phone: narrow }, editions));
  const errors = (narrow: boolean) =>
    Object.fromEntries(statuses.map((status) => [status, errorFile({ edition, status, phone: narrow }, editions)]));
  return {
    edition,
    folder: editions[edition]!.folder,
    home: pageFile({ edition, address: '/' }, editions),
    // @ marks the files of query variants: no address contains one.
    hidden: `/(?:${folders.join('|')})(?:${statuses.join('|')})|.*/index|.*@.*`,
    errors: errors(false),
    phoneErrors: phone ? errors(true) : {},
  };
}

/** Planned addresses count: `/m/` keeps its slash before its page exists. */
function slashAddresses(plan: Plan, editions: Editions): AddressFile[] {
  const found = new Map<string, AddressFile>();
  for (const { edition, address } of [...plan.planned, ...plan.pages()]) {
    if (address.endsWith('/') && address !== '/')
      found.set(`${edition} ${address}`, { edition, address, file: pageFile({ edition, address }, editions) });
  }
  return [...found.values()];
}

/** A file is served by every edition, or by the one that its path belongs to. */
function fileAddresses({ files }: Plan, editions: Editions): AddressFile[] {
  const others = (edition: Edition) => Object.entries(editions).filter(([name]) => name !== edition);
  return Object.entries(editions).flatMap(([edition, { paths }]) =>
    files
      .map((file) => ({ edition, address: `/${file}`, file }))
      .filter(({ address }) => paths !== undefined || !others(edition).some(([, other]) => hasPath(other, address))),
  );
}

/** Variants of an address answer at its aliases too. */
function variants({ selections, aliases }: Plan, editions: Editions): QueryVariant[] {
  return selections.flatMap(({ edition, address, query, values }) => {
    const names = [
      address,
      ...aliases.filter((row) => row.edition === edition && row.to === address).map(({ from }) => from),
    ];
    return names.flatMap((name) =>
      values.map((value) => ({
        edition,
        address: name,
        query,
        value,
        file: pageFile({ edition, address: `${address}?${query}=${value}` }, editions),
      })),
    );
  });
}

function unreadableMessages({ site, definition }: EditionRulesOptions): ErrorMessages['unreadable'] {
  return Object.entries(site.editions).map(([edition, { lang, home }]) => ({
    lang,
    href: site.origins[edition]! + home,
    ...definition.messages.unreadable[edition]!,
  }));
}
