import type { Editions } from '../define/editions.ts';
import type { Problem } from '../problem.ts';
import type { ContentFailure } from './call-log.ts';
import type { ContentIndexes } from './indexes.ts';

type EmptyMenusOptions = {
  /** The call of the menus. */
  call: string;
  navigation: ContentIndexes['navigation'];
  editions: Editions;
  failures: readonly Pick<ContentFailure, 'call'>[];
};

/** Warns about editions whose header has no menu. A failed call has its own warning. */
export function emptyMenus({ call: ofMenus, navigation, editions, failures }: EmptyMenusOptions): Problem[] {
  if (failures.some(({ call }) => call === ofMenus)) return [];
  return Object.values(editions)
    .map(({ navigation: menu }) => menu)
    .filter((menu) => (navigation[menu] ?? []).length === 0)
    .map((menu) => ({
      severity: 'warning',
      what: `the header has no menu: ${menu} is missing or empty`,
      where: `${ofMenus}, menu ${menu}`,
      why: 'the content has no entries for it',
      fix: `add the entries in the content system, or in config/content/navigation/${menu}.json`,
    }));
}
