import { escapeLiteral } from '../../server-model/patterns.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { map, type MapRow } from './map.ts';

/** Statuses of requests that nginx may refuse before it has read the host name. */
const earlyStatuses = [400, 414, 431, 505];

/** Name of the edition of a request that nginx refuses before it can tell which one it is for. */
export const noEdition = 'none';

/** The edition of a request, and the address that its path means. `sni`: whether connections name their host in the TLS handshake. */
export function editionMaps({ editions, patterns, exactAddresses }: ServerRules, { sni }: { sni: boolean }): string[] {
  const fallback = editions.find(({ domain }) => domain === null)!;
  return [
    map({
      comment: `The edition, by host name: a domain and its subdomains. Every other name, and none, is ${fallback.edition}.`,
      source: '$host',
      name: 'site_edition',
      rows: [
        ['default', fallback.edition],
        ...editions.flatMap(({ edition, domain }) =>
          domain === null ? [] : [[`~(?:^|\\.)${escapeLiteral(domain)}$`, edition] as const],
        ),
      ],
    }),
    map({
      comment:
        'The edition that answers: of a request that nginx refuses before it has read the host, by the name of the TLS connection,\n' +
        'else by a path in the request line that belongs to one edition; else none.',
      source: `$status;$http_host;${sni ? '$ssl_server_name' : ''};$request`,
      name: 'site_language',
      rows: [
        ['default', noEdition],
        [`~^(?!(?:${earlyStatuses.join('|')});;)`, '$site_edition'],
        ...editions.flatMap(({ edition, domain }): MapRow[] =>
          domain === null ? [] : [[`~^[^;]*;;(?:[^;]*\\.)?${escapeLiteral(domain)};`, edition]],
        ),
        ['~^[^;]*;;[^;]', fallback.edition],
        ...editions.flatMap(({ otherEditions }) =>
          otherEditions.flatMap(({ paths, origin }) =>
            editions
              .filter((other) => other.origin === origin)
              .map(({ edition }): MapRow => [`~^[^ ]* (?:https?://[^/ ]*)?(?:${paths})(?:[ ?#].*)?$`, edition]),
          ),
        ),
      ],
    }),
    map({
      comment:
        'Request paths that no address is spelled with: empty or dot segments, encoded slashes, control characters.\nNo page is found for them, so they are answered with 404.',
      source: '$request_uri',
      name: 'site_irregular',
      rows: [
        ['default', ''],
        [`~*${patterns.irregular}`, 'irregular:'],
      ],
    }),
    map({
      comment: 'The address that a path means: /im for /im/, /im.html and /im/index.html.',
      source: '$uri',
      name: 'site_address',
      rows: [
        ['default', '$uri'],
        ...new Map(exactAddresses.map(({ address }) => [`~^${escapeLiteral(address)}$`, '$uri'])),
        [`~*${patterns.homeFile}`, '/'],
        [`~*${patterns.alternateSpelling}`, '$site_stem'],
      ],
    }),
  ];
}
