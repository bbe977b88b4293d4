import type { Edition } from '../../define/editions.ts';
import type { CertificatePair } from '../../define/config.ts';
import { feedFiles } from '../../define/feed-files.ts';
import type { SiteConfig } from '../../define/config.ts';
import { bareType, feedType } from '../../server-model/media-types.ts';
import { escapeLiteral } from '../../server-model/patterns.ts';
import type { EditionRules, ServerRules } from '../../server-model/server-rules.ts';
import type { ApiUpstreams } from '../../server-model/upstream.ts';
import { apiLocations, removedHeaderLines, resolverLines } from './api.ts';
import { errorPages } from './error-pages.ts';
import { defaultKeyLimit } from './hash-sizes.ts';
import { foreignHostLines } from './foreign-hosts.ts';
import { headerLines } from './headers.ts';
import { mimeTypes } from './mime-types.ts';
import { isAtLeast } from './nginx-version.ts';
import { challengeLines, plainServer, serverBlock } from './plain-server.ts';
import { quote } from './quote.ts';

export type ServerBlocksOptions = {
  rules: ServerRules;
  site: SiteConfig;
  upstreams: ApiUpstreams;
  /** DNS servers, for API servers with a name. */
  resolver: readonly string[];
  /** Document root: relative to nginx's prefix, or absolute. */
  root: string;
  /** Document root of the current release, whichever that is at the time of the request. */
  newest: string;
  brotli: boolean;
};

/**
 * The server block of all editions, which applies the maps. With TLS there is one for each certificate, because nginx
 * chooses the certificate by block, and another one that redirects plain requests.
 */
export function serverBlocks(input: ServerBlocksOptions): string[] {
  const { rules, site, root } = input;
  const { tls, challenges, version } = site.nginx;
  const parts = siteParts(input);
  const names = serverNames(rules).join(' ');
  if (tls === null) {
    const head = [`listen ${site.listen};`, `server_name ${names};`];
    return [['# Both editions.', ...serverBlock([head, challengeLines(challenges), ...parts])].join('\n')];
  }
  const byCertificate = new Map<string, Edition[]>();
  // The default edition first: its block gets requests for unknown names.
  for (const { edition } of [...rules.editions].reverse()) {
    const pair = JSON.stringify(tls.certificates[edition]);
    byCertificate.set(pair, [...(byCertificate.get(pair) ?? []), edition]);
  }
  return [
    ...[...byCertificate.values()].map((editions) => {
      const own = rules.editions.filter(({ edition }) => editions.includes(edition));
      const head = [
        ...tlsLines({ listen: tls.listen, version, ...tls.certificates[editions[0]!]! }),
        `server_name ${serverNames({ editions: own }).join(' ')};`,
      ];
      return [`# With the certificate of ${editions.join(' and ')}.`, ...serverBlock([head, ...parts])].join('\n');
    }),
    ...plainServer({ rules, listen: site.listen, names, root, challenges }),
  ];
}

/** What every server block of the site contains besides its address. */
function siteParts({ rules, site, upstreams, resolver, root, newest, brotli }: ServerBlocksOptions): string[][] {
  const { realIpFrom, trustedCertificates, include, timeouts, connectionsPerClient, version } = site.nginx;
  const foreign = foreignHostLines(rules);
  return [
    [`root ${quote(root)};`],
    realIpFrom.length > 0
      ? [
          "# The client's address, as reported by the proxies in front.",
          ...realIpFrom.map((from) => `set_real_ip_from ${from};`),
          'real_ip_header X-Forwarded-For;',
          'real_ip_recursive on;',
        ]
      : [],
    [
      'server_tokens off;',
      'absolute_redirect off;',
      `client_max_body_size ${rules.api.maxBody};`,
      `client_body_buffer_size ${rules.api.maxBody};`,
      '# Only the ETag shows whether a file changed.',
      'etag on;',
      'if_modified_since off;',
      '# Pages and text are sent whole. Media, documents and archives are sent in parts too, one part for each request.',
      'max_ranges 0;',
    ],
    [
      '# Slow clients hold no connection for long.',
      `client_header_timeout ${timeouts.header}s;`,
      `client_body_timeout ${timeouts.body}s;`,
      `send_timeout ${timeouts.send}s;`,
    ],
    connectionLines(connectionsPerClient),
    mimeTypes(),
    [
      '# Files were compressed when the release was built; nothing is compressed while serving.',
      'gzip off;',
      'gzip_static on;',
      ...(brotli ? ['brotli_static on;'] : []),
      'gzip_vary on;',
      'gzip_proxied any;',
    ],
    headerLines(rules),
    errorPages(rules),
    [
      ...foreign.before,
      'if ($site_refused) { return 405; }',
      ...foreign.after,
      'if ($site_gone) { return 410; }',
      'if ($site_redirect) { return 301 $site_redirect$is_args$args; }',
      'if ($site_elsewhere) { return 301 $site_elsewhere; }',
    ],
    resolverLines({ upstreams, resolver, version }),
    removedHeaderLines(rules),
    apiLocations({ rules, upstreams, trustedCertificates, version }),
    [
      '# Files named by their content hash. Compressed files, source maps and hidden files are not served by name.',
      `location ^~ ${rules.assets} {`,
      `    location ~* ${quote(rules.patterns.privateAsset)} { return 404; }`,
      `    location ~ ${quote(rules.patterns.ranged)} { max_ranges 1; try_files $uri @site_newer; }`,
      '    try_files $uri @site_newer;',
      '}',
      '# During a reload, workers of both releases respond: a page of the new release may request its assets from an old worker.',
      `location @site_newer { root ${quote(newest)}; try_files $uri @site_missing; }`,
    ],
    ...pageLocations(rules),
    includeLines({ folder: include, kind: 'server' }),
  ];
}

