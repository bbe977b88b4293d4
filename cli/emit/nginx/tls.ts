import type { NginxTls } from '../../../config/site.ts';
import type { Rules } from '../rules/rules.ts';
import { headerLines } from './headers.ts';
import { comment, map } from './map.ts';
import { quoted } from './quote.ts';

/** Lines of the server block that make it speak TLS. */
export function tlsLines({ listen, certificate, key }: NginxTls): string[] {
  return [
    `listen ${listen} ssl http2;`,
    `ssl_certificate ${quoted(certificate)};`,
    `ssl_certificate_key ${quoted(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site_tls:2m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
  ];
}

/** What listens without TLS: it only leads to the same address with it, at a host of ours. */
export function plainServer({ rules, listen, names }: { rules: Rules; listen: string; names: string }): string[] {
  const lines = [`listen ${listen};`, `server_name ${names};`, 'server_tokens off;', ...headerLines(rules), 'return 301 $site_secure$request_uri;'];
  return [
    map({
      says: 'Where an edition is with TLS.',
      of: '$site_edition',
      name: 'site_secure',
      rows: rules.editions.map(({ edition, origin }) => [edition, `https://${new URL(origin).host}`] as const),
    }),
    [...comment('Without TLS: to the same address with it.'), 'server {', ...lines.map((line) => `    ${line}`), '}'].join('\n'),
  ];
}
