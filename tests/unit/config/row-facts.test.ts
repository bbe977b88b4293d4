import { describe, expect, it } from 'vitest';
import type { Row } from '../../../config/routes/route.ts';
import { rowFacts, rowReader } from '../../../cli/define/row-facts.ts';

const rows: readonly Row[] = [
  { edition: 'zh', layout: 'zh', path: '/im', name: '即时通讯', page: 'products/im' },
  { edition: 'zh', layout: 'zh', path: '/vod', name: '点播', page: 'planned' },
];

describe('what a page reads of other rows', () => {
  it('is the name, and whether the page is planned', () => {
    const facts = rowFacts({ rows, facts: ['name zh /im', 'isPlanned zh /im', 'isPlanned zh /vod', 'name en /im'] });
    expect(facts).toEqual({
      'name zh /im': '即时通讯',
      'isPlanned zh /im': false,
      'isPlanned zh /vod': true,
      'name en /im': null,
    });
    const reader = rowReader(facts);
    expect([reader.nameOf('zh /im'), reader.nameOf('en /im'), reader.isPlanned('zh /vod')]).toEqual([
      '即时通讯',
      null,
      true,
    ]);
  });

  it('is an error unless the page declares it', () => {
    const reader = rowReader(rowFacts({ rows, facts: ['name zh /im'] }));
    expect(() => reader.isPlanned('zh /im')).toThrow(
      'the page does not declare `isPlanned zh /im`: add it to its `rows`',
    );
  });
});
