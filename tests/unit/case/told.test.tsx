import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../cli/api/content.ts';
import { CaseArt } from '../../../components/case/case-art.tsx';
import { typeOf } from '../../../components/case/case-type.ts';
import { delayOf, placesOf } from '../../../components/case/told.ts';
import { starter } from '../api/support/starter-content.ts';

const { cases, caseType } = await readContent(starter);
const caseOf = (id: string) => cases.find((item) => item.id === id)!;

describe('what the drawing of a case shows', () => {
  it('is the delay among its figures', () => {
    expect(delayOf(caseOf('xuyu-talking-bear'))).toBe('720 毫秒');
    expect(delayOf(caseOf('dukou-bank-teller'))).toBeUndefined();
  });

  it('is the two places of its title', () => {
    expect(placesOf(caseOf('yinghai-overseas-rooms'))).toEqual(['利雅得', '雅加达']);
    expect(placesOf({ title: '杭州的早会', metrics: [] })).toBeUndefined();
  });

  it.each(cases.map((item) => [item.id, item] as const))('never contradicts what %s says', (_, item) => {
    const drawn = renderToStaticMarkup(
      <CaseArt id={item.id} type={typeOf({ types: caseType, id: item.type })} products={item.products} told={item} />,
    );
    const said = item.metrics.map(({ value }) => value);
    expect((drawn.match(/\d[\d,.]* (?:毫秒|ms|秒|万)/g) ?? []).filter((figure) => !said.includes(figure))).toEqual([]);
  });
});
