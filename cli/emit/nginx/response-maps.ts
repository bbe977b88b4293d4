import { literal } from '../rules/patterns.ts';
import type { Rules } from '../rules/rules.ts';
import { caching } from '../rules/caching.ts';
import { callPattern } from './api.ts';
import { map } from './map.ts';

/** What is refused, and what the answers say of themselves. */
export function responseMaps(rules: Rules): string[] {
  const { methods, assets, editions } = rules;
  const calls = callPattern(rules).slice(1);
  return [
    map({
      says: 'Pages and files are only read. The API decides for itself.',
      of: '$request_method $uri',
      name: 'site_refused',
      rows: [
        ['default', 'refused'],
        [`~^(?:${methods.join('|')}) `, ''],
        [`~ ${calls}`, ''],
      ],
    }),
    map({
      says: 'What was refused says what is allowed.',
      of: '$upstream_status:$status',
      name: 'site_allow',
      rows: [
        ['default', ''],
        [':405', methods.join(', ')],
      ],
    }),
    map({
      says: 'Files named by their content never change, and are never missing for a year; all else is asked for again each time.\nThe API says itself how its answers are kept, once it has answered: the time that took is a number then.',
      of: '$upstream_header_time $status$uri',
      name: 'site_cache',
      rows: [
        ['default', caching.fresh],
        ['~^[^ ]*[0-9]', ''],
        [`~^ (?:200|304)${literal(assets)}`, caching.forever],
        [`~ [0-9]+${calls}`, caching.never],
      ],
    }),
    map({
      says: "The folder of the edition's own error pages.",
      of: '$site_edition',
      name: 'site_folder',
      rows: [['default', ''], ...editions.flatMap(({ edition, folder }) => (folder ? [[edition, `/${folder.slice(0, -1)}`] as const] : []))],
    }),
  ];
}
