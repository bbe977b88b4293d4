import { literal } from '../rules/patterns.ts';
import type { Rules } from '../rules/rules.ts';
import { map } from './map.ts';

/** Which edition a request is for, and how its path is spelled. */
export function editionMaps({ editions, patterns, slashed }: Rules): string[] {
  const other = editions.find(({ domain }) => domain === null)!;
  return [
    map({
      says: `The edition, by host name: a domain and its subdomains. Any other name, and none, is ${other.edition}.`,
      of: '$host',
      name: 'site_edition',
      rows: [
        ['default', other.edition],
        ...editions.flatMap(({ edition, domain }) => (domain === null ? [] : [[`~(?:^|\\.)${literal(domain)}$`, edition] as const])),
      ],
    }),
    map({
      says: 'Spellings that no address of ours has: empty or dot segments, hidden slashes, control characters. They are 404.',
      of: '$request_uri',
      name: 'site_spelling',
      rows: [
        ['default', ''],
        [`~*${patterns.odd}`, 'odd'],
      ],
    }),
    map({
      says: 'The address that is meant: /im by /im/, /im.html and /im/index.html.',
      of: '$uri',
      name: 'site_address',
      rows: [
        ['default', '$uri'],
        ...new Map(slashed.map(({ from }) => [`~^${literal(from)}$`, '$uri'])),
        [`~*${patterns.homeFile}`, '/'],
        [`~*${patterns.ending}`, '$site_stem'],
      ],
    }),
  ];
}
