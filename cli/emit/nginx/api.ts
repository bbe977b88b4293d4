import { requestId } from '../../server-model/proxied-headers.ts';
import type { Base } from '../../define/address.ts';
import { escapeLiteral } from '../../server-model/patterns.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { addressesOf, type ApiUpstreams, type Upstream } from '../../server-model/upstream.ts';
import { ownHeaderNames } from './headers.ts';
import { commentLines, map, type MapRow } from './map.ts';
import { isAtLeast } from './nginx-version.ts';
import { quote } from './quote.ts';

/** Matches nothing where browsers make no calls. */
export function callPattern({ api }: ServerRules): string {
  if (api.prefixes.length + api.paths.length === 0) return '^(?!)';
  return `^(?:${[...api.prefixes.map(escapeLiteral), ...api.paths.map((path) => `${escapeLiteral(path)}$`)].join('|')})`;
}

/** Matches the request line of a call whose path nginx could not read. */
export function callRequestPattern({ api }: ServerRules): string {
  const calls = [...api.prefixes.map(escapeLiteral), ...api.paths.map((path) => `${escapeLiteral(path)}[ ?]`)];
  return calls.length === 0 ? '(?!)' : `[A-Z]+ (?:https?://[^/ ]*)?(?:${calls.join('|')})`;
}

const basesOf = (upstreams: ApiUpstreams): readonly Base[] =>
  upstreams.site === upstreams.default ? ['default'] : ['default', 'site'];
const groupOf = (base: Base) => `site_api_${base}`;

type UpstreamLinesOptions = {
  upstreams: ApiUpstreams;
  /** DNS servers, for an API server with a name. */
  resolver: readonly string[];
  /** Version of the nginx that serves; null: any since 1.18. */
  version: string | null;
};

/** From 1.27.3 a group resolves the names of its servers while nginx runs, and again when they change. */
const hasGroup = ({ needsDns }: Upstream, version: string | null) => !needsDns || isAtLeast(version, [1, 27, 3]);
const hasSeveral = ({ needsDns, others }: Upstream) => needsDns || others.length > 0;

/**
 * Groups of the API servers, for all that need no DNS, or whose names nginx resolves in a group. Common servers close an idle connection
 * after as little as two seconds, and nginx does not repeat a POST that meets a closing connection: the visitor got a 502. So nginx closes
 * its idle connections first. Where a group can have several servers, its workers share what they know of them in a zone, and a server that
 * failed three times within ten seconds gets no calls for ten seconds.
 */
