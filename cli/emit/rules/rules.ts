import { editions, type Edition } from '../../../config/editions.ts';
import { errorStatuses } from '../../../config/routes/error.ts';
import { loginCookies } from '../../../config/rules/login.ts';
import { errorFile, pageFile } from '../../../config/rules/page-file.ts';
import type { SiteConfig } from '../../../config/site.ts';
import type { Plan } from '../../plan/plan.ts';
import type { PageSources } from '../../render/page-sources.ts';
import { type ApiRules, apiRules } from './api-rules.ts';
import { type Encoding, encodingsOf } from './encodings.ts';
import { patterns } from './patterns.ts';
import { type RedirectRule, redirectRules } from './redirect-rules.ts';
import { type Headers, securityHeaders } from './security-headers.ts';
import { type SharedFile, sharedFiles } from './shared-files.ts';

export type EditionRules = {
  edition: Edition;
  origin: string;
  /** The edition answers on this domain and its subdomains; null: on every host name that no other edition has. */
  domain: string | null;
  /** Where its own shared files and error pages are, below the document root. */
  folder: string;
  /** File of its `/`. */
  home: string;
  /** Expression of the paths that can be pages, besides `/`. This and the next ones match whole paths. */
  pages: string;
  /** Paths that are files of pages, and yet no addresses: error pages, folder indexes, texts that the query chooses. */
  hidden: string;
  /** Paths that belong to another edition, and its origin: the same path answers there. */
  abroad: readonly { paths: string; origin: string }[];
  /** File by status. */
  errors: Readonly<Record<number, string>>;
};

/** An address whose file does not follow from it. */
export type NamedPage = { edition: Edition; from: string; file: string };

/** A text that the query chooses: the file shown instead of the address's own. */
export type ChosenText = { edition: Edition; address: string; query: string; value: string; file: string };

/** Every decision of the server as plain JSON: what `redirects.json` of a release holds. */
export type Rules = {
  release: string;
  /** The edition without a domain comes last: the others are asked first. */
  editions: readonly EditionRules[];
  redirects: readonly RedirectRule[];
  aliases: readonly NamedPage[];
  /** Addresses that keep their closing slash. */
  slashed: readonly NamedPage[];
  texts: readonly ChosenText[];
  /** Cookies that a visitor who is logged in has, all of them and none empty. */
  login: readonly string[];
  shared: readonly SharedFile[];
  /** Files below it are named by their content: they never change. */
  assets: string;
  /** Codings of compressed files, best first. */
  encodings: readonly Encoding[];
  /** Headers of every answer. */
  headers: Record<Edition, Headers>;
  api: ApiRules;
  methods: readonly string[];
  patterns: typeof patterns;
};

type Given = {
  plan: Plan;
  site: SiteConfig;
  release: string;
  /** Absolute paths of the modules nginx loads. */
  modules: readonly string[];
  /** What the written pages of each edition need their content-security policy to allow. */
  sources: Record<Edition, PageSources>;
};

/** Every redirect and edition rule of a release as data: what the server answers. */
export function serverRules({ plan, site, release, modules, sources }: Given): Rules {
  return {
    release,
    editions: [english(site), chinese(site)],
    redirects: redirectRules({ redirects: plan.redirects, origins: site.origins }),
    aliases: plan.aliases.map(({ edition, from, to }) => ({ edition, from, file: pageFile({ edition, address: to }) })),
    slashed: slashed(plan),
    texts: texts(plan),
    login: loginCookies,
    shared: sharedFiles,
    assets: '/assets/',
    encodings: encodingsOf(modules),
    headers: securityHeaders({ site, sources }),
    api: apiRules,
    methods: ['GET', 'HEAD'],
    patterns,
  };
}

function english({ origins, enDomain }: SiteConfig): EditionRules {
  return { ...common('en'), origin: origins.en, domain: enDomain.toLowerCase(), pages: '/(?:en|hk)/.+', abroad: [] };
}

function chinese({ origins }: SiteConfig): EditionRules {
  return { ...common('zh'), origin: origins.zh, domain: null, pages: '/(?!en$|en/|hk/).+', abroad: [{ paths: '/en|/(?:en|hk)/.*', origin: origins.en }] };
}

function common(edition: Edition): Pick<EditionRules, 'edition' | 'folder' | 'home' | 'hidden' | 'errors'> {
  const { folder } = editions[edition];
  return {
    edition,
    folder,
    home: pageFile({ edition, address: '/' }),
    // The @ marks files of chosen texts: no address has one.
    hidden: `/${folder}(?:${errorStatuses.join('|')})|.*/index|.*@.*`,
    errors: Object.fromEntries(errorStatuses.map((status) => [status, errorFile({ edition, status })])),
  };
}

/** A planned address counts: `/m/` keeps its slash before its page comes. */
function slashed(plan: Plan): NamedPage[] {
  const found = new Map<string, NamedPage>();
  for (const { edition, address } of [...plan.planned, ...addresses(plan)]) {
    if (address.endsWith('/') && address !== '/') found.set(`${edition} ${address}`, { edition, from: address, file: pageFile({ edition, address }) });
  }
  return [...found.values()];
}

/** The query chooses by an alias too. */
function texts({ selections, aliases }: Plan): ChosenText[] {
  return selections.flatMap(({ edition, address, query, values }) => {
    const names = [address, ...aliases.filter((row) => row.edition === edition && row.to === address).map(({ from }) => from)];
    return names.flatMap((name) => values.map((value) => ({ edition, address: name, query, value, file: pageFile({ edition, address: `${address}?${query}=${value}` }) })));
  });
}

function* addresses(plan: Plan) {
  for (const { edition, address } of plan.pages()) yield { edition, address };
}
