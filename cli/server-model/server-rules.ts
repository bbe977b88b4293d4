import { editionNames, editions, type Edition } from '../../config/editions.ts';
import { errorStatuses } from '../../config/routes/errors.ts';
import { loginCookies } from '../../config/rules/login.ts';
import { errorFile, errorFolder, pageFile } from '../../config/rules/page-file.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { Plan } from '../plan/plan.ts';
import type { PageSources } from '../render/page-sources.ts';
import { type ApiRules, apiRules } from './api-rules.ts';
import { type Encoding, encodingsFor } from './encodings.ts';
import { patterns } from './patterns.ts';
import { type RedirectRule, redirectRules } from './redirect-rules.ts';
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
  /** Error page by status; those for addresses that contain `/m/` apart. */
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
  redirects: readonly RedirectRule[];
  aliases: readonly AddressFile[];
  /** Addresses that have one spelling: those that end in a slash, and static files. */
  exactAddresses: readonly AddressFile[];
  variants: readonly QueryVariant[];
  /** Cookies of a logged-in visitor: all of them are set and none is empty. */
  login: readonly string[];
  shared: readonly SharedFile[];
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
  methods: readonly string[];
  patterns: typeof patterns;
};

export type ServerRulesInput = {
  plan: Plan;
  site: SiteConfig;
  release: string;
  /** Absolute paths of the modules that nginx loads. */
  modules: readonly string[];
  /** What the rendered pages of each edition need in their content-security policy. */
  sources: Record<Edition, PageSources>;
};

/** Every redirect and edition rule of a release as data. */
export function serverRules({ plan, site, release, modules, sources }: ServerRulesInput): ServerRules {
  return {
    release,
    editions: [english(site), chinese(site)],
    redirects: redirectRules({ redirects: plan.redirects, origins: site.origins }),
    aliases: plan.aliases.map(({ edition, from, to }) => ({
      edition,
      address: from,
      file: pageFile({ edition, address: to }),
    })),
    exactAddresses: [...slashAddresses(plan), ...fileAddresses(plan)],
    variants: variants(plan),
    login: loginCookies,
    shared: sharedFiles,
    assets: '/assets/',
    encodings: encodingsFor(modules),
    headers: securityHeaders({ site, sources }),
    permissions: addressPermissions,
    drawingPolicy,
    api: apiRules,
    methods: ['GET', 'HEAD'],
    patterns,
  };
}

function english({ origins, enDomain }: SiteConfig): EditionRules {
  return {
    ...common('en'),
    origin: origins.en,
    domain: enDomain.toLowerCase(),
    pages: '/(?:en|hk)/.+',
    otherEditions: [],
  };
}

function chinese({ origins }: SiteConfig): EditionRules {
  return {
    ...common('zh'),
    origin: origins.zh,
    domain: null,
    pages: '/(?!en$|en/|hk/).+',
    otherEditions: [{ paths: '/en(?:/.*)?|/hk/.+', origin: origins.en }],
  };
}

type CommonRules = Pick<EditionRules, 'edition' | 'folder' | 'home' | 'hidden' | 'errors' | 'phoneErrors'>;

function common(edition: Edition): CommonRules {
  const folders = [false, true].map((phone) => errorFolder({ edition, phone }));
  const errors = (phone: boolean) =>
    Object.fromEntries(errorStatuses.map((status) => [status, errorFile({ edition, status, phone })]));
  return {
    edition,
    folder: editions[edition].folder,
    home: pageFile({ edition, address: '/' }),
    // @ marks the files of query variants: no address contains one.
    hidden: `/(?:${folders.join('|')})(?:${errorStatuses.join('|')})|.*/index|.*@.*`,
    errors: errors(false),
    phoneErrors: errors(true),
  };
}

/** Planned addresses count: `/m/` keeps its slash before its page exists. */
function slashAddresses(plan: Plan): AddressFile[] {
  const found = new Map<string, AddressFile>();
  for (const { edition, address } of [...plan.planned, ...plan.pages()]) {
    if (address.endsWith('/') && address !== '/')
      found.set(`${edition} ${address}`, { edition, address, file: pageFile({ edition, address }) });
  }
  return [...found.values()];
}

/** A file is served by every edition, or by the one that its path belongs to. */
function fileAddresses({ files }: Plan): AddressFile[] {
  return editionNames.flatMap((edition) =>
    files.map((file) => ({ edition, address: `/${file}`, file })).filter(({ address }) => isPathOf(edition, address)),
  );
}

const englishPath = /^\/(?:en|hk)\//;
const isPathOf = (edition: Edition, path: string) => edition === 'en' || !englishPath.test(path);

/** Variants of an address answer at its aliases too. */
function variants({ selections, aliases }: Plan): QueryVariant[] {
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
        file: pageFile({ edition, address: `${address}?${query}=${value}` }),
      })),
    );
  });
}
