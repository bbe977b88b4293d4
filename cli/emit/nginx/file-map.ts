import { literal, whole } from '../rules/patterns.ts';
import type { EditionRules, NamedPage, Rules } from '../rules/rules.ts';
import type { SharedFile } from '../rules/shared-files.ts';
import { map, type MapRow } from './map.ts';
import { question } from './redirect-maps.ts';

/** The file an address stands for. */
export function fileMap({ editions, aliases, slashed, shared, texts }: Rules): string {
  return map({
    says: 'The file of an address, there or not; nothing for what is no address of the edition. The first that matches decides:\nhome pages, closing slashes, aliases, what is hidden, files that every edition has, pages.',
    of: question,
    name: texts.length > 0 ? 'site_page' : 'site_file',
    rows: [
      ['default', ''],
      ...editions.map(({ edition, home }): MapRow => [`${edition}/`, `/${home}`]),
      ...[...slashed, ...aliases].map(namedRow),
      ...editions.map(({ edition, hidden }): MapRow => [`~${whole(hidden, edition)}`, '']),
      ...editions.flatMap((edition) => shared.map((files, index) => sharedRow({ edition, files, name: `site_${edition.edition}_shared_${index + 1}` }))),
      ...editions.map(({ edition, pages }): MapRow => [`~^${edition}(?<site_${edition}_page>${pages})$`, `$site_${edition}_page.html`]),
    ],
  });
}

/** Compared with letter case, hence as an expression: a plain key would match without. */
function namedRow({ edition, from, file }: NamedPage): MapRow {
  return [`~^${edition}${literal(from)}$`, `/${file}`];
}

function sharedRow({ edition: { edition, folder }, files, name }: { edition: EditionRules; files: SharedFile; name: string }): MapRow {
  return [`~^${edition}(?<${name}>${files.paths})$`, `${files.own && folder ? `/${folder.slice(0, -1)}` : ''}$${name}`];
}
