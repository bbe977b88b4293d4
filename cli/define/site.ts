import type { CallRequest } from './call-request.ts';
import type { BrowserCall } from './browser-call.ts';
import type { Call } from './call.ts';
import type { ContentList, Families, Feed, Records } from './content-lists.ts';
import type { SiteConfig, ThirdParties } from './config.ts';
import type { Edition } from './editions.ts';
import type { LocalContent } from './local-content.ts';
import type { PageRoute } from './page.ts';
import type { HeaderData, Row } from './route.ts';
import type { StandIns, StandInTools } from './stand-ins.ts';
import type { StyleGuide } from './style-guide.ts';
import type { Templates } from './templates.ts';

/** A moved address: its edition, where it was, and where it is now: a path of the same edition, or an https address of `redirectHosts`. */
export type Redirect<Name extends string = string> = {
  edition: Name;
  from: string;
  to: string;
  /** The place of a row in `redirects.yaml`, `file:line:column`. */
  at?: string;
};

/** An address without a page that is not coming back: it answers 410. `at` is the place of its row. */
export type GoneAddress = { edition: Edition; address: string; at: string };

/** An environment variable with an http(s) address that changes the configuration of a site. */
export type SiteVariable = { name: string; set: (config: SiteConfig, address: string) => SiteConfig };

/** A check that routes can name: returns nothing, or the reason for rejecting the path. */
export type Guard = (route: { path: string }) => string | undefined;

/** A rate limit per client for calls that cause costs or manual work. */
export type RateLimit = {
  name: string;
  paths: readonly string[];
  perMinute: number;
  /** Burst size. */
  burst: number;
};

/** Retention of releases, and limits of the shrink guard. */
export type Publishing = {
  /** Minimum number of releases to keep, including the current one. */
  keep: number;
  /** Younger releases are not removed, because visitors may have their pages open. Milliseconds. */
  day: number;
  /** Maximum number of releases, including young ones. */
  most: number;
  /** Time after which blobs without release are evicted from the cache. Milliseconds. */
  cached: number;
  /** A family may lose this share of its pages, or fewer than `pages`; `text.pages` pages may lose `text.share` of their main text. */
  shrink: { family: { share: number; pages: number }; text: { share: number; pages: number } };
};

/** Sizes of the search index. */
export type SearchLimits = {
  /** Characters of a page's text that its excerpts are cut from. All of its text is indexed. */
  text: number;
  /** Terms of a page of usual length: in longer pages a term counts less. */
  usualLength: number;
  /** Pages that are listed for a term, the best ones. */
  listed: number;
  /** Slots that the terms of an edition are spread over, and files for the texts of its pages: see `search-index.ts`. */
  files: { least: number; terms: number; texts: number; characters: number };
};

/** The sites and services beside a site, which the embedded API stands in for in `dev` and `preview`. */
export type Neighbours = {
  /** Addresses of the neighbouring sites. */
  addresses(config: SiteConfig): readonly string[];
  /** The configuration with other addresses of them. */
  moved(config: SiteConfig, at: (address: string) => string): SiteConfig;
  /** Logs a visitor in at the stand-in of the account site, at an origin, and returns the cookies; null without a login. */
  logIn: ((origin: string) => Promise<readonly string[]>) | null;
  /** Whether services of others are configured; only without them stand-ins are used. */
  hasServices(config: SiteConfig): boolean;
  /** The configuration with the stand-ins at an origin. */
  withServices(config: SiteConfig, origin: string): SiteConfig;
  /** The part of the browser's configuration that names services, as scripts have it: without services, and with the stand-ins at an origin. */
  inScripts: { none: string; standIns(origin: string): string };
};

/** What changes by itself: years, campaigns, seasons. Times are milliseconds since 1970. */
export type Clock = {
  /** A key for what pages show at a time. */
  keyAt(now: number): string;
  /** The next time at which the key changes; null for none. */
  nextChange(now: number): number | null;
  /** A time at which a promotion runs: `dev` can show pages as they are then. Null for none. */
  promotion: number | null;
};

/** What the frames of pages show besides the menu. */
export type FrameData = {
  /** Requests of the responses, by name. */
  needs: Readonly<Record<string, CallRequest>>;
  /** Props of the layout of a page, as small plain data: pages with equal props share a frame. */
  props(input: { route: PageRoute; data: Readonly<Record<string, unknown>> }): Readonly<Record<string, unknown>>;
};

