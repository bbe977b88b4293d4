import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../support/content-api.ts';
import { priceExamples } from '../../config/price-examples.ts';
import { prices } from '../../config/prices.ts';
import type { Row } from '../../config/routes/route.ts';
import { mainText } from '../support/main-text.ts';
import { root } from '../support/run-site.ts';
import { mainTexts, type RowText } from './copy/main-texts.ts';
import { repeatsIn, unusedAllowances } from './copy/repeats.ts';

/** Lists and stories of campaigns show the same works; calculators show the examples of price pages. */
const areas = ['home', 'products', 'solutions', 'landing', 'company', 'partners', 'certification', 'price', 'phone'];

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

let pages: readonly RowText[];
/** Documents, demos, cases and lines of price lists have the same name, note and figures wherever they are shown. */
let names: ReadonlySet<string>;
beforeAll(async () => {
  pages = await mainTexts(areas);
  const { pages: documents, cases, ...content } = await readContent(join(root, 'config/content'));
  const figures = cases.flatMap(({ metrics }) => metrics.map(({ value, label }) => `${value}${label}`));
  const lists = [...documents.values()].flatMap(({ document, demo }) =>
    [document, demo].map((list) => JSON.parse(list ?? '[]')),
  );
  const shown = [lists, cases, figures, content.navigation, content.demoList, content.commonData];
  const texts = [...shown, prices, priceExamples].flatMap(stringsOf).flatMap((text) => text.split(/(?<=[。！？；])/));
  names = new Set(texts.map((text) => text.replaceAll(/\s+/g, '').replace(/[。！？；]$/, '')));
});

describe('a sentence', () => {
  const text = (row: Partial<Row>, html: string) => ({ row: row as Row, text: mainText(`<main>${html}</main>`) });

  it('of eight characters or more is found on pages of different kinds', () => {
    const said = '<p>短句。消息在两百毫秒内<b>送到</b>；丢了再送。</p><svg><text>画里的字不算一句话</text></svg>';
    const two = [
      text({ path: '/im', page: 'products/im' }, said),
      text({ path: '/qchat', page: 'products/qchat' }, said),
    ];
    expect(repeatsIn(two, new Set())).toEqual(['“消息在两百毫秒内送到” is on /im, /qchat']);
    expect(repeatsIn(two, new Set(['消息在两百毫秒内送到']))).toEqual([]);
    expect(repeatsIn([two[0]!, text({ path: '/im2', page: 'products/im' }, said)], new Set())).toEqual([]);
  });

  it('is on one page only, but for names, labels and notes', () => {
    expect(repeatsIn(pages, names)).toEqual([]);
  });

  it('is on the list of those that may be repeated only if it is', () => {
    expect(unusedAllowances(pages)).toEqual([]);
  });
});
