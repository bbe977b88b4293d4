import { describe, expect, it } from 'vitest';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { groupsOf, relatedCases, typeAnchor, typeOf } from '../../../components/case/case-type.ts';
import type { CaseHead } from '../../../config/calls/cases.ts';

const types = [
  { id: 'overseas', name: '出海', is_industry_case: 0 },
  { id: 'education', name: '教育', is_industry_case: 1 },
  { id: 'finance', name: '金融', is_industry_case: 2 },
];
const moment = '2026-03-05T10:00:00+08:00';
const one = (id: string, type: string, products: CaseHead['products'] = ['im']): CaseHead => ({
  id,
  title: id,
  customer: id,
  summary: id,
  type,
  products,
  metrics: [],
  publishTime: moment,
  updateTime: moment,
});

describe('the cases of a solution', () => {
  const cases = ['new', 'old', 'own'].map((id) => one(id, 'education'));

  it('begin with that of its own trade; without it they stay as they are', () => {
    expect(ownCaseFirst('own', cases).map(({ id }) => id)).toEqual(['own', 'new', 'old']);
    expect(ownCaseFirst('gone', cases)).toEqual(cases);
  });
});

describe('the groups of cases', () => {
  it('stand with industries first, in the order of the list, without empty ones', () => {
    const groups = groupsOf({ types, cases: [one('a', 'overseas'), one('b', 'finance')] });
    expect(groups.map(({ id, industry, cases }) => [id, industry, cases.map((member) => member.id)])).toEqual([
      ['finance', true, ['b']],
      ['overseas', false, ['a']],
    ]);
  });

  it('keep a case whose type is not in the list', () => {
    expect(groupsOf({ types: [], cases: [one('a', 'lost')] })).toMatchObject([
      { name: '更多', industry: false, cases: [{ id: 'a' }] },
    ]);
  });
});

describe('a type', () => {
  it('that is not in the list has no name', () => {
    expect(typeOf({ types, id: 'education' }).name).toBe('教育');
    expect(typeOf({ types, id: 'lost' })).toEqual({ id: 'lost', name: '' });
  });

  it('has an anchor that may stand in an address, whatever its id holds', () => {
    expect(typeAnchor('education')).toBe('type-education');
    expect(typeAnchor('a b/教育#c')).toBe('type-a-b-c');
  });
});

describe('related cases', () => {
  it('are of the same type first, then those that share products, and never the case itself', () => {
    const of = one('a', 'education', ['im', 'netcall']);
    const cases = [
      of,
      one('b', 'finance', ['sms']),
      one('c', 'finance', ['netcall', 'im']),
      one('d', 'education', ['sms']),
      one('e', 'finance', ['im']),
    ];
    expect(relatedCases({ cases, of }).map(({ id }) => id)).toEqual(['d', 'c', 'e']);
  });
});
