import { literal } from '../rules/patterns.ts';
import type { Rules } from '../rules/rules.ts';
import { map, type MapRow } from './map.ts';

/** Texts that the query chooses: one table for each parameter. Nothing where there are none. */
export function textMaps({ texts }: Rules): string[] {
  const queries = [...new Set(texts.map(({ query }) => query))];
  if (queries.length === 0) return [];
  return [
    ...queries.map((query) =>
      map({
        says: `The text that ${query} chooses, by edition and address. Any other value, and none, chooses the page's own.`,
        of: `$site_spelling$site_edition$site_address?$arg_${query.toLowerCase()}`,
        name: chosen(query),
        rows: [
          ['default', ''],
          ...texts
            .filter((text) => text.query === query)
            .map(({ edition, address, value, file }): MapRow => [`~^${edition}${literal(address)}\\?${literal(value)}$`, `/${file}`]),
        ],
      }),
    ),
    map({
      says: 'The chosen text, else the page. An address has one parameter, so at most one table answers.',
      of: queries.map((query) => `$${chosen(query)}`).join(''),
      name: 'site_file',
      rows: [
        ['default', queries.map((query) => `$${chosen(query)}`).join('')],
        ['', '$site_page'],
      ],
    }),
  ];
}

const chosen = (query: string) => `site_text_${query.toLowerCase().replace(/\W/g, '_')}`;