export function upstreamBlocks({ upstreams, resolver, version }: UpstreamLinesOptions): string[] {
  return basesOf(upstreams).flatMap((base) => {
    const upstream = upstreams[base];
    if (!hasGroup(upstream, version)) return [];
    const rest = `${hasSeveral(upstream) ? ' max_fails=3 fail_timeout=10s' : ''}${upstream.needsDns ? ' resolve' : ''};`;
    const lines = [
      ...(hasSeveral(upstream) ? [`zone ${groupOf(base)} 64k;`] : []),
      ...(upstream.needsDns ? resolverDirectives(resolver) : []),
      ...addressesOf(upstream).map((address) => `server ${address}${rest}`),
      'keepalive 16;',
      'keepalive_timeout 1s;',
    ];
    return [
      ['# The API server.', `upstream ${groupOf(base)} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n'),
    ];
  });
}

/** Lines of the server block: DNS for API servers with a name, which are resolved for each call and not at the start. */
export function resolverLines({ upstreams, resolver, version }: UpstreamLinesOptions): string[] {
  return Object.values(upstreams).every((upstream) => hasGroup(upstream, version)) ? [] : resolverDirectives(resolver);
}

const resolverDirectives = (resolver: readonly string[]) => [`resolver ${resolver.join(' ')};`, 'resolver_timeout 5s;'];

/** Host of calls, and their rate limits. */
export function apiMaps({ editions, api, patterns }: ServerRules): string[] {
  return [
    map({
      comment: "The site's host name as the API gets it: the edition's own, never the client's.",
      source: '$site_edition',
      name: 'site_host',
      rows: [['default', ''], ...editions.map(({ edition, origin }) => [edition, new URL(origin).host] as const)],
    }),
    map({
      comment: 'Calls are answered only at their exact path.',
      source: '$request_uri',
      name: 'site_call_path',
      rows: [
        ['default', ''],
        [`~${patterns.callPath}`, 'exact'],
      ],
    }),
    map({
      comment: 'The client of a rate limit: an IPv4 address, or an IPv6 /64 network, of which a household has one.',
      source: '$binary_remote_addr',
      name: 'site_client',
      rows: [
        ['default', '$binary_remote_addr'],
        ['~(?s)^(?<site_network>.{8}).{8}$', '$site_network'],
      ],
    }),
    ...api.rateLimits.flatMap(({ name, paths, perMinute }) => [
      [
        map({
          comment: `Calls of the rate limit "${name}", with whatever an API server may take for the same path.`,
          source: '$uri',
          name: `site_${name}`,
          rows: [
            ['default', ''],
            ...paths.map((path): MapRow => [`~*^${escapeLiteral(path)}(?:[/.].*)?$`, '$site_client']),
          ],
        }),
        `limit_req_zone $site_${name} zone=site_${name}:2m rate=${perMinute}r/m;`,
      ].join('\n'),
    ]),
  ];
}

/** Lines of the server block: headers of the API that browsers do not get. nginx has no list of those to pass on. */
export function removedHeaderLines(rules: ServerRules): string[] {
  return [
    ...commentLines('Headers of the API that act on the whole site, or that this server sets.'),
    'proxy_headers_hash_max_size 2048;',
    'proxy_headers_hash_bucket_size 128;',
    ...new Set([...ownHeaderNames(rules), ...rules.api.headers.removed].map((name) => `proxy_hide_header ${name};`)),
  ];
}

export type ApiLocationsOptions = {
  rules: ServerRules;
  upstreams: ApiUpstreams;
  trustedCertificates: string;
  version: string | null;
};

/** Locations of the calls. Expressions: a prefix location that ends in a slash also redirects the path without it. */
export function apiLocations(input: ApiLocationsOptions): string[] {
  const { api } = input.rules;
  const sitePaths = `^(?:${api.sitePaths.map(escapeLiteral).join('|')})$`;
  return [
    ...(basesOf(input.upstreams).includes('site')
      ? [
          '# Calls to the base "site" have an API server of their own.',
          `location ~ ${quote(sitePaths)} {`,
          ...proxyLines({ ...input, base: 'site' }),
          '}',
        ]
      : []),
    ...commentLines('Calls are proxied to the API.'),
    `location ~ ${quote(callPattern(input.rules))} {`,
    ...proxyLines({ ...input, base: 'default' }),
    '}',
    ...(api.upload
      ? [
          ...commentLines('Uploads may be larger than other calls and are streamed, not stored.'),
          `location = ${quote(api.upload.path)} {`,
          `    client_max_body_size ${api.upload.maxBody};`,
          '    proxy_request_buffering off;',
          ...proxyLines({ ...input, base: 'default' }),
          '}',
        ]
      : []),
  ];
}

type ProxyLinesOptions = ApiLocationsOptions & { base: Base };

function proxyLines({ rules, upstreams, trustedCertificates, version, base }: ProxyLinesOptions): string[] {
  const { api } = rules;
  const { protocol, host, port } = upstreams[base];
  const group = hasGroup(upstreams[base], version);
  const timeout = `${api.timeout / 1000}s`;
  const requestHeaders = {
    Connection: '',
    // Servers with TLS answer 421 to a host that is not in their certificate.
    Host: protocol === 'https' ? (port === 443 ? host : `${host}:${port}`) : '$site_host',
    'X-Forwarded-For': '$remote_addr',
    'X-Forwarded-Host': '$site_host',
    'X-Forwarded-Proto': '$scheme',
    'X-Real-IP': '$remote_addr',
    [requestId]: '$site_request',
    ...Object.fromEntries(
      api.headers.request.map((name) => [name, `$http_${name.toLowerCase().replaceAll('-', '_')}`]),
    ),
  };
  const lines = [
    'if ($site_call_path = "") { return 404; }',
    ...api.rateLimits.map(({ name, burst }) => `limit_req zone=site_${name} burst=${burst} nodelay;`),
    'limit_req_status 429;',
    // Refusals are in the access log; they are no errors of the server.
    'limit_req_log_level warn;',
    // A variable makes nginx resolve the name for each call; a literal name would have to resolve when nginx starts.
    ...(group ? [] : [`set $site_upstream ${host}:${port};`]),
    `proxy_pass ${protocol}://${group ? groupOf(base) : '$site_upstream'};`,
    ...(hasSeveral(upstreams[base]) ? retryLines(timeout) : []),
    'proxy_http_version 1.1;',
    // The API gets the headers below and no others: not what clients say about themselves.
    'proxy_pass_request_headers off;',
    ...Object.entries(requestHeaders).map(([name, value]) => `proxy_set_header ${name} ${quote(value)};`),
    ...['connect', 'send', 'read'].map((step) => `proxy_${step}_timeout ${timeout};`),
    ...(protocol === 'https' ? tlsLines({ host, trustedCertificates }) : []),
    // The API must not send files of the site or change how nginx handles the response.
    'proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;',
    'charset off;',
  ];
  return lines.map((line) => `    ${line}`);
}

/**
 * Where there is another server, a call that met none goes to it. nginx never repeats what may have changed something: a POST that was sent.
 * No visitor waits longer than for one server.
 */
const retryLines = (timeout: string) => [
  'proxy_next_upstream error timeout http_502 http_503;',
  'proxy_next_upstream_tries 2;',
  `proxy_next_upstream_timeout ${timeout};`,
];

function tlsLines({ host, trustedCertificates }: { host: string; trustedCertificates: string }): string[] {
  return [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${host};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    `proxy_ssl_trusted_certificate ${quote(trustedCertificates)};`,
    'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
  ];
}
