import type { ServerRules } from '../../server-model/server-rules.ts';
import { errorPages } from './error-pages.ts';
import { headerLines } from './headers.ts';
import { commentLines, map } from './map.ts';
import { mimeTypes } from './mime-types.ts';
import { quote } from './quote.ts';

/** Lines of a server block: the files that prove control of the domain to a certificate authority (ACME HTTP-01). */
export function challengeLines(folder: string | null): string[] {
  if (folder === null) return [];
  return [
    '# Certificate renewal. Only file names of the form that certificate authorities request.',
    'location ~ ^/\\.well-known/acme-challenge/[\\w-]+$ {',
    `    root ${quote(folder)};`,
    '    types {}',
    '    default_type text/plain;',
    '    try_files $uri =404;',
    '}',
  ];
}

export type PlainServerOptions = {
  rules: ServerRules;
  listen: string;
  names: string;
  root: string;
  challenges: string | null;
};

/** The server block without TLS: it redirects to the same address with TLS, on the edition's own host. */
export function plainServer({ rules, listen, names, root, challenges }: PlainServerOptions): string[] {
  const parts = [
    [`listen ${listen};`, `server_name ${names};`, `root ${quote(root)};`, 'server_tokens off;'],
    mimeTypes(),
    headerLines(rules),
    errorPages(rules),
    challengeLines(challenges),
    ['location / { return 301 $site_https$request_uri; }'],
  ];
  return [
    map({
      comment: 'The origin of an edition with TLS.',
      source: '$site_edition',
      name: 'site_https',
      rows: rules.editions.map(({ edition, origin }) => [edition, `https://${new URL(origin).host}`] as const),
    }),
    [...commentLines('Without TLS: redirect to the same address with it.'), ...serverBlock(parts)].join('\n'),
  ];
}

/** A server block of groups of lines. */
export function serverBlock(parts: readonly (readonly string[])[]): string[] {
  const groups = parts.filter((lines) => lines.length > 0);
  return ['server {', groups.map((lines) => lines.map((line) => `    ${line}`).join('\n')).join('\n\n'), '}'];
}
