import { literal } from '../rules/patterns.ts';
import type { Rules } from '../rules/rules.ts';
import type { SiteConfig } from '../../../config/site.ts';
import { headerLines } from './headers.ts';
import { usualKey } from './hash-size.ts';
import { mimeTypes } from './mime-types.ts';
import { quoted } from './quote.ts';

type Given = {
  rules: Rules;
  site: SiteConfig;
  /** Document root: relative to nginx's prefix, or absolute. */
  root: string;
  brotli: boolean;
};

/** Where the browser's API calls go. */
export function apiUpstream({ apiUpstream: address }: SiteConfig): string {
  return ['# The content API.', 'upstream site_api {', `    server ${address};`, '    keepalive 16;', '}'].join('\n');
}

/** The server block of both editions: the maps decide, this only does what they say. */
export function serverBlock({ rules, site, root, brotli }: Given): string {
  const parts = [
    [
      `listen ${site.listen};`,
      `server_name ${serverNames(rules).join(' ')};`,
      `root ${quoted(root)};`,
    ],
    [
      'server_tokens off;',
      'absolute_redirect off;',
      '# The ETag alone says whether a file changed.',
      'etag on;',
      'if_modified_since off;',
    ],
    mimeTypes(),
    ['# Compressed when the release was made; nothing is compressed while it is served.', 'gzip off;', 'gzip_static on;', ...(brotli ? ['brotli_static on;'] : []), 'gzip_vary on;', 'gzip_proxied any;'],
    headerLines(rules),
    errorPages(rules),
    [
      'if ($site_refused) { return 405; }',
      'if ($site_moved) { return 301 $site_moved$is_args$args; }',
      'if ($site_abroad) { return 301 $site_abroad; }',
    ],
    apiLocation(rules),
    [`location ^~ ${rules.assets} { try_files $uri =404; }`],
    ...pageLocations(rules),
  ];
  const body = parts.map((lines) => lines.map((line) => `    ${line}`).join('\n')).join('\n\n');
  return ['# Both editions.', 'server {', body, '}'].join('\n');
}

/** The Chinese one first: nginx takes it for a request without a host name. */
function serverNames({ editions }: Rules): string[] {
  return [...editions].reverse().flatMap(({ domain, origin }) => {
    const name = new URL(origin).hostname;
    if (domain === null) return [name];
    // A long name would need a larger server_names hash than the http block may have.
    return [domain.length < usualKey ? `.${domain}` : quoted(`~^(?:.+\\.)?${literal(domain)}$`)];
  });
}

function errorPages({ editions }: Rules): string[] {
  const statuses = Object.keys(editions[0]!.errors);
  const folders = editions.map(({ folder }) => folder).filter((folder) => folder !== '');
  return [
    '# Errors speak the language of the edition. Their pages have no address of their own.',
    ...statuses.map((status) => `error_page ${status} $site_folder/${status}.html;`),
    `location ~ ^/(?:${folders.map(literal).join('|')})?(?:${statuses.join('|')})\\.html$ { internal; }`,
  ];
}

/** By expression: a location named by a path that ends in a slash would redirect to it from the path without. */
function apiLocation({ api }: Rules): string[] {
  return [
    '# Calls go to the API as they came. It says itself how its answers are kept: one header stands here instead of those above.',
    `location ~ ${quoted(`^(?:${[...api.prefixes.map(literal), ...api.addresses.map((path) => `${literal(path)}$`)].join('|')})`)} {`,
    '    proxy_pass http://site_api;',
    '    proxy_http_version 1.1;',
    '    proxy_set_header Connection "";',
    '    proxy_set_header Host $site_api_host;',
    '    proxy_set_header X-Forwarded-For $remote_addr;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    '    proxy_connect_timeout 10s;',
    '    proxy_send_timeout 10s;',
    '    proxy_read_timeout 10s;',
    '    charset off;',
    '    add_header X-Content-Type-Options nosniff always;',
    '}',
  ];
}

function pageLocations({ slashed }: Rules): string[][] {
  const kept = [...new Set(['/', ...slashed.map(({ from }) => from)])];
  return [
    [
      '# Addresses that end in a slash.',
      ...kept.map((address) => `location = ${quoted(address)} { try_files $site_file =404; }`),
    ],
    [
      '# /im/, /im.html, /im/index.html: to /im where the edition has that page, with nothing in the target that could end a header.',
      'location ~* (?:/|\\.html)$ {',
      '    if ($site_file !~ \\.html$) { return 404; }',
      '    if (!-f $document_root$site_file) { return 404; }',
      `    if ($site_address !~ "^(?:/|(?:/[\\w.~-]+)+)$") { return 404; }`,
      '    return 301 $site_address$is_args$args;',
      '}',
    ],
    ['# Every other page and shared file.', 'location / { try_files $site_file =404; }'],
  ];
}