/** What a site is, for the generator: the default export of its `config/index.ts`. Each value is a table of the site. */
export type SiteDefinition = {
  /** Everything that names the company, its hosts and its services. The environment overrides the addresses. */
  config: SiteConfig;
  /** Every address of the site, in the order people read it, by area: the folder of its pages below `pages/`. */
  areas: Readonly<Record<string, readonly Row[]>>;
  /** Environment variables of the site, besides those of the generator. Their values are http(s) addresses. */
  variables: readonly SiteVariable[];
  /** Moved addresses. `config/content/redirects.yaml` has further ones, those of editors. */
  redirects: readonly Redirect[];
  /** Hosts that redirects may lead to, besides the site: `docs.example.com`. */
  redirectHosts: readonly string[];
  /** The lists of content that determine addresses, by name. */
  lists: Readonly<Record<string, ContentList>>;
  families: Families;
  feeds: readonly Feed[];
  records: Records;
  /** The content files of the site. */
  local: LocalContent;
  /** Opens the stand-ins of what browsers use besides the site, for `dev`, `preview` and `api`. */
  standIns(tools: StandInTools): StandIns;
  guards: Readonly<Record<string, Guard>>;
  layouts: readonly string[];
  /** Layouts with fonts of the device, whose pages load none at once. */
  deviceFontLayouts: readonly string[];
  /** `data-` attributes of the `<html>` element of a page, besides those of its row. */
  attributes: (page: { address: string; layout: string; status: number }) => Readonly<Record<string, string>>;
  /** Header data of a row that has none of its own. */
  header: Omit<HeaderData, 'name'>;
  /** What kind of page a row without a label is: the line above the title on its Open Graph image. */
  labels: Readonly<Record<Edition, string>>;
  /** The viewport of the pages of a path. */
  viewport: (path: string) => string;
  neighbours: Neighbours;
  clock: Clock;
  /** The requests of all menus, by name, and of title, description and keywords by path. */
  menus: CallRequest;
  seo: CallRequest;
  frame: FrameData;
  /** The part of the configuration that browsers need: plain data, bundled into the script. */
  browserConfig: (config: SiteConfig) => object;
  /**
   * The page and layout of error pages, and the statuses that have one in each edition. `phone`: addresses that contain `/m/` have error
   * pages of their own, whose viewport is theirs.
   */
  errors: { page: string; layout: string; statuses: readonly number[]; phone?: true };
  /** The calls of the build, and those of browsers. */
  calls: Readonly<Record<string, Call>>;
  browserCalls: Readonly<Record<string, BrowserCall>>;
  /** Paths of the calls of browsers: prefixes, whole paths, and the one that takes files; null for none. */
  paths: { prefixes: readonly string[]; whole: readonly string[]; upload: string | null };
  /** Headers of browsers that the API gets, and of the API that browsers get. */
  callHeaders: { request: readonly string[]; response: readonly string[] };
  rateLimits: readonly RateLimit[];
  /** Cookies of a logged-in visitor: all of them are set and none is empty. Without any, nobody is logged in. */
  loginCookies: readonly string[];
  /** Fixed texts: of failed calls by edition, and of errors. */
  messages: {
    requestFailed: Readonly<Record<Edition, string>>;
    notFound: string;
    unknownGuard: string;
    goHome: string;
    /** The text of an error page that cannot be read, by edition; the status where it is null. */
    otherError: Readonly<Record<Edition, string | null>>;
    /** What a request that could not be read gets, where it is another one for a status, and the text of the link to the home page. */
    unreadable: Readonly<Record<Edition, { text: string; texts?: Readonly<Record<number, string>>; link: string }>>;
  };
  limits: {
    /** Timeout of an API call, including retries, in milliseconds. */
    callTime: number;
    /** Maximum size of a request body and of an uploaded file, in bytes. */
    body: number;
    upload: number;
    /** Maximum compressed size of the HTML and the styles of a page, in bytes. */
    pageWeight: { html: number; styles: number };
    /** Columns of titles and descriptions in search results. */
    resultColumns: { title: { least: number; most: number }; description: { least: number; most: number } };
  };
  /** Origins of outside services that the pages of each edition use, for the content-security policy. */
  thirdParties: (config: SiteConfig) => Readonly<Record<Edition, ThirdParties>>;
  /** Features that browsers offer to no page, and the addresses whose pages use some of them. */
  features: {
    known: readonly string[];
    allowed: readonly { edition: Edition; address: string; features: readonly string[] }[];
  };
  search: {
    limits: SearchLimits;
    /** Pages that no search finds. */
    excluded: readonly string[];
    /** Areas whose titles count no more than their text. */
    lesserAreas: readonly string[];
  };
  publishing: Publishing;
  /** How its texts are written; null for no advice. */
  style: StyleGuide | null;
  templates: Templates;
  /** Calls of `timed` lists that are skipped by default while their list shows no change. */
  trustedTimes: readonly string[];
};

/** The rows of all areas, in the order of the table. */
export const routesOf = ({ areas }: Pick<SiteDefinition, 'areas'>): readonly Row[] => Object.values(areas).flat();
