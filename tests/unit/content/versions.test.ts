import { describe, expect, it } from 'vitest';
import { versionsOf } from '../../../cli/content/versions.ts';
import type { RecordHead as Head } from '../../../cli/define/content-lists.ts';
import { request } from '../../../config/calls/request.ts';

const head = (id: string, changes: Partial<Head> = {}): Head => ({
  id,
  title: id,
  group: 'im',
  updateTime: '2026-01-01T00:00:00+08:00',
  ...changes,
});
const list = [
  head('a'),
  head('b'),
  head('c', { group: 'rtc' }),
  head('d', { group: 'rtc' }),
  head('e', { group: 'rtc' }),
];

function changed(articles: readonly Head[]): string[] {
  const [before, after] = [list, articles].map((heads) => versionsOf([{ call: 'blogDetail', heads }]));
  const ids = [...new Set([...list, ...articles].map(({ id }) => id))];
  return ids.filter((id) => before!(request('blogDetail', { id })) !== after!(request('blogDetail', { id })));
}
const edited = (id: string, changes: Partial<Head>) =>
  list.map((one) => (one.id === id ? { ...one, ...changes } : one));

describe('the version of an article', () => {
  it('changes with its time alone, when nothing else of it does', () => {
    expect(changed(list.map((one) => ({ ...one })))).toEqual([]);
    expect(changed(edited('d', { updateTime: '2026-02-01T00:00:00+08:00' }))).toEqual(['d']);
  });

  it('changes with the title of a neighbour, and of any of its type', () => {
    expect(changed(edited('c', { title: '新' }))).toEqual(['b', 'c', 'd', 'e']);
    expect(changed(edited('a', { title: '新' }))).toEqual(['a', 'b']);
  });

  it('changes when one comes, goes, or moves to another type', () => {
    expect(changed(list.slice(1))).toEqual(['a', 'b']);
    expect(changed([head('n', { group: 'rtc' }), ...list])).toEqual(['a', 'c', 'd', 'e', 'n']);
    expect(changed(edited('e', { group: 'im' }))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('changes with the customer of a neighbour', () => {
    const cases = ['a', 'b', 'c'].map((id) => head(id, { subtitle: id }));
    const of = (heads: readonly Head[]) =>
      heads.map(({ id }) => versionsOf([{ call: 'casePrevOrNext', heads }])(request('casePrevOrNext', { id })));
    const [before, after] = [of(cases), of([head('a', { subtitle: '新' }), ...cases.slice(1)])];
    expect(before.map((version, at) => version !== after[at])).toEqual([true, true, false]);
  });

  it('is null for a call that is not trusted, and for a record outside of the list', () => {
    const versions = versionsOf([{ call: 'casePrevOrNext', heads: list }]);
    expect([
      versions(request('blogDetail', { id: 'a' })),
      versions(request('casePrevOrNext', { id: 'z' })),
      versions(request('navigation')),
    ]).toEqual([null, null, null]);
    expect(versions(request('casePrevOrNext', { id: 'a' }))).toMatch(/^2026-01-01T00:00:00\+08:00 [0-9a-f]{16}$/);
  });
});
