import { literal } from '../rules/patterns.ts';
import type { Rules } from '../rules/rules.ts';
import { caching } from '../rules/caching.ts';
import { map } from './map.ts';

/** What is refused, and what the answers say of themselves. */
export function responseMaps({ methods, api, assets, editions }: Rules): string[] {
  const calls = [...api.prefixes.map(literal), ...api.addresses.map((path) => `${literal(path)}$`)].join('|');
  return [
    map({
      says: 'Pages and files are only read. The API decides for itself.',
      of: '$request_method $uri',
      name: 'site_refused',
      rows: [
        ['default', 'refused'],
        [`~^(?:${methods.join('|')}) `, ''],
        [`~ (?:${calls})`, ''],
      ],
    }),
    map({
      says: 'What was refused says what is allowed.',
      of: '$status',
      name: 'site_allow',
      rows: [
        ['default', ''],
        ['405', methods.join(', ')],
      ],
    }),
    map({
      says: 'Files named by their content never change, and are never missing for a year; all else is asked for again each time.',
      of: '$status$uri',
      name: 'site_cache',
      rows: [
        ['default', caching.fresh],
        [`~^(?:200|206|304)${literal(assets)}`, caching.forever],
      ],
    }),
    map({
      says: "The folder of the edition's own error pages.",
      of: '$site_edition',
      name: 'site_folder',
      rows: [['default', ''], ...editions.flatMap(({ edition, folder }) => (folder ? [[edition, `/${folder.slice(0, -1)}`] as const] : []))],
    }),
    map({
      says: 'The host the API is asked as: ours by edition, never what the request says.',
      of: '$site_edition',
      name: 'site_api_host',
      rows: [['default', ''], ...editions.map(({ edition, origin }) => [edition, new URL(origin).host] as const)],
    }),
  ];
}
