import type { BrowserCall } from './browser-call.ts';
import type { GivenConfig, SiteConfig, ThirdParties } from './config.ts';
import type { Edition } from './editions.ts';
import type { SiteDefinition } from './site.ts';
import { recordsOf } from './with-kinds.ts';

// What a site gets that does not say otherwise. The values suit a site without login, outside services and pages that change by date.

const day = 86_400_000;

/** For this machine: the environment sets addresses, and what else differs on a server. */
export const serverDefaults: Pick<SiteConfig, 'listen' | 'apiUpstream' | 'apiSiteUpstream' | 'nginx'> = {
  listen: '127.0.0.1:8080',
  apiUpstream: '127.0.0.1:8787',
  apiSiteUpstream: null,
  nginx: {
    modules: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    realIpFrom: [],
    resolver: [],
    // Debian, Ubuntu, Alpine; on Fedora and its relatives /etc/pki/tls/certs/ca-bundle.crt.
    trustedCertificates: '/etc/ssl/certs/ca-certificates.crt',
    challenges: null,
    status: null,
    otherHosts: 'serve',
    logs: 'files',
    tls: null,
    include: null,
    connections: 4096,
    connectionsPerClient: null,
    timeouts: { header: 10, body: 30, send: 30 },
    sharedCache: null,
    version: null,
  },
};

/** The whole configuration of a site. An edition with paths of its own has the domain of its origin. */
export function completeConfig(given: GivenConfig): SiteConfig {
  const { editions, origins } = given;
  const names = Object.keys(editions);
  const withPaths = names.filter((edition) => editions[edition]!.paths !== undefined);
  return {
    ...serverDefaults,
    domains: Object.fromEntries(withPaths.map((edition) => [edition, new URL(origins[edition]!).hostname])),
    mediaHosts: [],
    noindex: true,
    drafts: false,
    ...given,
    nginx: { ...serverDefaults.nginx, ...given.nginx },
    security: {
      reports: null,
      // Two years. Without includeSubDomains: subdomains manage their own certificates.
      transport: 'max-age=63072000',
      thirdParties: ofEach(names, () => noThirdParties),
      ...given.security,
    },
  };
}

const noThirdParties: ThirdParties = { scripts: [], connections: [], pictures: [], frames: [] };

/** Statuses that nginx can send, with the rules of a release and with common additions: passwords, client certificates, rate limits, ranges. */
export const errorStatuses: readonly number[] = [
  400, 401, 403, 404, 405, 408, 410, 412, 413, 414, 416, 421, 429, 431, 500, 501, 502, 503, 504, 505,
];

/** What a site may leave out; the rest is what makes it one. */
export type SiteDefaults = Omit<
  SiteDefinition,
  'areas' | 'calls' | 'config' | 'errors' | 'layouts' | 'local' | 'menus' | 'seo'
>;

type DefaultsOfOptions = { config: SiteConfig; browserCalls: Readonly<Record<string, BrowserCall>> };

/** The parts of a definition that a site may leave out. */
export function defaultsOf({ config, browserCalls }: DefaultsOfOptions): SiteDefaults {
  const editions = Object.keys(config.editions);
  return {
    variables: [],
    redirects: [],
    redirectHosts: [],
    lists: {},
    families: { calls: {}, of: () => ({ params: {}, records: {}, problems: [] }) },
    feeds: [],
    records: recordsOf([]),
    guards: {},
    deviceFontLayouts: [],
    attributes: () => ({}),
    header: { header_type: 'solid', footer_type: 'solid', sider_type: 'none', extra: '' },
    labels: ofEach(editions, (edition) => config.brand[edition]!.name),
    viewport: () => 'width=device-width, initial-scale=1',
    clock: { keyAt: () => '', nextChange: () => null, promotion: null },
    frame: { needs: {}, props: () => ({}) },
    browserConfig: () => ({}),
    browserCalls,
    paths: { prefixes: [], whole: Object.values(browserCalls).map(({ path }) => path), upload: null },
    callHeaders,
    rateLimits: [],
    loginCookies: [],
    standIns: () => ({ calls: {}, rates: {}, page: async () => null }),
    neighbours: {
      addresses: () => [],
      moved: (site) => site,
      logIn: null,
      // Of services that are not configured there is nothing to stand in for.
      hasServices: () => true,
      withServices: (site) => site,
      inScripts: { none: '', standIns: () => '' },
    },
    messages: {
      requestFailed: ofEach(editions, () => 'Request failed, please retry'),
      notFound: 'This page could not be found',
      unknownGuard: 'Unknown guard',
      goHome: 'Go back to home',
      otherError: ofEach(editions, () => null),
      unreadable: ofEach(editions, () => ({
        text: 'The server could not read the request: its address or its headers, such as cookies, may be damaged or too long.',
        link: 'Home page',
      })),
    },
    limits: {
      callTime: 10_000,
      body: 65_536,
      upload: 5_000_000,
      pageWeight: { html: 31_000, styles: 18 * 1024 },
      resultColumns: { title: { least: 8, most: 60 }, description: { least: 40, most: 160 } },
    },
    thirdParties: ({ security }) => security.thirdParties,
    features: { known: browserFeatures, allowed: [] },
    search: {
      limits: {
        text: 2400,
        usualLength: 600,
        listed: 400,
        files: { least: 16, terms: 1024, texts: 2048, characters: 4000 },
      },
      excluded: [],
      lesserAreas: [],
    },
    publishing: {
      keep: 5,
      day,
      most: 50,
      cached: 30 * day,
      shrink: { family: { share: 0.05, pages: 3 }, text: { share: 0.5, pages: 10 } },
    },
    style: null,
    templates: { page: null, records: {}, kind: null },
    trustedTimes: [],
  };
}

/**
 * Headers of browsers that the API gets, and of the API that browsers get; the site's server passes no others on. An API that trusts the server
 * in front of it takes a header such as `X-Forwarded-User` for a statement of that server, and headers of an API could act on the whole site:
 * redirect it, open it to other origins, or clear its storage. `Authorization` is not among them: it has the password of a site that is closed
 * to the public.
 */
export const callHeaders = {
  request: [
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Content-Type',
    'Cookie',
    'If-None-Match',
    'Origin',
    'Referer',
    'Sec-Fetch-Dest',
    'Sec-Fetch-Mode',
    'Sec-Fetch-Site',
    'User-Agent',
  ],
  response: [
    'Allow',
    'Cache-Control',
    'Content-Encoding',
    'Content-Language',
    'Content-Length',
    'Content-Type',
    'ETag',
    'Last-Modified',
    'Retry-After',
    'Set-Cookie',
    'Vary',
  ],
} as const satisfies SiteDefinition['callHeaders'];

/** Features that browsers offer to no page unless a site allows them. */
export const browserFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;
export type BrowserFeature = (typeof browserFeatures)[number];

const ofEach = <Value>(
  editions: readonly Edition[],
  value: (edition: Edition) => Value,
): Readonly<Record<Edition, Value>> => Object.fromEntries(editions.map((edition) => [edition, value(edition)]));