/** Refuses the connections of a client beyond a number. */
const connectionLines = (most: number | null) =>
  most === null ? [] : [`limit_conn site_connections ${most};`, 'limit_conn_status 429;', 'limit_conn_log_level warn;'];

type IncludeLinesOptions = { folder: string | null; kind: 'http' | 'server' };

/** Lines of the machine that serves. A folder without such files is no error. */
export function includeLines({ folder, kind }: IncludeLinesOptions): string[] {
  return folder === null ? [] : ['# Lines of this machine.', `include ${quote(`${folder}/${kind}/*.conf`)};`];
}

/** Suites of TLS 1.2 with forward secrecy and authenticated encryption (https://ssl-config.mozilla.org). */
const cipherSuites = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
];

type TlsLinesOptions = CertificatePair & { listen: string; version: string | null };

function tlsLines({ listen, version, certificate, key }: TlsLinesOptions): string[] {
  return [
    // 1.25.1 has a directive for HTTP/2, and warns of the parameter.
    ...(isAtLeast(version, [1, 25, 1]) ? [`listen ${listen} ssl;`, 'http2 on;'] : [`listen ${listen} ssl http2;`]),
    `ssl_certificate ${quote(certificate)};`,
    `ssl_certificate_key ${quote(key)};`,
    "# Mozilla's intermediate configuration, 5.7. TLS 1.3 has its own suites.",
    'ssl_protocols TLSv1.2 TLSv1.3;',
    `ssl_ciphers ${cipherSuites.join(':')};`,
    'ssl_prefer_server_ciphers off;',
    'ssl_session_cache shared:site_tls:2m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
  ];
}

/** The name of the edition without paths of its own comes first: nginx uses it for a request without a host name. */
function serverNames({ editions }: { editions: readonly EditionRules[] }): string[] {
  return [...editions].reverse().flatMap(({ domain, origin }) => {
    const name = new URL(origin).hostname;
    if (domain === null) return [name];
    // A long name would need a larger server_names_hash_bucket_size than an existing http block may have.
    return [domain.length < defaultKeyLimit ? `.${domain}` : quote(`~^(?:.+\\.)?${escapeLiteral(domain)}$`)];
  });
}

const feeds = Object.values(feedFiles);
const feedPattern = `/(?:${feeds.map(({ name }) => escapeLiteral(name)).join('|')})$`;
const feedLines = feeds.map(({ name, type }) => `${type} ${name.slice(name.indexOf('.') + 1)};`).join(' ');

function pageLocations(rules: ServerRules): string[][] {
  const { exactAddresses, patterns, editions } = rules;
  const exact = new Map([
    ['/', ''],
    ...exactAddresses.map(({ address }) => [address, fileLines({ address, patterns })] as const),
  ]);
  return [
    [
      '# Addresses that end in a slash, and files that are served as they are.',
      ...[...exact].map(
        ([address, lines]) => `location = ${quote(address)} { ${lines}try_files $site_file @site_missing; }`,
      ),
    ],
    [
      '# /im/, /im.html and /im/index.html redirect to /im if that page exists and its address is safe in a header.',
      'location ~* (?:/|\\.html)$ {',
      '    if ($site_file !~ \\.html$) { return 404; }',
      '    if (!-f $document_root$site_file) { return 404; }',
      `    if ($site_address !~ "${patterns.headerSafe}") { return 404; }`,
      '    return 301 $site_address$is_args$args;',
      '}',
    ],
    [
      '# Feeds have types of their own, which their extensions do not tell.',
      `location ~ ${quote(feedPattern)} { types { ${feedLines} } try_files $site_file @site_missing; }`,
    ],
    [
      '# Missing pages. Where nginx cannot read the home page either, it cannot read the site: 404 would make search engines drop it.',
      'location @site_missing {',
      `    if (!-f $document_root/${editions.at(-1)!.home}) { return 500; }`,
      '    return 404;',
      '}',
    ],
    ['# Every other page and shared file.', 'location / { try_files $site_file @site_missing; }'],
  ];
}

/** Media types go by extension: a name without one, or that of a feed, is given its own. Some types are sent in parts on request. */
function fileLines({ address, patterns }: { address: string } & Pick<ServerRules, 'patterns'>): string {
  const feed = feedType(address);
  const type = feed ?? (address.endsWith('/') ? null : bareType(address));
  const parts = new RegExp(patterns.ranged).test(address) ? 'max_ranges 1; ' : '';
  return parts + (feed === null ? '' : 'types { } ') + (type === null ? '' : `default_type ${type}; `);
}
