import { literal } from '../rules/patterns.ts';
import type { Rules } from '../rules/rules.ts';
import type { SiteConfig } from '../../../config/site.ts';
import { apiLocations } from './api.ts';
import { headerLines } from './headers.ts';
import { usualKey } from './hash-size.ts';
import { mimeTypes } from './mime-types.ts';
import { quoted } from './quote.ts';
import { plainServer, tlsLines } from './tls.ts';

type Given = {
  rules: Rules;
  site: SiteConfig;
  /** Document root: relative to nginx's prefix, or absolute. */
  root: string;
  /** That of the release that is current, whichever it is by then. */
  newest: string;
  brotli: boolean;
};

/** The server block of both editions: the maps decide, this only does what they say. With TLS a second one leads to it. */
export function serverBlocks({ rules, site, root, newest, brotli }: Given): string[] {
  const { tls, realIpFrom } = site.nginx;
  const names = serverNames(rules).join(' ');
  const parts = [
    [
      ...(tls ? tlsLines(tls) : [`listen ${site.listen};`]),
      `server_name ${names};`,
      `root ${quoted(root)};`,
    ],
    ...(realIpFrom.length > 0
      ? [['# The visitor, as the proxies in front tell.', ...realIpFrom.map((from) => `set_real_ip_from ${from};`), 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;']]
      : []),
    [
      'server_tokens off;',
      'absolute_redirect off;',
      `client_max_body_size ${rules.api.body};`,
      `client_body_buffer_size ${rules.api.body};`,
      '# The ETag alone says whether a file changed.',
      'etag on;',
      'if_modified_since off;',
      '# Files are sent whole: what nginx answers to a part that is not there has every header twice.',
      'max_ranges 0;',
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
    apiLocations(rules),
    [
      '# Files named by their content: not their compressed forms by name, no source maps, nothing hidden.',
      `location ^~ ${rules.assets} {`,
      `    location ~* ${quoted(rules.patterns.kept)} { return 404; }`,
      '    try_files $uri @site_newer;',
      '}',
      '# While a reload goes on, workers of both releases answer for a moment: a page of the new one may ask one of the old for its files.',
      `location @site_newer { root ${quoted(newest)}; try_files $uri @site_missing; }`,
    ],
    ...pageLocations(rules),
  ];
  const body = parts.map((lines) => lines.map((line) => `    ${line}`).join('\n')).join('\n\n');
  return [['# Both editions.', 'server {', body, '}'].join('\n'), ...(tls ? plainServer({ rules, listen: site.listen, names }) : [])];
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

function pageLocations(rules: Rules): string[][] {
  const { slashed } = rules;
  const kept = [...new Set(['/', ...slashed.map(({ from }) => from)])];
  return [
    [
      '# Addresses that end in a slash.',
      ...kept.map((address) => `location = ${quoted(address)} { try_files $site_file @site_missing; }`),
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
    [
      '# What is not there. Where not even the error page can be read, this says so: 404 would send search engines away.',
      'location @site_missing {',
      `    default_type text/plain;`,
      `    if (!-f $document_root/${rules.editions.at(-1)!.errors[404]}) { return 500 "nginx cannot read the site: its error log says which folder is closed to the user of its workers.\\n"; }`,
      '    return 404;',
      '}',
    ],
    ['# Every other page and shared file.', 'location / { try_files $site_file @site_missing; }'],
  ];
}
