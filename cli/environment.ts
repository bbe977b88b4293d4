import { resolve } from 'node:path';
import type { Edition } from './define/editions.ts';
import { isHostOf } from './define/host.ts';
import type { SiteConfig } from './define/config.ts';
import type { SiteDefinition } from './define/site.ts';
import { type ApiAccess, bearerToken, headersOf, isProxyAddress, proxyOf } from './api-access.ts';
import { type CiRun, ciRunOf, ciRunVariables } from './ci-run.ts';
import type { BrowserLocation } from './diff/find-browser.ts';
import type { NginxLocation } from './preview/find-nginx.ts';
import { exit, type Problem, Stop } from './problem.ts';
import {
  absolute,
  address,
  announceKey,
  connections,
  domain,
  flag,
  folders,
  hasCredentials,
  hookSecret,
  logs,
  nameServerList,
  networkList,
  nginxVersion,
  origin,
  otherHosts,
  rooted,
  sharedCache,
  socket,
  someOf,
  transportSecurity,
  upstream,
} from './variable-values.ts';
import { unencrypted, unknownVariables, unsetResolver } from './variable-warnings.ts';

export type Program = {
  root: string;
  /** The bundled definition of the site. */
  definition: string;
  /** The bundled module of worker threads. */
  tasks: string;
  /** Hash of all bundled code, including the configuration. */
  code: string;
  /** Hash of the code that renders pages. */
  engine: string;
  /** Hash of the code that writes sitemaps, the feed and icons. */
  siteFiles: string;
  /** Hash of the code that writes the search index. */
  searching: string;
  /** Hash of the code that draws Open Graph images. */
  drawing: string;
};

/** The settings of one run: configuration, environment and clock, read once. */
export type Settings = {
  program: Program;
  /** The tables of the site. */
  definition: SiteDefinition;
  /** Its configuration, with the values of the environment. */
  site: SiteConfig;
  /** Base URL of the content API; null for the embedded API. */
  api: string | null;
  /** Base address for the calls to the base `site`; null: same as `api`. */
  apiSite: string | null;
  /** Credentials and proxy of the content API (secret). */
  access: ApiAccess;
  out: string;
  cache: string;
  /** Absolute path of the output folder on the server, for `http.conf`. */
  deployDir: string;
  /** Folders that links in the content folder may lead to, besides it. */
  linkedContent: readonly string[];
  nginx: NginxLocation;
  /** Where to search for Chromium, for screenshots. */
  browser: BrowserLocation;
  /** Calls to skip while the update time in their list is unchanged. */
  trustedTimes: readonly string[];
  /** Keys of the search engines that `site announce` notifies. */
  announce: { indexNow: string | null; baidu: string | null };
  /** Key that `site hook` checks the signatures of webhooks with: a secret. */
  hookSecret: string | null;
  ciRun: CiRun;
  /** Time of the build, in milliseconds since 1970. */
  now: number;
  /** Unknown variables that begin like ours. */
  warnings: readonly Problem[];
};

type Variables = Readonly<Record<string, string | undefined>>;

/** A URL with a user and a password, which the message does not show. */
const credentialsIn = (name: string): Problem => ({
  severity: 'error',
  what: `invalid ${name}`,
  where: `environment variable ${name}`,
  why: 'its URL has a user or a password, and requests do not send them',
  fix: ['SITE_API', 'SITE_API_SITE'].includes(name)
    ? 'remove them, and set SITE_API_HEADERS to {"Authorization": "Basic …"}, where … is user:password in Base64'
    : 'remove them',
});

type ReadSettingsOptions = { program: Program; definition: SiteDefinition; env: Variables };

/**
 * Reads the environment, which overrides the configuration. No other module reads the environment. Throws a `Stop` with exit code 2 that
 * names every invalid variable.
 */
