import { anchored, escapeLiteral } from '../../server-model/patterns.ts';
import type { AddressFile, EditionRules, ServerRules } from '../../server-model/server-rules.ts';
import type { SharedFile } from '../../server-model/shared-files.ts';
import { map, type MapRow } from './map.ts';
import { lookupKey } from './redirect-maps.ts';

export function fileMap({ editions, aliases, exactAddresses, shared, variants }: ServerRules): string {
  return map({
    comment:
      'The file of an address, whether it exists or not; empty for what is no address of the edition. The first match counts:\nhome pages, addresses with one spelling, aliases, hidden paths, shared files, pages.',
    source: lookupKey,
    name: variants.length > 0 ? 'site_page_file' : 'site_file',
    rows: [
      ['default', ''],
      ...editions.map(({ edition, home }): MapRow => [`${edition}/`, `/${home}`]),
      ...[...exactAddresses, ...aliases].map(addressRow),
      ...editions.map(({ edition, hidden }): MapRow => [`~${anchored(hidden, edition)}`, '']),
      ...editions.flatMap((edition) =>
        shared.map((files, index) => sharedRow({ edition, files, group: `site_${edition.edition}_any_${index + 1}` })),
      ),
      ...editions.map(
        ({ edition, pages }): MapRow => [
          `~^${edition}(?<site_${edition}_page>${pages})$`,
          `$site_${edition}_page.html`,
        ],
      ),
    ],
  });
}

/** An expression, because a plain key would match case-insensitively. */
function addressRow({ edition, address, file }: AddressFile): MapRow {
  return [`~^${edition}${escapeLiteral(address)}$`, `/${file}`];
}

type SharedRow = { edition: EditionRules; files: SharedFile; group: string };

function sharedRow({ edition: { edition, folder }, files, group }: SharedRow): MapRow {
  const prefix = files.perEdition && folder ? `/${folder.slice(0, -1)}` : '';
  return [`~^${edition}(?<${group}>${files.paths})$`, `${prefix}$${group}`];
}
