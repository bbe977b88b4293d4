import { escapeLiteral } from '../../server-model/patterns.ts';
import type { ServerRules } from '../../server-model/server-rules.ts';
import { map, type MapRow } from './map.ts';

/** Files that the query selects: one map for each parameter. Empty where there are none. */
export function variantMaps({ variants }: ServerRules): string[] {
  const queries = [...new Set(variants.map(({ query }) => query))];
  if (queries.length === 0) return [];
  const variableOf = (query: string) => `site_variant_${queries.indexOf(query) + 1}`;
  const selected = queries.map((query) => `$${variableOf(query)}`).join('');
  return [
    ...queries.map((query) =>
      map({
        comment: `The file that ${query} selects, by edition and address. Every other value, and none, selects the page's own file.`,
        source: `$site_irregular$site_edition$site_address?$arg_${query.toLowerCase()}`,
        name: variableOf(query),
        rows: [
          ['default', ''],
          ...variants
            .filter((variant) => variant.query === query)
            .map(
              ({ edition, address, value, file }): MapRow => [
                `~^${edition}${escapeLiteral(address)}\\?${escapeLiteral(value)}$`,
                `/${file}`,
              ],
            ),
        ],
      }),
    ),
    map({
      comment: "The selected file, else the page's own. An address has one parameter, so at most one map has a value.",
      source: selected,
      name: 'site_file',
      rows: [
        ['default', selected],
        ['', '$site_page_file'],
      ],
    }),
  ];
}
