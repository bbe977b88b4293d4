import { anchored, escapeLiteral } from '../../server-model/patterns.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { defaultKeyLimit } from './hash-sizes.ts';
import { map, type MapRow } from './map.ts';

/** The key of the address maps. The prefix of an irregular path makes it match none of them. */
export const lookupKey = '$site_irregular$site_edition$site_address';

export type RedirectMapsOptions = {
  rules: ServerRules;
  /** Whether the hash sizes are configured for the keys. If not, tables stay within nginx's defaults. */
  ownHashSizes: boolean;
};

/** What the table has for a removed address, in place of a target. */
const removed = '410';

/** Redirects of single addresses, removed ones, and paths that belong to another edition. */
export function redirectMaps({ rules, ownHashSizes }: RedirectMapsOptions): string[] {
  const rows = redirectRows(rules);
  const comment =
    'Redirects, by edition, straight to their final target, and removed addresses. Keys match case-insensitively.';
  const redirects =
    ownHashSizes || (rows.length <= defaultTableSize && rows.every(fitsDefaultBucket))
      ? [map({ comment, source: lookupKey, name: 'site_moved', rows: [['default', ''], ...rows] })]
      : splitTables({ comment, rows });
  return [
    ...redirects,
    map({
      comment: 'Targets of redirects.',
      source: '$site_moved',
      name: 'site_redirect',
      rows: [
        ['default', '$site_moved'],
        [removed, ''],
      ],
    }),
    map({
      comment: 'Removed addresses. Evaluated again for their error page, which has a status by then.',
      source: '$status$site_moved',
      name: 'site_gone',
      volatile: true,
      rows: [
        ['default', ''],
        [`000${removed}`, 'gone'],
      ],
    }),
    ...editionRedirectMaps(rules),
  ];
}

export function redirectRows({ redirects, gone = [] }: Pick<ServerRules, 'redirects' | 'gone'>): MapRow[] {
  return [
    ...redirects.map(({ edition, from, to }): MapRow => [`${edition}${from}`, to]),
    ...gone.map(({ edition, address }): MapRow => [`${edition}${address}`, removed]),
  ];
}

/** Entries that nginx's default hash takes without a warning even if each needs a bucket of its own. */
const defaultTableSize = 64;
/** Maps that nginx's default hash of variables takes without a warning, if their names have at most 14 bytes. */
const maxTables = 32;
const fitsDefaultBucket = ([key]: MapRow) => Buffer.byteLength(key) <= defaultKeyLimit;

/**
 * Several small maps, at most one of which has a value for a key. Entries that fit in none are compared one by one as
 * expressions; long ones only with long addresses, so that short addresses do not pay for them.
 */
function splitTables({ comment, rows }: { comment: string; rows: readonly MapRow[] }): string[] {
  const short = rows.filter(fitsDefaultBucket);
  const hashed = short.slice(0, defaultTableSize * maxTables);
  const parts = Array.from({ length: Math.ceil(hashed.length / defaultTableSize) }, (_, index) =>
    hashed.slice(index * defaultTableSize, (index + 1) * defaultTableSize),
  );
  const asExpression = ([key, to]: MapRow): MapRow => [`~*^${escapeLiteral(key)}$`, to];
  const long = rows.filter((row) => !fitsDefaultBucket(row)).map(asExpression);
  const skipShortKeys: MapRow[] = long.length > 0 ? [[`~^.{0,${defaultKeyLimit}}$`, '']] : [];
  const expressions = [...short.slice(hashed.length).map(asExpression), ...skipShortKeys, ...long];
  const tables = [...parts, expressions].filter((part) => part.length > 0);
  return [
    ...tables.map((part, index) =>
      map({
        comment:
          index === 0
            ? `${comment}\nSplit into tables that fit nginx's default hash sizes: this file cannot set those of the http block.`
            : `Redirects, part ${index + 1}.`,
        source: lookupKey,
        name: `site_part_${index + 1}`,
        rows: [['default', ''], ...part],
      }),
    ),
    map({
      comment: 'At most one part has a target.',
      source: '$site_edition',
      name: 'site_moved',
      rows: [['default', tables.map((_, index) => `$site_part_${index + 1}`).join('')]],
    }),
  ];
}

function editionRedirectMaps({ editions, patterns }: ServerRules): string[] {
  return [
    map({
      comment:
        'The path on the other origin: the address that is meant, else the request as sent. Never a decoded path, which could contain line breaks.',
      source: '$site_address',
      name: 'site_same_path',
      rows: [
        ['default', '$request_uri'],
        [`~${patterns.headerSafe}`, '$site_address$is_args$args'],
      ],
    }),
    map({
      comment: 'Paths that belong to the other edition. By segment: /entertainment is not below /en.',
      source: '$site_irregular$site_language$uri',
      name: 'site_elsewhere',
      rows: [
        ['default', ''],
        ...editions.flatMap(({ edition, otherEditions }) =>
          otherEditions.map(
            ({ paths, origin }): MapRow => [`~${anchored(paths, edition)}`, `${origin}$site_same_path`],
          ),
        ),
      ],
    }),
  ];
}
