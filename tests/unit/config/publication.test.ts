import { describe, expect, it } from 'vitest';
import { earliest, isShown, nextChange, type Published, whyHidden } from '../../../cli/define/publication.ts';

const at = (text: string) => Date.parse(text);
const visitors = { now: at('2026-06-01T00:00:00Z'), drafts: false };
const editors = { ...visitors, drafts: true };
const before = '2026-05-01T00:00:00Z';
const after = '2026-07-01T00:00:00Z';
const later = '2026-08-01T00:00:00Z';

describe('a record', () => {
  it.each<[string, Published, boolean, boolean, string | null]>([
    ['without times', {}, true, true, null],
    ['that is published', { publishTime: before }, true, true, null],
    ['that is published at this moment', { publishTime: '2026-06-01T00:00:00Z' }, true, true, null],
    ['that is not yet published', { publishTime: after }, false, true, after],
    ['that expires', { publishTime: before, expireTime: after }, true, true, after],
    ['that is expired', { publishTime: before, expireTime: before }, false, false, null],
    ['that expires at this moment', { expireTime: '2026-06-01T00:00:00Z' }, false, false, null],
    ['that is to come and to expire', { publishTime: after, expireTime: later }, false, true, after],
    ['that expires before it is published', { publishTime: later, expireTime: after }, false, true, null],
    ['that is a draft', { draft: true, publishTime: before }, false, true, null],
    ['that is a draft to come', { draft: true, publishTime: after }, false, true, null],
  ])('%s', (_, record, forVisitors, forEditors, next) => {
    expect(isShown(record, visitors)).toBe(forVisitors);
    expect(isShown(record, editors)).toBe(forEditors);
    expect(nextChange(record, visitors)).toBe(next && at(next));
  });
});

it('the earliest of moments is none where there is none', () => {
  expect(earliest([])).toBeNull();
  expect(earliest([null, 3, null, 2, 5])).toBe(2);
});

it.each<[string, Published, string, string]>([
  ['an expired draft', { draft: true, expireTime: before }, `expired on ${before}`, 'expireTime'],
  ['a draft to come', { draft: true, publishTime: after }, 'is a draft', 'draft'],
  ['a record to come', { publishTime: after, expireTime: later }, `is not published before ${after}`, 'publishTime'],
])('%s is hidden for a reason', (_, record, why, field) => {
  expect(whyHidden(record, visitors)).toEqual({ why, field });
});
