import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../cli/api/content.ts';
import { CaseArt } from '../../../components/case/case-art.tsx';
import { typeOf } from '../../../components/case/case-type.ts';
import { industryOf, thingOf } from '../../../components/case/industry.ts';
import { starter } from '../api/support/starter-content.ts';

const { cases, caseType } = await readContent(starter);

describe('the drawing of a case', () => {
  it('is like no other one of the starter content, and always the same', () => {
    const art = () =>
      cases.map(({ id, type, products }) =>
        renderToStaticMarkup(<CaseArt id={id} type={typeOf({ types: caseType, id: type })} products={products} />),
      );
    const drawn = art();
    expect(drawn.length).toBeGreaterThan(10);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(art()).toEqual(drawn);
  });

  it('stands for a case of an unknown trade and without products', () => {
    expect(renderToStaticMarkup(<CaseArt id="x" type={{ id: 'x', name: '' }} products={[]} />)).toMatch(
      /^<svg .*aria-hidden="true"/,
    );
  });
});

describe('what stands for a trade', () => {
  it('is found by the id or the name of its type', () => {
    expect(caseType.map(({ id, name }) => [name, industryOf({ id, name }).thing])).toEqual([
      ['教育', 'lesson'],
      ['医疗', 'pulse'],
      ['金融', 'bank'],
      ['社交', 'hearts'],
      ['游戏', 'pad'],
      ['智能硬件', 'watch'],
      ['政务', 'scales'],
      ['零售', 'bag'],
      ['出海', 'ship'],
      ['企业协同', 'house'],
    ]);
    expect(industryOf({ id: '17', name: '物流' }).thing).toBe('route');
    expect(industryOf({ id: '18', name: '其他' }).thing).toBe('bridge');
  });

  it('gives way to what the id of a case speaks of', () => {
    const industry = industryOf({ id: 'education', name: '教育' });
    expect(thingOf({ id: 'songjian-music-lessons', industry })).toBe('keys');
    expect(thingOf({ id: 'qingcen-shared-lessons', industry })).toBe('lesson');
  });
});