export function readSettings({ program, definition, env }: ReadSettingsOptions): Settings {
  const { root } = program;
  const { config: defaults, lists } = definition;
  const timed = Object.values(lists).flatMap((list) => ('timed' in list && list.timed?.call) || []);
  const problems: Problem[] = [];
  // SITE_SHARD selects the shard and is not a setting.
  const known = new Set<string>(['SITE_SHARD', ...ciRunVariables]);
  const read = <Value>(
    name: string,
    takes: string,
    parse: (text: string) => Value | undefined,
    secret = false,
  ): Value | undefined => {
    known.add(name);
    const text = env[name];
    if (text === undefined || text === '') return undefined;
    const value = parse(text);
    if (value === undefined && hasCredentials(text)) problems.push(credentialsIn(name));
    else if (value === undefined) {
      problems.push({
        severity: 'error',
        what: `invalid ${name}`,
        where: `environment variable ${name}`,
        why: `${secret ? 'its value' : JSON.stringify(text)} is not ${takes}`,
        fix: 'correct the value, or unset the variable to use the default',
      });
    }
    return value;
  };

  const anOrigin = 'an http(s) origin such as https://www.example.com';
  const anAddress = 'an http(s) URL such as https://api.example.com/base';
  const hostAndPort = 'a host and port such as 127.0.0.1:8080';
  const anUpstream =
    'host:port, http://host or https://host with a name, such as 127.0.0.1:8787 or https://api.example.com, or several addresses with commas between';
  const { editions } = defaults;
  const origins: Record<Edition, string> = {};
  const domains: Record<Edition, string> = {};
  for (const [edition, { paths }] of Object.entries(editions)) {
    const name = edition.toUpperCase();
    origins[edition] = read(`SITE_ORIGIN_${name}`, anOrigin, origin) ?? defaults.origins[edition]!;
    // The edition without paths of its own has all other host names.
    if (paths)
      domains[edition] =
        read(`SITE_${name}_DOMAIN`, 'a domain such as example.com', domain) ??
        new URL(origins[edition]).hostname.replace(/^www\./, '');
  }
  const local = Object.values(origins).some((value) => isHostOf(new URL(value).hostname, 'localhost'));
  const own = definition.variables.reduce((config, { name, set }) => {
    const value = read(name, anAddress, address);
    return value === undefined ? config : set(config, value);
  }, defaults);

  const aFolder = 'an absolute path without spaces, quotes and $';
  /** TLS of nginx: complete, or not there. */
  const readTls = (): SiteConfig['nginx']['tls'] => {
    const given = defaults.nginx.tls;
    const listen = read('SITE_TLS_LISTEN', hostAndPort, socket) ?? given?.listen ?? '0.0.0.0:443';
    const missing: string[] = [];
    const file = (name: string, other: string | undefined) => {
      const path = read(name, aFolder, absolute) ?? other;
      if (path === undefined) missing.push(name);
      return path ?? '';
    };
    const pairs = Object.keys(editions).map((edition) => {
      const other = given?.certificates[edition];
      const name = edition.toUpperCase();
      const certificate = file(`SITE_TLS_CERTIFICATE_${name}`, other?.certificate);
      return [edition, { certificate, key: file(`SITE_TLS_KEY_${name}`, other?.key) }] as const;
    });
    if (missing.length === 2 * pairs.length) return null;
    problems.push(
      ...missing.map(
        (name): Problem => ({
          severity: 'error',
          what: `${name} is missing`,
          where: `environment variable ${name}`,
          why: 'another certificate or key is set, and nginx needs a certificate and its key for each edition',
          fix: 'set it to the absolute path of the file on the server; editions may share one',
        }),
      ),
    );
    return { listen, certificates: Object.fromEntries(pairs) };
  };

  const site: SiteConfig = {
    ...own,
    origins,
    domains,
    noindex: read('SITE_NOINDEX', '1 or 0', flag) ?? local,
    listen: read('SITE_LISTEN', hostAndPort, socket) ?? defaults.listen,
    apiUpstream: read('SITE_API_UPSTREAM', anUpstream, upstream) ?? defaults.apiUpstream,
    apiSiteUpstream: read('SITE_API_SITE_UPSTREAM', anUpstream, upstream) ?? defaults.apiSiteUpstream,
    nginx: {
      ...defaults.nginx,
      status: read('SITE_STATUS', hostAndPort, socket) ?? defaults.nginx.status,
      otherHosts: read('SITE_OTHER_HOSTS', '"serve", "redirect" or "refuse"', otherHosts) ?? defaults.nginx.otherHosts,
      logs: read('SITE_LOGS', '"files" or "output"', logs) ?? defaults.nginx.logs,
      resolver:
        read('SITE_RESOLVER', 'a comma-separated list of addresses such as 10.0.0.2 or [::1]:53', nameServerList) ??
        defaults.nginx.resolver,
      realIpFrom:
        read('SITE_REAL_IP_FROM', 'a comma-separated list of addresses and networks such as 10.0.0.0/8', networkList) ??
        defaults.nginx.realIpFrom,
      challenges: read('SITE_CHALLENGES', aFolder, absolute) ?? defaults.nginx.challenges,
      include: read('SITE_NGINX_INCLUDE', aFolder, absolute) ?? defaults.nginx.include,
      connections:
        read('SITE_NGINX_CONNECTIONS', 'a whole number from 1 to 999999', connections) ?? defaults.nginx.connections,
      connectionsPerClient:
        read('SITE_NGINX_CONNECTIONS_PER_CLIENT', 'a whole number from 1 to 999999', connections) ??
        defaults.nginx.connectionsPerClient,
      sharedCache:
        read('SITE_SHARED_CACHE', 'seconds such as 60, or two numbers such as 60,600, up to 86400', sharedCache) ??
        defaults.nginx.sharedCache,
      version: read('SITE_NGINX_VERSION', 'a version such as 1.26.2', nginxVersion) ?? defaults.nginx.version,
      tls: readTls(),
    },
    security: {
      ...defaults.security,
      transport:
        read('SITE_HSTS', 'a value such as max-age=63072000; includeSubDomains; preload', transportSecurity) ??
        defaults.security.transport,
    },
  };
  problems.push(...domainProblems(site));

  const out = resolve(root, read('SITE_OUT', 'a path', (path) => path) ?? 'output');
  if (/[$\p{Cc}]/u.test(out)) {
    problems.push({
      severity: 'error',
      what: 'unusable output folder',
      where: 'environment variable SITE_OUT, or the folder of this project',
      why: `${JSON.stringify(out)} contains a $ or a control character, which a path in an nginx configuration cannot`,
      fix: 'choose another folder with SITE_OUT',
    });
  }
  const seconds = read('SOURCE_DATE_EPOCH', 'a number of whole seconds since 1970', (text) =>
    /^\d{1,11}$/.test(text) ? Number(text) : undefined,
  );
  const token = read('SITE_API_TOKEN', 'a token of visible ASCII characters', bearerToken, true);
  const headers = read(
    'SITE_API_HEADERS',
    'a JSON object of header names and values, such as {"X-Api-Key": "…"}, without headers that the client sets itself',
    headersOf,
    true,
  );
  const proxy = proxyOf(env);
  for (const [name, address] of [
    ['http_proxy', proxy?.httpProxy],
    ['https_proxy', proxy?.httpsProxy],
  ] as const)
    if (address !== undefined && !isProxyAddress(address))
      problems.push({
        severity: 'error',
        what: `invalid ${name}`,
        where: `environment variable ${name} or ${name.toUpperCase()}`,
        why: 'its value is not an http(s) URL such as http://proxy.example.com:3128',
        fix: 'correct the value, or unset the variable to connect directly',
      });
  const settings: Settings = {
    program,
    definition,
    site,
    api: read('SITE_API', anAddress, address) ?? null,
    apiSite: read('SITE_API_SITE', anAddress, address) ?? null,
    access: { headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) }, proxy },
    out,
    cache: resolve(root, read('SITE_CACHE', 'a path', (path) => path) ?? '.cache/site'),
    linkedContent: [root, ...(read('SITE_CONTENT_LINKS', 'absolute paths with colons between them', folders) ?? [])],
    deployDir: read('SITE_DEPLOY_DIR', 'an absolute path', absolute) ?? out,
    nginx: { program: read('SITE_NGINX', 'an absolute path', absolute) ?? null, path: env['PATH'] ?? '' },
    browser: { program: read('SITE_CHROMIUM', 'an absolute path', rooted) ?? null, path: env['PATH'] ?? '' },
    trustedTimes:
      read('SITE_TRUST_TIMES', `a comma-separated list of ${timed.join(', ')}`, (text) => someOf(timed, text)) ??
      definition.trustedTimes,
    announce: {
      indexNow: read('SITE_INDEXNOW_KEY', '8 to 128 letters, digits and hyphens', announceKey, true) ?? null,
      baidu: read('SITE_BAIDU_TOKEN', '8 to 128 letters, digits and hyphens', announceKey, true) ?? null,
    },
    hookSecret: read('SITE_HOOK_SECRET', '16 to 256 characters', hookSecret, true) ?? null,
    ciRun: ciRunOf(env),
    now: seconds === undefined ? Date.now() : seconds * 1000,
    warnings: [],
  };
  const warnings = [...unknownVariables({ env, known: [...known] }), ...unencrypted(settings), ...unsetResolver(site)];
  if (problems.length > 0) throw new Stop(exit.usage, [...warnings, ...problems]);
  return { ...settings, warnings };
}

