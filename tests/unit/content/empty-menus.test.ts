import { editions } from '../../../config/editions.ts';
import { expect, it } from 'vitest';
import { emptyMenus } from '../../../cli/content/empty-menus.ts';

const entries = [{ name: 'a', url: '/a' }];

it('warns about a menu that the content lacks, unless its call failed', () => {
  const found = (navigation: Parameters<typeof emptyMenus>[0]['navigation'], failures: { call: 'navigation' }[] = []) =>
    emptyMenus({ call: 'navigation', editions, navigation, failures }).map(({ what, fix }) => [what, fix]);
  expect(found({ index: entries, en: entries })).toEqual([]);
  expect(found({ index: [], price: entries, en: entries })).toEqual([
    [
      'the header has no menu: index is missing or empty',
      'add the entries in the content system, or in config/content/navigation/index.json',
    ],
  ]);
  expect(found({ index: entries }).map(([what]) => what)).toEqual(['the header has no menu: en is missing or empty']);
  expect(found({}, [{ call: 'navigation' }])).toEqual([]);
});
