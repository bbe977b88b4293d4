import { describe, expect, it } from 'vitest';
import { editionNames } from '../../../config/editions.ts';
import {
  aloneAddress,
  idSelection,
  legalTexts,
  textAddress,
  textsOf,
  typeSelection,
} from '../../../config/protocols.ts';
import { routes } from '../../../config/routes/index.ts';

describe('the table of legal texts', () => {
  it('has each slug and each service type once, and a place for every text', () => {
    const slugs = legalTexts.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(legalTexts.flatMap(({ serviceType }) => serviceType ?? [])).toEqual([0, 1, 2, 3, 4, 5]);
    for (const { slug, serviceType, address } of legalTexts)
      expect((serviceType === undefined) !== (address === undefined), slug).toBe(true);
  });

  it('describes each text in the length that search results show', () => {
    for (const { slug, about } of textsOf('zh')) {
      expect(about.length, slug).toBeGreaterThanOrEqual(60);
      expect(about.length, slug).toBeLessThanOrEqual(90);
    }
    for (const { slug, about } of textsOf('en')) {
      expect(about.length, slug).toBeGreaterThanOrEqual(120);
      expect(about.length, slug).toBeLessThanOrEqual(155);
    }
  });
});

describe('what the query chooses from', () => {
  it('is all texts but the first, which the address itself shows', () => {
    expect(typeSelection('zh')).toEqual({ query: 'serviceType', fallback: '0', values: ['1', '2', '3', '4', '5'] });
    expect(typeSelection('en')).toEqual(typeSelection('zh'));
    const both = ['recharge', 'sms', 'privacy', 'data-processing', 'sdk-compliance'];
    expect(idSelection('en')).toEqual({ query: 'id', fallback: 'terms', values: both });
    expect(idSelection('zh')).toEqual({ query: 'id', fallback: 'terms', values: [...both, 'meeting', 'des'] });
  });
});

describe('the addresses of a text', () => {
  const of = (slug: string, edition: 'zh' | 'en') => {
    const text = textsOf(edition).find((one) => one.slug === slug)!;
    return [textAddress({ edition, text }), aloneAddress({ edition, text })];
  };

  it('carry a query for all but the first', () => {
    expect(of('terms', 'zh')).toEqual(['/clauses', '/clause-detail']);
    expect(of('privacy', 'zh')).toEqual(['/clauses?serviceType=3', '/clause-detail?id=privacy']);
    expect(of('terms', 'en')).toEqual(['/en/clauses', '/en/clause-detail']);
    expect(of('sms', 'en')).toEqual(['/en/clauses?serviceType=2', '/en/clause-detail?id=sms']);
  });

  it('are its own where it has one', () => {
    expect(of('meeting', 'zh')).toEqual(['/meeting/clauses', '/clause-detail?id=meeting']);
    expect(of('des', 'zh')).toEqual(['/des', '/clause-detail?id=des']);
  });

  it('are all in the route table, with a value that its row knows', () => {
    for (const edition of editionNames) {
      for (const { slug } of textsOf(edition)) {
        for (const address of of(slug, edition)) {
          const [path, query = ''] = address.split('?');
          const row = routes.find((one) => one.edition === edition && one.path === path)!;
          expect(row.page, address).toMatch(/^legal\//);
          const [name, value] = query.split('=');
          if (query !== '')
            expect(row.select?.query === name && row.select?.values.includes(value!), address).toBe(true);
        }
      }
    }
  });
});