/** Each edition must be reached at its origin: with a domain only there, and the default edition at none of the domains. */
function domainProblems({ origins, domains }: SiteConfig): Problem[] {
  return Object.entries(domains).flatMap(([edition, domain]) =>
    Object.entries(origins).flatMap(([other, value]): Problem[] => {
      const isInside = isHostOf(new URL(value).hostname, domain!);
      const variables = `SITE_ORIGIN_${other.toUpperCase()} and SITE_${edition.toUpperCase()}_DOMAIN`;
      if (other === edition)
        return isInside
          ? []
          : [
              {
                severity: 'error',
                what: `the origin of the edition ${edition} is outside its domain`,
                where: variables,
                why: `${value} is not in ${domain}, so its visitors would be redirected in a loop`,
                fix: `set SITE_${edition.toUpperCase()}_DOMAIN to the domain of SITE_ORIGIN_${edition.toUpperCase()}`,
              },
            ];
      return isInside
        ? [
            {
              severity: 'error',
              what: `the domain of the edition ${edition} includes the origin of ${other}`,
              where: variables,
              why: `${value} is in ${domain}, so no visitor could reach the edition ${other}`,
              fix: `choose a domain for ${edition} that does not include the host of ${other}`,
            },
          ]
        : [];
    }),
  );
}
