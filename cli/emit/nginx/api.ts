import type { SiteConfig } from '../../../config/site.ts';
import { failureBody } from '../rules/api-rules.ts';
import { literal } from '../rules/patterns.ts';
import type { Rules } from '../rules/rules.ts';
import { ownHeaders } from './headers.ts';
import { comment, map } from './map.ts';
import { quoted } from './quote.ts';

/** Expression of the paths that are calls. */
export function callPattern({ api }: Rules): string {
  return `^(?:${[...api.prefixes.map(literal), ...api.addresses.map((path) => `${literal(path)}$`)].join('|')})`;
}

/**
 * Where the browser's calls go. Servers close a connection that nobody used for a while, after two seconds the most eager of the common
 * ones; a POST that meets the end of its connection is not sent again, and its visitor got a 502. So ours ends first.
 */
export function apiUpstream({ apiUpstream: address }: SiteConfig): string {
  return ['# The content API.', 'upstream site_api {', `    server ${address};`, '    keepalive 16;', '    keepalive_timeout 1s;', '}'].join('\n');
}

/** How the API is asked, and who may ask how often. */
export function apiMaps({ editions, api }: Rules): string[] {
  return [
    map({
      says: 'The host the API is asked as: ours by edition, never what the request says.',
      of: '$site_edition',
      name: 'site_api_host',
      rows: [['default', ''], ...editions.map(({ edition, origin }) => [edition, new URL(origin).host] as const)],
    }),
    map({
      says: 'What a failed call says.',
      of: '$site_edition',
      name: 'site_api_failed',
      rows: editions.map(({ edition }) => [edition, api.message[edition]] as const),
    }),
    map({
      says: 'Who counts as one client: an address, of IPv6 its network, because each household has 2^64 of those.',
      of: '$binary_remote_addr',
      name: 'site_client',
      rows: [
        ['default', '$binary_remote_addr'],
        ['~(?s)^(?<site_network>.{8}).{8}$', '$site_network'],
      ],
    }),
    ...api.limits.flatMap(({ name, paths, perMinute }) => [
      [
        map({
          says: `Calls that are counted: ${name}.`,
          of: '$uri',
          name: `site_${name}`,
          rows: [['default', ''], ...paths.map((path) => [path, '$site_client'] as const)],
        }),
        `limit_req_zone $site_${name} zone=site_${name}:2m rate=${perMinute}r/m;`,
      ].join('\n'),
    ]),
  ];
}

/** Locations of the calls. By expression: one named by a path that ends in a slash would redirect to it from the path without. */
export function apiLocations(rules: Rules): string[] {
  const { api } = rules;
  return [
    ...comment('Calls go to the API as they came. What it cannot answer is said in the form that callers read, never as a page.'),
    `location ~ ${quoted(callPattern(rules))} {`,
    ...handedOn(rules),
    '}',
    ...comment('Files may be larger than the calls; they are passed on as they come, and lie nowhere in between.'),
    `location = ${quoted(api.uploads.address)} {`,
    `    client_max_body_size ${api.uploads.body};`,
    '    proxy_request_buffering off;',
    ...handedOn(rules),
    '}',
    ...api.failures.map(
      (status) => `location @site_api_${status} { default_type application/json; return ${status} ${quoted(failureBody({ status, message: '$site_api_failed' }))}; }`,
    ),
  ];
}

function handedOn(rules: Rules): string[] {
  const { api } = rules;
  const time = `${api.time / 1000}s`;
  return [
    ...api.limits.map(({ name, burst }) => `    limit_req zone=site_${name} burst=${burst} nodelay;`),
    '    limit_req_status 429;',
    '    proxy_pass http://site_api;',
    '    proxy_http_version 1.1;',
    '    proxy_set_header Connection "";',
    '    proxy_set_header Host $site_api_host;',
    '    proxy_set_header X-Forwarded-For $remote_addr;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    ...['connect', 'send', 'read'].map((step) => `    proxy_${step}_timeout ${time};`),
    ...['X-Powered-By', ...ownHeaders(rules)].map((name) => `    proxy_hide_header ${name};`),
    '    charset off;',
    ...api.failures.map((status) => `    error_page ${status} @site_api_${status};`),
  ];
}
