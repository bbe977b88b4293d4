import { escapeLiteral } from '../../server-model/patterns.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { map } from './map.ts';

/** The edition of a request, and the address that its path means. */
export function editionMaps({ editions, patterns, exactAddresses }: ServerRules): string[] {
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
