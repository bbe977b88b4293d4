import { describe, expect, it } from 'vitest';
import { otherText } from '../../../config/rules/chosen-text.ts';

const other = (choice: Parameters<typeof otherText>[0], address: string) =>
  otherText(choice, new URL(address, 'https://www.yunqiao.example'));
const first = { query: 'serviceType', value: '0', values: '0 1 3' };

describe('the text that the query chooses', () => {
  it('is another than the page has where a server gave the first one', () => {
    expect(other(first, '/clauses?serviceType=3#section-2')).toBe('/clauses?serviceType=3');
    expect(other(first, '/clauses.html?a=b&serviceType=1')).toBe('/clauses?serviceType=1');
    expect(other({ ...first, value: '3' }, '/clauses?serviceType=0')).toBe('/clauses?serviceType=0');
  });

  it('is the one the page has where the server chose it, the value is unknown, or nothing is asked for', () => {
    for (const address of [
      '/clauses',
      '/clauses?serviceType=0',
      '/clauses?serviceType=',
      '/clauses?serviceType=9',
      '/clauses?servicetype=3',
      '/clauses?id=3',
    ])
      expect([address, other(first, address)]).toEqual([address, null]);
    expect(other({ ...first, value: '3' }, '/clauses?serviceType=3')).toBe(null);
    expect(other({}, '/price?serviceType=3')).toBe(null);
  });
});
