import { literal, whole } from '../rules/patterns.ts';
import type { Rules } from '../rules/rules.ts';
import { usualKey } from './hash-size.ts';
import { map, type MapRow } from './map.ts';

/** What the page decisions look up: a spelling that is odd is found in none of them. */
export const question = '$site_spelling$site_edition$site_address';

/**
 * Moved addresses, and the paths of another edition. `room` says whether the hash sizes are ours to set: where they are
 * not, tables are kept small enough for nginx's own.
 */
export function redirectMaps({ rules, room }: { rules: Rules; room: 'own' | 'shared' }): string[] {
  const rows = redirectRows(rules);
  const says = 'Moved addresses, by edition, straight to where they end. Keys match without letter case.';
  const moved =
    room === 'own' || (rows.length <= small && rows.every(fits))
      ? [map({ says, of: question, name: 'site_moved', rows: [['default', ''], ...rows] })]
      : inParts({ says, rows });
  return [...moved, ...abroadMaps(rules)];
}

/** Keys and targets of the table of moved addresses. */
export function redirectRows({ redirects }: Rules): MapRow[] {
  return redirects.map(({ edition, from, to }) => [`${edition}${from}`, to]);
}

/** Entries that nginx's usual hash takes without a warning when each needs a bucket of its own. */
const small = 64;
/** Tables that its usual hash of variables takes without one. */
const most = 32;
const fits = ([key]: MapRow) => Buffer.byteLength(key) <= usualKey;

/**
 * Several small tables, at most one of which has an answer. What no table takes is compared one by one, by expressions;
 * the long ones only with long addresses, so that they cost the usual ones nothing.
 */
function inParts({ says, rows }: { says: string; rows: readonly MapRow[] }): string[] {
  const short = rows.filter(fits);
  const inTables = short.slice(0, small * most);
  const parts = Array.from({ length: Math.ceil(inTables.length / small) }, (_, index) => inTables.slice(index * small, (index + 1) * small));
  const compared = ([key, to]: MapRow): MapRow => [`~*^${literal(key)}$`, to];
  const long = rows.filter((row) => !fits(row)).map(compared);
  const untilLong: MapRow[] = long.length > 0 ? [[`~^.{0,${usualKey}}$`, '']] : [];
  const others = [...short.slice(inTables.length).map(compared), ...untilLong, ...long];
  const tables = [...parts, others].filter((part) => part.length > 0);
  return [
    ...tables.map((part, index) =>
      map({
        says: index === 0 ? `${says}\nIn parts that fit the hash sizes nginx has by itself: those of this http block are not ours to set.` : `Moved addresses, part ${index + 1}.`,
        of: question,
        name: `site_moved_${index + 1}`,
        rows: [['default', ''], ...part],
      }),
    ),
    map({
      says: 'At most one part knows an address.',
      of: '$site_edition',
      name: 'site_moved',
      rows: [['default', tables.map((_, index) => `$site_moved_${index + 1}`).join('')]],
    }),
  ];
}

function abroadMaps({ editions, patterns }: Rules): string[] {
  return [
    map({
      says: 'The same path for another origin: the address that is meant, or the request as it came (never decoded: that could carry line breaks).',
      of: '$site_address',
      name: 'site_same_path',
      rows: [
        ['default', '$request_uri'],
        [`~${patterns.plain}`, '$site_address$is_args$args'],
      ],
    }),
    map({
      says: "Paths of the other edition's site. By segment: /entertainment is none of /en.",
      of: '$site_spelling$site_edition$uri',
      name: 'site_abroad',
      rows: [
        ['default', ''],
        ...editions.flatMap(({ edition, abroad }) =>
          abroad.map(({ paths, origin }): MapRow => [`~${whole(paths, edition)}`, `${origin}$site_same_path`]),
        ),
      ],
    }),
  ];
}
